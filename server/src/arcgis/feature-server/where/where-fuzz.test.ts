import fc from 'fast-check';
import { runColumnQuery } from '../columns/column-result';
import { loadLayerColumns } from '../columns/layer-columns';
import type { LayerColumns } from '../columns/layer-columns';
import { readQuery } from '../feature-query';
import { registerFeatureServers } from '../routes';
import { openTestApp } from '../../dialect/test-app';
import type { TestApp } from '../../dialect/test-app';
import { insertTestRows } from '../test-rows';
import { anyText, validCondition } from './fuzz-conditions';
import type { FuzzCondition } from './fuzz-conditions';
import { findDataset } from '../../../layers';

const taggedMills = findDataset('taggedMillsClus');

/** Number of conditions, half of them valid; npm run test:deep tries many more. */
const TRIED = Number(process.env.WHERE_FUZZ ?? 600);
const BATCH = 100;
/** Concurrent queries; as many as there are connections to PostgreSQL, so that none waits. */
const CONCURRENT = 10;

const address = '/arcgis/rest/services/taggedMillsClus/FeatureServer/0/query';
const names = ["O'Brien", '100%', 'under_score', 'back\\slash', 'Ölmühle', '', "''", '%', '名前'];

let test: TestApp;
let before: string;
let held: LayerColumns;
beforeAll(async () => {
  test = await openTestApp(registerFeatureServers, async (store) => {
    await insertTestRows(store);
    for (const [i, name] of names.entries())
      await store.query('UPDATE mill SET name = $1 WHERE id = $2', [name, 20 + i]);
  });
  before = await readContents();
  held = await loadLayerColumns(test.store, taggedMills, '1', 0);
});
afterAll(() => test.close());

/** Returns everything that a condition could change, as one text. */
async function readContents(): Promise<string> {
  const { all } = (
    await test.store.query<{ all: string }>(
      `SELECT concat(
       (SELECT string_agg(mill::text, ' ' ORDER BY id) FROM mill),
       (SELECT string_agg(purchase::text, ' ' ORDER BY id) FROM purchase),
       (SELECT string_agg(account::text, ' ' ORDER BY uid) FROM account),
       (SELECT string_agg(relname, ' ' ORDER BY oid) FROM pg_class)) AS all`
    )
  )[0]!;
  return all;
}

interface QueryBody {
  readonly status: number;
  readonly objectIds?: number[];
  readonly error?: { code: number; message: string };
}

async function queryWhere(where: string): Promise<QueryBody> {
  const body = new URLSearchParams({ f: 'json', returnIdsOnly: 'true', where });
  const headers = { authorization: test.tokens.staff };
  const response = await test.fetch(address, {}, { method: 'POST', body, headers });
  return { ...((await response.json()) as object), status: response.status };
}

/** Queries with each condition and returns the answers in the same order. */
async function askEach(conditions: readonly string[]): Promise<QueryBody[]> {
  const answers: QueryBody[] = [];
  for (let first = 0; first < conditions.length; first += CONCURRENT)
    answers.push(...(await Promise.all(conditions.slice(first, first + CONCURRENT).map(queryWhere))));
  return answers;
}

/** Returns the object ids of each condition by plain SQL, all in one statement. */
async function queryDirectly(conditions: readonly FuzzCondition[]): Promise<number[][]> {
  const each = conditions.map(
    ({ sql }, i) =>
      `SELECT ${i} AS n, ARRAY(SELECT id FROM mill WHERE geom IS NOT NULL AND ${sql} ORDER BY id)::int[] AS ids`
  );
  const rows = await test.store.query<{ n: number; ids: number[] }>(`${each.join(' UNION ALL ')} ORDER BY n`);
  return rows.map(({ ids }) => ids);
}

/** Returns the object ids from the columns in memory; null for a condition that needs the database. */
function fromColumns(where: string): readonly number[] | null {
  const query = readQuery({ returnIdsOnly: 'true', where }, taggedMills, taggedMills.fields);
  const result = runColumnQuery(held, taggedMills, taggedMills.fields, query);
  return result?.kind === 'ids' ? result.ids : null;
}

const batches = { numRuns: Math.ceil(TRIED / 2 / BATCH), endOnFailure: true };
const generateBatch = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: BATCH, maxLength: BATCH });

describe('where of the query', () => {
  it('finds the rows that plain SQL finds', async () => {
    let found = 0;
    let decided = 0;
    await fc.assert(
      fc.asyncProperty(generateBatch(validCondition), async (conditions) => {
        const answers = await askEach(conditions.map(({ where }) => where));
        const expected = await queryDirectly(conditions);
        answers.forEach(({ status, ...answer }, i) => {
          const { where } = conditions[i]!;
          expect({ where, status, ...answer }).toEqual({
            where,
            status: 200,
            objectIdFieldName: 'OBJECTID',
            objectIds: expected[i]
          });
          const own = fromColumns(where);
          if (own) expect({ where, own }).toEqual({ where, own: expected[i] });
          if (own) decided++;
          if (expected[i]!.length > 0 && expected[i]!.length < 40) found++;
        });
      }),
      batches
    );
    // Conditions that all find everything or nothing would prove little.
    expect(found).toBeGreaterThan(TRIED / 15);
    expect(decided).toBeGreaterThan(TRIED / 20);
  }, 900_000);

  it('answers arbitrary text or refuses it with a reason, and never lets it change a table', async () => {
    await fc.assert(
      fc.asyncProperty(generateBatch(anyText), async (texts) => {
        const answers = await askEach(texts);
        answers.forEach(({ status, objectIds, error }, i) => {
          const shown = { where: texts[i]!.slice(0, 500), status, error };
          expect(shown).toMatchObject({ status: 200 });
          if (!Array.isArray(objectIds)) expect(shown).toMatchObject({ error: { code: 400 } });
        });
        expect(await readContents()).toBe(before);
      }),
      batches
    );
  }, 900_000);
});
