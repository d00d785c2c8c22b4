import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { importTypescript } from '../../scripts/lib/import-typescript.mjs';
import { root } from '../../scripts/lib/paths.mjs';

/* Finds the texts of pages by their keys, in every language, for locators that do not depend on it. */

/** @typedef {Record<string, string>} Texts by key */
/** @typedef {import('./states.mjs').MatchText} MatchText */
/** @typedef {ReturnType<IntlMessageFormat['getAst']>[number]} MessagePart */

/** Folders of widgets with translations: the suite's, and the local host's copies of stock widgets. */
const WIDGET_FOLDERS = ['widgets', 'host/ootb/common', 'host/ootb/arcgis'];

/** @param {MessagePart[]} parts of a parsed message */
const toPattern = (parts) => parts.map(toPartPattern).join('').replace(/\s+/g, '\\s+');

/**
 * A value may be any text.
 * @param {MessagePart} part
 * @returns {string}
 */
function toPartPattern(part) {
  if ('options' in part)
    return `(?:${Object.values(part.options)
      .map(({ value }) => toPattern(value))
      .join('|')})`;
  // Only a literal has no `value` that is the name of an argument.
  return part.type === 0 ? part.value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') : '.+';
}

/**
 * Reads the texts of a widget in both languages.
 * @param {string} folder of its translations, from the root
 * @returns {Promise<Texts[]>}
 */
async function readWidgetTexts(folder) {
  const [{ default: english }, { collectRegistration }] = await Promise.all([
    importTypescript(join(folder, 'default.ts')),
    importTypescript('host/jimu/jimu-core/lib/i18n/system-register.ts')
  ]);
  return [
    english,
    collectRegistration(new Function('System', readFileSync(join(root, folder, 'fr.js'), 'utf8')))
  ];
}

/**
 * Reads the texts of all widgets; the key of a widget's own name and the like begins with the name of its folder.
 * @returns {Promise<Texts[]>}
 */
async function readAllWidgetTexts() {
  const widgets = WIDGET_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => ({
      name,
      folder: join(folder, name, 'src/runtime/translations')
    }))
  ).filter(({ folder }) => existsSync(join(root, folder, 'fr.js')));
  const texts = await Promise.all(
    widgets.map(async ({ name, folder }) =>
      (await readWidgetTexts(folder)).map((one) =>
        Object.fromEntries(Object.entries(one).map(([key, text]) => [key.replace(/^_/, `${name}_`), text]))
      )
    )
  );
  return texts.flat();
}

/**
 * Reads the texts of the shared code and of the layers.
 * @returns {Promise<Texts[]>}
 */
async function readSharedTexts() {
  const [{ CATALOGUES }, { en }, { fr }, { EN }, { FR }] = await Promise.all(
    [
      'shared/domain/src/messages/catalogues.ts',
      'shared/ui/src/base/texts/en.ts',
      'shared/ui/src/base/texts/fr.ts',
      'shared/layers/src/texts/en.ts',
      'shared/layers/src/texts/fr.ts'
    ].map((entry) => importTypescript(entry))
  );
  return [CATALOGUES.en, CATALOGUES.fr, en, fr, EN, FR];
}

/**
 * Reads the texts of the SDK's directions in both languages.
 * @returns {Texts[]}
 */
const readDirectionsTexts = () =>
  ['en', 'fr'].map((language) =>
    JSON.parse(
      readFileSync(
        join(
          root,
          `node_modules/@arcgis/core/assets/esri/widgets/Directions/t9n/Directions_${language}.json`
        ),
        'utf8'
      )
    )
  );

/** Beginning of the keys of the builder's own texts. */
const BUILDER = 'builder.';

/**
 * Returns a function that matches texts of pages by their keys. Keys of a widget's name begin with its folder
 * (`service-area_widgetLabel`), those of the builder with `builder.`.
 * @returns {Promise<MatchText>} it throws when no text has the key.
 */
export async function loadPageTexts() {
  const { formatBuilderText } = await importTypescript('host/builder/messages.ts');
  const catalogues = [
    ...(await readAllWidgetTexts()),
    ...(await readSharedTexts()),
    ...readDirectionsTexts()
  ];
  /** @param {string} key */
  const listTexts = (key) =>
    key.startsWith(BUILDER)
      ? ['en', 'fr'].map((locale) => formatBuilderText(locale, key.slice(BUILDER.length)))
      : catalogues.flatMap((texts) => texts[key] ?? []);
  /** @param {string} key */
  const matchTexts = (key) => {
    const patterns = listTexts(key).map((text) => toPattern(new IntlMessageFormat(text, 'en').getAst()));
    if (patterns.length === 0) throw new Error(`No text of a page has the key '${key}'.`);
    return `(?:${[...new Set(patterns)].join('|')})`;
  };
  return (...keys) => new RegExp(`^${keys.map(matchTexts).join('\\s?:\\s')}$`);
}
