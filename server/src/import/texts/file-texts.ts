import { defineText } from './import-text';
import type { ImportText } from './import-text';

/** Name of a file, or where it is in an archive. */
export type FileLabel = string | ImportText;
type InFile = { readonly file: FileLabel };
type Why = { readonly why: ImportText };

/** Why a whole file, or a choice about it, cannot be used. Each is one line that describes the correction. */
export const fileTexts = {
  noRows: defineText<InFile>(
    ({ file }) => `${file} has no rows.`,
    ({ file }) => `${file} n’a pas de lignes.`
  ),
  noRowUsable: {
    en: 'No row of the file can be used; nothing was written.',
    fr: 'Aucune ligne du fichier n’est utilisable ; rien n’a été écrit.'
  },
  noSource: defineText<InFile>(
    ({ file }) => `${file} has no source, which the map shows; give one (--attribution "Source, licence").`,
    ({ file }) =>
      `${file} n’a pas de source, que la carte affiche ; indiquez-la (--attribution "Source, licence").`
  ),
  databaseRefuses: defineText<InFile & { message: string }>(
    ({ file, message }) => `The database refuses ${file}: ${message}. Nothing was written.`,
    ({ file, message }) => `La base de données refuse ${file} : ${message}. Rien n’a été écrit.`
  ),
  unexpected: defineText<InFile & { message: string }>(
    ({ file, message }) =>
      `${file} cannot be imported (${message}): it is damaged, or has something that no reader expects. Nothing was written. If it opens elsewhere, report this with the file.`,
    ({ file, message }) =>
      `${file} ne peut pas être importé (${message}) : il est endommagé, ou contient quelque chose qu’aucun lecteur n’attend. Rien n’a été écrit. S’il s’ouvre ailleurs, signalez-le avec le fichier.`
  ),
  unreadable: defineText<InFile & Why>(
    ({ file, why }) => `${file} cannot be read: ${why}.`,
    ({ file, why }) => `${file} est illisible : ${why}.`
  ),
  damagedAfter: defineText<{ row: number; message: string }>(
    ({ row, message }) => `it is damaged after row ${row} (${message}). Get or export it again`,
    ({ row, message }) =>
      `il est endommagé après le rang ${row} (${message}). Récupérez-le ou exportez-le à nouveau`
  ),
  damaged: defineText<{ message: string }>(
    ({ message }) => `it is damaged (${message}). Get or export it again`,
    ({ message }) => `il est endommagé (${message}). Récupérez-le ou exportez-le à nouveau`
  ),
  otherType: defineText<InFile & { endings: string; advice: ImportText }>(
    ({ file, endings, advice }) => `${file} is not a file type of this dataset: ${endings}.${advice}`,
    ({ file, endings, advice }) =>
      `${file} n’est pas d’un type de fichier de ce jeu de données : ${endings}.${advice}`
  ),
  adviseUnpack: {
    en: ' Unpack it first.',
    fr: ' Décompressez-le d’abord.'
  },
  adviseWorkbook: {
    en: ' Save it as a workbook of Excel (.xlsx), or its sheet as CSV in UTF-8.',
    fr: ' Enregistrez-le comme classeur Excel (.xlsx), ou sa feuille en CSV, en UTF-8.'
  },
  adviseShapefile: defineText<{ stem: string }>(
    ({ stem }) => ` Name the shapefile itself: ${stem}.shp, with its other parts beside it.`,
    ({ stem }) => ` Donnez le shapefile lui-même : ${stem}.shp, avec ses autres parties à côté.`
  ),
  adviseConversion: defineText<{ command: string }>(
    ({ command }) => ` Convert it first, for example: ${command}`,
    ({ command }) => ` Convertissez-le d’abord, par exemple : ${command}`
  ),
  noField: defineText<{ option: string; field: string; fields: string }>(
    ({ option, field, fields }) => `--map ${option}: there is no field '${field}'. Fields: ${fields}.`,
    ({ option, field, fields }) => `--map ${option} : il n’y a pas de champ « ${field} ». Champs : ${fields}.`
  ),
  noNamedColumn: defineText<InFile & { column: string; field: string; has: ImportText }>(
    ({ file, column, field, has }) => `${file} has no column '${column}' for the field '${field}'. ${has}`,
    ({ file, column, field, has }) =>
      `${file} n’a pas de colonne « ${column} » pour le champ « ${field} ». ${has}`
  ),
  severalColumns: defineText<InFile & { columns: string; field: string }>(
    ({ file, columns, field }) =>
      `${file} has several columns for the field '${field}': ${columns}. Name the right one (--map ${field}=COLUMN).`,
    ({ file, columns, field }) =>
      `${file} a plusieurs colonnes pour le champ « ${field} » : ${columns}. Choisissez la bonne (--map ${field}=COLUMN).`
  ),
  noColumn: defineText<InFile & { field: string; says: ImportText; has: ImportText }>(
    ({ file, field, says, has }) =>
      `${file} has no column for the field '${field}' (${says}). ${has} Name the right one (--map ${field}=COLUMN).`,
    ({ file, field, says, has }) =>
      `${file} n’a pas de colonne pour le champ « ${field} » (${says}). ${has} Choisissez la bonne (--map ${field}=COLUMN).`
  ),
  hasColumns: defineText<{ columns: ImportText }>(
    ({ columns }) => `It has: ${columns}.`,
    ({ columns }) => `Il a : ${columns}.`
  ),
  hasNone: {
    en: 'It has: no columns.',
    fr: 'Il n’a aucune colonne.'
  },
  twinColumns: defineText<InFile & { column: string }>(
    ({ file, column }) => `${file} has two columns called '${column}'; rename or remove one of them.`,
    ({ file, column }) =>
      `${file} a deux colonnes appelées « ${column} » ; renommez ou supprimez l’une d’elles.`
  ),
  takenTitle: defineText<{ title: string }>(
    ({ title }) =>
      `There is a layer with the name ${title} already. Give another name, or add the rows to that layer.`,
    ({ title }) =>
      `Il y a déjà une couche du nom de ${title}. Donnez un autre nom, ou ajoutez les lignes à cette couche.`
  ),
  twinFields: defineText<{ field: string }>(
    ({ field }) => `Two fields have the name ${field}. Name each only once.`,
    ({ field }) => `Deux champs portent le nom ${field}. Ne donnez chaque nom qu’une fois.`
  ),
  layerGone: {
    en: 'The layer is not there any more. Choose another one.',
    fr: 'La couche n’existe plus. Choisissez-en une autre.'
  },
  noPlaces: defineText<InFile>(
    ({ file }) =>
      `${file} has no places: a layer needs positions, lines or outlines. Give columns such as latitude and longitude, or WKT.`,
    ({ file }) =>
      `${file} n’a pas de lieux : une couche demande des positions, des lignes ou des contours. Donnez des colonnes comme latitude et longitude, ou du WKT.`
  ),
  spelling: defineText<{ lga: string; state: string; problem: ImportText }>(
    ({ lga, state, problem }) => `'${lga}' in '${state}': ${problem}`,
    ({ lga, state, problem }) => `« ${lga} » dans « ${state} » : ${problem}`
  ),
  spellingCode: defineText<{ code: string }>(
    ({ code }) => `'${code}' is not the code of an LGA; give one such as UYOA.`,
    ({ code }) => `« ${code} » n’est pas le code d’une LGA ; indiquez-en un comme UYOA.`
  ),
  spellingIncomplete: {
    en: 'state and lga must both be given.',
    fr: 'il faut indiquer l’État et la LGA.'
  }
};

