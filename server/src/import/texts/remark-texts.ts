import type { ImportUnit } from '@site/domain';
import { chooseWords, countWords, defineText, UNITS_FR } from './import-text';
import type { FileLabel } from './file-texts';
import type { ImportText } from './import-text';

type InFile = { readonly file: FileLabel };

/** Remarks on a whole file: how it was read, and what was not read. */
export const fileRemarks = {
  unreadColumns: defineText<InFile & { names: ImportText }>(
    ({ file, names }) =>
      `Columns of ${file} that are not read: ${names} (--map FIELD=COLUMN reads a field from one).`,
    ({ file, names }) => `Colonnes de ${file} qui ne sont pas lues : ${names} (--map FIELD=COLUMN).`
  ),
  groupedColumns: defineText<InFile & { names: ImportText }>(
    ({ file, names }) => `Columns of ${file} that are read by a part of their headings: ${names}.`,
    ({ file, names }) => `Colonnes de ${file} qui sont lues par une partie de leur en-tête : ${names}.`
  ),
  lateColumns: defineText<{ unit: ImportUnit; first: number; late: ImportText; read: ImportText }>(
    ({ unit, first, late, read }) =>
      `Columns that no ${unit} of the first ${first} has: ${late}. Read of these: ${read || 'none'}.`,
    ({ first, late, read }) =>
      `Colonnes absentes du début du fichier (${first} premières entrées) : ${late}. Colonnes lues parmi elles : ${read || 'aucune'}.`
  ),
  flattened: defineText<{ count: number; unit: ImportUnit }>(
    ({ count, unit }) =>
      `${countWords(count, `${unit} has`, `${unit}s have`)} heights or measures; only longitude and latitude are read.`,
    ({ count, unit }) =>
      `${countWords(count, UNITS_FR[unit], `${UNITS_FR[unit]}s`)} avec des altitudes ou des mesures ; seules la longitude et la latitude sont lues.`
  ),
  deepShapes: defineText<InFile>(
    ({ file }) => `${file} has heights or measures; only longitude and latitude are read.`,
    ({ file }) => `${file} a des altitudes ou des mesures ; seules la longitude et la latitude sont lues.`
  ),
  pointOrThousands: defineText<{ columns: ImportText; cells: string }>(
    ({ columns, cells }) =>
      `Numbers of ${columns} were read with a point before the decimals (${cells}); no row shows whether that is right. If it separates thousands, write them without it.`,
    ({ columns, cells }) =>
      `Les nombres de ${columns} ont été lus avec un point avant les décimales (${cells}) ; aucune ligne ne montre si c’est juste. S’il sépare les milliers, écrivez-les sans lui.`
  ),
  dayFirst: defineText<{ columns: ImportText; cells: string }>(
    ({ columns, cells }) =>
      `Days of ${columns} were read with the day first (${cells}); no row shows whether that is right. Days such as 2024-12-31 leave no doubt.`,
    ({ columns, cells }) =>
      `Les jours de ${columns} ont été lus avec le jour en premier (${cells}) ; aucune ligne ne montre si c’est juste. Des jours comme 2024-12-31 ne laissent aucun doute.`
  ),
  separators: defineText<InFile & { separator: ImportText }>(
    ({ file, separator }) => `Columns of ${file} are separated by ${separator}.`,
    ({ file, separator }) => `Les colonnes de ${file} sont séparées par des ${separator}.`
  ),
  comments: defineText<InFile & { count: number }>(
    ({ file, count }) =>
      `${countWords(count, 'line', 'lines')} of ${file} ${chooseWords(count, "that begins with '# ' describes its source and is", "that begin with '# ' describe its source and are")} not read.`,
    ({ file, count }) =>
      `${countWords(count, 'ligne', 'lignes')} de ${file} ${chooseWords(count, 'qui commence par « # » décrit sa source et n’est pas lue', 'qui commencent par « # » décrivent sa source et ne sont pas lues')}.`
  ),
  conversion: defineText<InFile & { system: string; accuracy: ImportText }>(
    ({ file, system, accuracy }) =>
      `Positions of ${file} were converted from ${system} to WGS84; ${accuracy}.`,
    ({ file, system, accuracy }) =>
      `Les positions de ${file} ont été converties de ${system} en WGS84 ; ${accuracy}.`
  ),
  shifted: {
    en: 'the datum is shifted by −92, −93, 122 m (EPSG:1168), which is accurate to about 15 m',
    fr: 'le datum est décalé de −92, −93, 122 m (EPSG:1168), à environ 15 m près'
  },
  sameDatum: {
    en: 'the datum is the same, so nothing is lost',
    fr: 'le datum est le même, rien n’est donc perdu'
  },
  notRead: defineText<InFile & { names: ImportText }>(
    ({ file, names }) => `Not read from ${file}: ${names}.`,
    ({ file, names }) => `Non lu dans ${file} : ${names}.`
  ),
  sheetsNotRead: defineText<InFile & { names: ImportText }>(
    ({ file, names }) => `Not read from ${file}: the sheets ${names}.`,
    ({ file, names }) => `Feuilles non lues dans ${file} : ${names}.`
  ),
  onlyPlacemarks: defineText<InFile & { names: ImportText }>(
    ({ file, names }) => `Not read from ${file}: ${names}; only placemarks are rows.`,
    ({ file, names }) => `Non lu dans ${file} : ${names} ; seuls les repères sont des lignes.`
  ),
  otherMembers: defineText<InFile & { names: string }>(
    ({ file, names }) =>
      `Features of ${file} have ${names} besides their properties; only properties are read.`,
    ({ file, names }) =>
      `Les entités de ${file} ont ${names} à côté de leurs propriétés ; seules les propriétés sont lues.`
  ),
  deleted: defineText<InFile & { count: number; rows: string }>(
    ({ file, count, rows }) =>
      `Records of ${file} that are marked as deleted were left out: ${count} (feature ${rows}).`,
    ({ file, count, rows }) =>
      `Les enregistrements de ${file} marqués comme supprimés ont été laissés de côté : ${count} (entité ${rows}).`
  ),
  starred: defineText<InFile & { column: string; count: number }>(
    ({ file, column, count }) =>
      `Asterisks in column ${column} of ${file} were read as empty (cells: ${count}). GDAL and QGIS write them for an empty cell, dBase for a number too long for its column: widen the column there.`,
    ({ file, column, count }) =>
      `Les astérisques de la colonne ${column} de ${file} ont été lus comme vides (cellules : ${count}). GDAL et QGIS les écrivent pour une cellule vide, dBase pour un nombre trop long pour sa colonne : élargissez-y la colonne.`
  ),
  cutTexts: defineText<{ table: ImportText; count: number }>(
    ({ table, count }) =>
      `${table} has columns too short for their texts: the last character is cut off and was left out (cells: ${count}).`,
    ({ table, count }) =>
      `${table} a des colonnes trop courtes pour leurs textes : le dernier caractère est coupé et a été laissé de côté (cellules : ${count}).`
  ),
  fallback: defineText<{ file: ImportText; sample: string }>(
    ({ file, sample }) =>
      `${file} is not UTF-8: it was read as Windows-1252, for example '${sample}'. If that is wrong, save it as UTF-8.`,
    ({ file, sample }) =>
      `${file} n’est pas en UTF-8 : il a été lu en Windows-1252, par exemple « ${sample} ». Si c’est faux, enregistrez-le en UTF-8.`
  ),
  hiddenRows: defineText<InFile & { sheet: string; count: number; rows: string }>(
    ({ file, sheet, count, rows }) =>
      `Sheet '${sheet}' of ${file} has hidden rows, which were read too: ${count} (row ${rows}).`,
    ({ file, sheet, count, rows }) =>
      `La feuille « ${sheet} » de ${file} a des lignes masquées, lues elles aussi : ${count} (rang ${rows}).`
  ),
  hiddenColumns: defineText<InFile & { sheet: string; names: ImportText }>(
    ({ file, sheet, names }) =>
      `Sheet '${sheet}' of ${file} has hidden columns, which were read too: ${names}.`,
    ({ file, sheet, names }) =>
      `La feuille « ${sheet} » de ${file} a des colonnes masquées, lues elles aussi : ${names}.`
  ),
  mergedCells: defineText<InFile & { sheet: string; count: number; names: ImportText }>(
    ({ file, sheet, count, names }) =>
      `Sheet '${sheet}' of ${file} has merged cells (${count}: ${names}): only the first cell of each has the value, the others are empty.`,
    ({ file, sheet, count, names }) =>
      `La feuille « ${sheet} » de ${file} a des cellules fusionnées (${count} : ${names}) : seule la première cellule de chacune a la valeur, les autres sont vides.`
  )
};

