import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../lib/command.mjs';
import {
  checkClient,
  includeInTsconfig,
  listShippedNames,
  listTakenNames,
  writeToFolder
} from './client-folder.mjs';
import { buildPackageFiles } from './packages.mjs';
import { formatJsonFile, listPackages, collectSuiteFiles } from './suite-files.mjs';

/** The suite's folder in the client. */
const FOLDER = 'site-extensions';
/** List of the installed files, by which a later installation recognizes its own. */
const RECORD = 'site-install.json';

const computeDigest = (content) => createHash('sha256').update(content).digest('hex');

/** Returns whether the suite is installed in a client folder. */
export const isInstalledIn = (client) => existsSync(join(client, FOLDER, RECORD));

/** Returns the list of an earlier installation: the possible digests of each file. */
function readRecord(target) {
  const path = join(target, RECORD);
  if (!existsSync(path)) {
    if (!existsSync(target) || readdirSync(target).length === 0) return {};
    throw new CommandError(
      `${target} exists already and was not created by exb:install (it has no ${RECORD}). Move it away and try again.`
    );
  }
  try {
    return JSON.parse(readFileSync(path, 'utf8')).files;
  } catch (cause) {
    throw new CommandError(
      `${path} cannot be read (${cause.message}). Move ${target} elsewhere and install again.`
    );
  }
}

/** Returns the files that differ from both the earlier and this installation: they were edited by hand. */
function listEditedFiles(target, before, wanted) {
  return [...new Set([...Object.keys(before), ...wanted.keys()])].filter((path) => {
    const file = join(target, path);
    if (!existsSync(file)) return false;
    const now = computeDigest(readFileSync(file));
    const next = wanted.get(path);
    return !(before[path] ?? []).includes(now) && !(next && computeDigest(next) === now);
  });
}

function removeEmptyFolders(folder, target) {
  if (folder === target || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmptyFolders(dirname(folder), target);
}

/**
 * Writes and removes files of an installation, and has the client's TypeScript include them.
 * @returns whether the client's tsconfig.json was changed.
 */
function writeFiles(client, { before, wanted, added, changed, removed }) {
  const target = join(client, FOLDER);
  mkdirSync(target, { recursive: true });
  const after = Object.fromEntries([...wanted].map(([path, content]) => [path, [computeDigest(content)]]));
  const during = Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].map((path) => [
      path,
      [...(before[path] ?? []), ...(after[path] ?? [])]
    ])
  );
  // Written first with old and new: an installation that is cut off knows its own files the next time.
  writeFileSync(join(target, RECORD), formatJsonFile({ files: during }));
  for (const path of [...added, ...changed]) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), wanted.get(path));
  }
  for (const path of removed) {
    rmSync(join(target, path));
    removeEmptyFolders(dirname(join(target, path)), target);
  }
  const isIncluded = includeInTsconfig(client, FOLDER);
  writeFileSync(join(target, RECORD), formatJsonFile({ files: after }));
  return isIncluded;
}

/**
 * Puts the suite into the client of Developer Edition as a web extension repo, or renews what it put there before. Files
 * that it did not write stay, `node_modules` among them.
 * @param client path of the client folder.
 * @returns {{ target: string, version: string, support: string, included: boolean, widgets: number, themes:
 *   number, added: string[], changed: string[], removed: string[] }} paths from `target`.
 * @throws CommandError when the folder is not a client, a name is taken, or a file to write was edited by hand.
 */
export function installSuite(client) {
  const { version, support } = checkClient(client);
  const widgets = listPackages('widgets');
  const taken = listTakenNames(client, FOLDER, widgets);
  if (taken.length > 0)
    throw new CommandError(
      `The client already has widgets of the same name, so its build would fail: ${taken.join(', ')}. Remove or rename them.`
    );
  const target = join(client, FOLDER);
  const before = readRecord(target);
  // A client that has built the suite may list its widgets as well.
  const isOwn = (name) => `widgets/${name}/manifest.json` in before;
  const shipped = listShippedNames(
    client,
    widgets.filter((name) => !isOwn(name))
  );
  if (shipped.length > 0)
    throw new CommandError(
      `Developer Edition ${version} ships widgets named ${shipped.join(', ')} and would ignore the suite's. Nothing was written. Install a version of the suite with other names.`
    );
  const { files, libraries } = collectSuiteFiles();
  const wanted = new Map([...files, ...buildPackageFiles(libraries)].sort(([a], [b]) => (a < b ? -1 : 1)));
  const own = listEditedFiles(target, before, wanted);
  if (own.length > 0)
    throw new CommandError(
      `Edited by hand since the last installation: ${own.join(', ')}. Move these files out of ${target} and install again.`
    );
  const added = [];
  const changed = [];
  for (const [path, content] of wanted)
    if (!existsSync(join(target, path))) added.push(path);
    else if (!readFileSync(join(target, path)).equals(content)) changed.push(path);
  const removed = Object.keys(before).filter((path) => !wanted.has(path) && existsSync(join(target, path)));

  const included = writeToFolder(client, () =>
    writeFiles(client, { before, wanted, added, changed, removed })
  );
  const themes = listPackages('themes').length;
  return { target, version, support, included, widgets: widgets.length, themes, added, changed, removed };
}