/** Why an upload or a run is refused. */
export const uploadTexts = {
  tooLarge: defineText<{ megabytes: number }>(
    ({ megabytes }) =>
      `The file is larger than ${megabytes} MB. Divide it, or import it with npm run import.`,
    ({ megabytes }) => `Le fichier dépasse ${megabytes} Mo. Divisez-le, ou importez-le avec npm run import.`
  ),
  cutOff: {
    en: 'The upload was interrupted; nothing of it was kept. Upload the file again.',
    fr: 'L’envoi a été interrompu ; rien n’en a été gardé. Envoyez à nouveau le fichier.'
  },
  empty: {
    en: 'The file is empty.',
    fr: 'Le fichier est vide.'
  },
  noSpace: {
    en: 'The disk of the server is full: nothing was written. Tell the operator of this server, then try again.',
    fr: 'Le disque du serveur est plein : rien n’a été écrit. Prévenez l’exploitant de ce serveur, puis réessayez.'
  },
  running: defineText<{ by: string }>(
    ({ by }) => `Another import is running (${by}). Try again when it has ended.`,
    ({ by }) => `Un autre import est en cours (${by}). Réessayez quand il sera terminé.`
  ),
  runningUnnamed: {
    en: 'Another import is running. Try again when it has ended.',
    fr: 'Un autre import est en cours. Réessayez quand il sera terminé.'
  }
};

/** Why a check or an import ended without a report. English messages of other modules are given as values. */
export const runTexts = {
  cancelled: defineText<{ message: string }>(
    ({ message }) => message,
    () => 'L’import a été annulé. Rien n’a été écrit.'
  ),
  dataChanged: defineText<{ message: string }>(
    ({ message }) => message,
    () => 'Quelqu’un d’autre a modifié des données entre-temps. Rien n’a été écrit ; recommencez.'
  ),
  lost: {
    en: 'The server stopped meanwhile. An import is written whole or not at all: if the history does not list it, begin again.',
    fr: 'Le serveur s’est arrêté entre-temps. Un import est écrit en entier ou pas du tout : si l’historique ne le contient pas, recommencez.'
  },
  failed: defineText<{ message: string }>(
    ({ message }) => `The import failed: ${message} Nothing was written.`,
    ({ message }) => `L’import a échoué : ${message} Rien n’a été écrit.`
  )
};

