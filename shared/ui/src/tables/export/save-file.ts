/** Has the browser save a blob as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Has the browser save a text as a file. @param type media type. */
export const saveFile = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type }));

/** Saves the text that `formatGeoJson` returned. @param name without extension. */
export const saveGeoJson = (name: string, text: string): void =>
  saveFile(`${name}.geojson`, 'application/geo+json', text);

/** Saves the text that `formatCsv` returned. @param name without extension. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', csv);
