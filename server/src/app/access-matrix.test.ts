import { randomUUID } from 'node:crypto';
import { insertTestRows } from '../arcgis/feature-server/test-rows';
import { DEMO_PASSWORD } from '../identity/accounts';
import { Sessions } from '../identity/sessions';
import type { Role } from '../common/roles';
import { listRouteAccess, listRoutes } from './route-table';
import { openTestApp } from './test-app';
import type { TestResponse, TestRequest, TestApp } from './test-app';
import { RECORD_SAMPLES, plotSample } from './test-samples';

/*
 * The access matrix: every route of the server × every role. A route without a row fails, and so does a row
 * without a route. The rows repeat the access that the routes declare, so that a declaration cannot be loosened
 * unnoticed. The layers have their own matrix, next to the FeatureServer.
 */

/**
 * The policy that a test breaks on purpose, to prove that the matrix notices; null when no policy is broken.
 */
let mockBroken: string | null = null;
jest.mock('../common/caller', () => {
  const actual = jest.requireActual<typeof import('../common/caller')>('../common/caller');
  return {
    ...actual,
    requireRole: (...given: Parameters<typeof actual.requireRole>) =>
      mockBroken === 'role of a call' ? actual.getCaller(given[0]) : actual.requireRole(...given)
  };
});
jest.mock('../common/roles', () => {
  const actual = jest.requireActual<typeof import('../common/roles')>('../common/roles');
  return {
    ...actual,
    hasRole: (...given: Parameters<typeof actual.hasRole>) =>
      mockBroken === 'maps found' ? true : actual.hasRole(...given)
  };
});
jest.mock('../common/request-token', () => {
  const actual = jest.requireActual<typeof import('../common/request-token')>('../common/request-token');
  return {
    ...actual,
    readRequestToken: (request: Parameters<typeof actual.readRequestToken>[0]) =>
      actual.readRequestToken(request) ?? (mockBroken === 'cookie' ? (request.cookies.token ?? null) : null)
  };
});
jest.mock('../experiences/routes-file', () => {
  const actual = jest.requireActual<typeof import('../experiences/routes-file')>(
    '../experiences/routes-file'
  );
  return {
    readRoutesFile: (root: string) => {
      const file = actual.readRoutesFile(root);
      const routes = file.routes.map((route) => ({
        ...route,
        get access() {
          return mockBroken === 'door' ? 'public' : route.access;
        }
      }));
      return { ...file, routes };
    }
  };
});

type LeastAccess = Exclude<Role, 'guest'> | 'public';
interface AccessRow {
  /** Least role with access. */
  readonly least: LeastAccess;
  readonly path: string;
  readonly ask?: TestRequest | ((token: string | null) => Promise<TestRequest & { readonly path?: string }>);
  /** HTTP status or ArcGIS error code that roles with access get in this test, when it is not a success. */
  readonly answers?: number;
  /** Text that roles with access must find in the answer, and the others must not. */
  readonly holds?: string;
  /** Roles that are refused although they rank high enough. */
  readonly refuses?: readonly Role[];
}

const ROLES: readonly Role[] = ['guest', 'investor', 'staff', 'admin'];
const RANK: Record<Role | 'public', number> = { public: 0, guest: 0, investor: 1, staff: 2, admin: 3 };
const TILES = '/arcgis/rest/services/Basemap/VectorTileServer';
const GEOCODERS = ['Places', 'TownsAndStates'].map((name) => `/arcgis/rest/services/${name}/GeocodeServer`);
const ROUTING = '/arcgis/rest/services/Routing/NAServer';
const SHARING = '/arcgis/sharing/rest';
const TOOLKIT = '/identitytoolkit.googleapis.com/v1/accounts:';
const MILLS = 'mills-purchase-aggregates';
const POINT = 'location=7.5,5.5';

const allowPublic = (path: string, more: Partial<AccessRow> = {}): AccessRow => ({
  least: 'public',
  path,
  ...more
});
const requireLeast = (least: LeastAccess, path: string, more: Partial<AccessRow> = {}): AccessRow => ({
  least,
  path,
  ...more
});
/** Guests are included, because they are offered to sign in there. */
const NOT_INVESTORS: Partial<AccessRow> = { refuses: ['investor'] };
const ADMINS_OR_GUESTS: Partial<AccessRow> = { refuses: ['investor', 'staff'] };
const createPost = (payload: object): TestRequest => ({ method: 'POST', payload });
const createForm = (fields: Record<string, string>): TestRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString()
});
const NO_UPLOAD = `/api/import-files/${randomUUID()}`;
const credentials = { email: 'staff@site.example', password: DEMO_PASSWORD };
const arcgisCredentials = createForm({ username: credentials.email, password: DEMO_PASSWORD });
const solve = { facilities: '7.5,5.5', defaultBreaks: '20', f: 'json' };
const route = { stops: '7.5,5.5;7.6,5.6', f: 'json' };

/** Returns the same call with its parameters in a form body. */
function asForm(row: AccessRow): AccessRow {
  const [path, query = ''] = row.path.split('?');
  return { ...row, path: path!, ask: createForm(Object.fromEntries(new URLSearchParams(query))) };
}

/** The rows of a resource of the ArcGIS dialects. POST gives each role the same answer as GET. */
const allowBothMethods = (
  route: string,
  ...rows: readonly AccessRow[]
): Record<string, readonly AccessRow[]> => ({
  [`GET ${route}`]: rows,
  [`POST ${route}`]: rows.map(asForm)
});

