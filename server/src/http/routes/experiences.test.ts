import { readFileSync } from 'node:fs';
import { openTestApp } from '../../app/test-app';
import type { TestResponse, TestApp } from '../../app/test-app';
import { createContractRequest } from '../../app/test-contract';
import { checkAppConfig } from '../../experiences/check-app-config';
import type * as ConfigChecks from '../../experiences/check-app-config';

jest.mock<typeof ConfigChecks>('../../experiences/check-app-config', () => {
  const actual = jest.requireActual<typeof ConfigChecks>('../../experiences/check-app-config');
  return { ...actual, checkAppConfig: jest.fn(actual.checkAppConfig) };
});

type ConfigParts = Record<string, Record<string, unknown>>;
interface TestAppConfig {
  readonly widgets: ConfigParts;
  readonly attributes: Record<string, unknown>;
  readonly name: string;
}
interface ConfigProblem {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly field?: string;
    readonly issues?: readonly { readonly path: string; readonly message: string }[];
    readonly current?: { readonly version: number; readonly savedBy: string | null };
  };
}

const NAME = 'widget-service-area';
const readConfigFile = (name: string) =>
  JSON.parse(readFileSync(`experiences/${name}/config.json`, 'utf8')) as TestAppConfig;

let site: TestApp;
let ask: TestApp['request'];
let authorization: string;
beforeAll(async () => {
  site = await openTestApp();
  ask = await createContractRequest(site);
  authorization = await site.signIn('admin');
});
afterAll(() => site.close());

const requestExperiences = (method: string, path: string, payload?: object | string): Promise<TestResponse> =>
  ask(`/api/experiences${path}`, { method, headers: { authorization }, payload });
const fetchExperience = async (name: string) =>
  (await requestExperiences('GET', `/${name}`)).json<{ version: number; config: TestAppConfig }>();
const fetchServedConfig = async (name: string) =>
  (await site.request(`/experiences/${name}/config.json`)).json<TestAppConfig>();
const withLabel = (config: TestAppConfig, label: string): TestAppConfig => ({
  ...config,
  widgets: { ...config.widgets, widget_2: { ...config.widgets.widget_2, label } }
});
const copyExperience = async (from: string, name: string) => {
  const answer = await requestExperiences('POST', '', { from, name, label: `Copy of ${from}` });
  expect([answer.status, answer.json()]).toEqual([201, { name, version: 1 }]);
};
const fetchTrail = async (name: string) => {
  const answer = await ask(`/api/experience-trail?name=${name}`, { headers: { authorization } });
  return answer.json<{ data: { action: string; version: number; changedByEmail: string }[] }>().data;
};

it('lists the experiences of the repository as built, with the addresses that show them', async () => {
  const { experiences } = (await requestExperiences('GET', '')).json<{ experiences: object[] }>();
  expect(experiences).toContainEqual({
    ...{ name: 'cassava', label: 'SITE, cassava', builtIn: true, version: 0, savedAt: null, savedBy: null },
    ...{ address: '/map/cassava', problem: null }
  });
  expect(experiences).toContainEqual(expect.objectContaining({ name: 'investor', address: null }));
  expect(await fetchExperience('cassava')).toMatchObject({ version: 0, config: readConfigFile('cassava') });
  const french = { authorization, 'accept-language': 'fr' };
  const admin = (await ask('/api/experiences/admin', { headers: french })).json<{ texts: object }>();
  expect(admin.texts).toMatchObject({ 'nav.factories': 'Usines' });
  expect((await requestExperiences('GET', '/nothing')).status).toBe(404);
});

