import { hooks } from 'jimu-core';
import defaultMessages from './translations/default';

export type TextKey = keyof typeof defaultMessages;
export type Texts = (key: TextKey, values?: Record<string, string | number>) => string;

/** The widget's own texts in the language of the page. */
export function useTexts(): Texts {
  return hooks.useTranslation(defaultMessages) as Texts;
}