/** Creates a record for a call to change or delete, and returns its address. */
async function recordAt(path: string, sample: object): Promise<string> {
  const headers = { authorization: tokens.get('admin') as string };
  const entered = await site.request(path, { method: 'POST', headers, payload: sample });
  return `${path}/${entered.json<{ data: { id: string } }>().data.id}`;
}

/** Creates and deletes a record for a call to restore, and returns its address. */
async function deletedAt(path: string, sample: object): Promise<string> {
  const address = await recordAt(path, sample);
  await site.request(address, {
    method: 'DELETE',
    headers: { authorization: tokens.get('admin') as string }
  });
  return address;
}

/** Rows of the calls that create, change, delete and restore records. Each call has its own record. */
const WRITES = Object.fromEntries(
  RECORD_SAMPLES.flatMap(({ path, sample, method, deleted }): [string, AccessRow][] => [
    [`POST ${path}`, requireLeast('admin', path, { ask: createPost(sample), answers: 201 })],
    [
      `${method} ${path}/:id`,
      requireLeast('admin', path, {
        ask: async () => ({ method, payload: sample, path: await recordAt(path, sample) })
      })
    ],
    [
      `DELETE ${path}/:id`,
      requireLeast('admin', path, {
        ask: async () => ({ method: 'DELETE', path: await recordAt(path, sample) }),
        answers: deleted
      })
    ],
    [
      `POST ${path}/:id/restore`,
      requireLeast('admin', path, {
        ask: async () => ({ method: 'POST', path: `${await deletedAt(path, sample)}/restore` })
      })
    ]
  ])
);

/**
 * Rows by route. A page that needs a session redirects guests to Login (see its route in
 * experiences/routes.json).
 */
