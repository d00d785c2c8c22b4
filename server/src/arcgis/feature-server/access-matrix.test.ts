import { Sessions } from '../../identity/sessions';
import type { Caller, Role } from '../../common/roles';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { DATASETS } from '../../layers';
import type { LayerDataset, DatasetField } from '../../layers/dataset';
import { insertTestRows } from './test-rows';

/*
 * Checks who may see what of every layer: each dataset × each role × {describe, read, filter, sort, sum, group,
 * keep groups, compare, count, export}, and the same for every restricted field.
 */

/**
 * The policy that a test breaks on purpose, to prove that the matrix notices; null when no policy is broken.
 */
let mockBroken: string | null = null;
jest.mock('../../common/roles', () => {
  const actual = jest.requireActual<typeof import('../../common/roles')>('../../common/roles');
  return {
    ...actual,
    mayRead: (...given: Parameters<typeof actual.mayRead>) =>
      mockBroken === 'list' || actual.mayRead(...given)
  };
});
jest.mock('../dialect/access', () => {
  const actual = jest.requireActual<typeof import('../dialect/access')>('../dialect/access');
  return {
    ...actual,
    requireAccess: (...given: Parameters<typeof actual.requireAccess>) =>
      mockBroken === 'layer' ? undefined : actual.requireAccess(...given),
    readableFields: (dataset: LayerDataset, caller: Caller) =>
      mockBroken === 'field' ? dataset.fields : actual.readableFields(dataset, caller)
  };
});
/* Adds to the real layers one for each role, with a field for the next higher role. */
jest.mock('../../layers', () => {
  const actual = jest.requireActual<typeof import('../../layers')>('../../layers');
  const createProbe = (
    access: LayerDataset['access'],
    fieldAccess: LayerDataset['access']
  ): LayerDataset => ({
    service: `probe_${access}`,
    title: 'Probe',
    description: '',
    access,
    from: 'minigrid',
    geometryType: 'esriGeometryPoint',
    geometry: 'minigrid.geom',
    displayField: 'phone',
    fields: [
      { name: 'OBJECTID', alias: 'OBJECTID', type: 'oid', sql: 'minigrid.id' },
      { name: 'site', alias: 'Site', type: 'string', sql: 'minigrid.site_name', length: 255 },
      { name: 'phone', alias: 'Phone', type: 'string', sql: `'0800-' || minigrid.id`, access: fieldAccess },
      {
        name: 'salary',
        alias: 'Salary',
        type: 'double',
        sql: 'minigrid.conn_on_ground * 2.0',
        access: fieldAccess
      }
    ],
    drawingInfo: { renderer: { type: 'uniqueValue', field1: 'phone', uniqueValueInfos: [] } },
    sources: ['minigrid'],
    maxRecordCount: 10,
    heldAs: 'test'
  });
  return {
    ...actual,
    DATASETS: [
      ...actual.DATASETS,
      createProbe('public', 'investor'),
      createProbe('investor', 'staff'),
      createProbe('staff', 'admin'),
      createProbe('admin', 'admin')
    ]
  };
});

/** Layers open below staff; every other layer needs at least staff. */
const BELOW_STAFF: Readonly<Record<string, 'public' | 'investor'>> = {
  palmclustersAllPrj: 'public',
  OilPalmCluster: 'public',
  ngnLGA: 'public',
  Roads: 'public',
  conserved: 'public',
  cassavaStates: 'public',
  probe_public: 'public',
  taggedMillsClus: 'investor',
  factories: 'investor',
  oilPalmProcessors: 'investor',
  cpoDepots: 'investor',
  akwaIbomPlantations: 'investor',
  pindOilPalm: 'investor',
  georeferencedOilPalm: 'investor',
  communityTransactions: 'investor',
  lgaTransactions: 'investor',
  '10kmscore': 'investor',
  mills_distance: 'investor',
  probe_investor: 'investor'
};
/** Names of fields with contact data of a person. */
const PERSONAL = /phone|e-?mail|contact/i;

const ROLES: readonly Role[] = ['guest', 'investor', 'staff', 'admin'];
const RANK: Record<string, number> = { public: 0, guest: 0, investor: 1, staff: 2, admin: 3 };
const canRead = (role: Role, access: string) => RANK[role]! >= RANK[access]!;
const expectedAccess = ({ service, access }: LayerDataset): string =>
  BELOW_STAFF[service] ?? (access === 'admin' ? 'admin' : 'staff');

const COUNTED = '[{"statisticType":"count","onStatisticField":"*","outStatisticFieldName":"n"}]';
const writeCountStatistic = (field: string) => `[{"statisticType":"count","onStatisticField":"${field}"}]`;

/** Returns every way in which a query can use a field. */
const listUses = (field: string): Record<string, Record<string, string>> => ({
  read: { outFields: field },
  filter: { where: `${field} IS NOT NULL`, returnCountOnly: 'true' },
  'filter by geometry too': { where: `${field} IS NULL`, geometry: '2,4,15,14', returnIdsOnly: 'true' },
  sort: { orderByFields: `${field} DESC` },
  sum: { outStatistics: writeCountStatistic(field) },
  group: { outStatistics: COUNTED, groupByFieldsForStatistics: field },
  'keep groups': { outStatistics: COUNTED, having: `COUNT(${field}) > 0` },
  compare: { outFields: field, returnDistinctValues: 'true' },
  'export as GeoJSON': { outFields: field, f: 'geojson' },
  'export as PBF': { outFields: field, f: 'pbf' },
  'measure the extent': { where: `${field} IS NOT NULL`, returnExtentOnly: 'true' }
});

let site: TestApp;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  site = await openTestApp();
  await insertTestRows(site.store);
  for (const role of ['investor', 'staff', 'admin'] as const)
    tokens.set(role, (await new Sessions(site.store).open(`demo-${role}`)).token);
});
afterAll(() => site.close());