/** Remarks on what an import does with rows of the database. */
export const dataRemarks = {
  notCompared: defineText<{ count: number; unit: ImportUnit }>(
    ({ count, unit }) =>
      `${chooseWords(count, `The position of 1 ${unit} was`, `The positions of ${count} ${unit}s were`)} not compared with the LGA or state of the row: its outline is demonstration data. Import lga first to have it compared.`,
    ({ count }) =>
      `${chooseWords(count, 'Une position n’a pas été comparée', `${count} positions n’ont pas été comparées`)} à la LGA ou à l’État de la ligne : son contour est une donnée de démonstration. Importez d’abord les limites des LGA (lga) pour la comparaison.`
  ),
  storedSpellings: defineText<{ count: number }>(
    ({ count }) =>
      `${countWords(count, 'spelling of an LGA is', 'spellings of LGAs are')} stored for later imports.`,
    ({ count }) =>
      `${countWords(count, 'orthographe de LGA est enregistrée', 'orthographes de LGA sont enregistrées')} pour les imports suivants.`
  ),
  removed: defineText<{ count: number }>(
    ({ count }) =>
      `${countWords(count, 'row of demonstration data was', 'rows of demonstration data were')} removed.`,
    ({ count }) =>
      `${countWords(count, 'ligne de démonstration a été supprimée', 'lignes de démonstration ont été supprimées')}.`
  ),
  dependentsRemoved: defineText<{ count: number; table: ImportText }>(
    ({ count, table }) =>
      `${countWords(count, 'row', 'rows')} of ${table} that referred to them ${chooseWords(count, 'was', 'were')} removed too.`,
    ({ count, table }) =>
      `${countWords(count, 'ligne qui y renvoyait a aussi été supprimée', 'lignes qui y renvoyaient ont aussi été supprimées')} (${table}).`
  ),
  remain: defineText<{ count: number; why: ImportText }>(
    ({ count, why }) =>
      `${countWords(count, 'row of demonstration data remains', 'rows of demonstration data remain')} beside the real ones: ${why}.`,
    ({ count, why }) =>
      `${countWords(count, 'ligne de démonstration reste', 'lignes de démonstration restent')} à côté des vraies : ${why}.`
  ),
  staysReferred: {
    en: 'records refer to them: a file that contains them replaces them',
    fr: 'des enregistrements y renvoient : un fichier qui les contient les remplace'
  },
  staysEdited: {
    en: 'they were edited: delete unwanted ones in the application',
    fr: 'elles ont été modifiées : supprimez les indésirables dans l’application'
  },
  staysUntilNext: {
    en: 'the next import of this dataset removes them',
    fr: 'le prochain import de ce jeu de données les supprime'
  },
  siblingsRemain: defineText<{ count: number; datasets: string }>(
    ({ count, datasets }) =>
      `${countWords(count, 'row', 'rows')} of ${datasets} in the same table ${chooseWords(count, 'is', 'are')} still demonstration data: import that dataset to remove them.`,
    ({ count, datasets }) =>
      `${countWords(count, 'ligne de la même table est encore une donnée', 'lignes de la même table sont encore des données')} de démonstration (${datasets}) : importez ce jeu de données pour les supprimer.`
  ),
  ignoredOutput: defineText<{ count: number }>(
    ({ count }) =>
      `${count} biochar facilities have an output rate, which is ignored: it is computed from the input rate.`,
    ({ count }) =>
      `Installations de biochar avec un débit de sortie, qui est ignoré : ${count}. Il est calculé à partir du débit d’entrée.`
  ),
  lgasMoved: defineText<{ moved: number; known: number }>(
    ({ moved, known }) =>
      `${moved} of ${known} LGAs lie more than 100 km from where they were: are longitude and latitude swapped, or names mixed up?`,
    ({ moved, known }) =>
      `${moved} LGA sur ${known} sont à plus de 100 km de leur place d’avant : longitude et latitude sont-elles inversées, ou des noms confondus ?`
  ),
  millsMoved: defineText<{ count: number }>(
    ({ count }) =>
      `${countWords(count, 'mill was given the LGA it is', 'mills were given the LGA they are')} in.`,
    ({ count }) =>
      `${countWords(count, 'moulin a reçu la LGA où il se trouve', 'moulins ont reçu la LGA où ils se trouvent')}.`
  ),
  millsOutside: defineText<{ count: number }>(
    ({ count }) =>
      `${countWords(count, 'mill is in no LGA of the file; it keeps its', 'mills are in no LGA of the file; they keep their')} LGA.`,
    ({ count }) =>
      `${countWords(count, 'moulin n’est dans aucune LGA du fichier ; il garde sa', 'moulins ne sont dans aucune LGA du fichier ; ils gardent leur')} LGA.`
  ),
  lgasMissing: defineText<{ missing: number; all: number }>(
    ({ missing, all }) => `${missing} of the ${all} LGAs are not in the file; they stay as they were.`,
    ({ missing, all }) => `${missing} des ${all} LGA ne sont pas dans le fichier ; elles restent comme avant.`
  ),
  statesRebuilt: {
    en: 'State boundaries and the country outline were rebuilt from the LGAs.',
    fr: 'Les limites des États et le contour du pays ont été refaits à partir des LGA.'
  }
};

