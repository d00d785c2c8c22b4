import { useLocale } from '../base/use-ui-texts';
import { en, fr } from './texts';

export type SettingTexts = (
  key: keyof typeof en,
  values?: Readonly<Record<string, string | number>>
) => string;

/**
 * Returns the texts of the setting pages' shared parts in the builder's language; a `{name}` is filled from
 * `values`.
 */
export function useSettingTexts(): SettingTexts {
  const texts = { en, fr }[useLocale()];
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