const ROWS: Record<string, AccessRow | readonly AccessRow[]> = {
  'GET /': allowPublic('/'),
  'GET /login': allowPublic('/login'),
  'GET /reset': allowPublic('/reset'),
  'GET /forgot': allowPublic('/forgot'),
  'GET /map/oilpalm': requireLeast('investor', '/map/oilpalm'),
  'GET /map/oilpalm3d': requireLeast('investor', '/map/oilpalm3d'),
  'GET /map/admin': allowPublic('/map/admin', NOT_INVESTORS),
  'GET /map/admin/factories': allowPublic('/map/admin/factories', NOT_INVESTORS),
  'GET /map/admin/biochar-applications': allowPublic('/map/admin/biochar-applications', NOT_INVESTORS),
  'GET /map/admin/biochar-partners': allowPublic('/map/admin/biochar-partners', NOT_INVESTORS),
  'GET /map/admin/aps': allowPublic('/map/admin/aps', NOT_INVESTORS),
  'GET /map/admin/customers': allowPublic('/map/admin/customers', NOT_INVESTORS),
  'GET /map/admin/logisticsDepot': allowPublic('/map/admin/logisticsDepot', NOT_INVESTORS),
  'GET /settings/accounts': allowPublic('/settings/accounts', ADMINS_OR_GUESTS),
  'GET /settings/parameters': allowPublic('/settings/parameters', ADMINS_OR_GUESTS),
  'GET /settings/personal-data': allowPublic('/settings/personal-data', ADMINS_OR_GUESTS),
  'GET /settings/data': allowPublic('/settings/data', ADMINS_OR_GUESTS),
  'GET /map/widgets/serviceArea': allowPublic('/map/widgets/serviceArea'),
  'GET /map/cassava': requireLeast('investor', '/map/cassava'),
  'GET /data/oil-palm-clusters.geojson': allowPublic('/data/oil-palm-clusters.geojson'),
  'GET /data/cassava-states.geojson': allowPublic('/data/cassava-states.geojson'),
  'GET /map/widgets/oilPalmClusters': allowPublic('/map/widgets/oilPalmClusters'),
  'GET /map/widgets/protectedAreas': allowPublic('/map/widgets/protectedAreas'),
  'GET /map/widgets/weeklyYield': allowPublic('/map/widgets/weeklyYield'),
  'GET /map/widgets/profitPerWeek': allowPublic('/map/widgets/profitPerWeek'),
  'GET /experiences/:name/config.json': allowPublic('/experiences/sign-in/config.json'),
  'GET /healthz': allowPublic('/healthz'),
  'GET /readyz': allowPublic('/readyz'),
  'GET /metrics': allowPublic('/metrics'),
  'GET /api/docs': allowPublic('/api/docs'),
  'GET /api/docs/json': allowPublic('/api/docs/json'),
  'GET /api/docs/yaml': allowPublic('/api/docs/yaml'),
  'GET /api/docs/static/*': allowPublic('/api/docs/static/swagger-ui.css'),
  'GET /api/docs/static/index.html': allowPublic('/api/docs/static/index.html'),
  'GET /api/docs/static/swagger-initializer.js': allowPublic('/api/docs/static/swagger-initializer.js'),
  'GET /api/identity': allowPublic('/api/identity'),
  'GET /api/me': allowPublic('/api/me'),
  'GET /api/sessions': requireLeast('investor', '/api/sessions'),
  'DELETE /api/sessions': requireLeast('investor', '/api/sessions', { ask: { method: 'DELETE' } }),
  'DELETE /api/sessions/:id': requireLeast('investor', `/api/sessions/${randomUUID()}`, {
    ask: { method: 'DELETE' },
    answers: 404
  }),
  'GET /api/embed': allowPublic('/api/embed?origin=https%3A%2F%2Fpartner.example'),
  'GET /api/data-version': allowPublic('/api/data-version'),
  'GET /api/parameters': allowPublic('/api/parameters'),
  'PUT /api/parameters': requireLeast('admin', '/api/parameters', {
    ask: async () => {
      const { version, parameters } = (await site.request('/api/parameters')).json<Record<string, object>>();
      return { method: 'PUT', payload: { version, parameters } };
    }
  }),
  'POST /api/password': requireLeast('investor', '/api/password', {
    ask: createPost({ currentPassword: 'wrong', password: 'wrong' }),
    answers: 400
  }),
  'GET /api/second-factor': requireLeast('investor', '/api/second-factor'),
  'POST /api/second-factor': requireLeast('investor', '/api/second-factor', {
    ask: createPost({ password: 'wrong' }),
    answers: 400
  }),
  'POST /api/second-factor/confirm': requireLeast('investor', '/api/second-factor/confirm', {
    ask: createPost({ code: '000000' }),
    answers: 409
  }),
  'DELETE /api/second-factor': requireLeast('investor', '/api/second-factor', {
    ask: { method: 'DELETE', payload: { password: 'wrong', code: '000000' } },
    answers: 400
  }),
  'DELETE /api/accounts/:uid/second-factor': requireLeast('admin', '/api/accounts/other/second-factor', {
    ask: { method: 'DELETE' },
    answers: 409
  }),
  'GET /api/accounts': requireLeast('admin', '/api/accounts', { holds: 'admin@site.example' }),
  'GET /api/accounts/trail': requireLeast('admin', '/api/accounts/trail'),
  'POST /api/accounts': requireLeast('admin', '/api/accounts', {
    ask: async () => createPost({ email: `${randomUUID()}@site.example`, role: 'staff' }),
    answers: 201
  }),
  'PATCH /api/accounts/:uid': requireLeast('admin', '/api/accounts/other', {
    ask: { method: 'PATCH', payload: { role: 'investor' } }
  }),
  'POST /api/accounts/:uid/reset': requireLeast('admin', '/api/accounts/other/reset', {
    ask: { method: 'POST' }
  }),
  'POST /api/accounts/:uid/revoke': requireLeast('admin', '/api/accounts/other/revoke', {
    ask: createPost({})
  }),
  'POST /api/service-area-summary': allowPublic('/api/service-area-summary', {
    ask: createPost({ latitude: 5.5, longitude: 7.5, minutes: 20 }),
    answers: 503
  }),
  'POST /api/service-area-records': requireLeast('staff', '/api/service-area-records', {
    ask: createPost({
      areas: [{ latitude: 5.5, longitude: 7.5, minutes: 20 }],
      millScope: 'insideArea',
      records: 'mills'
    }),
    answers: 503
  }),
  'POST /api/service-areas-together': allowPublic('/api/service-areas-together', {
    ask: createPost({
      areas: [
        { latitude: 5.5, longitude: 7.5, minutes: 20 },
        { latitude: 5.6, longitude: 7.5, minutes: 20 }
      ]
    }),
    answers: 503
  }),
  'POST /api/biochar-analysis': requireLeast('staff', '/api/biochar-analysis', {
    ask: createPost({ latitude: 5.5, longitude: 7.5, radius: 10 })
  }),
  'POST /api/offtake-summary': requireLeast('staff', '/api/offtake-summary', {
    ask: createPost({ latitude: 5.5, longitude: 7.5 })
  }),
  'POST /api/offtake-farms': requireLeast('staff', '/api/offtake-farms', {
    ask: createPost({ latitude: 5.5, longitude: 7.5, farms: 'maize' })
  }),
  'POST /api/trip-ways': requireLeast('staff', '/api/trip-ways', {
    ask: createPost({ from: { latitude: 5.5, longitude: 7.5 }, to: [{ latitude: 5.6, longitude: 7.6 }] }),
    answers: 503
  }),
  'POST /api/round-ways': requireLeast('staff', '/api/round-ways', {
    ask: createPost({
      rounds: [
        [
          { latitude: 5.5, longitude: 7.5 },
          { latitude: 5.6, longitude: 7.6 }
        ]
      ]
    }),
    answers: 503
  }),
  'POST /api/trip-matrix': requireLeast('staff', '/api/trip-matrix', {
    ask: createPost({
      places: [
        { latitude: 5.5, longitude: 7.5 },
        { latitude: 5.6, longitude: 7.6 }
      ]
    }),
    answers: 503
  }),
  'POST /api/site-demands': requireLeast('staff', '/api/site-demands', {
    ask: createPost({ weight: 'purchases' })
  }),
  'POST /api/site-candidates': requireLeast('staff', '/api/site-candidates', {
    ask: createPost({ area: { kind: 'lga', code: 'NONE' }, spacing: 10 }),
    answers: 404
  }),
  'POST /api/site-ways': requireLeast('staff', '/api/site-ways', {
    ask: createPost({
      candidates: [{ latitude: 5.5, longitude: 7.5 }],
      demands: [{ latitude: 5.6, longitude: 7.6 }],
      maxMinutes: 60
    }),
    answers: 503
  }),
  'GET /api/parameters/history': requireLeast('admin', '/api/parameters/history'),
  ...WRITES,
  'GET /api/marker-assets': [
    requireLeast('investor', '/api/marker-assets'),
    requireLeast('investor', '/api/marker-assets', { holds: 'FACTORY-1' }),
    requireLeast('staff', '/api/marker-assets', { holds: 'AP-1' })
  ],
  ...Object.fromEntries(
    ['filterJSON', 'filter'].map((name) => [
      `GET /api/marker-assets/${name}`,
      [
        requireLeast('investor', `/api/marker-assets/${name}?markerType=Factory`, { holds: 'FACTORY-1' }),
        requireLeast('staff', `/api/marker-assets/${name}?markerType=AP`, { holds: 'AP-1' })
      ]
    ])
  ),
  'GET /api/marker-assets/:id': [
    requireLeast('investor', '/api/marker-assets/FACTORY-1'),
    requireLeast('staff', '/api/marker-assets/AP-1'),
    requireLeast('admin', '/api/marker-assets/FACTORY-1', { holds: 'createdByUser' })
  ],
  'GET /api/customers/filterJSON': requireLeast('staff', '/api/customers/filterJSON'),
  'GET /api/customers/:id': requireLeast('staff', '/api/customers/none', { answers: 404 }),
  'GET /api/LogisticDepot': requireLeast('staff', '/api/LogisticDepot'),
  'GET /api/LogisticDepot/:id': requireLeast('staff', '/api/LogisticDepot/none', { answers: 404 }),
  'GET /api/biochar-partners': requireLeast('staff', '/api/biochar-partners'),
  'GET /api/biochar-partners/:id': requireLeast('staff', '/api/biochar-partners/none', { answers: 404 }),
  'GET /api/plots': requireLeast('staff', '/api/plots'),
  'POST /api/plot-checks': requireLeast('staff', '/api/plot-checks', {
    ask: createPost({ geometry: plotSample.geometry })
  }),
  'POST /api/plot-screening': requireLeast('staff', '/api/plot-screening', {
    ask: createPost({ ids: ['none'] })
  }),
  'GET /api/plots/:id/screenings': requireLeast('staff', '/api/plots/none/screenings', { answers: 404 }),
  'POST /api/plot-export': requireLeast('staff', '/api/plot-export', { ask: createPost({}) }),
  'POST /api/plot-purchases': requireLeast('staff', '/api/plot-purchases', {
    ask: createPost({ selection: {}, first: '2026-01-01', last: '2026-12-31' })
  }),
  'GET /api/plot-counts': allowPublic('/api/plot-counts'),
  'GET /api/plots/:id': requireLeast('staff', '/api/plots/none', { answers: 404 }),
  'GET /api/biochar-applications': requireLeast('staff', '/api/biochar-applications'),
  ...Object.fromEntries(
    ['filter', 'biocharEmissions'].map((name) => [
      `GET /api/biochar-applications/${name}`,
      requireLeast('staff', `/api/biochar-applications/${name}?mode=Today`)
    ])
  ),
  ...Object.fromEntries(
    ['', '/biocharEmissions', '/allocated-purchases'].map((more) => [
      `GET /api/biochar-applications/:id${more}`,
      requireLeast('staff', `/api/biochar-applications/none${more}`, { answers: 404 })
    ])
  ),
  'GET /api/biochar-summary': requireLeast('staff', '/api/biochar-summary'),
  'GET /api/future-price/date': requireLeast('staff', '/api/future-price/date?date=2026-05-01'),
  'GET /api/current-price': allowPublic('/api/current-price'),
  'GET /api/p1-purchases': requireLeast('staff', '/api/p1-purchases'),
  'GET /api/raw-material-summary': requireLeast('staff', '/api/raw-material-summary'),
  'GET /api/raw-material-summary/choices': requireLeast(
    'staff',
    '/api/raw-material-summary/choices?of=supplier'
  ),
  ...Object.fromEntries(
    ['inventory-at-mills', 'total-inventory-at-mills', 'inventory-at-mills-by-agents'].map((name) => [
      `GET /inventories/${name}`,
      requireLeast('staff', `/inventories/${name}`)
    ])
  ),
  'GET /api/audit': requireLeast('admin', '/api/audit'),
  'GET /api/experience-trail': requireLeast('admin', '/api/experience-trail'),
  'GET /api/experiences': requireLeast('admin', '/api/experiences'),
  'POST /api/experiences': requireLeast('admin', '/api/experiences', {
    ask: async () => createPost({ from: 'sign-in', name: `copy-${randomUUID().slice(0, 8)}`, label: 'Copy' }),
    answers: 201
  }),
  'GET /api/experiences/:name': requireLeast('admin', '/api/experiences/sign-in'),
  'PUT /api/experiences/:name': requireLeast('admin', '/api/experiences/sign-in', {
    ask: { method: 'PUT', payload: { config: {}, baseVersion: 0 } },
    answers: 422
  }),
  'DELETE /api/experiences/:name': requireLeast('admin', '/api/experiences/none', {
    ask: { method: 'DELETE' },
    answers: 404
  }),
  'GET /api/experiences/:name/versions': requireLeast('admin', '/api/experiences/sign-in/versions'),
  'GET /api/experiences/:name/versions/:version': requireLeast(
    'admin',
    '/api/experiences/sign-in/versions/0'
  ),
  'POST /api/experiences/:name/restore': requireLeast('admin', '/api/experiences/sign-in/restore', {
    ask: createPost({ version: 0, baseVersion: 99 }),
    answers: 409
  }),
  'GET /builder': requireLeast('admin', '/builder'),
  'GET /builder/preview': requireLeast('admin', '/builder/preview'),
  'GET /experience/:name': [
    allowPublic('/experience/of-sign-in'),
    requireLeast('investor', '/experience/of-investor'),
    requireLeast('staff', '/experience/of-oil-palm-2d'),
    requireLeast('staff', '/experience/of-oil-palm-staff'),
    allowPublic('/experience/of-admin', NOT_INVESTORS),
    requireLeast('investor', '/experience/of-cassava'),
    requireLeast('admin', '/experience/of-nothing')
  ],
  'GET /api/picture-hosts': allowPublic('/api/picture-hosts'),
  'GET /api/picture': requireLeast('investor', '/api/picture?url=https://pictures.example/1.jpg', {
    answers: 404
  }),
  'GET /api/person': requireLeast('admin', `/api/person?q=${credentials.email}`),
  'DELETE /api/person': requireLeast('admin', '/api/person?q=nobody@site.example', {
    ask: { method: 'DELETE' }
  }),
  'GET /api/person/trail': requireLeast('admin', '/api/person/trail'),
  'GET /api/imports': requireLeast('admin', '/api/imports'),
  'POST /api/imports/:id/undo': requireLeast('admin', `/api/imports/${randomUUID()}/undo`, {
    ask: createPost({ dryRun: true }),
    answers: 404
  }),
  'GET /api/export-datasets': requireLeast('admin', '/api/export-datasets'),
  'GET /api/data-exports': requireLeast('admin', '/api/data-exports'),
  'GET /api/data-exports/:dataset': requireLeast('admin', '/api/data-exports/nothing?format=csv', {
    answers: 404
  }),
  'GET /api/import-datasets': requireLeast('admin', '/api/import-datasets'),
  'POST /api/import-files': requireLeast('admin', '/api/import-files?name=a.csv', {
    ask: { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, payload: 'a' }
  }),
  'GET /api/import-files/:id': requireLeast('admin', NO_UPLOAD, { answers: 404 }),
  'DELETE /api/import-files/:id': requireLeast('admin', NO_UPLOAD, {
    ask: { method: 'DELETE' },
    answers: 404
  }),
  'GET /api/import-files/:id/noted-rows': requireLeast('admin', `${NO_UPLOAD}/noted-rows`, { answers: 404 }),
  'GET /api/import-files/:id/notes.csv': requireLeast('admin', `${NO_UPLOAD}/notes.csv`, { answers: 404 }),
  'DELETE /api/import-files/:id/run': requireLeast('admin', `${NO_UPLOAD}/run`, {
    ask: { method: 'DELETE' },
    answers: 404
  }),
  ...Object.fromEntries(
    ['preview', 'own-layer', 'check', 'import'].map((name) => [
      `POST /api/import-files/:id/${name}`,
      requireLeast('admin', `${NO_UPLOAD}/${name}`, {
        ask: createPost(['preview', 'own-layer'].includes(name) ? {} : { dataset: 'mills' }),
        answers: 404
      })
    ])
  ),
  'GET /user/agents': requireLeast('staff', '/user/agents'),
  [`GET /purchases/${MILLS}`]: requireLeast('staff', `/purchases/${MILLS}?isGeoJSON=yes`),
  [`GET /purchase/${MILLS}`]: requireLeast('staff', `/purchase/${MILLS}`),
  'GET /purchases/lga/current-p1-price': allowPublic('/purchases/lga/current-p1-price?LGA=ALPH'),
  'POST /signin': allowPublic('/signin', { ask: createPost(credentials) }),
  'POST /signout': allowPublic('/signout', {
    ask: async () => ({ ...createPost({}), headers: { authorization: '-' } })
  }),
  'POST /identitytoolkit.googleapis.com/v1/accounts::signInWithPassword': allowPublic(
    `${TOOLKIT}signInWithPassword`,
    { ask: createPost(credentials) }
  ),
  'POST /identitytoolkit.googleapis.com/v1/accounts::lookup': allowPublic(`${TOOLKIT}lookup`, {
    ask: createPost({ idToken: 'none' }),
    answers: 400
  }),
  'POST /identitytoolkit.googleapis.com/v1/accounts::update': allowPublic(`${TOOLKIT}update`, {
    ask: createPost({ idToken: 'none', password: 'Some-password' }),
    answers: 400
  }),
  'POST /identitytoolkit.googleapis.com/v1/accounts::resetPassword': allowPublic(`${TOOLKIT}resetPassword`, {
    ask: createPost({ oobCode: 'none' }),
    answers: 400
  }),
  'POST /identitytoolkit.googleapis.com/v1/accounts::sendOobCode': allowPublic(`${TOOLKIT}sendOobCode`, {
    ask: createPost({ requestType: 'PASSWORD_RESET', email: 'nobody@site.example' }),
    answers: 400
  }),
  'POST /securetoken.googleapis.com/v1/token': allowPublic('/securetoken.googleapis.com/v1/token', {
    ask: createPost({ grant_type: 'refresh_token', refresh_token: 'none' }),
    answers: 400
  }),
  'GET /service_accounts/v1/jwk/securetoken@system.gserviceaccount.com': allowPublic(
    '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
  ),
  ...allowBothMethods('/arcgis/rest/info', allowPublic('/arcgis/rest/info')),
  ...allowBothMethods(SHARING, allowPublic(SHARING)),
  ...allowBothMethods(`${SHARING}/info`, allowPublic(`${SHARING}/info`)),
  ...Object.fromEntries(
    ['/arcgis/tokens/generateToken', `${SHARING}/generateToken`].flatMap((path) => [
      [`POST ${path}`, allowPublic(path, { ask: arcgisCredentials })],
      [`GET ${path}`, allowPublic(path, { answers: 405 })]
    ])
  ),
  ...allowBothMethods(
    `${SHARING}/oauth2/revokeToken`,
    allowPublic(`${SHARING}/oauth2/revokeToken?auth_token=none`, { holds: '"success":true' })
  ),
  ...allowBothMethods(
    `${SHARING}/oauth2/platformSelf`,
    allowPublic(`${SHARING}/oauth2/platformSelf`, { answers: 400 })
  ),
  ...allowBothMethods(`${SHARING}/portals/self`, allowPublic(`${SHARING}/portals/self`)),
  ...allowBothMethods(`${SHARING}/portals/site`, allowPublic(`${SHARING}/portals/site`)),
  ...allowBothMethods(`${SHARING}/community/self`, requireLeast('investor', `${SHARING}/community/self`)),
  ...allowBothMethods(
    `${SHARING}/community/users/:username`,
    requireLeast('admin', `${SHARING}/community/users/admin@site.example`, {
      holds: '"username":"admin@site.example"'
    })
  ),
  ...allowBothMethods(
    `${SHARING}/content/items/:id`,
    allowPublic(`${SHARING}/content/items/widget-service-area`),
    requireLeast('investor', `${SHARING}/content/items/oil-palm-2d`)
  ),
  ...allowBothMethods(
    `${SHARING}/content/items/:id/data`,
    allowPublic(`${SHARING}/content/items/widget-service-area/data`),
    requireLeast('investor', `${SHARING}/content/items/oil-palm-2d/data`)
  ),
  ...allowBothMethods(
    `${SHARING}/search`,
    allowPublic(`${SHARING}/search?q=`, { holds: '"widget-service-area"' }),
    requireLeast('investor', `${SHARING}/search?q=`, { holds: '"oil-palm-2d"' })
  ),
  ...allowBothMethods(
    '/arcgis/rest/services/layers',
    allowPublic('/arcgis/rest/services/layers?services=ngnLGA'),
    requireLeast('investor', '/arcgis/rest/services/layers?services=ngnLGA,taggedMillsClus')
  ),
  ...allowBothMethods(TILES, allowPublic(TILES)),
  ...allowBothMethods(`${TILES}/tile/:z/:y/:x.pbf`, allowPublic(`${TILES}/tile/0/0/0.pbf`)),
  ...allowBothMethods(`${TILES}/places/:kind.geojson`, allowPublic(`${TILES}/places/town1.geojson`)),
  ...allowBothMethods(`${TILES}/resources/styles/:style`, allowPublic(`${TILES}/resources/styles/light`)),
  ...allowBothMethods(
    `${TILES}/resources/styles/:style/root.json`,
    allowPublic(`${TILES}/resources/styles/light/root.json`)
  ),
  ...allowBothMethods(
    `${TILES}/resources/fonts/:stack/:range.pbf`,
    allowPublic(`${TILES}/resources/fonts/none/0-255.pbf`)
  ),
  ...Object.assign(
    {},
    ...['sprite.json', 'sprite.png', 'sprite@2x.json', 'sprite@2x.png'].map((name) =>
      allowBothMethods(
        `${TILES}/resources/sprites/${name}`,
        allowPublic(`${TILES}/resources/sprites/${name}`)
      )
    )
  ),
  ...allowBothMethods(ROUTING, allowPublic(ROUTING)),
  ...allowBothMethods(`${ROUTING}/Route`, allowPublic(`${ROUTING}/Route`)),
  ...allowBothMethods(
    `${ROUTING}/Route/retrieveTravelModes`,
    allowPublic(`${ROUTING}/Route/retrieveTravelModes`)
  ),
  ...allowBothMethods(
    `${ROUTING}/Route/solve`,
    allowPublic(`${ROUTING}/Route/solve?${new URLSearchParams(route)}`, { answers: 503 })
  ),
  ...allowBothMethods(`${ROUTING}/ServiceArea`, allowPublic(`${ROUTING}/ServiceArea`)),
  ...allowBothMethods(
    `${ROUTING}/ServiceArea/solveServiceArea`,
    allowPublic(`${ROUTING}/ServiceArea/solveServiceArea?${new URLSearchParams(solve)}`, { answers: 503 })
  ),
  ...Object.assign(
    {},
    ...GEOCODERS.flatMap((service) =>
      ['', '/findAddressCandidates', '/suggest', '/reverseGeocode'].map((call) =>
        allowBothMethods(
          `${service}${call}`,
          allowPublic(`${service}${call}?${POINT}&SingleLine=Beta&text=Beta`)
        )
      )
    )
  )
};

