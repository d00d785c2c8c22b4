import { hasOwn, formatMessage } from '@site/domain';
import type { MessageKey } from '@site/domain';
import { hooks, React } from 'jimu-core';
import { useLocale } from './use-ui-texts';

/**
 * A widget's keys without the prefix; keys with a leading underscore, which the framework itself reads, have no
 * prefix.
 */
type WidgetTextKey<Messages, Prefix extends string> =
  Extract<keyof Messages, string> extends infer Key
    ? Key extends `${Prefix}${infer Rest}`
      ? Rest
      : Extract<Key, `_${string}`>
    : never;

/** Keys of the domain's catalogue by the widget's keys. */
type CatalogueKeys = Readonly<Record<string, MessageKey>>;

/** Reads a text by its key, in the language of the page. */
export type WidgetTexts<Messages, Prefix extends string, Shared extends string = never> = (
  key: WidgetTextKey<Messages, Prefix> | Shared,
  values?: Readonly<Record<string, string | number | undefined>>
) => string;

const readNothing = (): null => null;
const useNothing = () => readNothing;

/** Reads texts of the catalogue in the language of the page; null for a key of the widget itself. */
function useCatalogueTexts(keys: CatalogueKeys): (key: string) => string | null {
  const locale = useLocale();
  return React.useCallback(
    (key) => (hasOwn(keys, key) ? formatMessage(keys[key]!, locale) : null),
    [keys, locale]
  );
}

/**
 * Creates the hook that reads a widget's texts: its own, and those from the domain's catalogue.
 * @param prefix prefix of the widget's keys. Its texts are merged with the framework's, which take precedence
 * for equal keys.
 * @param messages the English texts, which define the keys.
 * @param shared catalogue keys by the widget's keys without prefix. A text of the specification is written only
 * in the catalogue.
 */
export const createTextsHook = <
  const Prefix extends string,
  Messages extends Readonly<Record<string, string>>,
  const Shared extends CatalogueKeys = Readonly<Record<never, MessageKey>>
>(
  prefix: Prefix,
  messages: Messages,
  shared?: Shared
): (() => WidgetTexts<Messages, Prefix, Extract<keyof Shared, string>>) => {
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
