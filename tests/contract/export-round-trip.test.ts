import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import {
  LOCALES,
  MARKER_TYPES,
  toFieldLabelKey as formLabel,
  formatMessage,
  listRecordColumns
} from '@site/domain';
import {
  biocharApplicationsPage,
  commercialFarmsPage,
  customersPage,
  formatFieldLabel,
  futurePricesPage,
  geofencedFarmsPage,
  maizeFarmsPage,
  millsPage,
  pindOilPalmPage,
  processingFactoriesPage
} from '@site/layers';
import type { Locale, MarkerType } from '@site/domain';
import type { FeaturePage, FieldPage } from '@site/layers';
import { IMPORT_DATASETS } from '../../server/src/import/datasets';
import { findColumns, isEmpty, readCell } from '../../server/src/import/fields';
import type { FieldSpec } from '../../server/src/import/fields';
import { openRows } from '../../server/src/import/sources';
import type { SourceRow } from '../../server/src/import/sources/source-row';
import { createTestFolder } from '../../server/src/import/test-files';
import { trimInvisible } from '../../server/src/import/spreadsheet-cells';
import { addUnit } from '../../shared/ui/src/records/record-labels';
import { formatRowsCsv } from '../../shared/ui/src/tables/rows/rows-files';
import type { RowAttributes, RowsField } from '../../shared/ui/src/tables/rows/rows-source';

/* Checks that the importer reads the same values from a CSV export. */

const folder = createTestFolder();
afterAll(() => folder.remove());

const listExportedFields = (name: string): readonly FieldSpec[] =>
  IMPORT_DATASETS.find((dataset) => dataset.name === name)!.fields;

const NOTES = [
  { key: 'records', label: 'Records', value: 12 },
  { key: 'filter', label: 'Filtre, gardé', value: '=1+1' },
  { key: 'source', label: 'Source', value: 'https://site.example' }
];

/**
 * Returns whether the product stores a text unchanged: it is not empty and has no invisible characters at its
 * ends.
 */
const isKept = (text: string): boolean => !isEmpty(text) && trimInvisible(text) === text;
const NAMES = fc.oneof(
  fc.constantFrom(
    'Ọ̀yọ́ Ẹgbẹ́',
    "N'Djaména",
    'Ikot\nEkpene',
    'a\r\nb',
    '0012',
    '=1+1',
    '-',
    "'=x",
    '# 5',
    '1e5'
  ),
  fc.constantFrom('12345678901234567890', 'TRUE', '2025-04-03', '3/4/2025', 'a,"b"', '+', '@home', 'É'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
);
const PHONES = fc.oneof(
  fc.stringMatching(/^0[789][01]\d{8}$/),
  fc.stringMatching(/^\+234[789][01]\d{8}$/),
  fc.stringMatching(/^234[789]\d{9}$/),
  fc.constantFrom('0803-123-4567', '(0803) 1234567', '08031234567, 08051112222', 'ask Ada', '0803')
);

/** Returns values that a field of the catalogue may have in its service's response. */
function arbitraryValue(field: FieldPage): fc.Arbitrary<string | number | null> {
  const { kind, imported, isPhone, length = 255 } = field;
  if (isPhone) return PHONES;
  if (imported?.isQuantity) return fc.constantFrom('650', '720.5', 'Nil');
  if (kind === 'texts')
    return fc.subarray([...imported!.choices!], { minLength: 1 }).map((texts) => texts.join(', '));
  if (imported?.choices) return fc.constantFrom(...imported.choices);
  if (imported?.state) return fc.constantFrom('Akwa Ibom', 'Federal Capital Territory', 'Cross River');
  const { min = 0, max = 1_000 } = imported ?? {};
  if (kind === 'whole') return fc.integer({ min: Math.max(min, 1), max });
  if (kind === 'number')
    return fc.integer({ min: Math.ceil(min * 1_000) + 1, max: max * 1_000 }).map((n) => n / 1_000);
  if (kind === 'day')
    return fc
      .integer({ min: 7_305, max: 47_000 })
      .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
  if (kind === 'yesNo') return fc.constantFrom('Yes', 'No');
  return NAMES.filter((text) => isKept(text) && text.length <= length);
}

const TYPES: Readonly<Record<string, string>> = { whole: 'integer', number: 'double', day: 'date-only' };

async function readRows(path: string, notes: string[] = []): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  const source = openRows({ name: basename(path), path }, ['csv']);
  for await (const row of source.rows) rows.push(row);
  notes.push(...source.notes.map(({ en }) => en));
  return rows;
}

/** Returns the fields of a page that are exported and imported as one value each. */
const listImportedFields = ({ fields }: FeaturePage): [string, FieldPage][] =>
  Object.entries(fields).filter(
    ([, field]) =>
      field.column !== undefined &&
      field.imported !== undefined &&
      (field.kind !== 'texts' || field.imported.choices !== undefined)
  );