/** Problems of tables: CSV and workbooks. */
export const tableTexts = {
  notCsv: defineText<InFile & Why>(
    ({ file, why }) => `${file} is not a CSV file: ${why}.`,
    ({ file, why }) => `${file} n’est pas un fichier CSV : ${why}.`
  ),
  csvEmpty: defineText<InFile>(
    ({ file }) => `${file} has no rows; it needs a header line and a line for each row.`,
    ({ file }) => `${file} n’a pas de lignes ; il faut une ligne d’en-têtes et une ligne par entrée.`
  ),
  csvCells: defineText<{ line: number; cells: number; columns: number }>(
    ({ line, cells, columns }) =>
      `line ${line} has ${cells} cells and the header line ${columns}; put a cell with a comma in it in quotation marks`,
    ({ line, cells, columns }) =>
      `la ligne ${line} a ${cells} cellules et la ligne d’en-têtes ${columns} ; mettez entre guillemets une cellule qui contient une virgule`
  ),
  csvBehindQuote: defineText<{ line: number }>(
    ({ line }) =>
      `line ${line} has text behind the quotation mark that ends a cell; write one inside a cell twice ("")`,
    ({ line }) =>
      `la ligne ${line} a du texte après le guillemet qui ferme une cellule ; dans une cellule, écrivez le guillemet deux fois ("")`
  ),
  csvOpenQuote: defineText<{ line: number }>(
    ({ line }) =>
      `a quotation mark that opens a cell after line ${line} is never closed; close it or take it out`,
    ({ line }) =>
      `un guillemet qui ouvre une cellule après la ligne ${line} n’est jamais fermé ; fermez-le ou supprimez-le`
  ),
  csvOther: defineText<{ line: number; message: string }>(
    ({ line, message }) => `line ${line}: ${message}`,
    ({ line, message }) => `ligne ${line} : ${message}`
  ),
  notWorkbook: defineText<InFile>(
    ({ file }) =>
      `${file} is not a workbook (.xlsx), whatever its name says. Open it in a spreadsheet and save it as .xlsx.`,
    ({ file }) =>
      `${file} n’est pas un classeur (.xlsx), quoi que dise son nom. Ouvrez-le dans un tableur et enregistrez-le en .xlsx.`
  ),
  password: defineText<InFile>(
    ({ file }) => `${file} is protected by a password; save it without a password.`,
    ({ file }) => `${file} est protégé par un mot de passe ; enregistrez-le sans mot de passe.`
  ),
  oldWorkbook: defineText<InFile>(
    ({ file }) => `${file} is an old workbook (.xls); save it as .xlsx, or its sheet as CSV in UTF-8.`,
    ({ file }) =>
      `${file} est un ancien classeur (.xls) ; enregistrez-le en .xlsx, ou sa feuille en CSV, en UTF-8.`
  ),
  noSheet: defineText<InFile & { sheet: string; sheets: ImportText }>(
    ({ file, sheet, sheets }) => `${file} has no sheet '${sheet}'. It has: ${sheets}.`,
    ({ file, sheet, sheets }) => `${file} n’a pas de feuille « ${sheet} ». Il a : ${sheets}.`
  ),
  severalSheets: defineText<InFile & { sheets: ImportText; first: string }>(
    ({ file, sheets, first }) =>
      `${file} has several sheets with rows: ${sheets}. Name the one to read (--sheet "${first}").`,
    ({ file, sheets, first }) =>
      `${file} a plusieurs feuilles avec des lignes : ${sheets}. Choisissez celle à lire (--sheet "${first}").`
  ),
  hiddenSheets: defineText<InFile & { sheets: ImportText; first: string }>(
    ({ file, sheets, first }) =>
      `${file} has rows in hidden sheets only: ${sheets}. Name the one to read (--sheet "${first}").`,
    ({ file, sheets, first }) =>
      `${file} n’a des lignes que dans des feuilles masquées : ${sheets}. Choisissez celle à lire (--sheet "${first}").`
  ),
  hiddenSheet: {
    en: ' (hidden)',
    fr: ' (masquée)'
  },
  sheetEmpty: defineText<InFile>(
    ({ file }) => `${file} has no rows; it needs a row of headings and a row for each record.`,
    ({ file }) => `${file} n’a pas de lignes ; il faut une ligne d’en-têtes et une ligne par enregistrement.`
  ),
  mergedHeadings: defineText<InFile & { sheet: string; names: ImportText }>(
    ({ file, sheet, names }) =>
      `${file} has merged cells in its first row of sheet '${sheet}' (${names}). Each column needs a heading of its own, in one row: unmerge them, and remove a title above the table.`,
    ({ file, sheet, names }) =>
      `${file} a des cellules fusionnées dans la première ligne de la feuille « ${sheet} » (${names}). Chaque colonne demande son propre en-tête, sur une seule ligne : séparez-les, et supprimez un titre au-dessus du tableau.`
  ),
  unreadableHeading: defineText<InFile & { column: number; problem: ImportText }>(
    ({ file, column, problem }) => `${file}: the heading of column ${column} ${problem}.`,
    ({ file, column, problem }) => `${file} : l’en-tête de la colonne ${column} ${problem}.`
  ),
  brokenSheet: defineText<InFile & Why>(
    ({ file, why }) => `${file} is not a workbook that can be read: ${why}. Save it again.`,
    ({ file, why }) => `${file} n’est pas un classeur lisible : ${why}. Enregistrez-le à nouveau.`
  ),
  rowOrder: defineText<{ row: string; before: number }>(
    ({ row, before }) => `row ${row} follows row ${before}`,
    ({ row, before }) => `le rang ${row} suit le rang ${before}`
  ),
  cellOrder: defineText<{ row: number; cell: string }>(
    ({ row, cell }) => `row ${row} has the cell ${cell} out of its place`,
    ({ row, cell }) => `le rang ${row} a la cellule ${cell} hors de sa place`
  ),
  missingText: defineText<{ row: number }>(
    ({ row }) => `row ${row} refers to a text that is missing`,
    ({ row }) => `le rang ${row} renvoie à un texte qui manque`
  ),
  brokenWorkbook: defineText<InFile & Why>(
    ({ file, why }) =>
      `${file} is not a workbook that can be read: ${why}. Open it in a spreadsheet and save it as .xlsx.`,
    ({ file, why }) =>
      `${file} n’est pas un classeur lisible : ${why}. Ouvrez-le dans un tableur et enregistrez-le en .xlsx.`
  ),
  noParts: {
    en: 'its list of parts is missing',
    fr: 'la liste de ses parties manque'
  },
  noWorkbookPart: {
    en: 'it has no workbook part',
    fr: 'il n’a pas de partie classeur'
  },
  binaryWorkbook: {
    en: 'it is a binary workbook (.xlsb)',
    fr: 'c’est un classeur binaire (.xlsb)'
  },
  noSheets: {
    en: 'it has no sheets',
    fr: 'il n’a pas de feuilles'
  },
  muchText: defineText<InFile & { millions: number }>(
    ({ file, millions }) =>
      `${file} has more than ${millions} million characters of text; save its sheet as CSV in UTF-8.`,
    ({ file, millions }) =>
      `${file} a plus de ${millions} millions de caractères de texte ; enregistrez sa feuille en CSV, en UTF-8.`
  )
};