it('serves a saved config at once, lists its author, and can restore the file', async () => {
  const { config } = await fetchExperience(NAME);
  const changed = withLabel(config, 'Catchment');
  const saved = await requestExperiences('PUT', `/${NAME}`, {
    config: changed,
    baseVersion: 0,
    note: 'Another word'
  });
  expect([saved.status, saved.json()]).toEqual([200, { version: 1 }]);
  expect((await fetchServedConfig(NAME)).widgets.widget_2!.label).toBe('Catchment');
  expect((await fetchServedConfig(NAME)).attributes.portalUrl).toMatch(/^http:.*\/arcgis$/);
  const restored = await requestExperiences('POST', `/${NAME}/restore`, { version: 0, baseVersion: 1 });
  expect(restored.json()).toEqual({ version: 2 });
  expect((await fetchServedConfig(NAME)).widgets.widget_2!.label).toBe('Service area');
  expect(
    (await requestExperiences('POST', `/${NAME}/restore`, { version: 1, baseVersion: 2 })).json()
  ).toEqual({
    version: 3
  });
  expect((await fetchExperience(NAME)).config).toEqual(changed);

  const { versions } = (await requestExperiences('GET', `/${NAME}/versions`)).json<{ versions: object[] }>();
  const by = { savedAt: expect.any(String), savedBy: 'admin@site.example' };
  expect(versions).toEqual([
    { version: 3, ...by, note: null, restored: 1 },
    { version: 2, ...by, note: null, restored: 0 },
    { version: 1, ...by, note: 'Another word', restored: null },
    { version: 0, savedAt: null, savedBy: null, note: null, restored: null }
  ]);
  expect((await requestExperiences('GET', `/${NAME}/versions/1`)).json()).toEqual({
    version: 1,
    config: changed
  });
  expect((await requestExperiences('GET', `/${NAME}/versions/0`)).json()).toEqual({
    version: 0,
    config: readConfigFile(NAME)
  });
  expect((await requestExperiences('GET', `/${NAME}/versions/9`)).status).toBe(404);
  expect(await fetchTrail(NAME)).toMatchObject([
    { action: 'restore', version: 3, changedByEmail: 'admin@site.example' },
    { action: 'restore', version: 2 },
    { action: 'save', version: 1 }
  ]);
});

it('reports a conflict to the second window that saves one version, and loses no work', async () => {
  await copyExperience(NAME, 'two-windows');
  const { config } = await fetchExperience('two-windows');
  const saveLabel = (label: string) =>
    requestExperiences('PUT', '/two-windows', { config: withLabel(config, label), baseVersion: 1 });
  const answers = await Promise.all([saveLabel('One'), saveLabel('Two')]);
  const [won, lost] = [...answers].sort((a, b) => a.status - b.status);
  expect([won!.status, lost!.status]).toEqual([200, 409]);
  const { error } = lost!.json<ConfigProblem>();
  expect(error).toMatchObject({
    code: 'version_conflict',
    message: expect.stringContaining('admin@site.example saved version 2'),
    current: { version: 2, savedBy: 'admin@site.example' }
  });
  expect((await fetchExperience('two-windows')).config.widgets.widget_2!.label).toBe(
    answers[0] === won ? 'One' : 'Two'
  );
  expect(
    (await requestExperiences('POST', '/two-windows/restore', { version: 1, baseVersion: 1 })).status
  ).toBe(409);
  // Includes the first save of an experience of the repository.
  const first = await Promise.all(
    ['One', 'Two'].map(() =>
      requestExperiences('PUT', '/cassava', { config: readConfigFile('cassava'), baseVersion: 0 })
    )
  );
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(
    (await requestExperiences('PUT', '/admin', { config: readConfigFile('admin'), baseVersion: 4 })).status
  ).toBe(409);
  expect(await fetchExperience('admin')).toMatchObject({ version: 0 });
});

const service = readConfigFile(NAME);
it.each<[string, unknown, string]>([
  ['a list instead of an object', [], 'config'],
  ['null instead of an object', null, 'config'],
  [
    'a widget that is not installed',
    {
      ...service,
      widgets: { ...service.widgets, widget_3: { ...service.widgets.widget_3, uri: 'widgets/none/' } }
    },
    'widgets.widget_3.uri'
  ],
  [
    'a removed widget in a layout',
    { ...service, widgets: { widget_1: service.widgets.widget_1 } },
    'layouts.layout_1.content.1.widgetId'
  ],
  ['an unknown field', { ...service, widgetz: {} }, 'widgetz'],
  ['a future version', { ...service, exbVersion: '9.0.0' }, 'exbVersion'],
  [
    'a data source that was deleted',
    { ...service, dataSources: {} },
    'widgets.widget_1.useDataSources.0.dataSourceId'
  ],
  ['an unknown theme', { ...service, theme: 'themes/none/' }, 'theme']
])('refuses a config with %s, names the path and keeps the stored one', async (_what, config, path) => {
  const before = await fetchExperience('oil-palm-3d');
  const answer = await requestExperiences('PUT', '/oil-palm-3d', { config, baseVersion: 0 });
  expect(answer.status).toBe(422);
  const { error } = answer.json<ConfigProblem>();
  expect([error.code, error.field]).toEqual(['config_refused', path]);
  expect(error.issues![0]).toEqual({
    path,
    code: expect.stringMatching(/^appConfig\./),
    message: expect.stringMatching(/\w{3,}.*\.$/)
  });
  expect(await fetchExperience('oil-palm-3d')).toEqual(before);
  expect(await fetchTrail('oil-palm-3d')).toEqual([]);
});