/** Routes that need no row: routes in the layers' matrix, files of the build and preflight answers. */
const ELSEWHERE = /^(GET|POST) \/arcgis\/rest\/services(\/:service\/.*)?$|^GET \/\*$|^OPTIONS \*$/;

let site: TestApp;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  site = await openTestApp();
  await insertTestRows(site.store);
  await site.store.query(
    `INSERT INTO marker_asset (id, name, marker_type, type, status, raw_materials, created_by_user, geom) VALUES
       ('FACTORY-1', 'One', 'Factory', 'FFB Mill', 'Active', '{FFB}', 'demo-admin', ST_Point(7.5, 5.5, 4326)),
       ('AP-1', 'Two', 'AP', 'AP', 'Active', '{P1}', 'demo-admin', ST_Point(7.6, 5.6, 4326))`
  );
  await site.store.query(
    `INSERT INTO account (uid, email, role, password_hash) VALUES ('other', 'other@site.example', 'staff', 'none')`
  );
  for (const source of [
    'sign-in',
    'investor',
    'oil-palm-2d',
    'oil-palm-staff',
    'admin',
    'cassava',
    'nothing'
  ])
    await site.store.query(
      `WITH own AS (INSERT INTO experience (name, label, source, version) VALUES ('of-' || $1, 'Copy', $1, 1) RETURNING name)
       INSERT INTO experience_version (name, version, config, saved_by) SELECT name, 1, '{}', 'admin' FROM own`,
      [source]
    );
  for (const role of ['investor', 'staff', 'admin'] as const)
    tokens.set(role, (await new Sessions(site.store).open(`demo-${role}`)).token);
});
afterAll(() => site.close());

