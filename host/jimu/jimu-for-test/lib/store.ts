import { createTheme } from '../../jimu-theme/theme';
import type { IMThemeVariables } from '../../jimu-theme/theme-types';
import { emptyAppConfig, initialState } from '../../jimu-core/lib/store/initial-state';
import { createAppStore, getAppStore, setAppStore } from '../../jimu-core/lib/store/store';
import type { IMAppConfig } from '../../jimu-core/lib/types/app-config';
import type { IMState, StateParts } from '../../jimu-core/lib/types/state';

/** A theme to test with: the defaults. */
export const mockTheme: IMThemeVariables = createTheme('themes/default/');

let theme = mockTheme;

/** The theme that renderers use when they are given none. */
export function setTheme(next: IMThemeVariables): void {
  theme = next;
}

export const currentTheme = (): IMThemeVariables => theme;

/** An app without pages and widgets; `merge` what the test needs into it. */
export const getDefaultAppConfig = (): IMAppConfig => emptyAppConfig();

/** The state of a page that has just been opened. */
export const getInitState = (): IMState => initialState();

/** A new store for the tests that follow. */
export function initStore(): void {
  setAppStore(createAppStore());
}

/** Puts parts of the state in place. */
export function updateStore(state: StateParts): void {
  getAppStore().dispatch({ type: 'APP_STARTED', state });
}
