extension WordTable {
  /// Languages known from Apple’s own string tables (UIKit accessibility bundle and macOS VoiceOver) alone.
  static let appleWordsAToH = #"""
    [ar]
    a: selected=محددة; dimmed=معتم; button=زر; link=الرابط; image=صورة; adjustable=قابل للضبط; tab=الحقل;
    a: heading=عنوان; expanded=موسع; collapsed=مطوي; on=تشغيل; off=إيقاف; mixed=مختلط; back=رجوع;
    a: search_field=حقل البحث; pop_up_button=زر الإطار المُنبثق; heading_level=عنوان المستوى {i};
    a: position={i} من {n}; in_progress=قيد التقدم; increment=زيادة; decrement=إنقاص; date_picker=منتقي التاريخ;
    a: time_picker=منتقي الوقت; date_and_time_picker=منتقي التاريخ والوقت; page=صفحة {i} من {n};
    a: toolbar=شريط الأدوات; tab_bar=شريط علامات التبويب; navigation_bar=شريط التنقل;
    o: selected=محدد; dimmed=لم يتم التمكين; link=رابط; adjustable=شريط تمرير; heading=الرأس; on=تم فحصه;
    o: off=غير محدد|إيقاف التشغيل;
    [ca]
    a: selected=seleccionat; dimmed=atenuat; button=botó; link=enllaç; image=imatge; adjustable=ajustable;
    a: tab=tabulador; heading=capçalera; expanded=expandit; collapsed=contret; on=activat; off=desactivat;
    a: mixed=combinat; back=enrere; search_field=camp de cerca; pop_up_button=botó emergent;
    a: heading_level=capçalera nivell {i}; position={i} de {n}; in_progress=en curs; increment=incrementar;
    a: decrement=reduir; date_picker=selector de data; time_picker=selector d’hora;
    a: date_and_time_picker=selector de data i hora; page=pàgina {i} de {n}; toolbar=barra d’eines;
    a: tab_bar=barra de pestanyes; navigation_bar=barra de navegació;
    o: dimmed=desactivat; adjustable=regulador; on=marcat; off=sense marcar;
    [cs]
    a: selected=vybráno; dimmed=neaktivní; button=tlačítko; link=odkaz; image=obrázek; adjustable=nastavitelné;
    a: tab=panel; heading=nadpis; expanded=rozbaleno; collapsed=sbaleno; on=zapnuto; off=vypnuto; mixed=smíšené;
    a: back=zpět; search_field=pole hledání; pop_up_button=vyskakovací tlačítko; heading_level=nadpis úroveň {i};
    a: position={i} z {n}; in_progress=probíhá; increment=zvýšit; decrement=snížit; date_picker=výběr data;
    a: time_picker=výběr času; date_and_time_picker=výběr data a času; page=stránka {i} z {n};
    a: toolbar=panel nástrojů; tab_bar=řádek panelů; navigation_bar=navigační panel;
    o: dimmed=není zapnuté; adjustable=jezdec; heading=záhlaví; on=zaškrtnuto; off=nezaškrtnuto;
    [da]
    a: selected=valgt; dimmed=utydelig; button=knap; link=link; image=billede; adjustable=kan justeres;
    a: tab=tabulator; heading=overskrift; expanded=vist; collapsed=skjult; on=til; off=fra; mixed=blandet;
    a: back=tilbage; search_field=søgefelt; pop_up_button=lokalknap; heading_level=overskrift niveau {i};
    a: position={i} af {n}; in_progress=i gang; increment=hæv; decrement=sænk; date_picker=datovælger;
    a: time_picker=tidsvælger; date_and_time_picker=dato- og tidsvælger; page=side {i} af {n};
    a: toolbar=værktøjslinje; tab_bar=fanelinje; navigation_bar=nav.linje;
    o: dimmed=ikke slået til; adjustable=mærke; expanded=udvidet; on=valgt; off=ikke valgt;
    [el]
    a: selected=επιλέχθηκε; dimmed=ανενεργό; button=κουμπί; link=σύνδεσμος; image=εικόνα; adjustable=ρυθμιζόμενο;
    a: tab=καρτέλα; heading=επικεφαλίδα; expanded=αναπτύχθηκε; collapsed=συμπτύχθηκε; on=ναι; off=όχι;
    a: mixed=συνδυασμός; back=πίσω; search_field=πεδίο αναζήτησης; pop_up_button=αναδυόμενο κουμπί;
    a: heading_level=επικεφαλίδα επίπεδο {i}; position={i} από {n}; in_progress=σε εξέλιξη; increment=αύξηση;
    a: decrement=μείωση; date_picker=επιλογέας ημερομηνίας; time_picker=επιλογέας ώρας;
    a: date_and_time_picker=επιλογέας ημερομηνίας και ώρας; page=σελίδα {i} από {n}; toolbar=γραμμή εργαλείων;
    a: tab_bar=γραμμή καρτελών; navigation_bar=γραμμή πλοήγησης;
    o: selected=επιλεγμένο; adjustable=ρυθμιστικό; heading=κεφαλίδα; on=επιλεγμένο|ενεργό;
    o: off=αποεπιλέχθηκε|ανενεργό;
    [es]
    a: selected=seleccionado; dimmed=atenuado; button=botón; link=enlace; image=imagen; adjustable=ajustable;
    a: tab=tabulador; heading=encabezamiento; expanded=expandido; collapsed=contraído; on=sí; off=no; mixed=mixto;
    a: back=atrás; search_field=campo de búsqueda; pop_up_button=botón desplegable;
    a: heading_level=encabezamiento nivel {i}; position={i} de {n}; in_progress=en curso; increment=sumar;
    a: decrement=restar; date_picker=selector de fecha; time_picker=selector de hora;
    a: date_and_time_picker=selector de fecha y hora; page=página {i} de {n}; toolbar=barra de herramientas;
    a: tab_bar=barra de pestañas; navigation_bar=barra de navegación;
    o: dimmed=desactivado; adjustable=regulador; heading=cabecera; on=seleccionado|activado;
    o: off=no seleccionado|desactivado; mixed=combinado;
    [es-419]
    a: selected=selección; dimmed=atenuado; button=botón; link=enlace; image=imagen; adjustable=ajustable(s);
    a: tab=pestaña; heading=encabezado; expanded=expandido; collapsed=contraído; on=sí; off=no; mixed=mezcla;
    a: back=atrás; search_field=campo de búsqueda; pop_up_button=botón emergente;
    a: heading_level=encabezado nivel {i}; position={i} de {n}; in_progress=en curso; increment=aumento;
    a: decrement=disminución; date_picker=selector de fecha; time_picker=selector de hora;
    a: date_and_time_picker=selector de fecha y hora; page=página {i} de {n}; toolbar=barra de herramientas;
    a: tab_bar=barra de pestañas; navigation_bar=barra de navegación;
    o: selected=seleccionado; dimmed=desactivado; adjustable=regulador; on=seleccionado; off=no seleccionado;
    [fi]
    a: selected=valittu; dimmed=ei käytössä; button=painike; link=linkki; image=kuva; adjustable=säädettävä;
    a: tab=sarkain; heading=otsikko; expanded=laajennettu; collapsed=pienennetty; on=päälle; off=pois päältä;
    a: mixed=yhdistelmä; back=takaisin; search_field=hakukenttä; pop_up_button=ponnahduspainike;
    a: heading_level=otsikko taso {i}; position={i} / {n}; in_progress=meneillään; increment=lisää;
    a: decrement=vähennä; date_picker=päivämäärä­valitsin; time_picker=aikavalitsin;
    a: date_and_time_picker=päivämäärän ja ajan valitsin; page=sivu {i} kautta {n}; toolbar=työkalupalkki;
    a: tab_bar=välilehtipalkki; navigation_bar=selauspalkki;
    o: adjustable=liukusäädin; heading=otsake; on=valittu|käytössä; off=valitsematon|ei käytössä;
    [fr]
    a: selected=sélectionné; dimmed=estompé; button=bouton; link=lien; image=image; adjustable=réglable;
    a: tab=tabulation; heading=en-tête; expanded=développé; collapsed=condensé; on=activé; off=désactivé;
    a: mixed=mixte; back=précédent; search_field=champ de recherche; pop_up_button=bouton de menu local;
    a: heading_level=en-tête niveau {i}; position={i} sur {n}; in_progress=en cours; increment=incrémenter;
    a: decrement=décrémenter; date_picker=sélecteur de date; time_picker=sélecteur d’heure;
    a: date_and_time_picker=sélecteur de date et d’heure; page=page {i} sur {n}; toolbar=barre d’outils;
    a: tab_bar=barre d’onglets; navigation_bar=barre de navigation;
    o: dimmed=non activé; adjustable=curseur|ajustable; tab=onglet; expanded=étendu; on=coché; off=non coché;
    [fr-CA]
    a: selected=sélectionné; dimmed=estompé; button=bouton; link=lien; image=image; adjustable=ajustable;
    a: tab=tabulation; heading=titre; expanded=agrandi; collapsed=condensé; on=activé; off=désactivé; mixed=mixte;
    a: back=retour; search_field=champ de recherche; pop_up_button=bouton de menu contextuel;
    a: heading_level=titre niveau {i}; position={i} de {n}; in_progress=en cours; increment=incrémenter;
    a: decrement=décrémenter; date_picker=sélecteur de dates; time_picker=sélecteur de temps;
    a: date_and_time_picker=sélecteur de dates et d’heures; page=page {i} sur {n}; toolbar=barre d’outils;
    a: tab_bar=barre d’onglets; navigation_bar=barre de navigation;
    o: dimmed=non activé; adjustable=curseur; heading=en-tête; expanded=développé; on=vérifié; off=non coché;
    [he]
    a: selected=נבחר; dimmed=מעומעם; button=כפתור; link=קישור; image=תמונה; adjustable=ניתן להתאמה אישית; tab=tab;
    a: heading=כותרת; expanded=מורחב; collapsed=מכווץ; on=פעיל; off=כבוי; mixed=מעורב; back=אחורה;
    a: search_field=שדה חיפוש; pop_up_button=כפתור קופצני; heading_level=כותרת רמה {i}; position=‏{i} מתוך {n};
    a: in_progress=מתבצע; increment=הגדל; decrement=הקטן; date_picker=בורר התאריך; time_picker=בורר זמן;
    a: date_and_time_picker=בורר תאריך ושעה; page=עמוד {i} מתוך {n}; toolbar=סרגל כלים; tab_bar=שורת הכרטיסיות;
    a: navigation_bar=שורת ניווט;
    o: dimmed=לא פעיל; adjustable=מחוון; on=סומן|פועל; off=לא מסומן;
    [hi]
    a: selected=चयनित; dimmed=धीमा; button=बटन; link=लिंक; image=इमेज; adjustable=ऐडजस्ट करने योग्य; tab=टैब;
    a: heading=हेडिंग; expanded=विस्तारित; collapsed=समेटा गया; on=चालू; off=बंद; mixed=मिश्रित; back=पीछे;
    a: search_field=खोज फ़ील्ड; pop_up_button=पॉप-अप बटन; heading_level=हेडिंग स्तर {i}; position={n} में से {i};
    a: in_progress=जारी; increment=वृद्धि; decrement=कमी; date_picker=तिथि चयनिका; time_picker=समय चयनिका;
    a: date_and_time_picker=तिथि और समय चयनिका; page={n} पृष्ठों में से पृष्ठ {i}; toolbar=टूलबार;
    a: tab_bar=टैब बार; navigation_bar=नैव बार;
    o: dimmed=सक्षम नहीं; image=छवि; adjustable=स्लाइडर; heading=हेडर; on=चेक किया हुआ; off=अनचेक किया हुआ;
    """#
}
