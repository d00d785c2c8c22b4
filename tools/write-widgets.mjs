import { readFileSync, readdirSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { runCommand, printLine } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { importTypescript } = await import('../scripts/lib/import-typescript.mjs');
const { root } = await import('../scripts/lib/paths.mjs');

/**
 * @typedef {import('../shared/domain/src/settings/declarations').SettingDeclaration} SettingDeclaration
 * @typedef {import('../shared/domain/src/settings/declarations').SettingDeclarations} SettingDeclarations
 * @typedef {import('../shared/domain/src/settings/declarations').SettingsPart} SettingsPart
 * @typedef {import('../shared/domain/src/settings/declarations').SettingWords} SettingWords
 * @typedef {import('../shared/domain/src/settings/declarations').Words} Words
 * @typedef {{ readonly SETTINGS: SettingDeclarations; readonly PAGE: readonly SettingsPart[] }} DeclaredSettings
 */

/** @typedef {Readonly<Record<string, string>>} Texts English texts of the catalogue and of all settings pages */

/**
 * Returns English words: READMEs are in English.
 * @param {Words | undefined} words
 * @param {Texts} texts
 */
const readWords = (words, texts) => (typeof words === 'string' ? texts[words] : words?.[0]);

/**
 * Returns a number with its unit; a percentage is saved as a fraction.
 * @param {number} value
 * @param {string} [unit]
 */
const describeNumber = (value, unit) =>
  `${(unit === '%' ? value * 100 : value).toLocaleString('en')}${unit ? ` ${unit}` : ''}`;

/**
 * Returns the default of a setting, in words.
 * @param {SettingDeclaration} declaration
 * @param {SettingsPart} part of the page that has its row
 */
function describeDefault(declaration, { part }) {
  const { default: value, kind } = declaration;
  if (kind === 'switch') return value ? 'on' : 'off';
  if (kind === 'number') return describeNumber(value, declaration.unit);
  if (kind === 'list')
    return value.length === declaration.options?.length ? 'all' : value.join(', ') || 'empty';
  if (kind === 'layer') return `the catalogue’s${value ? ` (\`${value}\`)` : ''}`;
  if (part === 'texts' && !(typeof value === 'string' && value !== '')) return 'the default text';
  return typeof value === 'object' || value === '' ? 'empty' : `\`${value}\``;
}

/**
 * Returns the bounds, options or keys of a setting, in words; empty without any.
 * @param {SettingDeclaration} declaration
 * @param {SettingWords} words
 * @param {Texts} texts
 */
function describeBounds(declaration, { labels = {} }, texts) {
  if (declaration.kind === 'number') {
    const { min, max, unit } = declaration;
    return `${describeNumber(min, unit)} to ${describeNumber(max, unit)}.`;
  }
  const values =
    declaration.kind === 'record' ? declaration.keys : declaration.kind === 'choice' && declaration.options;
  if (!values) return undefined;
  const described = values.map((one) => {
    const label = readWords(labels[one], texts);
    const isOther = label !== undefined && label.toLowerCase() !== one.toLowerCase();
    return isOther ? `\`${one}\`: ${label}` : `\`${one}\``;
  });
  return `${described.join(', ')}.`;
}

/**
 * Returns the meaning of a setting, in words: label, help, and bounds or options.
 * @param {SettingDeclaration} declaration
 * @param {string} key
 * @param {{ readonly part: SettingsPart; readonly words: SettingWords }} row
 * @param {Texts} texts
 */
function describeMeaning(declaration, key, { part, words }, texts) {
  const { kind } = declaration;
  // A setting with several rows, which have labels of their own, is named and explained by its part.
  const hasRows = kind === 'record' || kind === 'own';
  const title = hasRows && (readWords(part.title, texts) ?? texts[part.part ?? '']);
  const label = readWords(words.label, texts)?.replace('{key}', '…') ?? texts[key] ?? title;
  const isOfPart = part.part === undefined || hasRows;
  const partHelp = isOfPart ? (readWords(part.help, texts) ?? texts[`${part.part}Help`]) : undefined;
  const sharedHelp = kind === 'layer' ? texts.layerHelp : words.label ? undefined : texts[`${key}Help`];
  const help = readWords(words.help, texts) ?? sharedHelp ?? partHelp;
  const bounds = help?.includes('{min}') ? undefined : describeBounds(declaration, words, texts);
  const meaning = [`${label}.`, help, bounds].filter((text) => text !== undefined).join(' ');
  return kind === 'number'
    ? meaning.replace('{min}', String(declaration.min)).replace('{max}', String(declaration.max))
    : meaning;
}

/**
 * Returns the table of a widget's settings for its README, from its declarations.
 * @param {DeclaredSettings} declared
 * @param {Texts} texts
 */
function describeSettings({ SETTINGS, PAGE }, texts) {
  const rows = Object.fromEntries(
    PAGE.flatMap((part) =>
      Object.entries(part.rows ?? {}).map(([key, words]) => [key, { part, words: words ?? {} }])
    )
  );
  const lines = Object.entries(SETTINGS).map(([key, declaration]) => {
    const row = rows[key];
    if (!row) throw new Error(`The setting ${key} has no row in PAGE.`);
    const meaning = describeMeaning(declaration, key, row, texts).replaceAll('|', '\\|');
    return `| \`${key}\` | ${meaning} | ${describeDefault(declaration, row.part)} |`;
  });
  return ['| setting | meaning | default |', '| --- | --- | --- |', ...lines].join('\n');
}

/**
 * Returns the stored settings with their defaults: the configuration of a new widget.
 * @param {DeclaredSettings} declared
 */
const listStored = ({ SETTINGS }) =>
  Object.fromEntries(
    Object.entries(SETTINGS).flatMap(([key, { isStored, default: value }]) =>
      isStored ? [[key, value]] : []
    )
  );

/**
 * Writes each widget's config.json and the table of settings in its README from its declarations; with --check
 * it only names the files that differ.
 */
await runCommand(async () => {
  const isCheck = process.argv.includes('--check');
  if (!isCheck) await ensureDependencies();
  const { formatText } = await import('./lib/format-text.mjs');
  const alias = {
    'widgets/shared-code/site-base': join(root, 'shared/domain/src/base.ts'),
    'widgets/shared-code/site-domain': join(root, 'shared/domain/src/index.ts')
  };
  const { CATALOGUES } = await importTypescript('shared/domain/src/messages/catalogues.ts');
  const { en } = await importTypescript('shared/ui/src/settings/texts.ts');
  const texts = { ...CATALOGUES.en, ...en };
  /** @type {string[]} */
  const differing = [];
  /**
   * @param {string} path
   * @param {string} text
   */
  const write = async (path, text) => {
    const file = join(root, path);
    const before = readFileSync(file, 'utf8');
    const after = await formatText(file, text);
    if (before === after) return;
    differing.push(path);
    if (!isCheck) writeFileSync(file, after);
    printLine(`${isCheck ? 'Differs: ' : 'Wrote '}${path}`);
  };
  for (const widget of readdirSync(join(root, 'widgets'))) {
    const folder = join('widgets', widget);
    if (!existsSync(join(root, folder, 'manifest.json'))) continue;
    const { SETTINGS } = await importTypescript(join(folder, 'src/config.ts'), { alias });
    const { PAGE } = await importTypescript(join(folder, 'src/setting/page.ts'), { alias });
    const declared = { SETTINGS, PAGE };
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
    const table = /(\n## Settings\n[^|]*)(?:\|.*\n)+/;
    await write(
      join(folder, 'README.md'),
      readme.replace(table, (_all, heading) => `${heading}${describeSettings(declared, texts)}\n`)
    );
    await write(join(folder, 'config.json'), JSON.stringify(listStored(declared), null, 2));
  }
  if (isCheck && differing.length > 0) throw new Error('Run npm run widgets: these files differ.');
});
