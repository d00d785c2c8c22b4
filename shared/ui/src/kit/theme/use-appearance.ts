import { React } from 'jimu-core';
import { addUrlPreferences, navigateTo, readPreferences, writePreferences } from '@site/services/src/base';
import type { Preferences } from '@site/services/src/base';

const getCurrentPath = (): string => window.location.pathname + window.location.search + window.location.hash;

/** Opens this page again with the user's preferences. */
const openWithPreferences = (preferences: Preferences): void =>
  navigateTo(addUrlPreferences(getCurrentPath(), preferences, window.location.origin));

/** Returns whether the system is in dark mode, the default until the user chooses. */
const isSystemDark = (): boolean =>
  // Test environments may lack `matchMedia`.
  'matchMedia' in window && window.matchMedia('(prefers-color-scheme: dark)').matches;

export interface AppearanceControl {
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
export function useAppearance({ lightTheme, darkTheme }: Themes): AppearanceControl {
  const parameters = new URLSearchParams(window.location.search);
  const dark = parameters.get('theme') === darkTheme;
  const unasked = !parameters.has('theme');

  React.useEffect(() => {
    const theme = readPreferences().theme ?? (isSystemDark() ? darkTheme : lightTheme);
    if (unasked && theme === darkTheme) openWithPreferences({ theme });
  }, [unasked, lightTheme, darkTheme]);

  const choose = (change: Preferences) => {
    writePreferences(change);
    openWithPreferences(change);
  };
  return {
    dark,
    switchAppearance: () => choose({ theme: dark ? lightTheme : darkTheme }),
    switchLocale: (locale) => choose({ locale })
  };
}
