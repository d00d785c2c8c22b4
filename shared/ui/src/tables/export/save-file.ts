/** Has the browser save a text or a blob as a file. @param type media type. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves the text that `formatGeoJson` returned. @param name without extension. */
export const saveGeoJson = (name: string, text: string): void =>
  saveFile(`${name}.geojson`, 'application/geo+json', text);

/** Saves the text that `formatCsv` returned. @param name without extension. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', csv);
