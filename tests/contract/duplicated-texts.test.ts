import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fr as sharedTexts } from '../../shared/ui/src/base/texts/fr';
import { CATALOGUES, MESSAGE_KEYS } from '../../shared/domain/src/messages/catalogues';
import { collectRegistration } from '../../host/jimu/jimu-core/lib/i18n/system-register';

// A widget's declarations need only the domain; the components of the entry need a browser.
jest.mock('widgets/shared-code/site-base', () => jest.requireActual<object>('../../shared/domain/src'));

/* Checks that texts and numbers of the business are defined only in shared/domain. */
const roots = ['widgets', 'server/src', 'shared/services/src', 'shared/map/src', 'shared/ui/src', 'themes'];

const sources = roots.flatMap((root) =>
  readdirSync(root, { recursive: true })
    .map((name) => join(root, String(name)))
    .filter((path) => /\.(tsx?|js|sql)$/.test(path) && !/\.test\.|\btest-|\/demo\//.test(path))
);
/** Compared with the catalogue in both languages at once, below. */
const isTranslation = (path: string) => path.includes('/translations/') || path.endsWith('/setting/page.ts');
const readText = (path: string) => readFileSync(path, 'utf8');
const readCode = (path: string) => readText(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** Numbers that have only one meaning anywhere (sources: sections 6 and 9). */
const DISTINCTIVE = [
  83, 0.024, 73_500, 2.23, 1609.34, 6_371_000, 6_371, 36_000, 5.4447948, 8.1537226, 0.4634, 0.2917, 0.4211,
  0.3666, 0.4167, 6.535123, 6.153788, 900_000, 50_000
];

it('[DM-01] only the domain contains numbers of the business', () => {
  const found = sources.flatMap((path) => {
    const code = readCode(path).replace(/(\d)_(?=\d)/g, '$1');
    return DISTINCTIVE.filter((number) =>
      new RegExp(`(?<![\\w.#-])${String(number).replace('.', '\\.')}(?![\\w.])`).test(code)
    ).map((number) => `${path}: ${number}`);
  });
  expect(found).toEqual([]);
});

/** Returns the longest part of a text between its placeholders, which any copy of it would contain. */
const findLongestPiece = (text: string): string =>
  text
    .split(/\{(?:[^{}]|\{[^{}]*\})*\}/)
    .map((piece) => piece.trim())
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

/** Shorter texts ('Edit', 'Supplier') are ordinary words. */
const SHORTEST = 18;

it('[DM-01] only the domain contains texts of the catalogue', () => {
  const texts = MESSAGE_KEYS.flatMap((key) =>
    (['en', 'fr'] as const).map((locale) => ({ key, text: findLongestPiece(CATALOGUES[locale][key]) }))
  ).filter(({ text }) => text.length >= SHORTEST);
  const found = sources
    .filter((path) => !isTranslation(path))
    .flatMap((path) => {
      const code = readCode(path).replace(/\\'/g, "'");
      return texts.filter(({ text }) => code.includes(text)).map(({ key }) => `${path}: ${key}`);
    });
  expect(found).toEqual([]);
});

/** Reads the French texts of a widget: Experience Builder loads them as a SystemJS module. */
const readFrenchTexts = (path: string): Record<string, string> =>
  collectRegistration(new Function('System', readText(path)) as Parameters<typeof collectRegistration>[0]);

/** Ordinary words that the catalogue uses for its own purposes, and a widget for others. */
const WORDS = [
  'Accounts',
  'Active',
  'Add',
  'All',
  'Back',
  'Cancel',
  'Communities',
  'Community',
  'Experimental',
  'LGA',
  'Maize',
  'Name',
  'Parameters',
  'Purchases',
  'Save',
  'State',
  'Status',
  'Supplier',
  'Suppliers',
  'days',
  'kilometers',
  'miles'
];

/** Equal texts with different meanings, by widget and key. */
const OTHER_MEANING = [
  // The drawn areas; the catalogue's text names a group of parameters.
  'serviceArea_areas',
  // Tonnes per week of a cluster; the catalogue's text names the parameter, in tonnes per acre.
  'layerPanels_slider_weeklyP1Yield',
  // The acres of oil palm in an area; the catalogue's text names a kind of biomass.
  'serviceArea_totalAcres'
];

interface TranslatedText {
  readonly widget: string;
  readonly key: string;
  readonly en: string;
  readonly fr: string | undefined;
}

/** Lists the words that a widget declares for its settings page, at any depth. */
function listWords(widget: string, key: string, words: unknown): readonly TranslatedText[] {
  if (typeof words !== 'object' || words === null) return [];
  const [en, fr] = Array.isArray(words) ? (words as readonly unknown[]) : [];
  if (typeof en === 'string') return [{ widget, key, en, fr: fr as string }];
  return Object.entries(words).flatMap(([name, inner]) => listWords(widget, `${key}_${name}`, inner));
}

/** Reads the words of a widget's settings page from its declarations. */
async function readPageWords(widget: string): Promise<readonly TranslatedText[]> {
  const { PAGE } = (await import(join(process.cwd(), 'widgets', widget, 'src/setting/page.ts'))) as {
    PAGE: readonly object[];
  };
  return listWords(widget, widget, PAGE);
}

/** Reads the texts of every widget, of its pages and of its settings, in both languages. */
async function readTranslations(): Promise<readonly TranslatedText[]> {
  const widgets = readdirSync('widgets').filter((name) => existsSync(join('widgets', name, 'manifest.json')));
  const files = widgets.flatMap((widget) =>
    ['runtime', 'setting'].map(async (side): Promise<readonly TranslatedText[]> => {
      const folder = join('widgets', widget, 'src', side, 'translations');
      const { default: english } = (await import(join(process.cwd(), folder, 'default.ts'))) as {
        default: Record<string, string>;
      };
      const french = readFrenchTexts(join(folder, 'fr.js'));
      return Object.entries(english).map(([key, en]) => ({ widget, key, en, fr: french[key] }));
    })
  );
  return (await Promise.all([...files, ...widgets.map(readPageWords)])).flat();
}

it('[DM-01] no translation of a widget repeats a text of the catalogue', async () => {
  const texts = await readTranslations();
  expect(texts.length).toBeGreaterThan(1_000);
  const repeated = texts
    .filter(({ key, en }) => !key.startsWith('_') && !WORDS.includes(en) && !OTHER_MEANING.includes(key))
    .flatMap(({ key, en, fr }) => {
      const same = MESSAGE_KEYS.find((one) => CATALOGUES.en[one] === en && CATALOGUES.fr[one] === fr);
      return same === undefined ? [] : [`${key}: write it as '${same}' in the widget's use-texts.ts`];
    });
  expect(repeated).toEqual([]);
});

/** English words that are not French words. */
const ENGLISH = /(?<![\w’'-])(the|is|are|this|that|of|with|from|and|not|your|which|has|longer)(?![\w’'-])/i;

it('no French text of a widget, the catalogue or the shared components is in English', async () => {
  const translated = (await readTranslations()).map(({ widget, key, fr }) => [`${widget}: ${key}`, fr]);
  const catalogue = MESSAGE_KEYS.map((key) => [key, CATALOGUES.fr[key]]);
  const found = [...translated, ...catalogue, ...Object.entries(sharedTexts)].filter(
    ([, text]) => text !== undefined && ENGLISH.test(text.replace(/\{[^{}]*\}/g, ''))
  );
  expect(found).toEqual([]);
});
