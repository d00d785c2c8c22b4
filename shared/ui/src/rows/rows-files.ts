import type { ExportNote } from '../export/about';
import { csvPhone, csvText } from '../export/csv';
import { geoJsonText } from '../export/geojson';
import { rowValue } from './row-text';
import type { AllRows, Attributes, RowsField } from './rows-source';

function csvValue(field: RowsField, value: Attributes[string]) {
  const raw = rowValue(field, value);
  return field.isPhone ? csvPhone(raw) : raw;
}

/** Writes records as CSV: a column for each field with raw values, then the source. */
export const rowsCsv = ({ fields, rows }: AllRows, notes: readonly ExportNote[]): string =>
  csvText({
    columns: fields.map(({ title }) => title),
    rows: rows.map(({ attributes }) => fields.map((field) => csvValue(field, attributes[field.name]))),
    notes
  });

/** Writes records as GeoJSON with field names as keys; a record without a position gets a null geometry. */
export const rowsGeoJson = ({ fields, rows }: AllRows, notes: readonly ExportNote[]): string =>
  geoJsonText(
    rows.map(({ attributes, shape }) => ({
      ...(shape ?? { point: null }),
      properties: Object.fromEntries(
        fields.map((field) => [field.name, rowValue(field, attributes[field.name])])
      )
    })),
    notes
  );
