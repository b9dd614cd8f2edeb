/** Months, days and feasts as other languages write them, and measures and counts, lower case: no names by themselves. */
export const calendarWords: ReadonlySet<string> = new Set(
  `januar februar märz april mai juni juli august september oktober november dezember jänner montag dienstag mittwoch donnerstag freitag samstag
  sonnabend sonntag weihnachten ostern pfingsten anfang mitte ende prozent euro kilo kilogramm gramm tonnen tonne liter meter kilometer zentimeter uhr
  jahr jahre jahren monat monate monaten tag tage tagen woche wochen stunde stunden minuten mal million millionen milliarden stück paar nummer seite teil
  janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche noël pâques
  mille million millions milliard milliards euros heures ans mois jours kilomètres mètres tonnes litres pour cent
  mil millón millones pesos horas años meses días kilómetros metros toneladas litros
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo navidad
  gennaio febbraio marzo aprile maggio giugno luglio settembre ottobre dicembre lunedì martedì mercoledì giovedì venerdì sabato domenica
  janeiro fevereiro março maio junho julho setembro outubro novembro dezembro segunda terça quarta quinta sexta
  januari februari maart mei juni juli augustus oktober maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
  января февраля марта апреля мая июня июля августа сентября октября ноября декабря`
    .split(/\s+/)
    .filter(Boolean),
)
