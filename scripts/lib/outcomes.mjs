import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printLine } from './command.mjs';
import { root } from './paths.mjs';
import { readGit } from './read-git.mjs';

/**
 * The end of the last run of a command: its last line, when (ISO 8601), and the commit it ran on, with `+` when
 * files were changed, null without git.
 * @typedef {{ line: string, failed: boolean, at: string, commit: string | null }} Outcome
 */

const FILE = join(root, 'build/outcomes.json');

/**
 * Returns the hash of the commit, with `+` when files were changed; null without git.
 * @returns {string | null}
 */
export function readCommit() {
  try {
    return readGit('rev-parse', '--short=12', 'HEAD') + (readGit('status', '--porcelain') === '' ? '' : '+');
  } catch {
    // An unpacked release has no history.
    return null;
  }
}

/**
 * Returns the last outcomes by the name of the npm command.
 * @returns {Record<string, Outcome>}
 */
export const readOutcomes = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/**
 * Prints the last line of a check, and keeps it for `npm run trust` when npm runs the check.
 * @param {string} line
 * @param {boolean} failed
 */
export function printOutcome(line, failed) {
  printLine(line);
  const command = process.env.npm_lifecycle_event;
  if (!command) return;
  const outcome = { line, failed, at: new Date().toISOString(), commit: readCommit() };
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...readOutcomes(), [command]: outcome }, null, 2));
}