it('describes the faults of a config in the requested language', async () => {
  const config = { ...service, theme: 'themes/none/' };
  const answer = await ask('/api/experiences/oil-palm-3d', {
    method: 'PUT',
    headers: { authorization, 'accept-language': 'fr-FR,fr;q=0.9' },
    payload: { config, baseVersion: 0 }
  });
  const { error } = answer.json<ConfigProblem>();
  expect(error.message).toMatch(/^Rien n’a été enregistré\. theme: 'themes\/none\/' n’est pas installé\./);
  expect(error.issues![0]!.message).toMatch(/^'themes\/none\/' n’est pas installé\. Choisissez parmi /);
});

it('refuses broken JSON and a request without a version, and keeps the stored config', async () => {
  const broken = await ask('/api/experiences/oil-palm-3d', {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    payload: '{"baseVersion":0,"config":{"pages":'
  });
  expect([broken.status, broken.json<ConfigProblem>().error.field]).toEqual([400, 'body']);
  const unversioned = await requestExperiences('PUT', '/oil-palm-3d', { config: service });
  expect([unversioned.status, unversioned.json<ConfigProblem>().error.field]).toEqual([400, 'baseVersion']);
  expect((await requestExperiences('PUT', '/nothing', { config: service, baseVersion: 0 })).status).toBe(404);
  expect(await fetchExperience('oil-palm-3d')).toMatchObject({
    version: 0,
    config: readConfigFile('oil-palm-3d')
  });
});

it('gives a copy a free name and a page with its source’s guard, and removes both on deletion', async () => {
  for (const [name, status, field] of [
    ['Oil Palm', 400, 'name'],
    ['ab', 400, 'name'],
    ['cassava', 409, 'name']
  ] as const) {
    const answer = await requestExperiences('POST', '', { from: 'cassava', name, label: 'Copy' });
    expect([name, answer.status, answer.json<ConfigProblem>().error.field]).toEqual([name, status, field]);
  }
  expect(
    (await requestExperiences('POST', '', { from: 'nothing', name: 'own-name', label: 'Copy' })).status
  ).toBe(404);
  await copyExperience('cassava', 'my-cassava');
  await copyExperience('my-cassava', 'its-copy');
  expect(
    (await requestExperiences('POST', '', { from: 'cassava', name: 'my-cassava', label: 'Again' })).status
  ).toBe(409);
  const { experiences } = (await requestExperiences('GET', '')).json<{ experiences: object[] }>();
  expect(experiences).toContainEqual(
    expect.objectContaining({
      ...{ name: 'my-cassava', label: 'Copy of cassava', builtIn: false, version: 1, problem: null },
      address: '/experience/my-cassava'
    })
  );
  const [guest, investor, staff] = await Promise.all(
    [null, 'investor' as const, 'staff' as const].map(async (role) =>
      site.request('/experience/its-copy', {
        headers: role ? { cookie: `token=${await site.signIn(role)}` } : {}
      })
    )
  );
  expect([guest!.status, guest!.headers.get('location')]).toEqual([302, '/?next=%2Fexperience%2Fits-copy']);
  for (const { status } of [investor!, staff!]) expect([200, 503]).toContain(status);

  expect((await requestExperiences('DELETE', '/my-cassava')).status).toBe(204);
  expect((await requestExperiences('DELETE', '/my-cassava')).status).toBe(404);
  expect((await site.request('/experience/my-cassava')).status).toBe(404);
  expect((await site.request('/experiences/my-cassava/config.json')).status).toBe(404);
  expect(await fetchServedConfig('its-copy')).toMatchObject({ name: 'SITE, cassava' });
  expect((await fetchTrail('my-cassava')).map(({ action }) => action)).toEqual(['delete', 'duplicate']);
  const refused = await requestExperiences('DELETE', '/cassava');
  expect([refused.status, refused.json<ConfigProblem>().error.code]).toEqual([403, 'built_in']);
});

