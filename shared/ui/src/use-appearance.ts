import { React } from 'jimu-core';
import { goTo, keepPreferences, readPreferences, withPreferences } from '@site/services';
import type { Preferences } from '@site/services';

const here = (): string => window.location.pathname + window.location.search + window.location.hash;

/** Opens this page again with the user's preferences. */
const reopen = (preferences: Preferences): void =>
  goTo(withPreferences(here(), preferences, window.location.origin));

/** Returns whether the system is in dark mode, the default until the user chooses. */
const isSystemDark = (): boolean =>
  // Test environments may lack `matchMedia`.
  'matchMedia' in window && window.matchMedia('(prefers-color-scheme: dark)').matches;

export interface Appearance {
  readonly dark: boolean;
  switchAppearance(): void;
  switchLocale(locale: string): void;
}

/** Themes of an app, by Experience Builder's names ('themes/site/'). */
interface Themes {
  readonly lightTheme: string;
  readonly darkTheme: string;
}

/**
 * Appearance and language: Experience Builder takes both from the address, this browser remembers them. Until
 * the user has chosen an appearance it is the system's.
 */
export function useAppearance({ lightTheme, darkTheme }: Themes): Appearance {
  const parameters = new URLSearchParams(window.location.search);
  const dark = parameters.get('theme') === darkTheme;
  const unasked = !parameters.has('theme');

  React.useEffect(() => {
    const theme = readPreferences().theme ?? (isSystemDark() ? darkTheme : lightTheme);
    if (unasked && theme === darkTheme) reopen({ theme });
  }, [unasked, lightTheme, darkTheme]);

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
