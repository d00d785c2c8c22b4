import { defineText } from './import-text';
import type { ImportText } from './import-text';

type Shown = { readonly shown: string };
type Says = { readonly says: ImportText };

/** Valid values of fields, with which sentences end: 'give a whole number from 0 to 100, tonnes'. */
export const formTexts = {
  text: {
    en: 'text',
    fr: 'un texte'
  },
  phone: {
    en: 'a telephone number',
    fr: 'un numéro de téléphone'
  },
  number: {
    en: 'a number',
    fr: 'un nombre'
  },
  whole: {
    en: 'a whole number',
    fr: 'un nombre entier'
  },
  day: {
    en: 'a day such as 2024-12-31 or 31-12-2024',
    fr: 'un jour comme 2024-12-31 ou 31-12-2024'
  },
  dayUpTo: defineText<{ day: ImportText; last: string }>(
    ({ day, last }) => `${day}, to ${last}`,
    ({ day, last }) => `${day}, jusqu’au ${last}`
  ),
  pastDay: defineText<{ day: ImportText }>(
    ({ day }) => `${day}, up to today`,
    ({ day }) => `${day}, jusqu’à aujourd’hui`
  ),
  yesNo: {
    en: 'yes or no',
    fr: 'oui ou non'
  },
  state: {
    en: 'the name of a state',
    fr: 'le nom d’un État'
  },
  oneOf: defineText<{ choices: string }>(
    ({ choices }) => `one of ${choices}`,
    ({ choices }) => `une de ces valeurs : ${choices}`
  ),
  someOf: defineText<{ choices: string }>(
    ({ choices }) => `some of ${choices}, separated by commas`,
    ({ choices }) => `certaines de ces valeurs, séparées par des virgules : ${choices}`
  ),
  texts: {
    en: 'texts separated by commas',
    fr: 'des textes séparés par des virgules'
  },
  withUnit: defineText<{ says: ImportText; unit: ImportText }>(
    ({ says, unit }) => `${says}, ${unit}`,
    ({ says, unit }) => `${says}, ${unit}`
  ),
  above: defineText<{ limit: number }>(
    ({ limit }) => ` above ${limit}`,
    ({ limit }) => ` au-dessus de ${limit}`
  ),
  from: defineText<{ limit: number }>(
    ({ limit }) => ` from ${limit}`,
    ({ limit }) => `, au moins ${limit}`
  ),
  to: defineText<{ limit: number }>(
    ({ limit }) => ` to ${limit}`,
    ({ limit }) => `, au plus ${limit}`
  ),
  between: defineText<{ least: number; limit: number }>(
    ({ least, limit }) => ` from ${least} to ${limit}`,
    ({ least, limit }) => ` de ${least} à ${limit}`
  )
};

