extension WordTable {
  /// Languages known from Apple’s own string tables (UIKit accessibility bundle and macOS VoiceOver) alone.
  static let appleWordsHToZ = #"""
    [hr]
    a: selected=odabrano; dimmed=zatamnjeno; button=tipka; link=link; image=slika; adjustable=podesivo;
    a: tab=tabulator; heading=naslov; expanded=prošireno; collapsed=sažeto; on=uključeno; off=isključeno;
    a: mixed=miješano; back=natrag; search_field=polje za pretraživanje; pop_up_button=skočna tipka;
    a: heading_level=naslov razina {i}; position={i} od {n}; in_progress=u tijeku; increment=povećanje;
    a: decrement=smanjenje; date_picker=izbornik datuma; time_picker=izbornik vremena;
    a: date_and_time_picker=izbornik datuma i vremena; page=stranica {i} od {n}; toolbar=alatna traka;
    a: tab_bar=traka s karticama; navigation_bar=nav traka;
    o: dimmed=nije aktivirano; adjustable=kliznik; heading=zaglavlje; on=označeno; off=odznačeno;
    [hu]
    a: selected=kijelölve; dimmed=halvány; button=gomb; link=link; image=kép; adjustable=állítható; tab=tabulátor;
    a: heading=címsor; expanded=kibontva; collapsed=összecsukva; on=be; off=ki; mixed=vegyes; back=vissza;
    a: search_field=keresési mező; pop_up_button=felugró gomb; heading_level=címsor szint {i};
    a: position={n} per {i}; in_progress=folyamatban; increment=növelés; decrement=csökkentés;
    a: date_picker=dátumválasztó; time_picker=időválasztó; date_and_time_picker=dátum- és időválasztó;
    a: page={i}/{n}. oldal; toolbar=eszközsor; tab_bar=lapsor; navigation_bar=navigációs sáv;
    o: selected=kiválasztott; dimmed=nincs bekapcsolva; adjustable=csúszka; heading=fejléc;
    o: on=bejelölve|bekapcsolva; off=nincs bejelölve|kikapcsolva;
    [id]
    a: selected=dipilih; dimmed=diredupkan; button=tombol; link=tautan; image=gambar;
    a: adjustable=dapat disesuaikan; tab=tab; heading=heading; expanded=diperluas; collapsed=diciutkan; on=nyala;
    a: off=mati; mixed=campuran; back=kembali; search_field=bidang pencarian; pop_up_button=tombol pop-up;
    a: heading_level=heading level {i}; position={i} dari {n}; in_progress=sedang berlangsung;
    a: increment=penambahan; decrement=pengurangan; date_picker=pemilih tanggal; time_picker=pemilih waktu;
    a: date_and_time_picker=pemilih tanggal dan waktu; page=halaman {i} dari {n}; toolbar=bar alat;
    a: tab_bar=bar tab; navigation_bar=baris nav;
    o: dimmed=tidak diaktifkan; adjustable=penggeser; heading=header; on=dicentang|aktif;
    o: off=tidak dicentang|nonaktif;
    [it]
    a: selected=selezionato; dimmed=grigio; button=pulsante; link=link; image=immagine; adjustable=regolabile;
    a: tab=pannello; heading=intestazione; expanded=espanso; collapsed=compresso; on=sì; off=no; mixed=misto;
    a: back=indietro; search_field=campo di ricerca; pop_up_button=pulsante a comparsa;
    a: heading_level=intestazione livello {i}; position={i} di {n}; in_progress=in corso; increment=aumenta;
    a: decrement=diminuisci; date_picker=selezione data; time_picker=selezione ora;
    a: date_and_time_picker=selezione data e ora; page=pagina {i} di {n}; toolbar=barra strumenti;
    a: tab_bar=barra pannelli; navigation_bar=barra navigazione;
    o: dimmed=disabilitato; adjustable=cursore; tab=panello; collapsed=contratto; on=selezionato|attivato;
    o: off=non selezionato|disattivato;
    [ja]
    a: selected=選択; dimmed=淡色表示; button=ボタン; link=リンク; image=イメージ; adjustable=調整可能; tab=タブ; heading=見出し;
    a: expanded=拡げられました; collapsed=折りたたまれました; on=オン; off=オフ; mixed=部分的にオン; back=戻る; search_field=検索フィールド;
    a: pop_up_button=ポップアップボタン; heading_level=見出し レベル {i}; position={n}中{i}; in_progress=進行中; increment=増やす;
    a: decrement=減らす; date_picker=日付ピッカー; time_picker=時間ピッカー; date_and_time_picker=日付と時間ピッカー;
    a: page=全{n}ページ中{i}ページ目; toolbar=ツールバー; tab_bar=タブバー; navigation_bar=ナビゲーションバー;
    o: selected=選択されています|選択中; dimmed=無効; image=画像; adjustable=スライダ; heading=ヘッダ; on=チェックあり; off=チェックなし; mixed=混合;
    [ko]
    a: selected=선택됨; dimmed=비활성화됨; button=버튼; link=링크; image=이미지; adjustable=조절 가능; tab=탭; heading=머리말;
    a: expanded=확장됨; collapsed=축소됨; on=켬; off=끔; mixed=혼합; back=뒤로; search_field=검색 필드; pop_up_button=팝업 버튼;
    a: heading_level=머리말 단계 {i}; position=총 {n} 중 {i}; in_progress=진행 중; increment=증가; decrement=감소;
    a: date_picker=날짜 선택기; time_picker=시간 선택기; date_and_time_picker=날짜 및 시간 선택기; page=총 {n}페이지 중에서 {i}페이지;
    a: toolbar=도구 막대; tab_bar=탭 막대; navigation_bar=탐색 막대;
    o: dimmed=활성화되지 않음; adjustable=슬라이더; on=선택됨|설정; off=선택 해제됨;
    [ms]
    a: selected=dipilih; dimmed=dimalapkan; button=butang; link=pautan; image=imej; adjustable=boleh dilaraskan;
    a: tab=tab; heading=tajuk; expanded=dikembangkan; collapsed=diruntuhkan; on=aktif; off=tak aktif;
    a: mixed=bercampur; back=balik; search_field=medan carian; pop_up_button=butang timbul;
    a: heading_level=tajuk paras {i}; position={i} daripada {n}; in_progress=sedang berjalan; increment=tokokan;
    a: decrement=susutan; date_picker=pemilih tarikh; time_picker=pemilih masa;
    a: date_and_time_picker=pemilih tarikh dan masa; page=halaman {i} daripada {n}; toolbar=bar alat;
    a: tab_bar=bar tab; navigation_bar=bar nav;
    o: dimmed=tidak didayakan; adjustable=gelangsar; heading=pengepala; on=ditanda|hidupkan;
    o: off=dinyahtanda|matikan;
    [nb]
    a: selected=markert; dimmed=nedtonet; button=knapp; link=lenke; image=bilde; adjustable=justerbar; tab=fane;
    a: heading=overskrift; expanded=utvidet; collapsed=minimert; on=på; off=av; mixed=blandet; back=tilbake;
    a: search_field=søkefelt; pop_up_button=lokalknapp; heading_level=overskrift nivå {i}; position={i} av {n};
    a: in_progress=pågår; increment=øk; decrement=reduser; date_picker=datovelger; time_picker=tidsvelger;
    a: date_and_time_picker=dato- og tidsvelger; page=side {i} av {n}; toolbar=verktøylinje; tab_bar=fanelinje;
    a: navigation_bar=navigeringslinje;
    o: selected=valgt; dimmed=ikke aktivert; adjustable=skyveknapp; on=markert; off=ikke avkrysset;
    [nl]
    a: selected=geselecteerd; dimmed=grijs; button=knop; link=link; image=afbeelding; adjustable=aanpasbaar;
    a: tab=tab; heading=koptekst; expanded=uitgevouwen; collapsed=samengevouwen; on=aan; off=uit; mixed=gemengd;
    a: back=vorige; search_field=zoekveld; pop_up_button=venstermenuknop; heading_level=koptekst niveau {i};
    a: position={i} van {n}; in_progress=bezig; increment=verhoog; decrement=verlaag; date_picker=datumkiezer;
    a: time_picker=tijdkiezer; date_and_time_picker=datum- en tijdkiezer; page=pagina {i} van {n};
    a: toolbar=knoppenbalk; tab_bar=tabbladbalk; navigation_bar=navigatiebalk;
    o: dimmed=niet geactiveerd; adjustable=schuifknop; on=ingeschakeld; off=uitgeschakeld;
    [pl]
    a: selected=zaznaczone; dimmed=wygaszone; button=przycisk; link=łącze; image=obrazek; adjustable=regulacja;
    a: tab=tabulator; heading=nagłówek; expanded=rozwinięty; collapsed=zwinięty; on=włączone; off=wyłączone;
    a: mixed=mieszane; back=wróć; search_field=pole wyszukiwania; pop_up_button=przycisk menu podręcznego;
    a: heading_level=nagłówek poziom {i}; position={i} z {n}; in_progress=w toku; increment=zwiększenie;
    a: decrement=zmniejszenie; date_picker=wybór daty; time_picker=wybór czasu;
    a: date_and_time_picker=wybór daty i czasu; page=strona {i} z {n}; toolbar=pasek narzędzi; tab_bar=pasek kart;
    a: navigation_bar=pasek nawigacji;
    o: selected=wybrane; dimmed=nie włączone; image=obraz; adjustable=suwak; expanded=rozwinięte;
    o: collapsed=zwinięte; on=zaznaczone; off=niezaznaczone;
    [pt]
    a: selected=seleção; dimmed=escurecido; button=botão; link=link; image=imagem; adjustable=ajustável; tab=aba;
    a: heading=título; expanded=expandido; collapsed=contraído; on=ativado; off=desativado; mixed=misto;
    a: back=voltar; search_field=campo de busca; pop_up_button=botão pop-up; heading_level=título nível {i};
    a: position={i} de {n}; in_progress=em andamento; increment=aumentar; decrement=diminuir;
    a: date_picker=seletor de data; time_picker=seletor de horário; date_and_time_picker=seletor de data e hora;
    a: page=página {i} de {n}; toolbar=barra de ferramentas; tab_bar=barra de abas;
    a: navigation_bar=barra de navegação;
    o: selected=selecionado;
    [pt-BR]
    a: selected=seleção; dimmed=escurecido; button=botão; link=link; image=imagem; adjustable=ajustável; tab=aba;
    a: heading=título; expanded=expandido; collapsed=contraído; on=ativado; off=desativado; mixed=misto;
    a: back=voltar; search_field=campo de busca; pop_up_button=botão pop-up; heading_level=título nível {i};
    a: position={i} de {n}; in_progress=em andamento; increment=aumentar; decrement=diminuir;
    a: date_picker=seletor de data; time_picker=seletor de horário; date_and_time_picker=seletor de data e hora;
    a: page=página {i} de {n}; toolbar=barra de ferramentas; tab_bar=barra de abas;
    a: navigation_bar=barra de navegação;
    [pt-PT]
    a: selected=selecionado; dimmed=indisponível; button=botão; link=hiperligação; image=imagem;
    a: adjustable=regulável; tab=tabulador; heading=título; expanded=expandido; collapsed=comprimido; on=sim;
    a: off=não; mixed=misto; back=recuar; search_field=campo de pesquisa; pop_up_button=botão pop-up;
    a: heading_level=título nível {i}; position={i} de {n}; in_progress=em curso; increment=aumentar;
    a: decrement=diminuir; date_picker=seletor de data; time_picker=seletor de hora;
    a: date_and_time_picker=seletor de data e hora; page=página {i} de {n}; toolbar=barra de ferramentas;
    a: tab_bar=barra de separadores; navigation_bar=barra de navegação;
    o: dimmed=não ativado; adjustable=nivelador; heading=cabeçalho; on=assinalado|ativado;
    o: off=não assinalado|desativado;
    [ro]
    a: selected=selectat; dimmed=estompat; button=buton; link=link; image=imagine; adjustable=reglabil; tab=tab;
    a: heading=antet; expanded=extins; collapsed=restrâns; on=activat; off=dezactivat; mixed=mixt; back=înapoi;
    a: search_field=câmp de căutare; pop_up_button=buton pop-up; heading_level=antet nivel {i};
    a: position={i} din {n}; in_progress=în curs; increment=incrementează; decrement=decrementează;
    a: date_picker=selector dată; time_picker=selector de timp; date_and_time_picker=selector dată și oră;
    a: page=pagina {i} din {n}; toolbar=bară de instrumente; tab_bar=bară de file;
    a: navigation_bar=bară de navigare;
    o: dimmed=neactivat; adjustable=glisor; on=bifat; off=debifat;
    [sk]
    a: selected=vybrané; dimmed=neaktívne; button=tlačidlo; link=odkaz; image=obrázok; adjustable=nastaviteľné;
    a: tab=tab; heading=nadpis; expanded=rozbalené; collapsed=zbalené; on=zap.; off=vyp.; mixed=zmiešané;
    a: back=späť; search_field=vyhľadávacie pole; pop_up_button=tlačidlo vyskakovacieho menu;
    a: heading_level=nadpis úroveň {i}; position={i} z {n}; in_progress=prebieha; increment=zvýšenie;
    a: decrement=zníženie; date_picker=výber dátumu; time_picker=výber času;
    a: date_and_time_picker=výber dátumu a času; page=strana {i} z {n}; toolbar=panel s nástrojmi;
    a: tab_bar=lišta s tabmi; navigation_bar=navigačná lišta;
    o: selected=označené; dimmed=vyp.; adjustable=posuvník; heading=hlavička; on=zaškrtnuté|zapnuté;
    o: off=nezaškrtnuté|vypnuté;
    [sv]
    a: selected=markerat; dimmed=nedtonad; button=knapp; link=länk; image=bild; adjustable=justerbar; tab=tabb;
    a: heading=rubrik; expanded=utvidgad; collapsed=minimerad; on=på; off=av; mixed=blandat; back=tillbaka;
    a: search_field=sökfält; pop_up_button=popupknapp; heading_level=rubrik nivå {i}; position={i} av {n};
    a: in_progress=pågår; increment=ökning; decrement=minskning; date_picker=datumväljare; time_picker=tidväljare;
    a: date_and_time_picker=datum- och tidväljare; page=sida {i} av {n}; toolbar=verktygsfält; tab_bar=flikfält;
    a: navigation_bar=navigeringsfält;
    o: selected=vald; dimmed=inte aktiverad; adjustable=reglage; heading=sidhuvud; collapsed=hopfälld;
    o: on=markerad; off=omarkerad;
    [th]
    a: selected=เลือกอยู่; dimmed=ไม่ให้เลือก; button=ปุ่ม; link=ลิงก์; image=รูปภาพ; adjustable=สามารถปรับได้;
    a: tab=ปุ่ม tab; heading=หัวเรื่อง; expanded=ขยายแล้ว; collapsed=ยุบอยู่; on=เปิด; off=ปิด; mixed=ผสม;
    a: back=ย้อนกลับ; search_field=ช่องค้นหา; pop_up_button=ปุ่มที่แสดงขึ้น; heading_level=หัวเรื่อง ระดับ {i};
    a: position={i} จาก {n}; in_progress=ทำงานอยู่; increment=เพิ่มขึ้น; decrement=ลดลง;
    a: date_picker=ตัวเลือกวันที่; time_picker=ตัวเลือกเวลา; date_and_time_picker=ตัวเลือกวันที่และเวลา;
    a: page=หน้าที่ {i} จาก {n}; toolbar=แถบเครื่องมือ; tab_bar=รายการแถบ; navigation_bar=แถบนำทาง;
    o: selected=เลือกแล้ว; dimmed=ไม่ได้เปิดใช้งาน; adjustable=แถบเลื่อน; heading=หัวข้อ; on=เลือกอยู่;
    o: off=ไม่ได้เลือก;
    [tr]
    a: selected=seçili; dimmed=soluk; button=düğme; link=bağlantı; image=görüntü; adjustable=ayarlanabilir;
    a: tab=tab; heading=başlık; expanded=i̇çerik gösteriliyor; collapsed=i̇çerik gizleniyor; on=açık; off=kapalı;
    a: mixed=karışık; back=geri; search_field=arama alanı; pop_up_button=açılır düğme;
    a: heading_level=başlık düzey {i}; position={i} / {n}; in_progress=sürüyor; increment=artır; decrement=azalt;
    a: date_picker=tarih seçici; time_picker=saat seçici; date_and_time_picker=tarih ve saat seçici;
    a: page=sayfa {i} / {n}; toolbar=araç çubuğu; tab_bar=sekme çubuğu; navigation_bar=dolaşma çubuğu;
    o: selected=seçildi; dimmed=etkin değil; image=resim; adjustable=sürgü; expanded=içeriği gösterildi;
    o: collapsed=içerik gizlendi; on=işaretli; off=işaretli değil;
    [uk]
    a: selected=вибрано; dimmed=неактивний; button=кнопка; link=посилання; image=зображення;
    a: adjustable=настроюваний; tab=вкладка; heading=заголовок; expanded=розгорнуто; collapsed=згорнуто;
    a: on=увімкнено; off=вимкнено; mixed=комбінований; back=назад; search_field=поле пошуку;
    a: pop_up_button=спливна кнопка; heading_level=заголовок рівень {i}; position={i} із {n};
    a: in_progress=виконується; increment=збільшити значення; decrement=зменшити значення;
    a: date_picker=селектор дати; time_picker=селектор часу; date_and_time_picker=селектор дати й часу;
    a: page=сторінка {i} із {n}; toolbar=панель інструментів; tab_bar=смуга вкладок;
    a: navigation_bar=навігаційна панель;
    o: selected=вибраний; dimmed=не ввімкнено; adjustable=повзунок; expanded=розгорнутий; on=позначено|увімкнуто;
    o: off=позначку знято|вимкнуто;
    [vi]
    a: selected=được chọn; dimmed=mờ; button=nút; link=liên kết; image=hình ảnh; adjustable=có thể điều chỉnh;
    a: tab=tab; heading=đề mục; expanded=được mở rộng; collapsed=được thu nhỏ; on=bật; off=tắt; mixed=kết hợp;
    a: back=quay lại; search_field=trường tìm kiếm; pop_up_button=nút bật lên; heading_level=đề mục mức {i};
    a: position={i} / {n}; in_progress=đang tiến hành; increment=mức tăng; decrement=mức giảm;
    a: date_picker=bộ chọn ngày; time_picker=bộ chọn thời gian; date_and_time_picker=bộ chọn ngày và giờ;
    a: page=trang {i} / {n}; toolbar=thanh công cụ; tab_bar=thanh tab; navigation_bar=thanh điều hướng;
    o: selected=đã chọn|đã chọn; dimmed=không được bật; image=hình ảnh; adjustable=thanh trượt;
    o: heading=đầu trang; expanded=đã mở rộng; collapsed=đã thu nhỏ; on=đã chọn; off=đã bỏ chọn;
    [yue]
    a: selected=已選擇; dimmed=已變暗; button=按鈕; link=連結; image=影像; adjustable=可調整; tab=tab; heading=標題; expanded=已展開;
    a: collapsed=已收合; on=開啟; off=關閉; mixed=混合式; back=返回; search_field=搜尋欄位; pop_up_button=彈出式按鈕;
    a: heading_level=標題 等級 {i}; position={i}（共{n}）; in_progress=進行中; increment=遞增; decrement=遞減;
    a: date_picker=日期選擇器; time_picker=時間選擇器; date_and_time_picker=日期和時間選擇器; page={i}（共{n}）; toolbar=工具列;
    a: tab_bar=分頁列; navigation_bar=導覽列;
    [zh-HK]
    a: selected=已選擇; dimmed=已變暗; button=按鈕; link=連結; image=影像; adjustable=可調整; tab=tab; heading=標題; expanded=已展開;
    a: collapsed=已收合; on=開啟; off=關閉; mixed=混合式; back=返回; search_field=搜尋欄位; pop_up_button=彈出式按鈕;
    a: heading_level=標題 等級 {i}; position={i}（共{n}）; in_progress=進行中; increment=遞增; decrement=遞減;
    a: date_picker=日期選擇器; time_picker=時間選擇器; date_and_time_picker=日期和時間選擇器; page={i}（共{n}）; toolbar=工具列;
    a: tab_bar=分頁列; navigation_bar=導覽列;
    o: dimmed=不啟用; adjustable=滑桿; on=已剔選; off=未剔選;
    [zh-Hans]
    a: selected=已选择; dimmed=变暗; button=按钮; link=链接; image=图像; adjustable=可调; tab=tab; heading=标题; expanded=已展开;
    a: collapsed=已收起; on=打开; off=关闭; mixed=混合; back=返回; search_field=搜索栏; pop_up_button=弹出式按钮;
    a: heading_level=标题 级别 {i}; position={i}，共{n}; in_progress=进行中; increment=增量; decrement=减量; date_picker=日期选择器;
    a: time_picker=时间选择器; date_and_time_picker=日期和时间选择器; page=第{i}页（共{n}页）; toolbar=工具栏; tab_bar=标签页栏;
    a: navigation_bar=导航栏;
    o: dimmed=未启用; adjustable=滑块; on=已勾选|开; off=未勾选|关;
    [zh-Hant]
    a: selected=已選取; dimmed=已變暗; button=按鈕; link=連結; image=影像; adjustable=可調整; tab=tab; heading=標題; expanded=已展開;
    a: collapsed=已收合; on=開啟; off=關閉; mixed=混合; back=返回; search_field=搜尋欄位; pop_up_button=彈出式按鈕;
    a: heading_level=標題 等級 {i}; position={i}（共{n}）; in_progress=進行中; increment=增量; decrement=減量;
    a: date_picker=日期選擇器; time_picker=時間選擇器; date_and_time_picker=日期和時間選擇器; page=第{i}頁（共{n}頁）; toolbar=工具列;
    a: tab_bar=標籤列; navigation_bar=導覽列;
    o: selected=已選擇; dimmed=尚未啟用; image=圖像; adjustable=滑桿; on=已勾選; off=未勾選;
    """#
}
