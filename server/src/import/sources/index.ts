import { ImportError } from '../import-error';
import { readCsvRows } from './csv';
import { readExportedRows } from './exported-csv';
import { readGeojsonRows } from './geojson';
import { readGpkgRows } from './gpkg';
import { readGpxRows } from './gpx';
import { readGeojsonSequence } from './geojson-sequence';
import { guardRows } from './guard-rows';
import { readKmlRows } from './kml';
import { describeConversion } from './reference-system';
import { readShapefileRows } from './shapefile';
import { fileTexts } from '../texts/file-texts';
import { NO_TEXT } from '../texts/import-text';
import { readXlsxRows } from './xlsx';
import type { FileFormat, InputFile } from '../dataset';
import type { ImportText } from '../texts/import-text';
import type { ReadOptions, RowSource, SourceRow } from './source-row';

const ENDINGS: Readonly<Record<FileFormat, readonly string[]>> = {
  csv: ['.csv'],
  geojson: ['.geojson', '.json'],
  geojsonseq: ['.geojsonl', '.geojsons', '.ndjson'],
  shapefile: ['.shp', '.zip'],
  kml: ['.kml', '.kmz'],
  xlsx: ['.xlsx', '.xlsm'],
  gpx: ['.gpx'],
  gpkg: ['.gpkg'],
  geotiff: ['.tif', '.tiff'],
  'osm.pbf': ['.osm.pbf']
};

/** Returns the file extensions of formats. */
export const listEndings = (formats: readonly FileFormat[]): string[] =>
  formats.flatMap((format) => ENDINGS[format]);

/** Returns the file extensions of formats, for people. */
export const formatEndings = (formats: readonly FileFormat[]): string => listEndings(formats).join(', ');

/** Extensions of other workbooks, which a spreadsheet can save in a form that is read. */
const WORKBOOK = /\.(xls|xlsb|ods|numbers)$/i;
/** Parts of a shapefile other than its .shp file. */
const SHAPEFILE_PART = /\.(dbf|shx|prj|cpg|sbn|sbx|qix)$/i;
/** Grids that GDAL converts to GeoTIFF. */
const GRID = /\.(asc|img|vrt|nc|grd|bil|hdf|jp2|adf)$/i;
/** Files of rows, which cannot be converted to a grid. */
const ROWS = /\.(csv|geojsonl?|ndjson|json|shp|zip|kml|kmz|gpkg|gpx|xlsx|xls|ods)$/i;
const OTHER_ARCHIVE = /\.(rar|7z|tar|gz|tgz|bz2)$/i;

/**
 * Returns a sentence on converting a file to one of the formats; any unknown file is assumed to be readable by
 * GDAL.
 */
function adviseConversion(name: string, formats: readonly FileFormat[]): ImportText {
  const stem = name.replace(/[\\/]+$/, '').replace(/\.[^.]*$/, '') || 'file';
  const quotePath = (file: string): string => (/^[\w./-]+$/.test(file) ? file : `"${file}"`);
  if (OTHER_ARCHIVE.test(name)) return fileTexts.adviseUnpack;
  if (formats.includes('geotiff'))
    return ROWS.test(name)
      ? NO_TEXT
      : fileTexts.adviseConversion({
          command: `gdal_translate -of GTiff ${quotePath(name)} ${quotePath(`${stem}.tif`)}`
        });
  if (formats.includes('csv') && WORKBOOK.test(name)) return fileTexts.adviseWorkbook;
  if (!formats.includes('geojson') || GRID.test(name)) return NO_TEXT;
  if (SHAPEFILE_PART.test(name)) return fileTexts.adviseShapefile({ stem });
  return fileTexts.adviseConversion({
    command: `ogr2ogr -f GeoJSON -t_srs EPSG:4326 ${quotePath(`${stem}.geojson`)} ${quotePath(name)}`
  });
}

/** Returns the format of a file by its extension. @throws ImportError when it is not one of `formats`. */
export function findFormat(name: string, formats: readonly FileFormat[]): FileFormat {
  const found = formats.find((format) =>
    ENDINGS[format].some((ending) => name.toLowerCase().endsWith(ending))
  );
  if (found) return found;
  const advice = adviseConversion(name, formats);
  throw new ImportError(fileTexts.otherType({ file: name, endings: formatEndings(formats), advice }));
}

type ReadRows = (file: InputFile, notes: ImportText[], options: ReadOptions) => AsyncIterable<SourceRow>;

/** Reads a table as the product exports it, with coordinates in cells. */
const readTable =
  (read: ReadRows): ReadRows =>
  (file, notes, options) => {
    if (options.crs) notes.push(...describeConversion(file.name, options.crs));
    return readExportedRows(file.name, read(file, notes, options), notes);
  };

/** Readers of the formats that have rows. */
const READERS: Readonly<Partial<Record<FileFormat, readonly [unit: RowSource['unit'], read: ReadRows]>>> = {
  csv: ['line', readTable(readCsvRows)],
  geojson: ['feature', readGeojsonRows],
  geojsonseq: ['feature', readGeojsonSequence],
  shapefile: ['feature', readShapefileRows],
  kml: ['feature', readKmlRows],
  xlsx: ['row', readTable(readXlsxRows)],
  gpx: ['feature', readGpxRows],
  gpkg: ['feature', readGpkgRows]
};

/** Opens the rows of a file. @throws ImportError when it has no rows. */
export function openRows(
  file: InputFile,
  formats: readonly FileFormat[],
  options: ReadOptions = {}
): RowSource {
  const reader = READERS[findFormat(file.name, formats)];
  if (!reader) throw new ImportError(fileTexts.noRows({ file: file.name }));
  const [unit, read] = reader;
  const notes: ImportText[] = [];
  return { unit, rows: guardRows(file, read(file, notes, options)), notes };
}
