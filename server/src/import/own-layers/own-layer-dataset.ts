import type { OwnField, OwnLayer, OwnLayerChoice } from '@site/domain';
import { listOwnLayers, readOwnLayer } from '../../layers/own-layers';
import type { Query } from '../../store/store';
import { dayField, numberField, optionalField, textField, wholeField, yesNoField } from '../field-kinds';
import { ImportError } from '../import-error';
import { createTableDataset } from '../table-dataset';
import { fileTexts } from '../texts/file-texts';
import type { ImportDataset } from '../dataset';
import type { RowDataset } from '../export/row-dataset';
import type { FieldSpec } from '../fields';
import type { TableSpec } from '../table-spec';

/* Imports a file into a layer of its own: the engine of datasets, with fields that the administrator chose. */

/** Longest text of a cell, characters. */
const MAX_TEXT = 4_000;
const SMALLEST_INTEGER = -2_147_483_648;

const FIELD_KINDS: Readonly<Record<OwnField['type'], (name: string) => FieldSpec>> = {
  whole: (name) => wholeField(name, { min: SMALLEST_INTEGER }),
  number: (name) => numberField(name),
  text: (name) => textField(name, { length: MAX_TEXT }),
  day: (name) => dayField(name),
  yesNo: (name) => yesNoField(name)
};

/** Returns the reader of a field's cells. */
export const createOwnField = ({ name, type }: Pick<OwnField, 'name' | 'type'>): FieldSpec =>
  optionalField(FIELD_KINDS[type](name));

/** PostgreSQL functions take a hundred arguments: fifty pairs. */
const PAIRS = 50;

/** Returns the SQL of the attributes of a staged row (`r`), without its empty cells. */
function writeAttributesSql(columns: readonly (readonly [column: string, name: string])[]): string {
  const parts: string[] = [];
  for (let at = 0; at < columns.length; at += PAIRS) {
    const pairs = columns.slice(at, at + PAIRS).map(([column, name]) => `'${name}', r.${column}`);
    parts.push(`jsonb_build_object(${pairs.join(', ')})`);
  }
  return `jsonb_strip_nulls(${parts.join(' || ') || `'{}'::jsonb`})`;
}

/** Removes the rows of a layer that the file lacks. */
const removeOthers =
  (id: string): NonNullable<TableSpec['before']> =>
  async (query, report) => {
    const gone = await query<{ n: number }>(
      `WITH gone AS (DELETE FROM own_layer_row AS t WHERE layer = $1
         AND NOT EXISTS (SELECT 1 FROM import_match WHERE import_match.place = t.ctid) RETURNING 1)
       SELECT count(*) AS n FROM gone`,
      [id]
    );
    report.removed += gone[0]!.n;
  };

/** Returns the name of a layer's service. */
export const toOwnLayerId = (title: string): string =>
  `own_${
    title
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '') || 'layer'
  }`.slice(0, 60);

async function insertLayer(query: Query, { id, title, geometry, access, fields }: OwnLayer): Promise<void> {
  const added = await query(
    `INSERT INTO own_layer (id, title, geometry, access, fields) VALUES ($1, $2, $3, $4, $5::jsonb)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [id, title, geometry, access, JSON.stringify(fields)]
  );
  if (added.length === 0) throw new ImportError(fileTexts.takenTitle({ title }));
}

function createSpec(layer: OwnLayer, mode: OwnLayerChoice['mode']): TableSpec {
  const columns = layer.fields.map((field, at) => [`c${at}`, field] as const);
  return {
    name: layer.id,
    title: layer.title,
    titles: { en: layer.title, fr: layer.title },
    table: 'own_layer_row',
    geometry: layer.geometry,
    columns: {},
    inputs: Object.fromEntries(columns.map(([column, field]) => [column, createOwnField(field)])),
    computed: {
      attributes: {
        type: 'jsonb',
        sql: writeAttributesSql(columns.map(([column, { name }]) => [column, name]))
      }
    },
    fixed: { layer: layer.id },
    // A row is identified by all it has: two equal rows are two.
    key: ['geom', 'attributes'],
    repeats: true,
    demonstration: 'false',
    ...(mode === 'replace' ? { before: removeOthers(layer.id) } : {})
  };
}

/** Facts of a layer that differ from a dataset with a table of its own: all layers have their rows in one. */
const describeRows = (id: string) => ({
  tables: [id],
  rows: `own_layer_row WHERE layer = '${id}'`
});

/** Returns the dataset of a layer whose file has the columns of the file that the layer was made from. */
function createOwnLayerExport(layer: OwnLayer): RowDataset {
  const spec = createSpec(layer, 'add');
  const columns = layer.fields.map((field, at) => {
    const read = createOwnField({ name: field.column, type: field.type });
    return [`c${at}`, read, `(t.attributes->>'${field.name}')::${read.sqlType}`] as const;
  });
  return {
    ...createTableDataset(spec),
    ...describeRows(layer.id),
    spec: {
      ...spec,
      inputs: Object.fromEntries(columns.map(([column, read]) => [column, read])),
      exported: Object.fromEntries(columns.map(([column, , sql]) => [column, sql]))
    }
  };
}

/** Returns the layers of their own, as datasets that can be exported. */
export const listOwnLayerExports = async (query: Query): Promise<RowDataset[]> =>
  (await listOwnLayers(query)).map(createOwnLayerExport);

/** An import into a layer of its own, with the columns of its fields. */
export interface OwnLayerImport {
  readonly dataset: ImportDataset;
  /** Column by field. */
  readonly map: Readonly<Record<string, string>>;
}

/** Refuses names of fields that are there twice, in any case. @throws ImportError */
function refuseTwins(fields: readonly OwnField[]): void {
  const seen = new Set<string>();
  for (const { name } of fields) {
    const key = name.toLowerCase();
    if (seen.has(key)) throw new ImportError(fileTexts.twinFields({ field: name }));
    seen.add(key);
  }
}

/**
 * Returns how the file of a choice is imported.
 * @throws ImportError when the layer is unknown, or two of its fields have one name.
 */
export async function createOwnLayerImport(query: Query, choice: OwnLayerChoice): Promise<OwnLayerImport> {
  const layer =
    choice.mode === 'new'
      ? { ...choice, id: toOwnLayerId(choice.title) }
      : await readOwnLayer(query, choice.id);
  if (!layer) throw new ImportError(fileTexts.layerGone);
  refuseTwins(layer.fields);
  const dataset = createTableDataset(createSpec(layer, choice.mode));
  return {
    map: Object.fromEntries(layer.fields.map(({ name, column }) => [name, column])),
    dataset: {
      ...dataset,
      ...describeRows(layer.id),
      replaces: choice.mode === 'replace',
      async run(input, report, withQuery) {
        if (choice.mode === 'new') await insertLayer(withQuery, layer);
        await dataset.run(input, report, withQuery);
      }
    }
  };
}