/** Problems of texts and their encodings, of XML and of archives. */
export const textTexts = {
  isArchive: defineText<InFile>(
    ({ file }) => `${file} is a workbook or an archive, not text. If it is a workbook, name it .xlsx.`,
    ({ file }) =>
      `${file} est un classeur ou une archive, pas un texte. Si c’est un classeur, nommez-le .xlsx.`
  ),
  utf32: defineText<InFile>(
    ({ file }) => `${file} is UTF-32. Save it as UTF-8.`,
    ({ file }) => `${file} est en UTF-32. Enregistrez-le en UTF-8.`
  ),
  byteZero: defineText<InFile>(
    ({ file }) =>
      `${file} contains the byte 0: it is UTF-16 without a byte order mark, or not text. Save it as UTF-8.`,
    ({ file }) =>
      `${file} contient l’octet 0 : c’est de l’UTF-16 sans indicateur d’ordre des octets, ou pas un texte. Enregistrez-le en UTF-8.`
  ),
  damagedEncoding: defineText<InFile & { encoding: string }>(
    ({ file, encoding }) => `${file} says it is ${encoding}, but it is damaged. Save it as UTF-8.`,
    ({ file, encoding }) =>
      `${file} se déclare en ${encoding}, mais il est endommagé. Enregistrez-le en UTF-8.`
  ),
  mixedEncodings: defineText<{ file: ImportText; broken: number }>(
    ({ file, broken }) =>
      `${file} is UTF-8, but ${broken} of its characters are broken (two encodings were mixed). Save it as UTF-8 from where it comes.`,
    ({ file, broken }) =>
      `${file} est en UTF-8, mais ${broken} de ses caractères sont abîmés (deux encodages ont été mêlés). Enregistrez-le en UTF-8 à sa source.`
  ),
  otherEncoding: defineText<{ file: ImportText }>(
    ({ file }) =>
      `${file} is neither UTF-8 nor Windows-1252; it looks like a DOS or Macintosh code page (IBM 850, Mac Roman). Save it as UTF-8.`,
    ({ file }) =>
      `${file} n’est ni en UTF-8 ni en Windows-1252 ; il semble être dans une page de codes DOS ou Macintosh (IBM 850, Mac Roman). Enregistrez-le en UTF-8.`
  ),
  unsupportedEncoding: defineText<InFile & { encoding: string }>(
    ({ file, encoding }) => `${file} is in ${encoding}, which is not supported; save it as UTF-8.`,
    ({ file, encoding }) => `${file} est en ${encoding}, qui n’est pas lu ; enregistrez-le en UTF-8.`
  ),
  brokenXml: defineText<InFile & { format: string; line: string; problem: string }>(
    ({ file, format, line, problem }) =>
      `${file} is not ${format} that can be read: line ${line}, column ${problem}`,
    ({ file, line, problem }) => `${file} est illisible : ligne ${line}, colonne ${problem}`
  ),
  doctype: defineText<InFile & { format: string }>(
    ({ file, format }) => `${file} has a DOCTYPE, which ${format} does not allow; remove it.`,
    ({ file }) => `${file} a un DOCTYPE, que ce format ne permet pas ; supprimez-le.`
  ),
  deepXml: defineText<InFile & { most: number }>(
    ({ file, most }) => `${file} has more than ${most} elements inside each other; export it again.`,
    ({ file, most }) => `${file} a plus de ${most} éléments emboîtés ; exportez-le à nouveau.`
  ),
  otherRoot: defineText<InFile & { format: string; element: string }>(
    ({ file, format, element }) => `${file} is not ${format}: its outermost element is '${element}'.`,
    ({ file, format, element }) =>
      `${file} n’est pas du ${format} : son élément extérieur est « ${element} ».`
  ),
  manyFiles: defineText<InFile & { count: number; most: number }>(
    ({ file, count, most }) =>
      `${file} holds ${count.toLocaleString('en')} files; at most ${most.toLocaleString('en')} are allowed.`,
    ({ file, count, most }) =>
      `${file} contient ${count.toLocaleString('fr')} fichiers ; ${most.toLocaleString('fr')} sont permis au plus.`
  ),
  twinFiles: defineText<InFile & { inside: string }>(
    ({ file, inside }) => `${file} contains two files called ${inside}; pack it again.`,
    ({ file, inside }) => `${file} contient deux fichiers appelés ${inside} ; recréez l’archive.`
  ),
  unsafeArchive: defineText<InFile & { message: string }>(
    ({ file, message }) => `${file} is damaged or unsafe (${message}); pack it again.`,
    ({ file, message }) => `${file} est endommagé ou dangereux (${message}) ; recréez l’archive.`
  ),
  notZip: defineText<InFile>(
    ({ file }) => `${file} is not a zip file.`,
    ({ file }) => `${file} n’est pas un fichier zip.`
  ),
  entry: defineText<InFile & { inside: string; problem: ImportText }>(
    ({ file, inside, problem }) => `${inside} in ${file} ${problem}.`,
    ({ file, inside, problem }) => `${inside} dans ${file} ${problem}.`
  ),
  encryptedEntry: {
    en: 'is encrypted; pack it again without a password',
    fr: 'est chiffré ; recréez l’archive sans mot de passe'
  },
  otherCompression: {
    en: 'has a compression that is not supported; pack it again',
    fr: 'a une compression qui n’est pas lue ; recréez l’archive'
  },
  largeEntry: defineText<{ bytes: number; most: number }>(
    ({ bytes, most }) =>
      `unpacks to ${formatMegabytes(bytes, 'en')} MB; at most ${formatMegabytes(most, 'en')} MB are read from one zip, so unpack it first`,
    ({ bytes, most }) =>
      `fait ${formatMegabytes(bytes, 'fr')} Mo une fois décompressé ; ${formatMegabytes(most, 'fr')} Mo au plus sont lus d’un zip, décompressez-le donc d’abord`
  ),
  checksum: {
    en: 'is damaged: its checksum does not match. Get the archive again',
    fr: 'est endommagé : sa somme de contrôle est fausse. Récupérez à nouveau l’archive'
  }
};

