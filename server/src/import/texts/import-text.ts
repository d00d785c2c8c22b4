import type { ImportUnit, Locale } from '@site/domain';

/** A text about an import in all languages. The command line prints the English one. */
export type ImportText = Readonly<Record<Locale, string>>;

/** A value of a text in one language: a text is a string. */
type LocalValue<Value> = Value extends ImportText
  ? string
  : Value extends readonly ImportText[]
    ? readonly string[]
    : Value;
type LocalValues<Values> = { readonly [Name in keyof Values]: LocalValue<Values[Name]> };
type Sentence<Values> = (values: LocalValues<Values>) => string;

const isText = (value: unknown): value is ImportText =>
  typeof value === 'object' && value !== null && 'en' in value && 'fr' in value;

function toLocal(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((each) => toLocal(each, locale));
  return isText(value) ? value[locale] : value;
}

/** Builds a text from a sentence for each language. */
export const buildText = (write: (locale: Locale) => string): ImportText => ({
  en: write('en'),
  fr: write('fr')
});

/**
 * Declares a text with values: the only place of its sentences.
 * @example defineText<{ rows: number }>(({ rows }) => `${rows} rows`, ({ rows }) => `${rows} lignes`)
 */
export function defineText<Values>(
  english: Sentence<Values>,
  french: Sentence<Values>
): (values: Values) => ImportText {
  const sentences = { en: english, fr: french };
  return (values) =>
    buildText((locale) => {
      const local = Object.entries(values as object).map(([name, value]) => [name, toLocal(value, locale)]);
      return sentences[locale](Object.fromEntries(local) as LocalValues<Values>);
    });
}

/** Returns a text that is the same in all languages: a unit, a name, a message of a library. */
export const toText = (text: string): ImportText => buildText(() => text);

/** An empty part of a text. */
export const NO_TEXT = toText('');

/** Returns a text with a function applied to each language. */
export const mapText = ({ en, fr }: ImportText, change: (text: string) => string): ImportText => ({
  en: change(en),
  fr: change(fr)
});

/**
 * Formats a count with its noun, and with the verb where that depends on it.
 * @example countWords(1, 'row was', 'rows were') // '1 row was'
 */
export const countWords = (count: number, one: string, others: string): string =>
  `${count} ${count === 1 ? one : others}`;
/** Returns the words for one or for several. */
export const chooseWords = (count: number, one: string, others: string): string =>
  count === 1 ? one : others;

/** French names of a row; feminine ones need another agreement, so sentences use the plural with 'de'. */
export const UNITS_FR: Readonly<Record<ImportUnit, string>> = {
  line: 'ligne',
  feature: 'entité',
  row: 'rang',
  piece: 'élément'
};

/** Most names in a text. */
const MAX_NAMES = 20;
/** Formats names, the first ones of many. */
export const formatNames = (names: readonly string[]): ImportText => {
  const more = names.length - MAX_NAMES;
  const first = names.slice(0, MAX_NAMES).join(', ');
  return more > 0 ? { en: `${first} and ${more} more`, fr: `${first} et ${more} autres` } : toText(first);
};