/** Why demonstration rows of some datasets stay, and how to remove them. */
export const STAYS_TEXTS = {
  agents: {
    en: 'purchases refer to them: import purchases and field-inventory, then this file again',
    fr: 'des achats y renvoient : importez les achats (purchases) et l’inventaire (field-inventory), puis à nouveau ce fichier'
  },
  communities: {
    en: 'suppliers refer to them: import suppliers, then this file again',
    fr: 'des fournisseurs y renvoient : importez les fournisseurs (suppliers), puis à nouveau ce fichier'
  }
} as const satisfies Readonly<Record<string, ImportText>>;

/** Words for the tables whose rows refer to rows of datasets. */
export const DEPENDENT_TEXTS: Readonly<Record<string, ImportText>> = {
  allocated_purchase: { en: 'allocated purchases', fr: 'achats attribués' },
  field_inventory: { en: 'the field inventory', fr: 'inventaire de terrain' },
  future_price: { en: 'prices', fr: 'prix' },
  purchase: { en: 'purchases', fr: 'achats' },
  supplier: { en: 'suppliers', fr: 'fournisseurs' },
  ward_statistic: { en: 'figures of wards', fr: 'chiffres de quartiers' }
};

/** Separators of the columns of a table. */
export const SEPARATOR_TEXTS: Readonly<Record<string, ImportText>> = {
  ';': { en: 'semicolons', fr: 'points-virgules' },
  '\t': { en: 'tabs', fr: 'tabulations' },
  '|': { en: 'bars', fr: 'barres' }
};