/** Problems and warnings of cells. They follow the name of a column. */
export const cellTexts = {
  nul: {
    en: 'contains the character NUL; remove it',
    fr: 'contient le caractère NUL ; supprimez-le'
  },
  halfCharacter: {
    en: 'contains half of a character: it was cut off; enter the text again',
    fr: 'contient une moitié de caractère : il a été coupé ; saisissez à nouveau le texte'
  },
  spreadsheetError: defineText<{ error: string }>(
    ({ error }) =>
      `contains the spreadsheet error '${error}'; enter the value, or leave out the formula that failed`,
    ({ error }) =>
      `contient l’erreur de tableur « ${error} » ; saisissez la valeur, ou supprimez la formule qui a échoué`
  ),
  emptyIfUnknown: defineText<{ problem: ImportText }>(
    ({ problem }) => `${problem}; leave the cell empty where it is unknown`,
    ({ problem }) => `${problem} ; laissez la cellule vide si la valeur est inconnue`
  ),
  empty: defineText<Says>(
    ({ says }) => `is empty; give ${says}`,
    ({ says }) => `est vide ; indiquez ${says}`
  ),
  severalValues: defineText<Shown & Says>(
    ({ shown, says }) => `'${shown}' contains several values; give one: ${says}`,
    ({ shown, says }) => `« ${shown} » contient plusieurs valeurs ; indiquez-en une : ${says}`
  ),
  tooLong: defineText<Shown & { length: number; most: number }>(
    ({ shown, length, most }) => `'${shown}…' has ${length} characters; give at most ${most}`,
    ({ shown, length, most }) => `« ${shown}… » a ${length} caractères ; ${most} sont permis au plus`
  ),
  shortened: defineText<Shown>(
    ({ shown }) =>
      `'${shown}' is a number that a spreadsheet shortened: its last digits are lost; format the column as text and enter it again`,
    ({ shown }) =>
      `« ${shown} » est un nombre qu’un tableur a abrégé : ses derniers chiffres sont perdus ; mettez la colonne au format texte et saisissez-le à nouveau`
  ),
  logicalNotText: defineText<Shown>(
    ({ shown }) => `'${shown}' is yes or no, not text; give text`,
    ({ shown }) => `« ${shown} » est une valeur oui ou non, pas un texte ; indiquez un texte`
  ),
  dayNotText: defineText<Shown>(
    ({ shown }) => `'${shown}' is a day, not text; give text`,
    ({ shown }) => `« ${shown} » est un jour, pas un texte ; indiquez un texte`
  ),
  inexact: defineText<{ number: number }>(
    ({ number }) => `${number} is a number too long to be stored: its last digits are lost; write it as text`,
    ({ number }) =>
      `${number} est un nombre trop long pour être enregistré : ses derniers chiffres sont perdus ; écrivez-le comme texte`
  ),
  likePlaceholder: defineText<Shown>(
    ({ shown }) => `'${shown}' looks like a sign for a missing value; it was taken as text`,
    ({ shown }) => `« ${shown} » ressemble à un signe de valeur manquante ; il a été pris comme texte`
  ),
  likeFormula: defineText<Shown>(
    ({ shown }) => `'${shown}' looks like a formula, not its result; it was taken as text`,
    ({ shown }) => `« ${shown} » ressemble à une formule, pas à son résultat ; elle a été prise comme texte`
  ),
  likeConverted: defineText<Shown>(
    ({ shown }) => `'${shown}' looks like what a spreadsheet makes of a code or a word; it was taken as text`,
    ({ shown }) =>
      `« ${shown} » ressemble à ce qu’un tableur fait d’un code ou d’un mot ; la valeur a été prise comme texte`
  ),
  phoneEnd: defineText<Shown & { whole: string }>(
    ({ shown, whole }) => `'${shown}' ends like a number of a spreadsheet; it was read as ${whole}`,
    ({ shown, whole }) => `« ${shown} » se termine comme un nombre de tableur ; il a été lu comme ${whole}`
  ),
  phoneZero: defineText<Shown & { digits: string }>(
    ({ shown, digits }) =>
      `'${shown}' has 10 digits: its leading 0 looks lost; write 0${digits} in a column of text`,
    ({ shown, digits }) =>
      `« ${shown} » a 10 chiffres : son 0 initial semble perdu ; écrivez 0${digits} dans une colonne de texte`
  ),
  phoneRounded: defineText<Shown>(
    ({ shown }) => `'${shown}' ends in many zeros: a spreadsheet may have rounded it`,
    ({ shown }) => `« ${shown} » se termine par beaucoup de zéros : un tableur l’a peut-être arrondi`
  ),
  hintDecimals: {
    en: ', with a point before decimals and nothing between thousands',
    fr: ', avec un point avant les décimales et rien entre les milliers'
  },
  hintThousands: {
    en: ', without thousands separators',
    fr: ', sans séparateur de milliers'
  },
  hintDegrees: {
    en: ', in decimal degrees',
    fr: ', en degrés décimaux'
  },
  hintDigits: {
    en: ', with the digits 0–9 only and without a unit or sign',
    fr: ', avec les chiffres 0 à 9 seulement et sans unité ni signe'
  },
  notNumber: defineText<Shown & Says & { hint: ImportText }>(
    ({ shown, says, hint }) => `'${shown}' is not a number; give ${says}${hint}`,
    ({ shown, says, hint }) => `« ${shown} » ne se lit pas comme un nombre ; indiquez ${says}${hint}`
  ),
  notAllowed: defineText<{ value: string | number } & Says>(
    ({ value, says }) => `${value} is not allowed; give ${says}`,
    ({ value, says }) => `${value} n’est pas permis ; indiquez ${says}`
  ),
  wholeShortened: defineText<Shown & { number: number }>(
    ({ shown, number }) => `'${shown}' was shortened by a spreadsheet; it was read as ${number}`,
    ({ shown, number }) => `« ${shown} » a été abrégé par un tableur ; il a été lu comme ${number}`
  ),
  wholePoint: defineText<Shown & { number: number; bare: string }>(
    ({ shown, number, bare }) =>
      `'${shown}' was read as ${number}; write ${bare} if the point parts thousands`,
    ({ shown, number, bare }) =>
      `« ${shown} » a été lu comme ${number} ; écrivez ${bare} si le point sépare les milliers`
  ),
  quoted: defineText<Shown & { problem: ImportText }>(
    ({ shown, problem }) => `'${shown}' ${problem}`,
    ({ shown, problem }) => `« ${shown} » ${problem}`
  ),
  beforeFirstYear: defineText<Shown>(
    ({ shown }) => `'${shown}' is before 1990; check the year`,
    ({ shown }) => `« ${shown} » est avant 1990 ; vérifiez l’année`
  ),
  afterToday: defineText<{ value: string; last: string }>(
    ({ value, last }) => `${value} is after today, ${last}; give the day on which it happened`,
    ({ value, last }) => `${value} est après aujourd’hui, ${last} ; indiquez le jour où cela s’est passé`
  ),
  neitherYesNo: defineText<Shown>(
    ({ shown }) => `'${shown}' is neither yes nor no`,
    ({ shown }) => `« ${shown} » n’est ni oui ni non`
  ),
  unknownChoice: defineText<Shown & Says>(
    ({ shown, says }) => `'${shown}' is not known; give ${says}`,
    ({ shown, says }) => `« ${shown} » n’est pas connu ; indiquez ${says}`
  ),
  notText: defineText<Shown & Says>(
    ({ shown, says }) => `'${shown}' is not text; give ${says}`,
    ({ shown, says }) => `« ${shown} » n’est pas un texte ; indiquez ${says}`
  ),
  manyEntries: defineText<{ count: number; most: number }>(
    ({ count, most }) => `has ${count} entries; give at most ${most}`,
    ({ count, most }) => `a ${count} entrées ; ${most} sont permises au plus`
  ),
  noWebAddress: defineText<Shown>(
    ({ shown }) => `'${shown}' must begin with http:// or https://`,
    ({ shown }) => `« ${shown} » doit commencer par http:// ou https://`
  ),
  unknownState: defineText<Shown>(
    ({ shown }) => `'${shown}' is not one of the 37 states; correct the spelling`,
    ({ shown }) => `« ${shown} » n’est pas un des 37 États ; corrigez l’orthographe`
  ),
  ruleBroken: defineText<Shown & { message: string }>(
    ({ shown, message }) => `'${shown}': ${message}`,
    ({ shown, message }) => `« ${shown} » : ${message}`
  ),
  notPrice: defineText<Shown>(
    ({ shown }) => `'${shown}' is not a price; give one such as 35000, '35k' or '1.2m'`,
    ({ shown }) => `« ${shown} » n’est pas un prix ; indiquez-le comme 35000, « 35k » ou « 1.2m »`
  ),
  formulaWithoutResult: {
    en: 'is a formula without a stored result; open the workbook in a spreadsheet, save it and import it again',
    fr: 'est une formule sans résultat enregistré ; ouvrez le classeur dans un tableur, enregistrez-le et importez-le à nouveau'
  },
  notNumberAgain: defineText<Shown>(
    ({ shown }) => `'${shown}' is not a number; enter it again`,
    ({ shown }) => `« ${shown} » ne se lit pas comme un nombre ; saisissez-le à nouveau`
  ),
  notDayAgain: defineText<Shown>(
    ({ shown }) => `'${shown}' is formatted as a day and is none; enter it again`,
    ({ shown }) => `« ${shown} » est au format d’un jour et n’en est pas un ; saisissez-le à nouveau`
  ),
  memoFile: defineText<Shown>(
    ({ shown }) =>
      `'${shown}' refers to a memo file (.dbt or .fpt), which is not supported; make the column text of up to 254 characters`,
    ({ shown }) =>
      `« ${shown} » renvoie à un fichier mémo (.dbt ou .fpt), qui n’est pas lu ; faites de la colonne un texte de 254 caractères au plus`
  ),
  noCharacters: defineText<Shown & { save: ImportText }>(
    ({ shown, save }) => `'${shown}' has bytes that are not characters; ${save}`,
    ({ shown, save }) => `« ${shown} » a des octets qui ne sont pas des caractères ; ${save}`
  ),
  saveShapefile: {
    en: 'save the shapefile in UTF-8',
    fr: 'enregistrez le shapefile en UTF-8'
  },
  saveIt: {
    en: 'save it in UTF-8',
    fr: 'enregistrez-le en UTF-8'
  },
  bytes: {
    en: 'contains bytes, not text or a number; leave the column out',
    fr: 'contient des octets, ni texte ni nombre ; laissez la colonne de côté'
  }
};

