import { execFileSync } from 'node:child_process';
import { root } from '../paths.mjs';
import { CommandError } from '../command.mjs';

const runGit = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter((line) => line !== '');

/**
 * Returns the paths of the files that differ from a revision (HEAD: the uncommitted change), new and deleted ones too.
 * @throws {CommandError} when git does not know the revision.
 */
export function listChangedFiles(base) {
  try {
    return [
      ...runGit('diff', '--name-only', '--no-renames', base, '--'),
      ...runGit('ls-files', '--others', '--exclude-standard')
    ];
  } catch (error) {
    throw new CommandError(
      `git cannot compare with ${base}: ${String(error.stderr ?? error.message).trim()}`
    );
  }
}

/** Configuration that may change the outcome of any check, although no import refers to it. */
const CONFIGURATION =
  /^(package(-lock)?\.json|(tools\/)?tsconfig\.json|jest\..*|playwright\.config\.ts|eslint\.config\.mjs|\.ox\w+rc\.json|(shared\/\w+|host|server|demo|tools)\/package\.json)$/;

export const isConfiguration = (path) => CONFIGURATION.test(path);

/**
 * Sources of every page: the shared library and its users import each other through barrels, so all pages
 * contain them.
 */
const REACHES_ALL_PAGES =
  /^(shared|host|themes|experiences|server\/src|demo\/src|widgets\/shared-code|tests\/e2e\/support|tests\/support)\//;
const IS_NO_SOURCE = /(\.test\.tsx?|\.md)$|^widgets\/[^/]+\/tests\//;

/**
 * Selects the browser test files that a change can affect.
 * @param changed paths of the changed files.
 * @param covers the widgets that each browser test file covers, from tests/e2e/covers.json.
 * @returns names of browser test files without their ending, sorted.
 */
export function selectBrowserTests(changed, covers) {
  const sources = changed.filter((path) => !IS_NO_SOURCE.test(path));
  if (sources.some((path) => REACHES_ALL_PAGES.test(path))) return Object.keys(covers).sort();
  const own = sources.map((path) => /^tests\/e2e\/(.+)\.spec\.ts$/.exec(path)?.[1]);
  const widgets = sources.map((path) => /^widgets\/([^/]+)\//.exec(path)?.[1]);
  return Object.keys(covers)
    .filter((test) => own.includes(test) || covers[test].some((widget) => widgets.includes(widget)))
    .sort();
}
