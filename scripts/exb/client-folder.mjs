import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { CommandError } from '../lib/command.mjs';

/** Known facts about the suite in each line of Developer Edition. */
const KNOWN = {
  1.19: 'SDK 4.34, React 19. Write the experiences with --exb 1.19: this version does not open newer configurations.',
  '1.20': 'SDK 5.0, React 19. Write the experiences with --exb 1.20. The suite was not tested with it.',
  1.21: 'SDK 5.1, React 19: the version that the suite is written for. It installs with pnpm; see docs/experience-builder.md.'
};

/** Returns the line of a version: 1.21 for 1.21.0. */
export const toReleaseLine = (version) => version.split('.').slice(0, 2).join('.');
/** Returns whether a line is later than another, both such as 1.21. */
export function isLaterLine(line, other) {
  const [[major, minor], [otherMajor, otherMinor]] = [line, other].map((each) => each.split('.').map(Number));
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}
/** The first line with React 19. */
const FIRST = '1.19';

function readJson(path, what) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new CommandError(`${path} cannot be read as ${what}: ${cause.message}`);
  }
}

/**
 * Checks that a folder is the client of Developer Edition.
 * @returns {{ version: string, support: string }} its version, and a sentence on the suite's support for it.
 * @throws CommandError that names the missing file when it is not a client, or when it is older than 1.19.
 */
export function checkClient(folder) {
  const problem = `${folder} is not a client folder of Experience Builder Developer Edition`;
  if (!existsSync(folder)) throw new CommandError(`${problem}: the folder does not exist.`);
  for (const file of ['package.json', 'tsconfig.json'])
    if (!existsSync(join(folder, file)))
      throw new CommandError(
        `${problem}: it has no ${file}. Give the folder "client" of the unpacked download, whose package.json is named exb-client.`
      );
  const { name, version = '' } = readJson(join(folder, 'package.json'), 'JSON');
  if (name !== 'exb-client')
    throw new CommandError(`${problem}: its package.json is named "${name}", not "exb-client".`);
  const line = toReleaseLine(version);
  if (!/^\d+\.\d+$/.test(line))
    throw new CommandError(
      `${problem}: its package.json has the version "${version}", not one such as 1.21.0.`
    );
  if (isLaterLine(FIRST, line))
    throw new CommandError(
      `This is Developer Edition ${version}; the suite needs 1.19 or newer (React 19). Install a newer one.`
    );
  const support =
    KNOWN[line] ??
    'The suite was not tested with this version, only with 1.19 to 1.21. Check the build before you publish.';
  return { version, support };
}

/** Error codes of file systems that refuse a write. */
const REFUSED = ['EACCES', 'EPERM', 'EROFS'];

/**
 * Runs what writes into a folder of Developer Edition.
 * @throws CommandError where the folder may not be written to, with what to do.
 */
export function writeToFolder(folder, work) {
  try {
    return work();
  } catch (cause) {
    if (!REFUSED.includes(cause.code)) throw cause;
    throw new CommandError(
      `${cause.path ?? folder} cannot be written (${cause.code}). Close programs that use ${folder}, remove the write protection or run this as its owner, then run it again: it continues where it stopped.`
    );
  }
}

/** List of the widgets that Esri ships with a client. */
const SHIPPED = 'dist/widgets/widgets-info-existed.json';

/** Returns the names in a list of widgets: of its entries, or of the keys and values of an object of them. */
const readNames = (value, key) => {
  if (typeof value === 'string') return key === undefined || key === 'name' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => readNames(each));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) => [
    ...(each !== null && typeof each === 'object' ? [name] : []),
    ...readNames(each, name)
  ]);
};

/**
 * Returns the names of widgets that the client ships too: it builds its own and omits the suite's, with only a
 * line on the console. Empty when the client has no list.
 */
export function listShippedNames(client, names) {
  const path = join(client, SHIPPED);
  if (!existsSync(path)) return [];
  const shipped = new Set(readNames(readJson(path, 'JSON')));
  return names.filter((name) => shipped.has(name));
}

/**
 * Returns the names of widgets that another web extension repo of the client has too: with one of these its
 * build fails.
 * @param own name of the suite's folder.
 * @param names of the suite's widgets.
 */
export function listTakenNames(client, own, names) {
  const manifests = readdirSync(client, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|\..*)$/.test(entry.name))
    .filter((entry) => entry.name !== own && existsSync(join(client, entry.name, 'widgets')))
    .flatMap(({ name }) => {
      const widgets = join(client, name, 'widgets');
      return readdirSync(widgets, { recursive: true })
        .filter((path) => basename(path) === 'manifest.json' && !path.includes('node_modules'))
        .map((path) => ({ where: join(name, 'widgets', path), path: join(widgets, path) }));
    });
  return manifests
    .filter(({ path }) => names.includes(readJson(path, 'JSON').name))
    .map(({ where }) => where);
}

const findProperty = (object, name) =>
  object?.properties?.find((each) => each.name?.text === name)?.initializer;

/**
 * Adds an entry to a list in a JSON file with comments; the rest of the text is unchanged.
 * @param keys path of the list.
 * @param isIn returns whether an existing entry is equivalent.
 * @returns whether it was added; undefined when there is no list.
 */
function addToList(path, keys, entry, isIn) {
  const text = readFileSync(path, 'utf8');
  const source = ts.parseJsonText(path, text);
  const list = keys.reduce(findProperty, source.statements[0]?.expression);
  if (!list || !ts.isArrayLiteralExpression(list)) return undefined;
  if (list.elements.some((each) => isIn(each.text ?? ''))) return false;
  const last = list.elements.at(-1);
  // Follows the style of its neighbours: on a line of its own when they are.
  const lines = last && /\n[ \t]*$/.exec(text.slice(list.getFullStart(), last.getStart(source)));
  const at = last ? last.getEnd() : list.getStart(source) + 1;
  const before = last ? `,${lines?.[0] ?? ' '}` : '';
  writeFileSync(path, `${text.slice(0, at)}${before}${JSON.stringify(entry)}${text.slice(at)}`);
  return true;
}

/**
 * Adds a folder to `include` of the client's tsconfig.json, and its widgets to the paths of `widgets/*`, when
 * they are missing.
 * @returns whether something was added.
 * @throws CommandError when there is no `include` to add it to.
 */
export function includeInTsconfig(client, folder) {
  const path = join(client, 'tsconfig.json');
  const isFolder = (entry) => entry.replace(/^\.\//, '').split('/')[0] === folder;
  const included = addToList(path, ['include'], `./${folder}`, isFolder);
  if (included === undefined)
    throw new CommandError(
      `${path} has no list "include". Add one with "./your-extensions" and "./${folder}".`
    );
  const widgets = ['compilerOptions', 'paths', 'widgets/*'];
  const found = addToList(path, widgets, `./${folder}/widgets/*`, isFolder);
  return included || found === true;
}
