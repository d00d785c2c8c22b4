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
 * @typedef {{ readonly SETTINGS: SettingDeclarations; readonly PAGE: readonly SettingsPart[] }} DeclaredSettings
 */

/** READMEs are in English: the place of the English among the words of a setting. */
const ENGLISH = 0;

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
 */
function describeDefault(declaration) {
  const { default: value, kind } = declaration;
  if (kind === 'switch') return value ? 'on' : 'off';
  if (kind === 'number') return describeNumber(value, declaration.unit);
  if (kind === 'list')
    return value.length === declaration.options.length ? 'all' : value.join(', ') || 'empty';
  return typeof value === 'object' || value === '' ? 'empty' : `\`${value}\``;
}

/**
 * Returns the bounds or options of a setting, in words; empty without any.
 * @param {SettingDeclaration} declaration
 */
function describeBounds(declaration) {
  if (declaration.kind === 'choice') return ` ${declaration.options.map((one) => `\`${one}\``).join(', ')}.`;
  if (declaration.kind !== 'number') return '';
  const { min, max, unit } = declaration;
  return ` ${describeNumber(min, unit)} to ${describeNumber(max, unit)}.`;
}

/**
 * Returns the table of a widget's settings for its README, from its declarations.
 * @param {DeclaredSettings} declared
 * @param {Readonly<Record<string, string>>} shared words of settings that several widgets have
 */
function describeSettings({ SETTINGS, PAGE }, shared) {
  /** @type {NonNullable<SettingsPart['rows']>} */
  const rows = Object.assign({}, ...PAGE.map((part) => part.rows ?? {}));
  const lines = Object.entries(SETTINGS).map(([key, declaration]) => {
    const { label, help } = rows[key] ?? {};
    const helps = help?.[ENGLISH] ?? (label === undefined ? shared[`${key}Help`] : undefined);
    const bounds = helps?.includes('{min}') ? '' : describeBounds(declaration);
    const words = [`${label?.[ENGLISH] ?? shared[key]}.`, helps]
      .filter((text) => text !== undefined)
      .join(' ');
    const meaning =
      declaration.kind === 'number'
        ? words.replace('{min}', String(declaration.min)).replace('{max}', String(declaration.max))
        : words;
    return `| \`${key}\` | ${meaning}${bounds} | ${describeDefault(declaration)} |`;
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
 * Writes each widget's config.json and the table of settings in its README from `src/config.ts`; with --check
 * it only names the files that differ.
 */
await runCommand(async () => {
  const isCheck = process.argv.includes('--check');
  if (!isCheck) await ensureDependencies();
  const { formatText } = await import('./lib/format-text.mjs');
  const alias = { 'widgets/shared-code/site-core': join(root, 'shared/domain/src/index.ts') };
  const { en } = await importTypescript('shared/ui/src/settings/texts.ts');
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
    const declared = await importTypescript(join(folder, 'src/config.ts'), { alias });
    if (!declared.SETTINGS) continue;
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
    const table = /(\n## Settings\n[^|]*)(?:\|.*\n)+/;
    await write(
      join(folder, 'README.md'),
      readme.replace(table, (_all, heading) => `${heading}${describeSettings(declared, en)}\n`)
    );
    await write(join(folder, 'config.json'), JSON.stringify(listStored(declared), null, 2));
  }
  if (isCheck && differing.length > 0) throw new Error('Run npm run widgets: these files differ.');
});
