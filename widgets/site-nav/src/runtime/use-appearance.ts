import { React } from 'jimu-core';
import type { Preferences } from 'widgets/shared-code/site-core';
import { goTo, keepPreferences, readPreferences, withPreferences } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';

const here = (): string => window.location.pathname + window.location.search + window.location.hash;

/** Opens this page again with what the user chose. */
const reopen = (preferences: Preferences): void =>
  goTo(withPreferences(here(), preferences, window.location.origin));

export interface Appearance {
  readonly dark: boolean;
  switchAppearance(): void;
  switchLocale(locale: string): void;
}

/** Appearance and language: Experience Builder takes both from the URL, this machine remembers them. */
export function useAppearance({ lightTheme, darkTheme }: IMConfig): Appearance {
  const parameters = new URLSearchParams(window.location.search);
  const dark = parameters.get('theme') === darkTheme;
  const unasked = !parameters.has('theme');

  React.useEffect(() => {
    const { theme } = readPreferences();
    if (unasked && theme === darkTheme) reopen({ theme });
  }, [unasked, darkTheme]);

  const choose = (change: Preferences) => {
    keepPreferences(change);
    reopen(change);
  };
  return {
    dark,
    switchAppearance: () => choose({ theme: dark ? lightTheme : darkTheme }),
    switchLocale: (locale) => choose({ locale })
  };
}
