import { createTheme } from '../../jimu-theme/theme';
import type { IMThemeVariables } from '../../jimu-theme/theme-types';
import { createEmptyAppConfig, createInitialState } from '../../jimu-core/lib/store/initial-state';
import { createAppStore, getAppStore, setAppStore } from '../../jimu-core/lib/store/store';
import type { IMAppConfig } from '../../jimu-core/lib/types/app-config';
import type { IMState, StateParts } from '../../jimu-core/lib/types/state';

/** Theme for tests: the defaults. */
export const mockTheme: IMThemeVariables = createTheme('themes/default/');

let theme = mockTheme;

/** Sets the theme of renderers that get none. */
export function setTheme(next: IMThemeVariables): void {
  theme = next;
}

export const currentTheme = (): IMThemeVariables => theme;

/** Returns an app without pages and widgets, into which a test merges what it needs. */
export const getDefaultAppConfig = (): IMAppConfig => createEmptyAppConfig();

/** Returns the state of a page that has just been opened. */
export const getInitState = (): IMState => createInitialState();

/** Creates a new store for the following tests. */
export function initStore(): void {
  setAppStore(createAppStore());
}

/** Sets parts of the state. */
export function updateStore(state: StateParts): void {
  getAppStore().dispatch({ type: 'APP_STARTED', state });
}
