import { createTheme } from '../jimu/jimu-theme/theme';
import type { ThemeOptions } from '../jimu/jimu-theme/theme';
import type { IMThemeVariables } from '../jimu/jimu-theme/theme-types';
import { hasModule, loadModule } from '../jimu/jimu-core/lib/module-registry';

/** Loads the theme at `uri` with an app's own changes; the host's defaults when there is no such theme. */
export async function loadTheme(uri: string | undefined, custom?: ThemeOptions): Promise<IMThemeVariables> {
  const path = `${uri}variables.json`;
  const own = hasModule(path) ? (await loadModule<{ default: ThemeOptions }>(path)).default : {};
  return createTheme(uri ?? 'themes/default/', own, custom ?? {});
}
