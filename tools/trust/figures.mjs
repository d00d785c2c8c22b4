import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { importTypescript } from '../../scripts/lib/import-typescript.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { listLockedPackages, readLockFile } from '../supply-chain/lock-file.mjs';
import { LICENCE_EXCEPTIONS } from '../supply-chain/policy.mjs';

/**
 * A figure of the report: a sentence, and lines with details. `finding` is a fault that it reveals, null for none; a
 * figure that cannot be computed here is null as a whole.
 * @typedef {{ text: string, lines: readonly string[], finding: string | null } | null} Figure
 */

const MIGRATIONS = 'server/src/store/migrations';
const AUDIT_TIMEOUT_MS = 60_000;
const run = promisify(execFile);

/**
 * Counts equal values, the most frequent first, as "value: n".
 * @param {readonly string[]} values
 */
function countValues(values) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([value, count]) => `${value}: ${count}`);
}

/** @returns {Figure} */
function listTables() {
  const sql = readdirSync(join(root, MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(join(root, MIGRATIONS, name), 'utf8'))
    .join('\n');
  const names = [...sql.matchAll(/^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/gm)].map(([, name]) => name ?? '');
  return { text: `${names.length} tables`, lines: names.sort(), finding: null };
}

/** @returns {Promise<Figure>} */
async function listPersonalColumns() {
  const { PERSONAL_GROUPS } = await importTypescript('server/src/personal/personal-columns.ts');
  /** @type {readonly { table: string, contacts: { column: string }[], others: { column: string }[] }[]} */
  const groups = PERSONAL_GROUPS;
  const lines = groups.flatMap(({ table, contacts, others }) =>
    [...contacts, ...others].map(({ column }) => `${table}.${column}`)
  );
  return { text: `${lines.length} columns, besides accounts`, lines, finding: null };
}

/** @returns {Figure} */
function countPackages() {
  const locked = listLockedPackages(readLockFile());
  const tools = locked.filter(({ isTool }) => isTool).length;
  const text = `${locked.length} packages, ${tools} of them only to build and test`;
  return { text, lines: [], finding: null };
}

/** @returns {Figure} */
function countLicences() {
  const locked = listLockedPackages(readLockFile());
  const exceptions = Object.entries(LICENCE_EXCEPTIONS).map(([name, { reason }]) => `${name}: ${reason}`);
  const counts = countValues(locked.map(({ licence }) => licence ?? 'not stated'));
  return {
    text: `${counts.length} licences; ${exceptions.length} packages are accepted by name`,
    lines: [...counts, ...exceptions],
    finding: null
  };
}

/**
 * Asks npm for known vulnerabilities; null where its service does not answer.
 * @returns {Promise<Figure>}
 */
async function readAdvisories() {
  // npm ends with a code when it has found something, and then its output is on the error.
  const { stdout } = await run('npm', ['audit', '--json'], {
    cwd: root,
    timeout: AUDIT_TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024
  }).catch((/** @type {{ stdout?: string }} */ error) => ({ stdout: error.stdout ?? '' }));
  const report = stdout.startsWith('{') ? JSON.parse(stdout) : {};
  if (!report.metadata) return null;
  /** @type {Record<string, number>} */
  const { total = 0, ...counts } = report.metadata.vulnerabilities;
  const severe = (counts.high ?? 0) + (counts.critical ?? 0);
  return {
    text: `${total} known vulnerabilities`,
    lines: Object.entries(counts).map(([severity, count]) => `${severity}: ${count}`),
    finding: severe > 0 ? `${severe} vulnerabilities of high or critical severity` : null
  };
}

/** @returns {Figure} */
function countRequirements() {
  /** @type {{ standard: string, items: { id: string, words: string, state: string, reason?: string }[] }} */
  const { standard, items } = JSON.parse(readFileSync(join(root, 'docs/security/asvs.json'), 'utf8'));
  return {
    text: `${standard}, ${countValues(items.map(({ state }) => state)).join(', ')}`,
    lines: items
      .filter(({ state }) => state === 'excepted')
      .map(({ id, words, reason = '' }) => `${id}, ${words}: ${reason}`),
    finding: null
  };
}

/** Figures by name. */
export const FIGURES = {
  tables: listTables,
  personalColumns: listPersonalColumns,
  packages: countPackages,
  licences: countLicences,
  advisories: readAdvisories,
  requirements: countRequirements
};

/** @typedef {keyof typeof FIGURES} FigureName */