const formatMegabytes = (bytes: number, locale: string): string =>
  Math.round(bytes / 1024 / 1024).toLocaleString(locale);

/** Problems of files with features: GeoJSON, KML, GPX and GeoPackage, and of reference systems. */
export const featureTexts = {
  notGeojson: defineText<InFile & { row: number; value: string }>(
    ({ file, row, value }) => `${file} is not GeoJSON: feature ${row} is ${value}.`,
    ({ file, row, value }) => `${file} n’est pas du GeoJSON : l’entité ${row} est ${value}.`
  ),
  esriJson: defineText<InFile & { command: string }>(
    ({ file, command }) =>
      `${file} is JSON of ArcGIS, not GeoJSON: its features have attributes in place of properties. Convert it: ${command}`,
    ({ file, command }) =>
      `${file} est du JSON d’ArcGIS, pas du GeoJSON : ses entités ont « attributes » à la place de « properties ». Convertissez-le : ${command}`
  ),
  topoJson: defineText<InFile & { command: string }>(
    ({ file, command }) => `${file} is TopoJSON, not GeoJSON. Convert it: ${command}`,
    ({ file, command }) => `${file} est du TopoJSON, pas du GeoJSON. Convertissez-le : ${command}`
  ),
  longFeature: defineText<InFile & { millions: number }>(
    ({ file, millions }) =>
      `${file} has a feature of more than ${millions} million characters; each needs a line of its own.`,
    ({ file, millions }) =>
      `${file} a une entité de plus de ${millions} millions de caractères ; chacune demande sa propre ligne.`
  ),
  notJsonFeature: defineText<InFile & { row: number }>(
    ({ file, row }) =>
      `${file} is not a sequence of features: feature ${row} is not JSON. It was cut off, or goes over several lines.`,
    ({ file, row }) =>
      `${file} n’est pas une suite d’entités : l’entité ${row} n’est pas du JSON. Elle a été coupée, ou occupe plusieurs lignes.`
  ),
  isCollection: defineText<InFile>(
    ({ file }) => `${file} is one FeatureCollection, not a sequence of features; name it .geojson.`,
    ({ file }) => `${file} est une FeatureCollection, pas une suite d’entités ; nommez-le .geojson.`
  ),
  notFeature: defineText<InFile & { row: number; type: string }>(
    ({ file, row, type }) =>
      `${file} is not a sequence of features: feature ${row} is of the type '${type}'.`,
    ({ file, row, type }) =>
      `${file} n’est pas une suite d’entités : l’entité ${row} est du type « ${type} ».`
  ),
  noFeatures: defineText<InFile>(
    ({ file }) => `${file} has no features.`,
    ({ file }) => `${file} n’a pas d’entités.`
  ),
  empty: defineText<InFile>(
    ({ file }) => `${file} is empty.`,
    ({ file }) => `${file} est vide.`
  ),
  cutOff: defineText<InFile & { row: number; bytes: number }>(
    ({ file, row, bytes }) =>
      `${file} ends after feature ${row}, in the middle (byte ${bytes}): it was cut off. Get it again.`,
    ({ file, row, bytes }) =>
      `${file} finit après l’entité ${row}, au milieu (octet ${bytes}) : il a été coupé. Récupérez-le à nouveau.`
  ),
  isSequence: defineText<InFile>(
    ({ file }) => `${file} is a sequence of features, not one GeoJSON FeatureCollection. Name it .geojsonl.`,
    ({ file }) =>
      `${file} est une suite d’entités, pas une FeatureCollection de GeoJSON. Nommez-le .geojsonl.`
  ),
  isFeature: defineText<InFile & { wrap: ImportText }>(
    ({ file, wrap }) => `${file} is a Feature by itself, not a GeoJSON FeatureCollection. ${wrap}`,
    ({ file, wrap }) => `${file} est une Feature seule, pas une FeatureCollection de GeoJSON. ${wrap}`
  ),
  notCollection: defineText<InFile & { type: ImportText; wrap: ImportText }>(
    ({ file, type, wrap }) => `${file} is not a GeoJSON FeatureCollection.${type} ${wrap}`,
    ({ file, type, wrap }) => `${file} n’est pas une FeatureCollection de GeoJSON.${type} ${wrap}`
  ),
  itsType: defineText<{ type: string }>(
    ({ type }) => ` Its type is '${type}'.`,
    ({ type }) => ` Son type est « ${type} ».`
  ),
  isList: defineText<InFile & { wrap: ImportText }>(
    ({ file, wrap }) => `${file} is a list, not a GeoJSON FeatureCollection. ${wrap}`,
    ({ file, wrap }) => `${file} est une liste, pas une FeatureCollection de GeoJSON. ${wrap}`
  ),
  wrapIt: {
    en: 'Write it as {"type": "FeatureCollection", "features": [ … ]}.',
    fr: 'Écrivez-le ainsi : {"type": "FeatureCollection", "features": [ … ]}.'
  },
  notJson: defineText<InFile & { sign: string }>(
    ({ file, sign }) => `${file} is not JSON: it begins with '${sign}'.`,
    ({ file, sign }) => `${file} n’est pas du JSON : il commence par « ${sign} ».`
  ),
  brokenJson: defineText<InFile & { where: ImportText; what: ImportText }>(
    ({ file, where, what }) => `${file} is not JSON: ${where}: ${what}.`,
    ({ file, where, what }) => `${file} n’est pas du JSON : ${where} : ${what}.`
  ),
  afterEnd: {
    en: 'after its end',
    fr: 'après sa fin'
  },
  inFeature: defineText<{ row: number }>(
    ({ row }) => `feature ${row}`,
    ({ row }) => `entité ${row}`
  ),
  wrongSign: defineText<{ byte: number }>(
    ({ byte }) => `a comma, colon or bracket is wrong before byte ${byte}`,
    ({ byte }) => `une virgule, un deux-points ou une parenthèse est faux avant l’octet ${byte}`
  ),
  unexpectedSign: defineText<{ sign: string; byte: string }>(
    ({ sign, byte }) => `unexpected ${sign} at byte ${byte}`,
    ({ sign, byte }) => `${sign} inattendu à l’octet ${byte}`
  ),
  lateCrs: defineText<InFile & { system: string; code: number }>(
    ({ file, system, code }) =>
      `${file} states its reference system, ${system}, after its features: name it (--crs EPSG:${code}).`,
    ({ file, system, code }) =>
      `${file} déclare son système de référence, ${system}, après ses entités : indiquez-le (--crs EPSG:${code}).`
  ),
  unknownSystem: defineText<{ option: string; known: string }>(
    ({ option, known }) => `The reference system ${option} is not known; give one of ${known}.`,
    ({ option, known }) => `Le système de référence ${option} n’est pas connu ; indiquez l’un de ${known}.`
  ),
  otherSystem: defineText<InFile & { system: ImportText; known: string }>(
    ({ file, system, known }) =>
      `${file} is in '${system}', which cannot be converted to WGS84 here. Reproject it first, for example: ogr2ogr -t_srs EPSG:4326 wgs84.gpkg ${file}. These can be converted: ${known}.`,
    ({ file, system, known }) =>
      `${file} est dans « ${system} », qui ne peut pas être converti en WGS84 ici. Reprojetez-le d’abord, par exemple : ogr2ogr -t_srs EPSG:4326 wgs84.gpkg ${file}. Ceux-ci peuvent être convertis : ${known}.`
  ),
  undefinedSystem: defineText<{ id: number }>(
    ({ id }) => `reference system ${id}, which the file does not define`,
    ({ id }) => `système de référence ${id}, que le fichier ne définit pas`
  ),
  contradiction: defineText<InFile & { stated: string; given: string }>(
    ({ file, stated, given }) =>
      `${file} is in ${stated} by its own statement, but ${given} is named. Name none (--crs), or correct the file.`,
    ({ file, stated, given }) =>
      `${file} se déclare dans ${stated}, mais ${given} est indiqué. N’en indiquez aucun (--crs), ou corrigez le fichier.`
  ),
  noPlacemarks: defineText<InFile & { only: ImportText; link: ImportText }>(
    ({ file, only, link }) => `${file} has no placemarks${only}.${link}`,
    ({ file, only, link }) => `${file} n’a pas de repères${only}.${link}`
  ),
  only: defineText<{ names: ImportText }>(
    ({ names }) => `, only ${names}`,
    ({ names }) => `, seulement ${names}`
  ),
  networkLink: {
    en: ' A NetworkLink names another file or address, which is not fetched: open it in Google Earth, save its places as KML and import that.',
    fr: ' Un NetworkLink renvoie à un autre fichier ou à une adresse, qui n’est pas chargé : ouvrez-le dans Google Earth, enregistrez ses lieux en KML et importez ce fichier.'
  },
  severalKml: defineText<InFile & { count: number }>(
    ({ file, count }) => `${file} holds ${count} KML files; pack one into each .kmz, as doc.kml.`,
    ({ file, count }) =>
      `${file} contient ${count} fichiers KML ; mettez-en un par .kmz, sous le nom doc.kml.`
  ),
  gpxNoWaypoints: defineText<InFile & { only: ImportText }>(
    ({ file, only }) => `${file} has no waypoints${only}. Points are read from waypoints.`,
    ({ file, only }) => `${file} n’a pas de points de repère${only}. Les points en sont lus.`
  ),
  gpxNoTracks: defineText<InFile & { only: ImportText }>(
    ({ file, only }) => `${file} has no tracks or routes${only}. Areas are read from tracks and routes.`,
    ({ file, only }) => `${file} n’a ni traces ni itinéraires${only}. Les surfaces en sont lues.`
  ),
  brokenGpkg: defineText<InFile & Why>(
    ({ file, why }) =>
      `${file} is not a GeoPackage that can be read (${why}): it is damaged or was cut off. Export it again.`,
    ({ file, why }) =>
      `${file} n’est pas un GeoPackage lisible (${why}) : il est endommagé ou a été coupé. Exportez-le à nouveau.`
  ),
  gpkgBeginning: {
    en: 'it does not begin as a GeoPackage does',
    fr: 'il ne commence pas comme un GeoPackage'
  },
  fewBytes: defineText<{ bytes: number; declared: number }>(
    ({ bytes, declared }) => `it has ${bytes} bytes and declares ${declared}`,
    ({ bytes, declared }) => `il a ${bytes} octets et en déclare ${declared}`
  ),
  largeGpkg: defineText<InFile & { megabytes: number; most: number }>(
    ({ file, megabytes, most }) =>
      `${file} has ${megabytes} MB; at most ${most} MB are read. Export its layer by itself, for example: ogr2ogr -f GeoJSON layer.geojson ${file} LAYER`,
    ({ file, megabytes, most }) =>
      `${file} a ${megabytes} Mo ; ${most} Mo au plus sont lus. Exportez sa couche seule, par exemple : ogr2ogr -f GeoJSON layer.geojson ${file} LAYER`
  ),
  openGpkg: defineText<InFile & { journal: string }>(
    ({ file, journal }) =>
      `${file} is open in another program, or was not closed (${journal} is beside it). Close it there, for example in QGIS.`,
    ({ file, journal }) =>
      `${file} est ouvert dans un autre programme, ou n’a pas été fermé (${journal} est à côté). Fermez-le là, par exemple dans QGIS.`
  ),
  otherDatabase: defineText<InFile>(
    ({ file }) => `${file} is an SQLite database, not a GeoPackage: it has no list of layers.`,
    ({ file }) =>
      `${file} est une base de données SQLite, pas un GeoPackage : il n’a pas de liste de couches.`
  ),
  noLayer: defineText<InFile & { layer: string; layers: ImportText }>(
    ({ file, layer, layers }) => `${file} has no layer '${layer}'. It has: ${layers}.`,
    ({ file, layer, layers }) => `${file} n’a pas de couche « ${layer} ». Il a : ${layers}.`
  ),
  noLayerRows: defineText<InFile & { layers: ImportText }>(
    ({ file, layers }) => `${file} has no rows. It has: ${layers}.`,
    ({ file, layers }) => `${file} n’a pas de lignes. Il a : ${layers}.`
  ),
  noLayersWithRows: {
    en: 'no layers with rows',
    fr: 'aucune couche avec des lignes'
  },
  severalLayers: defineText<InFile & { layers: ImportText; first: string }>(
    ({ file, layers, first }) =>
      `${file} has several layers with rows: ${layers}. Name the one to read (--layer "${first}").`,
    ({ file, layers, first }) =>
      `${file} a plusieurs couches avec des lignes : ${layers}. Choisissez celle à lire (--layer "${first}").`
  ),
  noSystem: defineText<InFile & { layer: string }>(
    ({ file, layer }) =>
      `The layer '${layer}' of ${file} states no reference system; name it (--crs EPSG:4326).`,
    ({ file, layer }) =>
      `La couche « ${layer} » de ${file} ne déclare aucun système de référence ; indiquez-le (--crs EPSG:4326).`
  )
};

