extension WordTable {
  /// Languages whose words VoiceOver itself was heard to say; gaps are filled from Apple’s string tables.
  /// Sources: the strings of AccessibilitySnapshot and VoiceOverDesigner, captions of recorded sessions, UIKit’s tables.
  static let voiceOverWords = #"""
    [en]
    v: selected=selected; dimmed=dimmed; button=button; link=link; image=image; adjustable=adjustable; tab=tab;
    v: heading=heading; draggable=draggable; expanded=expanded; collapsed=collapsed; on=on; off=off; mixed=mixed;
    v: back_button=back button; back=back; search_field=search field; switch_button=switch button;
    v: text_field=text field; secure_text_field=secure text field; is_editing=is editing; picker_item=picker item;
    v: pop_up_button=pop up button; heading_level=heading level {i}; position={i} of {n}; row=row {i};
    v: column=column {i}; spans_rows=spans {n} rows; spans_columns=spans {n} columns; list_start=list start;
    v: list_end=list end; landmark=landmark; landmark_end=end; actions_available=actions available;
    v: more_content=more content available; hint_toggle=Double tap to toggle setting;
    v: hint_adjust=Swipe up or down with one finger to adjust the value; hint_edit=Double tap to edit;
    v: hint_editing=Use the rotor to access Misspelled Words; hint_expand=Double tap to expand;
    v: hint_collapse=Double tap to collapse; hint_picker=Double tap to activate the picker;
    v: hint_drag=Double tap and hold, wait for the sound, then drag to rearrange; in_progress=in progress;
    v: increment=increment; decrement=decrement; page=page {i} of {n}; alert=alert; radio_button=radio button;
    v: checkbox=checkbox; checked=checked; unchecked=unchecked; visited_link=visited link;
    v: in_page_link=in-page link; required=required; insertion_point_start=insertion point at start;
    v: insertion_point_end=insertion point at end; character_mode=character mode;
    a: date_picker=date picker; time_picker=time picker; date_and_time_picker=date and time picker;
    a: toolbar=toolbar; tab_bar=tab bar; navigation_bar=nav bar;
    o: dimmed=not enabled|disabled|unavailable|inactive|greyed out|grayed out; button=btn; link=hyperlink;
    o: image=img|picture|graphic|icon; adjustable=slider|increment and decrement; tab=tab bar item|tab item;
    o: heading=header; collapsed=not expanded; mixed=indeterminate; search_field=search box|search edit box;
    o: switch_button=switch|toggle|toggle button;
    o: text_field=textfield|edit box|edit text|text input|text box|edit field;
    o: secure_text_field=secure edit box|password field|secure textfield; is_editing=editing;
    o: pop_up_button=pop-up button|popup button|menu button|combo box; landmark_end=landmark end;
    o: actions_available=actions are available|custom actions available; more_content=more content;
    o: checkbox=check box; unchecked=not checked;
    [de]
    v: selected=auswahl; dimmed=grau dargestellt; button=taste; link=hyperlink; image=bild;
    v: adjustable=einstellbar; tab=tabulator; heading=überschrift; on=ein; off=aus; mixed=gemischt;
    v: back_button=zurück taste; back=zurück; search_field=suchfeld; switch_button=umschalttaste;
    v: text_field=textfeld; secure_text_field=sicheres textfeld; is_editing=bearbeiten; position={i} von {n};
    v: row=zeile {i}; column=spalte {i}; spans_rows=umfasst {n} zeilen; spans_columns=umfasst {n} spalten;
    v: list_start=anfang der liste; list_end=ende der liste; landmark=orientierungspunkt; landmark_end=ende;
    v: actions_available=aktionen verfügbar; more_content=weiterhin inhalte verfügbar;
    v: hint_toggle=Zum Umschalten Doppeltippen;
    v: hint_adjust=Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen;
    v: hint_edit=Zum Bearbeiten doppeltippen;
    a: expanded=erweitert; collapsed=reduziert; pop_up_button=einblendmenü; heading_level=überschrift ebene {i};
    a: in_progress=in arbeit; increment=erhöhen; decrement=verringern; date_picker=datumsauswahl;
    a: time_picker=zeitauswahl; date_and_time_picker=datums- und uhrzeitauswahl; page=seite {i} von {n};
    a: toolbar=symbolleiste; tab_bar=tab-leiste; navigation_bar=navigationsleiste;
    o: selected=ausgewählt; dimmed=nicht aktiviert|deaktiviert|inaktiv|abgeblendet; link=link; adjustable=regler;
    o: heading=header; on=markiert; switch_button=schalter; text_field=eingabefeld;
    [ru]
    v: selected=выбрано; dimmed=недоступно; button=кнопка; link=ссылка; image=изображение;
    v: adjustable=элемент регулировки; tab=вкладка; heading=заголовок; on=вкл.; off=выкл.; mixed=смешанно;
    v: back_button=кнопка назад; back=назад; search_field=поле поиска; switch_button=кнопка-переключатель;
    v: text_field=текстовое поле; secure_text_field=защищённое текстовое поле; is_editing=идет правка;
    v: position={i} из {n}; row=ряд {i}; column=столбец {i}; spans_rows=охватывает строк: {n};
    v: spans_columns=охватывает столбцов: {n}; list_start=начало списка; list_end=конец списка; landmark=ориентир;
    v: landmark_end=конец строки; actions_available=доступны действия; more_content=доступно больше контента;
    v: hint_toggle=Коснитесь дважды, чтобы переключить настройку;
    v: hint_adjust=Смахните вверх или вниз одним пальцем, чтобы настроить значение;
    v: hint_edit=Коснитесь дважды, чтобы редактировать;
    a: expanded=развернуто; collapsed=свернуто; pop_up_button=всплывающая кнопка;
    a: heading_level=заголовок уровень {i}; in_progress=идёт выполнение операции; increment=увеличить;
    a: decrement=уменьшить; date_picker=инструмент выбора даты; time_picker=инструмент выбора времени;
    a: date_and_time_picker=инструмент выбора даты и времени; page=страница {i} из {n};
    a: toolbar=панель инструментов; tab_bar=панель вкладок; navigation_bar=навигационная панель;
    o: dimmed=не включено; adjustable=настраиваемый|бегунок; tab=клавиша tab; heading=верхний колонтитул;
    o: on=включено|отмечено; off=выключено|не отмечено; mixed=по-разному;
    """#
}
