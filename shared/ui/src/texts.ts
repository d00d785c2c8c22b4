import { hasOwn, message } from '@site/domain';
import type { MessageKey } from '@site/domain';
import { hooks, React } from 'jimu-core';
import { useLocale } from './use-ui-texts';

/** A widget's keys without the prefix; those that the framework itself reads begin with an underscore and have none. */
type KeyOf<Messages, Prefix extends string> =
  Extract<keyof Messages, string> extends infer Key
    ? Key extends `${Prefix}${infer Rest}`
      ? Rest
      : Extract<Key, `_${string}`>
    : never;

/** Texts of the domain's catalogue by the key that a widget has for them. */
type CatalogueKeys = Readonly<Record<string, MessageKey>>;

/** Reads a text by its key, in the language of the page. */
export type TextsOf<Messages, Prefix extends string, Shared extends string = never> = (
  key: KeyOf<Messages, Prefix> | Shared,
  values?: Readonly<Record<string, string | number | undefined>>
) => string;

const readNothing = (): null => null;
const useNothing = () => readNothing;

/** Reads texts of the catalogue in the language of the page; null for a key that is the widget's own. */
function useCatalogueTexts(keys: CatalogueKeys): (key: string) => string | null {
  const locale = useLocale();
  return React.useCallback((key) => (hasOwn(keys, key) ? message(keys[key]!, locale) : null), [keys, locale]);
}

/**
 * The hook that reads a widget's texts: its own, and those that it has from the domain's catalogue.
 * @param prefix that of every key of the widget: its texts are merged with the framework's, and of two with one key the
 * framework's is shown.
 * @param messages its English ones, which say what there is.
 * @param shared keys of the catalogue, by the widget's keys without prefix. A text of the specification is written there only.
 */
export const textsOf = <
  const Prefix extends string,
  Messages extends Readonly<Record<string, string>>,
  const Shared extends CatalogueKeys = Readonly<Record<never, MessageKey>>
>(
  prefix: Prefix,
  messages: Messages,
  shared?: Shared
): (() => TextsOf<Messages, Prefix, Extract<keyof Shared, string>>) => {
  const useCatalogue = shared === undefined ? useNothing : () => useCatalogueTexts(shared);
  return () => {
    const translate = hooks.useTranslation(messages);
    const readShared = useCatalogue();
    return React.useCallback(
      (key: string, values) => readShared(key) ?? translate(key.startsWith('_') ? key : prefix + key, values),
      [translate, readShared]
    );
  };
};