/** Returns the code of an error of the ArcGIS dialects, which answer errors with HTTP 200. */
const readErrorCode = (body: string): string | undefined => /^\{"error":\{"code":(\d+)/.exec(body)?.[1];

/** Returns whether an answer lets the caller in, refuses the caller, or is unexpected. */
function judgeResponse(
  { holds, answers }: AccessRow,
  { status, headers, body }: TestResponse
): 'refused' | 'let in' | string {
  if (status === 401 || status === 403) return 'refused';
  if (status === 302 && headers.get('location')?.startsWith('/?next=')) return 'refused';
  const code = readErrorCode(body);
  if (code === '498' || code === '499' || code === '403') return 'refused';
  if (holds !== undefined) return body.includes(holds) ? 'let in' : 'refused';
  // A page counts as let in when it does not redirect to Login; its document needs a build of the pages, which
  // this test does not have.
  if (body.includes('"not_built"') || status === 302) return 'let in';
  const got = code === undefined || status !== 200 ? status : Number(code);
  return got === (answers ?? 200) ? 'let in' : `answered ${got}`;
}

const countChanges = async (): Promise<number> =>
  (await site.store.query<{ changes: number }>('SELECT count(*) AS changes FROM record_audit'))[0]!.changes;

async function checkRow(
  route: string,
  row: AccessRow,
  role: Role,
  by: 'header' | 'cookie'
): Promise<string[]> {
  const token = tokens.get(role) ?? null;
  const asked: TestRequest & { path?: string } =
    typeof row.ask === 'function' ? await row.ask(token) : (row.ask ?? {});
  const credential: Record<string, string> =
    token === null ? {} : by === 'header' ? { authorization: token } : { cookie: `token=${token}` };
  const before = await countChanges();
  const answer = await site.request(asked.path ?? row.path, {
    ...asked,
    headers: { ...credential, ...asked.headers }
  });
  // A call with only the cookie never changes anything; the ArcGIS resources change nothing.
  const writes = !route.startsWith('GET ') && !route.startsWith('POST /arcgis/');
  const may = RANK[role] >= RANK[row.least] && !row.refuses?.includes(role) && !(by === 'cookie' && writes);
  const [wanted, got] = [may ? 'let in' : 'refused', judgeResponse(row, answer)];
  const found = got === wanted ? [] : [`${route} as ${role} by ${by}: ${got}, must be ${wanted}`];
  // A refused call changes no record; an accepted one changes exactly one.
  const written = (await countChanges()) - before;
  const due = may && route in WRITES ? 1 : 0;
  return written === due
    ? found
    : [...found, `${route} as ${role} by ${by}: wrote ${written}, must be ${due}`];
}

/** Lists every mismatch between the rows of these routes and the server. */
async function findMismatches(routes: readonly string[] = Object.keys(ROWS)): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes)
    for (const row of [ROWS[route]!].flat() as AccessRow[])
      for (const role of ROLES) {
        found.push(...(await checkRow(route, row, role, 'header')));
        if (row.least !== 'public') found.push(...(await checkRow(route, row, role, 'cookie')));
      }
  return found;
}

