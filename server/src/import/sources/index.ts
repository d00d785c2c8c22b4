import { ImportError } from '../import-error';
import { csvRows } from './csv';
import { geojsonRows } from './geojson';
import { shapefileRows } from './shapefile';
import type { Format, InputFile } from '../dataset';
import type { RowSource } from './source-row';

const ENDINGS: Readonly<Record<Format, readonly string[]>> = {
  csv: ['.csv'],
  geojson: ['.geojson', '.json'],
  shapefile: ['.shp', '.zip'],
  geotiff: ['.tif', '.tiff'],
  'osm.pbf': ['.osm.pbf']
};

/** The endings of a format's files, for people. */
export const endingsOf = (formats: readonly Format[]): string =>
  formats.flatMap((format) => ENDINGS[format]).join(', ');

/** The format of a file by the ending of its name. @throws ImportError when it is none of `formats`. */
export function formatOf(name: string, formats: readonly Format[]): Format {
  const found = formats.find((format) =>
    ENDINGS[format].some((ending) => name.toLowerCase().endsWith(ending))
  );
  if (!found)
    throw new ImportError(`${name} is none of the files this dataset is read from: ${endingsOf(formats)}.`);
  return found;
}

/** The rows of a file. @throws ImportError when it cannot be read as rows. */
export function openRows(file: InputFile, formats: readonly Format[]): RowSource {
  const format = formatOf(file.name, formats);
  const notes: string[] = [];
  if (format === 'csv') return { unit: 'line', rows: csvRows(file, notes), notes };
  if (format === 'geojson') return { unit: 'feature', rows: geojsonRows(file, notes), notes };
  if (format === 'shapefile') return { unit: 'feature', rows: shapefileRows(file, notes), notes };
  throw new ImportError(`${file.name} has no rows to read.`);
}
