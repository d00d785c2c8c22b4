import { hooks, React } from 'jimu-core';

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

/** Reads a text by its key, in the language of the page. */
export type WidgetTexts<Messages, Prefix extends string, Shared extends string = never> = (
  key: WidgetTextKey<Messages, Prefix> | Shared,
  values?: Readonly<Record<string, string | number | undefined>>
) => string;

/**
 * Creates the hook that reads a widget's texts.
 * @param prefix prefix of the widget's keys. Its texts are merged with the framework's, which take precedence
 * for equal keys.
 * @param messages the English texts, which define the keys.
 */
export const createTextsHook =
  <const Prefix extends string, Messages extends Readonly<Record<string, string>>>(
    prefix: Prefix,
    messages: Messages
  ): (() => WidgetTexts<Messages, Prefix>) =>
  () => {
    const translate = hooks.useTranslation(messages);
    return React.useCallback(
      (key: string, values) => translate(key.startsWith('_') ? key : prefix + key, values),
      [translate]
    );
  };