/** Problems of days. They follow the cell in quotation marks. */
export const dayTexts = {
  noDay: defineText<{ form: ImportText }>(
    ({ form }) => `is not a day; give ${form}`,
    ({ form }) => `n’est pas un jour ; indiquez ${form}`
  ),
  noTime: defineText<{ form: ImportText }>(
    ({ form }) => `has a time that does not exist; give ${form}`,
    ({ form }) => `a une heure qui n’existe pas ; indiquez ${form}`
  ),
  number: defineText<{ like: ImportText; day: string }>(
    ({ like, day }) => `is a number, not a day; it looks like ${like} (${day}). Write it as ${day}`,
    ({ like, day }) =>
      `est un nombre, pas un jour ; il ressemble à ${like} (${day}). Écrivez-le ainsi : ${day}`
  ),
  likeDigits: {
    en: 'a day written as a number',
    fr: 'un jour écrit comme un nombre'
  },
  likeCount: {
    en: "a spreadsheet's count of days",
    fr: 'un nombre de jours d’un tableur'
  },
  likeSeconds: {
    en: 'seconds since 1970',
    fr: 'des secondes depuis 1970'
  },
  likeMicroseconds: {
    en: 'microseconds since 1970',
    fr: 'des microsecondes depuis 1970'
  },
  likeNanoseconds: {
    en: 'nanoseconds since 1970',
    fr: 'des nanosecondes depuis 1970'
  },
  monthFirst: defineText<{ day: string }>(
    ({ day }) =>
      `is not a day with the day first; it looks like ${day} with the month first. Write days as 2024-12-31`,
    ({ day }) =>
      `n’est pas un jour avec le jour en premier ; il ressemble au ${day} avec le mois en premier. Écrivez les jours comme 2024-12-31`
  )
};
