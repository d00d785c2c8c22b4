import { formatMessage, isMessageKey } from '@site/domain';
import type { Locale } from '@site/domain';
import type { ImportDataset } from './dataset';

/* Titles of datasets in the languages of the pages. */

/** Returns a text that is the same in all languages. */
export const repeatText = (text: string): Record<Locale, string> => ({ en: text, fr: text });

/** Returns the texts of a key in all languages; null when the catalogue has no such key. */
export function findCatalogueTexts(key: string): Record<Locale, string> | null {
  return isMessageKey(key) ? { en: formatMessage(key, 'en'), fr: formatMessage(key, 'fr') } : null;
}

/** Returns the title of a dataset in all languages. */
export const localizeTitle = ({ name, title, titles }: ImportDataset): Readonly<Record<Locale, string>> =>
  titles ?? findCatalogueTexts(`dataset.${name}`) ?? repeatText(title);