/** Lists the routes for accounts of a role, with that role. */
const listRoleRoutes = (): readonly (readonly [route: string, least: Exclude<Role, 'guest'>])[] =>
  listRouteAccess(site.app).flatMap(([route, access]) =>
    access === 'public' || access === 'byHandler' ? [] : [[route, access] as const]
  );

/** Returns the path of a route with values that no record has. */
const fillPath = (route: string): string => route.split(' ')[1]!.replaceAll(/:\w+/g, 'none');

/** Sends a request without valid input to each of these routes, and lists the ones with another answer. */
async function findUnrefused(
  routes: readonly string[],
  headers: Readonly<Record<string, string>>,
  ...expected: readonly number[]
): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) {
    const method = route.split(' ')[0]!;
    const { status, body } = await site.request(fillPath(route), {
      method,
      headers,
      ...(method === 'GET' ? {} : { payload: {} })
    });
    const got = status === 200 ? Number(readErrorCode(body) ?? status) : status;
    if (!expected.includes(got)) found.push(`${route} answered ${got}`);
  }
  return found;
}

/** Returns the routes that the mismatches name. */
const routesIn = (found: readonly string[]): string[] => found.map((mismatch) => mismatch.split(' as ')[0]!);

describe('access matrix', () => {
  it('has exactly one entry for every route', () => {
    const routes = listRoutes(site.app).filter((route) => !ELSEWHERE.test(route));
    expect(Object.keys(ROWS).sort()).toEqual(routes);
  });

  it('agrees with the access that each route declares', () => {
    const differing = listRouteAccess(site.app).flatMap(([route, access]) => {
      const rows = [ROWS[route] ?? []].flat() as readonly AccessRow[];
      if (access === 'byHandler' || rows.length === 0) return [];
      const least = rows.reduce(
        (one, { least: role }) => (RANK[role] < RANK[one] ? role : one),
        rows[0]!.least
      );
      return least === access ? [] : [`${route} declares ${access}, its rows ${least}`];
    });
    expect(differing).toEqual([]);
  });

  it('refuses guests and lesser roles on every route for a role, before input is validated', async () => {
    const routes = listRoleRoutes();
    expect(routes.length).toBeGreaterThan(80);
    const listAbove = (role: Role) =>
      routes.filter(([, least]) => RANK[least] > RANK[role]).map(([route]) => route);
    expect(await findUnrefused(listAbove('guest'), {}, 401)).toEqual([]);
    for (const role of ['investor', 'staff'] as const)
      expect(await findUnrefused(listAbove(role), { authorization: tokens.get(role)! }, 403)).toEqual([]);
  });

  it('refuses a guest with a valid embed key on every route for a role', async () => {
    await site.store.query(
      `INSERT INTO embed_key (key, name, origins, maps, states, areas_per_day)
       VALUES ('matrix-key', 'Partner', '{https://partner.example}', '{serviceArea}', '{}', 10)`
    );
    const headers = { 'x-embed-key': 'matrix-key', origin: 'https://partner.example' };
    const routes = listRoleRoutes().map(([route]) => route);
    // 403 for an address that the key does not name, otherwise 401.
    expect(await findUnrefused(routes, headers, 401, 403)).toEqual([]);
  });

  it('answers no method that a route does not register, not even to administrators', async () => {
    const routes = listRoutes(site.app);
    const paths = new Set(routes.map((route) => route.split(' ')[1]!).filter((path) => path !== '*'));
    const patterns = routes.map((route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`));
    const unregistered = [...paths].flatMap((path) =>
      ['POST', 'PUT', 'PATCH', 'DELETE']
        .map((method) => `${method} ${path}`)
        .filter((name) => !patterns.some((pattern) => pattern.test(name)))
    );
    const headers = { authorization: tokens.get('admin')! };
    const before = await countChanges();
    expect(await findUnrefused(unregistered, headers, 404)).toEqual([]);
    expect(await countChanges()).toBe(before);
  });

  it('detects each route whose declared role is not enforced', async () => {
    const unnoticed: string[] = [];
    mockBroken = 'role of a call';
    try {
      for (const [route, least] of listRoleRoutes()) {
        const row = ([ROWS[route]!].flat() as AccessRow[]).find((one) => one.least === least)!;
        const lesser = ROLES[ROLES.indexOf(least) - 1]!;
        if ((await checkRow(route, row, lesser, 'header')).length === 0) unnoticed.push(route);
      }
    } finally {
      mockBroken = null;
    }
    expect(unnoticed).toEqual([]);
  });

  it('[AP-09] serves every resource of the ArcGIS dialects by GET and by POST', () => {
    const listResources = (method: string) =>
      listRoutes(site.app).flatMap((route) => {
        const [of, path] = route.split(' ');
        return of === method && path!.startsWith('/arcgis/') ? [path] : [];
      });
    expect(listResources('POST')).toEqual(listResources('GET'));
    expect(listResources('GET').length).toBeGreaterThan(50);
  });

  it('[AU-15] [AU-14] gives every role the access that its row defines', async () => {
    expect(await findMismatches()).toEqual([]);
  }, 240_000);

  it.each<[policy: string, ...mismatches: string[]]>([
    [
      'role of a call',
      'PUT /api/parameters as staff by header: let in',
      'DELETE /api/biochar-partners/:id as investor by header: wrote 1, must be 0'
    ],
    [
      'cookie',
      'POST /api/customers as admin by cookie: wrote 1, must be 0',
      'PUT /api/parameters as admin by cookie: let in'
    ],
    ['maps found', `GET ${SHARING}/search as guest by header: let in`],
    ['door', 'GET /map/oilpalm as guest by header: let in']
  ])('detects that the policy "%s" is broken', async (policy, ...expected) => {
    mockBroken = policy;
    const found = await findMismatches(routesIn(expected)).finally(() => {
      mockBroken = null;
    });
    for (const mismatch of expected) expect(found).toContainEqual(expect.stringContaining(mismatch));
  });

  it('detects that every token is accepted', async () => {
    const owner = {
      uid: 'demo-admin',
      email: 'admin@site.example',
      role: 'admin' as const,
      secondsLeft: 60,
      sessionId: randomUUID(),
      lacksSecondFactor: false
    };
    const spy = jest.spyOn(Sessions.prototype, 'findOwner').mockResolvedValue(owner);
    const found = await findMismatches(['GET /user/agents']).finally(() => spy.mockRestore());
    expect(found).toContainEqual(expect.stringContaining('GET /user/agents as investor by header: let in'));
  });
});
