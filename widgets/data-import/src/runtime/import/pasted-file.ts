/** Separators that the importer would take from a heading before tabs. */
const OTHER_SEPARATORS = /[,;|]/;

/**
 * Returns a pasted table as a CSV file. A spreadsheet separates cells by tabs, which the first line names when the
 * headings have other separators, too.
 */
export function createPastedFile(text: string, name: string): File {
  const [headings = ''] = text.split('\n');
  const isAmbiguous = headings.includes('\t') && OTHER_SEPARATORS.test(headings);
  return new File([isAmbiguous ? 'sep=\t\n' : '', text], `${name}.csv`, { type: 'text/csv' });
}
