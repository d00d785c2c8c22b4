import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { CommandError } from '../lib/command.mjs';
import { buildAppConfig, filterExperiences } from './app-config.mjs';
import { checkClient, isLaterLine, toReleaseLine, writeToFolder } from './client-folder.mjs';
import { formatJsonFile } from './suite-files.mjs';

/** Record of an app that was written by this script; Developer Edition ignores it. */
const RECORD = 'site-experience.json';

const computeDigest = (content) => createHash('sha256').update(content).digest('hex');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the folder of apps. @throws CommandError when the folder is not a server of Developer Edition. */
function findAppsFolder(server) {
  if (existsSync(join(server, 'public')) && existsSync(join(server, 'package.json')))
    return join(server, 'public/apps');
  throw new CommandError(
    `${server} is not a server folder of Experience Builder Developer Edition: it has no package.json, or no folder "public". Give the folder "server" of the unpacked download.`
  );
}

/**
 * Returns the entry of an app in Developer Edition's list. The list shows the apps of the signed-in user and
 * hides apps of another portal; an empty portal is shown in all. Times are ms since 1970.
 */
const buildAppInfo = (number, config, { username, created, now }) => ({
  created,
  description: '',
  id: number,
  modified: now,
  owner: username,
  tags: [],
  thumbnail: null,
  title: config.name,
  type: 'Web Experience',
  snippet: '',
  typeKeywords: [
    'EXB Experience',
    'JavaScript',
    'Ready To Use',
    'Web Experience',
    'status: Published',
    `version:${config.exbVersion}`
  ],
  portalUrl: '',
  username,
  name: config.name,
  isLocalApp: true,
  url: null
});

/** Lists the files of an app that were changed in the builder since they were written. */
const listEditedFiles = (folder, { files }) =>
  Object.keys(files).filter((file) => {
    const path = join(folder, file);
    return !existsSync(path) || computeDigest(readFileSync(path)) !== files[file];
  });

/** Returns the apps written earlier, by experience: number, folder and record. */
function readWrittenApps(apps) {
  if (!existsSync(apps)) return {};
  const found = readdirSync(apps).filter((number) => existsSync(join(apps, number, RECORD)));
  return Object.fromEntries(
    found.map((number) => {
      const folder = join(apps, number);
      const record = readJson(join(folder, RECORD));
      return [record.experience, { number, folder, record }];
    })
  );
}

function* generateFreeNumbers(apps) {
  const taken = existsSync(apps) ? readdirSync(apps) : [];
  for (let number = 0; ; number += 1) if (!taken.includes(String(number))) yield String(number);
}

/**
 * Returns the address of each page of SITE among the written apps, by its address in SITE, in the form of
 * `pages`.
 */
function buildPageAddresses(numbers) {
  const { routes } = readJson(join(root, 'experiences/routes.json'));
  return Object.fromEntries(
    routes.flatMap(({ path, experience, page }) => {
      const { pages } = readJson(join(root, 'experiences', experience, 'config.json'));
      const app = `/experience/${numbers[experience]}/`;
      const isFirst = page === undefined || pages[page].isDefault;
      return [
        [path, isFirst ? app : `${app}?page=${page}`],
        // For settings that append the id of a page.
        ...(path.endsWith(`/${page}`) ? [[path.slice(0, -page.length), `${app}?page=`]] : [])
      ];
    })
  );
}

function writeApp(folder, number, experience, { config, source, created, options }) {
  const now = Date.now();
  const stamped = { ...config, timestamp: now, publishTimestamp: now };
  const contents = {
    'config.json': formatJsonFile(stamped),
    'resources/config/config.json': formatJsonFile(stamped),
    'info.json': formatJsonFile(buildAppInfo(number, config, { ...options, created: created ?? now, now }))
  };
  const files = Object.fromEntries(
    Object.entries(contents)
      .filter(([file]) => file !== 'info.json')
      .map(([file, content]) => [file, computeDigest(content)])
  );
  const record = formatJsonFile({ experience, created: created ?? now, source, files });
  for (const [file, content] of Object.entries({ ...contents, [RECORD]: record })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/**
 * Writes every experience of the repository as an app of Developer Edition: `config.json` (published),
 * `resources/config/config.json` (draft) and `info.json` in a folder with its own number. Apps of others, and
 * apps that were changed in the builder, stay unchanged.
 * @param server the server folder.
 * @param client the client folder of the same installation.
 * @param options server, portalUrl, username, items and clientId.
 * @param exb line to write for, the client's by default.
 * @param dryRun writes nothing.
 * @returns {{ exbVersion: string, apps: { experience: string, folder: string, done:
 *   'new'|'changed'|'same'|'kept' }[] }}
 * @throws CommandError when a folder is not valid, before anything is written.
 */
export function writeApps({ server, client, options, exb, dryRun }) {
  const apps = findAppsFolder(server);
  const { version } = checkClient(client);
  if (exb && isLaterLine(exb, toReleaseLine(version)))
    throw new CommandError(`The client is ${version} and does not open apps for ${exb}. Omit --exb.`);
  const exbVersion = `${exb ?? toReleaseLine(version)}.0`;
  const before = readWrittenApps(apps);
  const free = generateFreeNumbers(apps);
  const experiences = filterExperiences(readdirSync(join(root, 'experiences')));
  const numbers = Object.fromEntries(
    experiences.map((experience) => [experience, before[experience]?.number ?? free.next().value])
  );
  const pages = { ...buildPageAddresses(numbers), ...options.pages };
  const configs = experiences.map((experience) => ({
    experience,
    config: buildAppConfig(experience, { ...options, pages, client, exbVersion })
  }));
  const written = configs.map(({ experience, config }) => {
    const known = before[experience];
    const number = numbers[experience];
    const folder = join(apps, number);
    const info = buildAppInfo(number, config, { ...options, created: 0, now: 0 });
    const source = computeDigest(JSON.stringify([config, info]));
    if (known && listEditedFiles(folder, known.record).length > 0)
      return { experience, folder, done: 'kept' };
    if (known?.record.source === source) return { experience, folder, done: 'same' };
    if (!dryRun)
      writeToFolder(server, () =>
        writeApp(folder, number, experience, { config, source, created: known?.record.created, options })
      );
    return { experience, folder, done: known ? 'changed' : 'new' };
  });
  return { exbVersion, apps: written };
}