async function expectRoundTrip(
  dataset: string,
  fields: readonly [string, FieldPage][],
  rows: readonly RowAttributes[],
  locale: Locale
): Promise<void> {
  const columns = fields.map(([name, field]): RowsField => ({
    name,
    title: formatFieldLabel(field, locale),
    type: TYPES[field.kind] ?? 'string',
    ...(field.isPhone && { isPhone: true })
  }));
  const csv = formatRowsCsv(
    { fields: columns, rows: rows.map((attributes) => ({ attributes, shape: null })) },
    NOTES
  );
  const path = join(folder.path, `${dataset}.csv`);
  writeFileSync(path, csv);
  const read = await readRows(path);
  expect(read).toHaveLength(rows.length);
  const specs = listExportedFields(dataset).filter(({ name }) => fields.some(([field]) => field === name));
  const found = findColumns(dataset, Object.keys(read[0]!.properties), specs, new Map());
  for (const [at, { properties }] of read.entries())
    for (const spec of specs) {
      const expected = rows[at]![spec.name];
      expect([spec.name, readCell(spec, properties[found[spec.name]!])]).toEqual([
        spec.name,
        expect.objectContaining({ ok: true, value: toStoredValue(spec, expected) })
      ]);
    }
}

/** Returns a value as stored in the table's column. */
function toStoredValue({ sqlType }: FieldSpec, value: RowAttributes[string]): unknown {
  if (sqlType === 'boolean') return value === 'Yes';
  return sqlType === 'text[]' ? String(value).split(', ') : value;
}

/** Pages whose records are exported from lists and popups, by dataset. */
const PAGES: Readonly<Record<string, FeaturePage>> = {
  customers: customersPage,
  'pind-oil-palm': pindOilPalmPage,
  'geofenced-farms': geofencedFarmsPage,
  'commercial-farms': commercialFarmsPage,
  'maize-farms': maizeFarmsPage,
  mills: millsPage,
  'biochar-applications': biocharApplicationsPage,
  'future-prices': futurePricesPage,
  'processing-factories': processingFactoriesPage
};

describe.each(Object.entries(PAGES))('%s exported as CSV', (dataset, page) => {
  it.each(LOCALES)('reads an export back with the same values, with headings in %s', async (locale) => {
    const fields = listImportedFields(page);
    const record = fc.record(
      Object.fromEntries(fields.map(([name, field]) => [name, arbitraryValue(field)]))
    );
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 5 }), (rows) =>
        expectRoundTrip(dataset, fields, rows, locale)
      ),
      { numRuns: 15 }
    );
  });
});

const RECORD_DATASETS: Readonly<Record<MarkerType, string>> = {
  Factory: 'factories',
  AP: 'access-points',
  Customer: 'customers',
  Logistics: 'logistics-depots',
  BiocharApplication: 'biochar-applications',
  BiocharPartner: 'biochar-partners'
};
/** Fields that are in no table of records. */
const NOT_IN_TABLES = [
  'inventoryLevels',
  'eventId',
  'batchIds',
  'state',
  'lga',
  'lgaCode',
  'northing',
  'easting',
  'position'
];

describe.each(MARKER_TYPES)('the table of records of %s exported as CSV', (markerType) => {
  it.each(LOCALES)('writes headings from which the importer recognises its fields, in %s', (locale) => {
    const headings = listRecordColumns(markerType).map((column) =>
      addUnit(formatMessage(formLabel(column), locale), column.unit, locale)
    );
    const fields = listExportedFields(RECORD_DATASETS[markerType]);
    const found = findColumns('records.csv', headings, fields, new Map());
    expect(
      fields.map(({ name }) => name).filter((name) => !(name in found) && !NOT_IN_TABLES.includes(name))
    ).toEqual([]);
  });
});

it('a column with the name of the field takes precedence over one with the heading of an export', () => {
  const [name] = listExportedFields('customers').filter((field) => field.name === 'factoryType');
  const columns = findColumns('x.csv', ['Type of factory', 'factoryType'], [name!], new Map());
  expect(columns).toEqual({ factoryType: 'factoryType' });
});

it('no two fields of a dataset have the same heading', () => {
  const toPlainName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  for (const { name, fields } of IMPORT_DATASETS) {
    const headings = fields.flatMap((field) => [
      ...new Set([field.name, ...field.aliases, ...(field.headings ?? [])].map(toPlainName))
    ]);
    expect([name, headings.filter((heading, at) => headings.indexOf(heading) !== at)]).toEqual([name, []]);
  }
});

it('lines about the file and empty lines are not read as records, also after a spreadsheet has saved the file again', async () => {
  const notes: string[] = [];
  const path = join(folder.path, 'saved-anew.csv');
  writeFileSync(path, "Name,Phone,Town\r\nAda,'=1,Uyo\r\n'# 5,,\r\n,,\r\n# Records,2,\r\n# Source,x,\r\n");
  const rows = await readRows(path, notes);
  expect(rows.map(({ row, properties }) => [row, properties])).toEqual([
    [2, { Name: 'Ada', Phone: '=1', Town: 'Uyo' }],
    [3, { Name: '# 5', Phone: '', Town: '' }]
  ]);
  expect(notes).toEqual([
    "2 lines of saved-anew.csv that begin with '# ' describe its source and are not read."
  ]);
});