async function requestAs(role: Role, path: string, params: Record<string, string> = {}, method = 'GET') {
  const token = tokens.get(role);
  const text = new URLSearchParams({ f: 'json', ...params, ...(token ? { token } : {}) }).toString();
  const answer = await (method === 'GET'
    ? site.request(`${path}?${text}`)
    : site.request(path, {
        method,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: text
      }));
  const error = answer.body.startsWith('{"error"')
    ? answer.json<{ error: { code: number; message: string } }>().error
    : null;
  return { body: answer.body, error };
}

const toServicePath = ({ service }: LayerDataset) => `/arcgis/rest/services/${service}/FeatureServer`;

async function checkLayer(dataset: LayerDataset, role: Role): Promise<string[]> {
  const open = canRead(role, expectedAccess(dataset));
  const found: string[] = [];
  const checkCode = (what: string, code: number | undefined) => {
    const wanted = open ? undefined : role === 'guest' ? 499 : 403;
    if (code !== wanted)
      found.push(`${what} ${dataset.service} as ${role}: ${code ?? 'let in'}, must be ${wanted ?? 'let in'}`);
  };
  const query = `${toServicePath(dataset)}/0/query`;
  checkCode('describe the service', (await requestAs(role, toServicePath(dataset))).error?.code);
  checkCode('describe', (await requestAs(role, `${toServicePath(dataset)}/0`)).error?.code);
  checkCode(
    'describe by POST',
    (await requestAs(role, `${toServicePath(dataset)}/0`, {}, 'POST')).error?.code
  );
  checkCode(
    'read all',
    (await requestAs(role, query, { outFields: '*', resultRecordCount: '2' })).error?.code
  );
  // A layer may have no object 1; 404 then still means that the caller may read.
  const feature = (await requestAs(role, `${toServicePath(dataset)}/0/1`)).error?.code;
  checkCode('read a feature', feature === 404 ? undefined : feature);
  for (const [what, params] of Object.entries(listUses('OBJECTID')))
    checkCode(what, (await requestAs(role, query, params)).error?.code);
  checkCode('read by POST', (await requestAs(role, query, { outFields: '*' }, 'POST')).error?.code);
  const { body } = await requestAs(role, '/arcgis/rest/services');
  if (body.includes(`"${dataset.service}"`) !== open)
    found.push(`list ${dataset.service} as ${role}: ${open ? 'missing' : 'there'}`);
  return found;
}

async function checkField(dataset: LayerDataset, field: DatasetField, role: Role): Promise<string[]> {
  if (!canRead(role, expectedAccess(dataset))) return [];
  const open = canRead(role, field.access ?? 'public');
  const found: string[] = [];
  const name = `${dataset.service}.${field.name} as ${role}`;
  for (const [what, params] of Object.entries(listUses(field.name))) {
    const { error } = await requestAs(role, `${toServicePath(dataset)}/0/query`, params);
    if (open ? error !== null : error?.message !== `Invalid field: ${field.name}`)
      found.push(`${what} ${name}: ${error?.message ?? 'let in'}, must be ${open ? 'let in' : 'refused'}`);
  }
  const all = await requestAs(role, `${toServicePath(dataset)}/0/query`, { outFields: '*' });
  const described = await requestAs(role, `${toServicePath(dataset)}/0`);
  for (const [where, { body }] of Object.entries({ all, described }))
    if (body.includes(`"${field.name}"`) !== open)
      found.push(`${where} ${name}: ${open ? 'missing' : 'there'}`);
  return found;
}

/** Returns the fields that some readers of the layer may not see. */
const closedFields = ({ fields }: LayerDataset) => fields.filter(({ access }) => access !== undefined);

async function findMismatches(datasets: readonly LayerDataset[]): Promise<string[]> {
  const found: string[] = [];
  for (const dataset of datasets)
    for (const role of ROLES) {
      found.push(...(await checkLayer(dataset, role)));
      for (const field of closedFields(dataset)) found.push(...(await checkField(dataset, field, role)));
    }
  return found;
}

const probes = DATASETS.filter(({ service }) => service.startsWith('probe_'));

describe('access to the layers', () => {
  it('[AU-15] [AU-14] is as declared, for every role and every use', async () => {
    expect(await findMismatches(DATASETS)).toEqual([]);
  }, 300_000);

  it('[AU-15] restricts contact data to staff', () => {
    const loose = DATASETS.filter(({ service }) => !service.startsWith('probe_')).flatMap((dataset) =>
      dataset.fields
        .filter(({ name }) => PERSONAL.test(name))
        .filter(({ access = 'public' }) => Math.max(RANK[access]!, RANK[dataset.access]!) < RANK.staff!)
        .map(({ name }) => `${dataset.service}.${name}`)
    );
    expect(loose).toEqual([]);
  });

  it.each([
    ['layer', 'filter probe_staff as guest: let in, must be 499'],
    ['field', 'filter probe_public.phone as guest: let in, must be refused'],
    ['list', 'list probe_admin as staff: there']
  ])('detects that the policy "%s" is broken', async (policy, mismatch) => {
    mockBroken = policy;
    const found = await findMismatches(probes).finally(() => {
      mockBroken = null;
    });
    expect(found).toContain(mismatch);
  });

  it('detects that a layer is declared for a lower role than it should be', async () => {
    const mills = DATASETS.find(({ service }) => service === 'taggedMillsClus')!;
    const before = mills.access;
    Object.assign(mills, { access: 'public' });
    const found = await findMismatches([mills]).finally(() => Object.assign(mills, { access: before }));
    expect(found).toContain('read taggedMillsClus as guest: let in, must be 499');
  });
});