it('serves the file when a stored config no longer runs, and lists the reason', async () => {
  await copyExperience(NAME, 'was-good');
  const fetchProblem = async (name: string) =>
    (await requestExperiences('GET', ''))
      .json<{ experiences: { name: string; problem: string | null }[] }>()
      .experiences.find((one) => one.name === name)!.problem;
  await requestExperiences('PUT', '/settings', { config: readConfigFile('settings'), baseVersion: 0 });
  for (const [damage, words] of [
    [`replace(config, 'widgets/site-nav/', 'widgets/gone/')`, 'widgets/gone/'],
    [`left(config, 40)`, 'config: ']
  ] as const) {
    await site.store.query(
      `UPDATE experience_version SET config = ${damage} WHERE name IN ('settings', 'was-good')`
    );
    expect(await fetchProblem('settings')).toContain(words);
    expect((await fetchServedConfig('settings')).widgets).toEqual(readConfigFile('settings').widgets);
  }
  // A copy falls back to the file of its source.
  expect(await fetchProblem('was-good')).toContain('config: ');
  expect((await fetchServedConfig('was-good')).name).toBe('Service area');
  expect((await requestExperiences('POST', '/was-good/restore', { version: 1, baseVersion: 1 })).status).toBe(
    422
  );
  expect((await requestExperiences('POST', '', { from: 'was-good', name: 'worse', label: 'x' })).status).toBe(
    422
  );
});

it('checks a saved config once, however often its page is opened', async () => {
  await copyExperience(NAME, 'often-opened');
  const { config } = await fetchExperience('often-opened');
  const label = 'Area of the frequent visitor';
  await requestExperiences('PUT', '/often-opened', { config: withLabel(config, label), baseVersion: 1 });
  const open = () => site.request('/experiences/often-opened/config.json');
  // Two servers may answer in turns, and each checks it once.
  await open();
  await open();
  jest.mocked(checkAppConfig).mockClear();
  await open();
  await open();
  expect(checkAppConfig).not.toHaveBeenCalled();
});

it('[BY-12] serves and saves a config with a widget’s former name under its present name', async () => {
  await copyExperience(NAME, 'before-renaming');
  await site.store.query(
    `UPDATE experience_version SET config = replace(config, 'widgets/site-embed/', 'widgets/embed/')
      WHERE name = 'before-renaming'`
  );
  const listUris = ({ widgets }: TestAppConfig) => Object.values(widgets).map(({ uri }) => uri);
  expect(listUris(await fetchServedConfig('before-renaming'))).toContain('widgets/site-embed/');
  const { config, version } = await fetchExperience('before-renaming');
  expect(listUris(config)).toEqual(listUris(readConfigFile(NAME)));
  const former = JSON.parse(
    JSON.stringify(config).replace('widgets/site-embed/', 'widgets/embed/')
  ) as TestAppConfig;
  const saved = await requestExperiences('PUT', '/before-renaming', { config: former, baseVersion: version });
  expect(saved.status).toBe(200);
  expect(listUris((await fetchExperience('before-renaming')).config)).toEqual(listUris(readConfigFile(NAME)));
});

it('requires an administrator’s session, not only the cookie', async () => {
  const staff = await site.signIn('staff');
  for (const [path, method, payload] of [
    ['', 'GET', undefined],
    [`/${NAME}`, 'GET', undefined],
    [`/${NAME}`, 'PUT', { config: service, baseVersion: 0 }],
    ['', 'POST', { from: NAME, name: 'of-staff', label: 'x' }],
    [`/${NAME}/restore`, 'POST', { version: 0, baseVersion: 0 }],
    [`/${NAME}`, 'DELETE', undefined]
  ] as const) {
    const requestWith = (headers: Record<string, string>) =>
      ask(`/api/experiences${path}`, { method, headers, payload });
    expect((await requestWith({})).status).toBe(401);
    expect((await requestWith({ authorization: staff })).status).toBe(403);
    if (method !== 'GET') expect((await requestWith({ cookie: `token=${authorization}` })).status).toBe(401);
  }
});
