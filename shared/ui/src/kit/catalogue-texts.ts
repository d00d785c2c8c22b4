import { formatMessage, hasOwn } from '@site/domain/src/base';
import type { MessageKey } from '@site/domain/src/base';
import { React } from 'jimu-core';
import { createTextsHook } from '../base/texts';
import type { WidgetTexts } from '../base/texts';
import { useLocale } from '../base/use-ui-texts';

/** Keys of the domain's catalogue by the widget's keys. */
type CatalogueKeys = Readonly<Record<string, MessageKey>>;

/**
 * Creates the hook that reads a widget's texts, its own and those from the domain's catalogue; see
 * {@link createTextsHook}.
 * @param shared catalogue keys by the widget's keys without prefix. A text of the specification is written only
 * in the catalogue.
 */
export const createCatalogueTextsHook = <
  const Prefix extends string,
  Messages extends Readonly<Record<string, string>>,
  const Shared extends CatalogueKeys
>(
  prefix: Prefix,
  messages: Messages,
  shared: Shared
): (() => WidgetTexts<Messages, Prefix, Extract<keyof Shared, string>>) => {
  const useOwnTexts = createTextsHook(prefix, messages);
  return () => {
    const readOwn = useOwnTexts();
    const locale = useLocale();
    return React.useCallback(
      (key: string, values) =>
        hasOwn(shared, key)
          ? formatMessage(shared[key]!, locale)
          : readOwn(key as Parameters<typeof readOwn>[0], values),
      [readOwn, locale]
    );
  };
};
