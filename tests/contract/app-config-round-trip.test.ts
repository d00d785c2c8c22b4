import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { openTestApp } from '../../server/src/app/test-app';
import type { TestApp } from '../../server/src/app/test-app';
import { checkAppConfig } from '../../server/src/experiences/check-app-config';
import { readInstalled } from '../../server/src/experiences/installed';

/*
 * Both builders share one app config. Each opens what the other saved, because the server stores and serves the
 * config as sent, with the same keys in the same order, and refuses anything else.
 */

const readJsonFile = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const EXPERIENCES = readdirSync('experiences').filter((name) =>
  existsSync(`experiences/${name}/config.json`)
);
/** An app in the folder of its number as Developer Edition keeps it: made up, with the structure of public apps of others. */
const APP_FOLDER = 'tests/fixtures/experience-builder/apps/3';
/** Written by hand in the shape in which Experience Builder 1.19 saves a draft. */
const AS_IT_WRITES = 'tests/fixtures/experience-builder/app-config.json';

let site: TestApp;
let authorization: string;
beforeAll(async () => {
  site = await openTestApp();
  authorization = await site.signIn('admin');
});
afterAll(() => site.close());

async function requestExperience(method: string, path: string, payload?: object): Promise<string> {
  const { status, body } = await site.request(`/api/experiences${path}`, {
    method,
    payload,
    headers: { authorization }
  });
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${body}`);
  return body;
}

/** Saves a config as a copy and returns, as text, what each endpoint returns for it. */
async function runRoundTrip(name: string, config: unknown): Promise<Record<string, string>> {
  await requestExperience('POST', '', { from: 'sign-in', name, label: name });
  await requestExperience('PUT', `/${name}`, { config, baseVersion: 1 });
  await requestExperience('POST', `/${name}/restore`, { version: 1, baseVersion: 2 });
  await requestExperience('POST', `/${name}/restore`, { version: 2, baseVersion: 3 });
  await requestExperience('POST', '', { from: name, name: `${name}-2`, label: name });
  const readConfigText = async (path: string) =>
    JSON.stringify((JSON.parse(await requestExperience('GET', path)) as { config: unknown }).config);
  const fetchServedConfig = async (of: string) => (await site.request(`/experiences/${of}/config.json`)).body;
  return {
    newest: await readConfigText(`/${name}`),
    restored: await readConfigText(`/${name}/versions/4`),
    copied: await readConfigText(`/${name}-2`),
    served: await fetchServedConfig(name),
    servedCopy: await fetchServedConfig(`${name}-2`)
  };
}

/**
 * Returns the expected text of each endpoint: the sent config; served copies have the server's own origin.
 */
function createExpectedTexts(config: unknown): Record<string, string> {
  const text = JSON.stringify(config);
  const replaceServerUrl = (origin: string) => text.replaceAll('{{SITE_SERVER}}', origin);
  return {
    ...{ newest: text, restored: text, copied: text },
    ...{
      served: replaceServerUrl('https://site.example'),
      servedCopy: replaceServerUrl('https://site.example')
    }
  };
}

/** Tests on PostgreSQL alternate between two servers, each with its own origin. */
const normalizeOrigins = (told: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(told).map(([where, text]) => [
      where,
      text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://site.example')
    ])
  );

it('[BY-12] a config in the format of Experience Builder is accepted, stored and served with its keys in order', async () => {
  const config = readJsonFile(AS_IT_WRITES);
  expect(normalizeOrigins(await runRoundTrip('from-experience-builder', config))).toEqual(
    createExpectedTexts(config)
  );
});

it.each([
  ['the draft', 'resources/config/config.json'],
  ['the published config', 'config.json']
])(
  '[BY-12] %s of an app folder of Developer Edition is taken, kept and served as it is',
  async (_what, file) => {
    const config = readJsonFile(`${APP_FOLDER}/${file}`);
    expect(checkAppConfig(config, readInstalled(process.cwd()))).toEqual([]);
    const name = file.startsWith('config') ? 'folder-published' : 'folder-draft';
    expect(normalizeOrigins(await runRoundTrip(name, config))).toEqual(createExpectedTexts(config));
  }
);

it.each(EXPERIENCES)(
  '[BY-12] the config of %s is accepted unchanged, and the saved config equals the sent one',
  async (name) => {
    const config = readJsonFile(`experiences/${name}/config.json`);
    expect(checkAppConfig(config, readInstalled(process.cwd()))).toEqual([]);
    expect(normalizeOrigins(await runRoundTrip(`own-${name}`.slice(0, 38), config))).toEqual(
      createExpectedTexts(config)
    );
  }
);

it('[BY-12] refuses to save anything that Experience Builder does not know', async () => {
  const config = { ...(readJsonFile(AS_IT_WRITES) as object), siteBuilder: { zoom: 1 } };
  await requestExperience('POST', '', { from: 'sign-in', name: 'with-more', label: 'With more' });
  await expect(requestExperience('PUT', '/with-more', { config, baseVersion: 1 })).rejects.toThrow(
    'siteBuilder'
  );
});
