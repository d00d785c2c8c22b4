import { hooks } from 'jimu-core';

/** Reads a text by its key, in the language of the page. */
export type TextsOf<Messages> = (
  key: keyof Messages & string,
  values?: Readonly<Record<string, string | number | undefined>>
) => string;

/** The hook that reads a widget's own texts. @param messages its English ones, which say what there is. */
export const textsOf =
  <Messages extends Readonly<Record<string, string>>>(messages: Messages): (() => TextsOf<Messages>) =>
  () =>
    hooks.useTranslation(messages);
