import { setFigureLanguage, toLocale } from '@site/domain/src/base';
import type { Locale } from '@site/domain/src/base';
import { getAppStore, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import { en } from './texts/en';
import { fr } from './texts/fr';

export type UiTexts = (key: keyof typeof en, values?: Readonly<Record<string, string>>) => string;

const readLocale = (state: IMState): Locale => toLocale(state.appContext?.locale ?? 'en');

/** Returns the page's language, or the fallback if there are no texts in it. */
export const useLocale = (): Locale => ReactRedux.useSelector(readLocale);

setFigureLanguage(() => readLocale(getAppStore().getState()));

/** Returns the texts of the shared components in the page's language; a `{name}` is filled from `values`. */
export function useUiTexts(): UiTexts {
  const texts = { en, fr }[useLocale()];
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
