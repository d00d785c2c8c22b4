import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { runCommand, printLine } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { root } = await import('../scripts/lib/paths.mjs');

/**
 * @typedef {'passed' | 'documented' | 'excepted' | 'not applicable'} State
 *
 * @typedef {object} Item one requirement of the standard
 * @property {string} id
 * @property {1 | 2} level
 * @property {string} words the requirement in our own words
 * @property {State} state
 * @property {string[]} [tests] each as 'file: title'
 * @property {string[]} [documents] each as 'file: heading'
 * @property {string[]} [settings]
 * @property {string} [reason]
 *
 * @typedef {{ standard: string; checked: string; chapters: string[]; items: Item[] }} SecurityTable
 */

const PAGE = 'docs/security.md';

/** @type {readonly State[]} */
const STATES = ['passed', 'documented', 'excepted', 'not applicable'];

/**
 * Splits 'file: title'.
 * @param {string} reference
 */
function splitReference(reference) {
  const at = reference.indexOf(': ');
  return { file: reference.slice(0, at), title: reference.slice(at + 2) };
}

/** @param {string} reference */
function describeTest(reference) {
  const { file, title } = splitReference(reference);
  return `“${title}” in \`${file}\``;
}

/** @param {string} reference */
function linkDocument(reference) {
  const { file, title } = splitReference(reference);
  return `[${title}](${file.replace(/^docs\//, '')})`;
}

/** @param {Item} item */
function describeEvidence({ tests = [], documents = [], settings = [], reason }) {
  const named = settings.map((name) => `\`${name}\``).join(', ');
  return [
    ...[...tests.map(describeTest), ...documents.map(linkDocument)].map((text) => `${text}.`),
    ...(named === '' ? [] : [`Settings: ${named}.`]),
    ...(reason === undefined ? [] : [reason])
  ]
    .join(' ')
    .replaceAll('|', '\\|');
}

/** @param {readonly Item[]} items */
const countStates = (items) =>
  STATES.map((state) => `${items.filter((item) => item.state === state).length} ${state}`).join(', ');

/** @param {SecurityTable} table */
function describeTable({ standard, checked, chapters, items }) {
  const sections = chapters.map((chapter, index) => {
    const own = items.filter(({ id }) => id.startsWith(`${index + 1}.`));
    const rows = own.map(
      (item) => `| ${item.id} | ${item.level} | ${item.words} | ${item.state} | ${describeEvidence(item)} |`
    );
    return [
      `## ${index + 1}. ${chapter}`,
      `${countStates(own)}.`,
      [
        '| id | level | requirement | state | evidence or reason |',
        '| --- | --- | --- | --- | --- |',
        ...rows
      ].join('\n')
    ].join('\n\n');
  });
  return [
    '# Security requirements',
    `The requirements of ${standard}, levels 1 and 2, checked on ${checked}: **${countStates(items)}** of ${items.length}.`,
    '`docs/security/asvs.json` is the source of this page; `npm run security` writes it. The numbers are those of the [standard](https://owasp.org/www-project-application-security-verification-standard/), the words are our own.',
    '- **passed**: the named tests fail when the control is removed.\n- **documented**: the named section answers it; a machine cannot test it.\n- **excepted**: not met, with the reason or the work that it takes.\n- **not applicable**: SITE has no such part.',
    ...sections
  ].join('\n\n');
}

/** Writes docs/security.md from docs/security/asvs.json; with --check it only says whether the page differs. */
await runCommand(async () => {
  const isCheck = process.argv.includes('--check');
  if (!isCheck) await ensureDependencies();
  const { formatText } = await import('./lib/format-text.mjs');
  const table = JSON.parse(readFileSync(join(root, 'docs/security/asvs.json'), 'utf8'));
  const file = join(root, PAGE);
  const after = await formatText(file, `${describeTable(table)}\n`);
  if (existsSync(file) && readFileSync(file, 'utf8') === after) return;
  if (isCheck) throw new Error(`Run npm run security: ${PAGE} differs.`);
  writeFileSync(file, after);
  printLine(`Wrote ${PAGE}`);
});
