import { hooks, React } from 'jimu-core';

/** A widget's keys without the prefix; those that the framework itself reads begin with an underscore and have none. */
type KeyOf<Messages, Prefix extends string> =
  Extract<keyof Messages, string> extends infer Key
    ? Key extends `${Prefix}${infer Rest}`
      ? Rest
      : Extract<Key, `_${string}`>
    : never;

/** Reads a text by its key, in the language of the page. */
export type TextsOf<Messages, Prefix extends string> = (
  key: KeyOf<Messages, Prefix>,
  values?: Readonly<Record<string, string | number | undefined>>
) => string;

/**
 * The hook that reads a widget's own texts.
 * @param prefix that of every key of the widget: its texts are merged with the framework's, and of two with one key the
 * framework's is shown.
 * @param messages its English ones, which say what there is.
 */
export const textsOf =
  <const Prefix extends string, Messages extends Readonly<Record<string, string>>>(
    prefix: Prefix,
    messages: Messages
  ): (() => TextsOf<Messages, Prefix>) =>
  () => {
    const translate = hooks.useTranslation(messages);
    return React.useCallback(
      (key: string, values) => translate(key.startsWith('_') ? key : prefix + key, values),
      [translate]
    );
  };