/** Names of the elements of GPX. */
export const GPX_TEXTS: Readonly<Record<string, ImportText>> = {
  wpt: { en: 'waypoints', fr: 'points de repère' },
  trk: { en: 'tracks', fr: 'traces' },
  rte: { en: 'routes', fr: 'itinéraires' }
};

/** Problems of shapefiles. */
export const shapefileTexts = {
  broken: defineText<InFile & Why>(
    ({ file, why }) =>
      `${file} is not a shapefile that can be read (${why}): it is damaged or was cut off. Export it again.`,
    ({ file, why }) =>
      `${file} n’est pas un shapefile lisible (${why}) : il est endommagé ou a été coupé. Exportez-le à nouveau.`
  ),
  missingPart: defineText<InFile & { ending: string }>(
    ({ file, ending }) =>
      `${file} needs its .${ending} file beside it, of the same name (or all of them in one .zip).`,
    ({ file, ending }) =>
      `${file} demande à côté de lui son fichier .${ending}, du même nom (ou tous dans un seul .zip).`
  ),
  inArchive: defineText<InFile & { inside: string }>(
    ({ file, inside }) => `${inside} in ${file}`,
    ({ file, inside }) => `${inside} dans ${file}`
  ),
  missingPrj: defineText<InFile>(
    ({ file }) =>
      `${file} needs its .prj file beside it, of the same name (or all of them in one .zip); or name its reference system (--crs EPSG:4326).`,
    ({ file }) =>
      `${file} demande à côté de lui son fichier .prj, du même nom (ou tous dans un seul .zip) ; ou indiquez son système de référence (--crs EPSG:4326).`
  ),
  severalShapes: defineText<InFile & { count: number; names: ImportText }>(
    ({ file, count, names }) => `${file} holds ${count} shapefiles (${names}); pack one into each .zip.`,
    ({ file, count, names }) => `${file} contient ${count} shapefiles (${names}) ; mettez-en un par .zip.`
  ),
  noShape: defineText<InFile & { advice: ImportText }>(
    ({ file, advice }) => `${file} holds 0 shapefiles; pack one into each .zip.${advice}`,
    ({ file, advice }) => `${file} ne contient aucun shapefile ; mettez-en un par .zip.${advice}`
  ),
  adviseGeodatabase: defineText<{ command: string }>(
    ({ command }) => ` It holds a file geodatabase; convert it first, for example: ${command}`,
    ({ command }) =>
      ` Il contient une géodatabase fichier ; convertissez-la d’abord, par exemple : ${command}`
  ),
  adviseOther: defineText<{ other: string }>(
    ({ other }) => ` Unpack it and import ${other}.`,
    ({ other }) => ` Décompressez-le et importez ${other}.`
  ),
  moreShapes: defineText<{ rows: number }>(
    ({ rows }) => `more shapes than the ${rows} rows of its .dbf file`,
    ({ rows }) => `plus de formes que les ${rows} lignes de son fichier .dbf`
  ),
  fewerShapes: defineText<{ shapes: number; rows: number }>(
    ({ shapes, rows }) => `${shapes} shapes for ${rows} rows of its .dbf file`,
    ({ shapes, rows }) => `${shapes} formes pour ${rows} lignes de son fichier .dbf`
  ),
  beginning: {
    en: 'it does not begin as a .shp file does',
    fr: 'il ne commence pas comme un fichier .shp'
  },
  shapeType: defineText<{ type: number }>(
    ({ type }) => `its shapes are of the type ${type}, which is not supported`,
    ({ type }) => `ses formes sont du type ${type}, qui n’est pas lu`
  ),
  twinShapes: {
    en: 'its .shx file gives two features one shape',
    fr: 'son fichier .shx donne une forme à deux entités'
  },
  feature: defineText<{ row: number; problem: ImportText }>(
    ({ row, problem }) => `feature ${row} ${problem}`,
    ({ row, problem }) => `l’entité ${row} ${problem}`
  ),
  cutOff: {
    en: 'is cut off',
    fr: 'est coupée'
  },
  otherNumber: defineText<{ number: number }>(
    ({ number }) => `has the number ${number}`,
    ({ number }) => `a le numéro ${number}`
  ),
  parts: defineText<{ parts: number; positions: number }>(
    ({ parts, positions }) => `has ${parts} parts of ${positions} positions`,
    ({ parts, positions }) => `a ${parts} parties de ${positions} positions`
  ),
  partOrder: {
    en: 'has parts that are not one after the other',
    fr: 'a des parties qui ne se suivent pas'
  },
  shortFeature: defineText<{ bytes: number; needed: number }>(
    ({ bytes, needed }) => `ends after ${bytes} bytes and needs ${needed}`,
    ({ bytes, needed }) => `finit après ${bytes} octets et en demande ${needed}`
  ),
  displaced: {
    en: 'is not where the file says',
    fr: 'n’est pas où le fichier l’annonce'
  },
  otherType: defineText<{ own: number; all: number }>(
    ({ own, all }) => `is of the type ${own}, the file of ${all}`,
    ({ own, all }) => `est du type ${own}, le fichier du type ${all}`
  ),
  columnWithoutType: defineText<{ column: string }>(
    ({ column }) => `column '${column}' of its .dbf file has no type or no width`,
    ({ column }) => `la colonne « ${column} » de son fichier .dbf n’a pas de type ou pas de largeur`
  ),
  columnType: defineText<InFile & { column: string; type: string }>(
    ({ file, column, type }) =>
      `${file}: its column '${column}' is of the type '${type}', which is not supported; make it text.`,
    ({ file, column, type }) =>
      `${file} : sa colonne « ${column} » est du type « ${type} », qui n’est pas lu ; faites-en un texte.`
  ),
  twinColumns: defineText<InFile & { column: string }>(
    ({ file, column }) =>
      `${file} has two columns called '${column}' (names are cut off after 10 letters); rename one of them.`,
    ({ file, column }) =>
      `${file} a deux colonnes appelées « ${column} » (les noms sont coupés après 10 lettres) ; renommez l’une d’elles.`
  ),
  fewRecords: defineText<{ rows: number; end: number }>(
    ({ rows, end }) => `its .dbf file declares ${rows} records and ends in record ${end}`,
    ({ rows, end }) =>
      `son fichier .dbf déclare ${rows} enregistrements et finit dans l’enregistrement ${end}`
  ),
  manyRecords: defineText<{ rows: number; whole: number }>(
    ({ rows, whole }) => `its .dbf file declares ${rows} records and contains ${whole}`,
    ({ rows, whole }) => `son fichier .dbf déclare ${rows} enregistrements et en contient ${whole}`
  ),
  noHeader: {
    en: 'its .dbf file has no header',
    fr: 'son fichier .dbf n’a pas d’en-tête'
  },
  noColumns: {
    en: 'its .dbf file names no columns',
    fr: 'son fichier .dbf n’annonce aucune colonne'
  },
  dbase7: defineText<InFile>(
    ({ file }) =>
      `The .dbf file of ${file} is of dBase 7, which is not supported; save the shapefile again with a current program, for example: ogr2ogr again.shp ${file}`,
    ({ file }) =>
      `Le fichier .dbf de ${file} est de dBase 7, qui n’est pas lu ; enregistrez à nouveau le shapefile avec un programme actuel, par exemple : ogr2ogr again.shp ${file}`
  ),
  recordLength: defineText<{ header: number; columns: number }>(
    ({ header, columns }) =>
      `records of its .dbf file have ${header} bytes by its header and ${columns} by its columns`,
    ({ header, columns }) =>
      `les enregistrements de son fichier .dbf ont ${header} octets d’après son en-tête et ${columns} d’après ses colonnes`
  ),
  recordMark: defineText<{ row: number }>(
    ({ row }) =>
      `record ${row} of its .dbf file does not begin with a blank or an asterisk, as every one does`,
    ({ row }) =>
      `l’enregistrement ${row} de son fichier .dbf ne commence pas par une espace ou un astérisque, comme tous`
  ),
  table: defineText<InFile>(
    ({ file }) => `The .dbf file of ${file}`,
    ({ file }) => `Le fichier .dbf de ${file}`
  ),
  cpgUnsupported: defineText<InFile & { encoding: string }>(
    ({ file, encoding }) =>
      `The .cpg file of ${file} names the encoding '${encoding}', which is not supported; save the shapefile in UTF-8.`,
    ({ file, encoding }) =>
      `Le fichier .cpg de ${file} annonce l’encodage « ${encoding} », qui n’est pas lu ; enregistrez le shapefile en UTF-8.`
  ),
  cpgWrong: defineText<InFile>(
    ({ file }) =>
      `The .cpg file of ${file} names UTF-8, but its texts are not UTF-8; write their encoding into it (1252, for example).`,
    ({ file }) =>
      `Le fichier .cpg de ${file} annonce UTF-8, mais ses textes ne sont pas en UTF-8 ; écrivez-y leur encodage (1252, par exemple).`
  ),
  codePage: defineText<{ table: ImportText; page: string }>(
    ({ table, page }) =>
      `${table} is in the code page ${page}, which is not supported; save the shapefile in UTF-8.`,
    ({ table, page }) =>
      `${table} est dans la page de codes ${page}, qui n’est pas lue ; enregistrez le shapefile en UTF-8.`
  )
};
