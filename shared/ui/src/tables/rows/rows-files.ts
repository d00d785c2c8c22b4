import type { ExportNote } from '../export/export-note';
import { formatCsvPhone, formatCsv } from '../export/csv';
import { formatGeoJson } from '../export/geojson';
import { toExportValue } from './row-text';
import type { AllRows, RowAttributes, RowsField } from './rows-source';

function toCsvValue(field: RowsField, value: RowAttributes[string]) {
  const raw = toExportValue(field, value);
  return field.isPhone ? formatCsvPhone(raw) : raw;
}

/** Writes records as CSV: a column for each field with raw values, then the source. */
export const formatRowsCsv = ({ fields, rows }: AllRows, notes: readonly ExportNote[]): string =>
  formatCsv({
    columns: fields.map(({ title }) => title),
    rows: rows.map(({ attributes }) => fields.map((field) => toCsvValue(field, attributes[field.name]))),
    notes
  });

/** Writes records as GeoJSON with field names as keys; a record without a position gets a null geometry. */
export const formatRowsGeoJson = ({ fields, rows }: AllRows, notes: readonly ExportNote[]): string =>
  formatGeoJson(
    rows.map(({ attributes, shape }) => ({
      ...(shape ?? { point: null }),
      properties: Object.fromEntries(
        fields.map((field) => [field.name, toExportValue(field, attributes[field.name])])
      )
    })),
    notes
  );
