import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_HINT_MS } from '../../shared/domain/src';
import { CATALOGUES, MESSAGE_KEYS } from '../../shared/domain/src/messages/catalogues';
import type { MessageKey } from '../../shared/domain/src';
import { collectRegistration } from '../../host/jimu/jimu-core/lib/i18n/system-register';

/* What the business says and reckons with stands in shared/domain; nobody else spells it out. */
const roots = ['widgets', 'server/src', 'shared/services/src', 'shared/map/src', 'shared/ui/src', 'themes'];

const sources = roots.flatMap((root) =>
  readdirSync(root, { recursive: true })
    .map((name) => join(root, String(name)))
    .filter((path) => /\.(tsx?|js|sql)$/.test(path) && !/\.test\.|\btest-|\/demo\//.test(path))
);
const isTranslation = (path: string) => path.includes('/translations/');
const read = (path: string) => readFileSync(path, 'utf8');
const codeOf = (path: string) => read(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** Numbers that mean one thing only, wherever they are found (sources: sections 6 and 9). */
const DISTINCTIVE = [
  83, 0.024, 73_500, 2.23, 1609.34, 6_371_000, 6_371, 36_000, 5.4447948, 8.1537226, 0.4634, 0.2917, 0.4211,
  0.3666, 0.4167, 6.535123, 6.153788, 900_000, 50_000
];

it('[DM-01] no source but the domain has a number of the business', () => {
  const found = sources.flatMap((path) => {
    const code = codeOf(path).replace(/(\d)_(?=\d)/g, '$1');
    return DISTINCTIVE.filter((number) =>
      new RegExp(`(?<![\\w.#-])${String(number).replace('.', '\\.')}(?![\\w.])`).test(code)
    ).map((number) => `${path}: ${number}`);
  });
  expect(found).toEqual([]);
});

/** The longest piece of a text between its places; what a copy of it would hold in any case. */
const core = (text: string): string =>
  text
    .split(/\{(?:[^{}]|\{[^{}]*\})*\}/)
    .map((piece) => piece.trim())
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

/** Shorter ones ('Edit', 'Supplier') are words of the language. */
const SHORTEST = 18;

it('[DM-01] no source but the domain spells a text of the catalogue', () => {
  const texts = MESSAGE_KEYS.flatMap((key) =>
    (['en', 'fr'] as const).map((locale) => ({ key, text: core(CATALOGUES[locale][key]) }))
  ).filter(({ text }) => text.length >= SHORTEST);
  const found = sources
    .filter((path) => !isTranslation(path))
    .flatMap((path) => {
      const code = codeOf(path).replace(/\\'/g, "'");
      return texts.filter(({ text }) => code.includes(text)).map(({ key }) => `${path}: ${key}`);
    });
  expect(found).toEqual([]);
});

/** The French strings of a widget: Experience Builder loads them as a SystemJS module. */
const frenchOf = (path: string): Record<string, string> =>
  collectRegistration(new Function('System', read(path)) as Parameters<typeof collectRegistration>[0]);

/** Texts of widgets that the specification quotes: a widget's translations hold them, in the catalogue's words. */
const QUOTED: Readonly<Record<string, Readonly<Record<string, MessageKey>>>> = {
  'sign-in': {
    forgotPassword: 'signIn.forgotPassword',
    forgotTitle: 'signIn.forgotPassword',
    initiateReset: 'signIn.initiateReset'
  },
  'site-nav': {
    admin: 'nav.role',
    logout: 'signOut.confirm',
    logoutQuestion: 'signOut.question'
  },
  'service-area': {
    dialogTitle: 'serviceArea.dialogTitle',
    set: 'serviceArea.set',
    tableTitle: 'serviceArea.table',
    tooFew: 'mills.tooFew'
  },
  'raw-material-summary': { _widgetLabel: 'board.rawMaterial' },
  'biochar-summary': { _widgetLabel: 'biochar.applicationsSummary' }
};

/** A widget's texts by their keys without its prefix. */
const unprefixed = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key.replace(/^[^_]+_/, ''), text]));

const translationsOf = async (widget: string) => {
  const folder = join('widgets', widget, 'src/runtime/translations');
  const { default: english } = (await import(join(process.cwd(), folder, 'default.ts'))) as {
    default: Record<string, string>;
  };
  return { english: unprefixed(english), french: unprefixed(frenchOf(join(folder, 'fr.js'))) };
};

it.each(Object.entries(QUOTED))(
  '%s says what is quoted in the words of the catalogue',
  async (widget, quoted) => {
    const { english, french } = await translationsOf(widget);
    for (const [name, key] of Object.entries(quoted)) {
      expect([name, english[name]]).toEqual([name, CATALOGUES.en[key]]);
      expect([name, french[name]]).toEqual([name, CATALOGUES.fr[key]]);
    }
  }
);

it('no widget has a text of the catalogue that is not named above', async () => {
  const keyOf = new Map(MESSAGE_KEYS.map((key) => [CATALOGUES.en[key], key]));
  const unnamed: string[] = [];
  for (const widget of readdirSync('widgets').filter((name) =>
    existsSync(join('widgets', name, 'manifest.json'))
  )) {
    const { english } = await translationsOf(widget);
    for (const [name, text] of Object.entries(english))
      if (text.length >= SHORTEST && keyOf.has(text) && QUOTED[widget]?.[name] === undefined)
        unnamed.push(`${widget}: ${name} (${keyOf.get(text)})`);
  }
  expect(unnamed).toEqual([]);
});

it('settings of widgets begin with the figures of the domain', () => {
  const { delay } = JSON.parse(read('widgets/feature-hint/config.json')) as { delay: number };
  expect(delay).toBe(FIRST_HINT_MS);
});
