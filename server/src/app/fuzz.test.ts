import fc from 'fast-check';
import { insertTestRows } from '../arcgis/feature-server/test-rows';
import { RoutingError } from '../engines/routing/routing-engine';
import { generateCalls } from './test-calls';
import type { ApiCall } from './test-calls';
import { absentRouting, openTestApp } from './test-app';
import type { TestResponse, TestApp } from './test-app';
import { createContractRequest, listDocumentedOperations } from './test-contract';
import type { Operation } from './test-contract';
import { RECORD_SAMPLES } from './test-samples';

/*
 * Calls every operation of the API document many times with values from its own schema, right and wrong, as an
 * administrator. The server never fails, a refusal names the field and writes nothing, and every answer matches
 * its schema.
 */

const CASES = Number(process.env.FUZZ_CASES ?? 10);
/** Number of concurrent calls. */
const TOGETHER = 10;
/** Set another seed for other cases. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

let site: TestApp;
let ask: TestApp['request'];
let operations: Operation[];
let token: string;
let ids: string[];
beforeAll(async () => {
  const rejectNoRoad = () => Promise.reject(new RoutingError('noRoadNearby', 'No road in this test.'));
  const roads = {
    isochrones: rejectNoRoad,
    route: rejectNoRoad,
    locate: rejectNoRoad,
    matrix: rejectNoRoad,
    reach: rejectNoRoad
  };
  site = await openTestApp(
    {},
    { ...absentRouting, ...roads, rainy: async () => ({ ...roads, rain: { factors: null, inForce: true } }) }
  );
  await insertTestRows(site.store);
  [operations, ask, token] = await Promise.all([
    listDocumentedOperations(site),
    createContractRequest(site),
    site.signIn('admin')
  ]);
  const entered = await Promise.all(
    RECORD_SAMPLES.map(({ path, sample }) =>
      site.request(path, { method: 'POST', payload: sample, headers: { authorization: token } })
    )
  );
  ids = entered.map((answer) => answer.json<{ data: { id: string } }>().data.id);
});
afterAll(() => site.close());

/** Number of changes in the audit trail plus number of records. */
async function countChanges(): Promise<number> {
  const { changes } = (
    await site.store.query<{ changes: number }>(
      `SELECT (SELECT count(*) FROM record_audit) + (SELECT count(*) FROM parameter_set) AS changes`
    )
  )[0]!;
  return changes;
}

function sendCall({ method }: Operation, { path, headers, payload }: ApiCall): Promise<TestResponse> {
  // The call that ends a session gets another token, so that the session of the test stays open.
  const authorization = path.startsWith('/signout') ? 'none' : token;
  const json: Record<string, string> = payload === undefined ? {} : { 'content-type': 'application/json' };
  const body = payload === undefined ? undefined : JSON.stringify(payload);
  return ask(path, { method, headers: { ...headers, ...json, authorization }, payload: body });
}

const isRecordWrite = ({ method, path }: Operation): boolean =>
  method !== 'GET' &&
  (RECORD_SAMPLES.some((one) => path.startsWith(one.path)) || path.startsWith('/api/parameters'));

/** Returns what is wrong with an answer, or null. */
function findFault({ status, body }: TestResponse): string | null {
  if (status >= 500) return `answered ${status}: ${body}`;
  if (status !== 400) return null;
  const { error } = JSON.parse(body) as { error: { field?: string } };
  return typeof error.field === 'string' && error.field !== '' ? null : `names no field: ${body}`;
}

async function fuzzOperation(operation: Operation): Promise<string[]> {
  const sample = RECORD_SAMPLES.find(({ path }) => operation.path.startsWith(path))?.sample;
  const calls = fc.sample(generateCalls(operation, ids, sample), { numRuns: CASES, seed: SEED });
  const found: string[] = [];
  for (let first = 0; first < calls.length; first += TOGETHER) {
    const batch = calls.slice(first, first + TOGETHER);
    const before = await countChanges();
    const answers = await Promise.all(batch.map((call) => sendCall(operation, call)));
    const faults = answers.map(findFault);
    found.push(...faults.flatMap((what, index) => (what ? [`${JSON.stringify(batch[index])} ${what}`] : [])));
    const done = isRecordWrite(operation) ? answers.filter(({ status }) => status < 300).length : 0;
    const changed = (await countChanges()) - before;
    if (changed !== done) found.push(`${JSON.stringify(batch)} wrote ${changed}, must be ${done}`);
  }
  return found;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

describe.each(METHODS)('every documented %s', (method) => {
  it('[AP-10] survives any input, names the invalid field, and writes nothing in that case', async () => {
    const wanted = operations.filter((operation) => operation.method === method);
    expect(wanted.length).toBeGreaterThan(0);
    const found: string[] = [];
    for (const operation of wanted)
      for (const what of await fuzzOperation(operation))
        found.push(`${method} ${operation.path} ${what}`.slice(0, 2_000));
    expect(found).toEqual([]);
  }, 600_000);
});
