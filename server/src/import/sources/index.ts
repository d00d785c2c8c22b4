import { ImportError } from '../import-error';
import { csvRows } from './csv';
import { exportedRows } from './exported-csv';
import { geojsonRows } from './geojson';
import { guardRows } from './guard-rows';
import { kmlRows } from './kml';
import { shapefileRows } from './shapefile';
import type { Format, InputFile } from '../dataset';
import type { RowSource, SourceRow } from './source-row';

const ENDINGS: Readonly<Record<Format, readonly string[]>> = {
  csv: ['.csv'],
  geojson: ['.geojson', '.json'],
  shapefile: ['.shp', '.zip'],
  kml: ['.kml', '.kmz'],
  geotiff: ['.tif', '.tiff'],
  'osm.pbf': ['.osm.pbf']
};

/** Returns the file extensions of formats, for people. */
export const endingsOf = (formats: readonly Format[]): string =>
  formats.flatMap((format) => ENDINGS[format]).join(', ');

/** Extensions of workbooks, which a spreadsheet can save as CSV. */
const WORKBOOK = /\.(xlsx|xlsm|xls|ods|numbers)$/i;
/** Parts of a shapefile other than its .shp file. */
const SHAPEFILE_PART = /\.(dbf|shx|prj|cpg|sbn|sbx|qix)$/i;
/** Grids that GDAL converts to GeoTIFF. */
const GRID = /\.(asc|img|vrt|nc|grd|bil|hdf|jp2|adf)$/i;
/** Files of rows, which cannot be converted to a grid. */
const ROWS = /\.(csv|geojson|json|shp|zip|kml|kmz|gpkg|gpx|xlsx|xls|ods)$/i;
const OTHER_ARCHIVE = /\.(rar|7z|tar|gz|tgz|bz2)$/i;

/**
 * Returns a sentence on converting a file to one of the formats; any unknown file is assumed to be readable by
 * GDAL.
 */
function adviseConversion(name: string, formats: readonly Format[]): string {
  const stem = name.replace(/[\\/]+$/, '').replace(/\.[^.]*$/, '') || 'file';
  const quoted = (file: string): string => (/^[\w./-]+$/.test(file) ? file : `"${file}"`);
  if (OTHER_ARCHIVE.test(name)) return 'Unpack it first.';
  if (formats.includes('geotiff'))
    return ROWS.test(name)
      ? ''
      : `Convert it first, for example: gdal_translate -of GTiff ${quoted(name)} ${quoted(`${stem}.tif`)}`;
  if (formats.includes('csv') && WORKBOOK.test(name))
    return `Save its sheet as CSV in UTF-8 (in Excel: Save as, "CSV UTF-8"), or convert it: ogr2ogr -f CSV ${quoted(`${stem}.csv`)} ${quoted(name)}`;
  if (!formats.includes('geojson') || GRID.test(name)) return '';
  if (SHAPEFILE_PART.test(name))
    return `Name the shapefile itself: ${stem}.shp, with its other parts beside it.`;
  return `Convert it first, for example: ogr2ogr -f GeoJSON -t_srs EPSG:4326 ${quoted(`${stem}.geojson`)} ${quoted(name)}`;
}

/** Returns the format of a file by its extension. @throws ImportError when it is not one of `formats`. */
export function formatOf(name: string, formats: readonly Format[]): Format {
  const found = formats.find((format) =>
    ENDINGS[format].some((ending) => name.toLowerCase().endsWith(ending))
  );
  if (found) return found;
  const advice = adviseConversion(name, formats);
  throw new ImportError(
    `${name} is none of the files this dataset is read from: ${endingsOf(formats)}.${advice && ` ${advice}`}`
  );
}

type ReadRows = (file: InputFile, notes: string[]) => AsyncIterable<SourceRow>;

/** Readers of the formats that have rows. */
const READERS: Readonly<Partial<Record<Format, readonly [unit: RowSource['unit'], read: ReadRows]>>> = {
  csv: ['line', (file, notes) => exportedRows(file.name, csvRows(file, notes), notes)],
  geojson: ['feature', geojsonRows],
  shapefile: ['feature', shapefileRows],
  kml: ['feature', kmlRows]
};

/** Opens the rows of a file. @throws ImportError when it has no rows. */
export function openRows(file: InputFile, formats: readonly Format[]): RowSource {
  const reader = READERS[formatOf(file.name, formats)];
  if (!reader) throw new ImportError(`${file.name} has no rows to read.`);
  const [unit, read] = reader;
  const notes: string[] = [];
  return { unit, rows: guardRows(file, read(file, notes)), notes };
}
