import type { FilterGeometry, PanelCategoryColumn, PanelColumns } from '@site/domain';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import { buildQuery } from './queried-layer';
import { readPages } from './read-pages';

/** Fields of a layer to load as columns, and the records to load. */
export interface ColumnFields {
  /** SQL; all records without it. */
  readonly where?: string | null;
  /** The shape that records must touch. */
  readonly shape?: FilterGeometry | null;
  readonly numbers: readonly string[];
  readonly categories: readonly string[];
}

type ColumnAttributes = Readonly<Record<string, unknown>>;

/** Fills the columns page by page, so that no row is stored as an object. */
class ColumnBuilder {
  private readonly numbers = new Map<string, Float64Array>();
  private readonly codes = new Map<string, { codes: Int32Array; labels: Map<string, number> }>();

  constructor(fields: ColumnFields, count: number) {
    for (const field of fields.numbers) this.numbers.set(field, new Float64Array(count).fill(NaN));
    for (const field of fields.categories)
      this.codes.set(field, { codes: new Int32Array(count).fill(-1), labels: new Map() });
  }

  setRow(row: number, attributes: ColumnAttributes): void {
    for (const [field, values] of this.numbers) {
      const value = attributes[field];
      if (typeof value === 'number') values[row] = value;
    }
    for (const [field, { codes, labels }] of this.codes) {
      const value = attributes[field];
      if (typeof value !== 'string') continue;
      if (!labels.has(value)) labels.set(value, labels.size);
      codes[row] = labels.get(value) ?? -1;
    }
  }

  build(): PanelColumns {
    const categories: [string, PanelCategoryColumn][] = [...this.codes].map(([field, { codes, labels }]) => [
      field,
      { codes, labels: [...labels.keys()] }
    ]);
    return { numbers: Object.fromEntries(this.numbers), categories: Object.fromEntries(categories) };
  }
}

/**
 * Loads fields of a layer's records into columns, without geometry, some pages at a time. Without fields it
 * loads the ids.
 * @param onProgress the share loaded so far, 0 to 1.
 * @throws the service's error; MissingFieldError; AbortError when `signal` is aborted.
 */
export async function loadColumns(
  layer: FeatureLayer,
  fields: ColumnFields,
  signal: AbortSignal,
  onProgress: (share: number) => void
): Promise<PanelColumns> {
  await layer.load({ signal });
  const missing = [...fields.numbers, ...fields.categories].filter(
    (name) => !layer.fields.some((field) => field.name === name)
  );
  if (missing.length > 0) throw new MissingFieldError(missing);
  const counted = buildQuery(layer, { where: fields.where ?? '', shape: fields.shape });
  const count = await layer.queryFeatureCount(counted, { signal });
  // The rows of a column count the records, so that without fields their ids are loaded.
  const isEmpty = fields.numbers.length + fields.categories.length === 0;
  const read = isEmpty ? { ...fields, numbers: [layer.objectIdField] } : fields;
  const columns = new ColumnBuilder(read, count);
  const outFields = [...read.numbers, ...read.categories];
  const query = { ...counted, outFields, returnGeometry: false };
  await readPages(layer, query, count, { signal, tell: onProgress }, (start, features) =>
    features.forEach(({ attributes }, at) => columns.setRow(start + at, attributes as ColumnAttributes))
  );
  return columns.build();
}

/** Thrown when a layer lacks fields that its panel needs. */
export class MissingFieldError extends Error {
  constructor(readonly fields: readonly string[]) {
    super(`The layer has no field ${fields.join(', ')}.`);
  }
}
