/**
 * Matching of names in other spellings in conditions on a layer. A service compares texts letter by letter; the
 * server's own searches fold accents, Unicode forms and spacing. The condition lists the values that only
 * folding finds, so that map, records and figures agree on a layer of any service.
 */
import type { Where } from '@site/domain';
import { containsName } from '@site/domain';
import { buildQuery } from './queried-layer';
import type { QueriedLayer } from './queried-layer';

/** Values per request when the service defines no limit. */
const VALUES_PER_PAGE = 2000;

/** Resolves to the distinct values of a text field, sorted alphabetically. */
type ReadValues = (field: string) => Promise<readonly string[]>;

async function readValues(layer: QueriedLayer, field: string): Promise<readonly string[]> {
  const num = Math.min(VALUES_PER_PAGE, layer.capabilities?.query?.maxRecordCount ?? VALUES_PER_PAGE);
  const values: string[] = [];
  for (let start = 0; ; start += num) {
    const { features } = await layer.queryFeatures({
      ...buildQuery(layer, { where: `${field} IS NOT NULL` }),
      outFields: [field],
      returnDistinctValues: true,
      returnGeometry: false,
      orderByFields: [field],
      start,
      num
    });
    const page = features.map(({ attributes }) => attributes[field]);
    values.push(...page.filter((value) => typeof value === 'string'));
    if (features.length < num) return values;
  }
}

/**
 * Returns a reader of a layer's values that requests each field once; a failed request is repeated on the next
 * call.
 */
export function createValueReader(layer: QueriedLayer): ReadValues {
  const read = new Map<string, Promise<readonly string[]>>();
  return (field) => {
    const values = read.get(field) ?? readValues(layer, field);
    read.set(field, values);
    values.catch(() => read.delete(field));
    return values;
  };
}

async function widenContains(field: string, text: string, readFieldValues: ReadValues): Promise<Where> {
  const where: Where = { kind: 'contains', field, text };
  const letters = text.toUpperCase();
  const values = (await readFieldValues(field)).filter(
    (value) => !value.toUpperCase().includes(letters) && containsName(value, text)
  );
  return values.length === 0 ? where : { kind: 'or', terms: [where, { kind: 'in', field, values }] };
}

/**
 * Returns a condition whose texts are also found in other spellings: each `contains` gets the values of its field that
 * contain the text by the domain's folding of names only. Rejects as the layer does.
 */
export async function matchSpellings(where: Where, readFieldValues: ReadValues): Promise<Where> {
  if (where.kind === 'contains') return widenContains(where.field, where.text, readFieldValues);
  if (where.kind !== 'and' && where.kind !== 'or') return where;
  const terms = await Promise.all(where.terms.map((term) => matchSpellings(term, readFieldValues)));
  return { kind: where.kind, terms };
}
