import { createTheme } from '../jimu/jimu-theme/theme';
import type { PartialVariables } from '../jimu/jimu-theme/theme';
import type { IMThemeVariables, ThemeVariables } from '../jimu/jimu-theme/theme-types';
import { hasModule, loadModule } from '../jimu/jimu-core/lib/module-registry';

type Variables = PartialVariables<ThemeVariables>;

/** The theme at `uri` with an app's own changes over it; the host's defaults where there is no such theme. */
export async function loadTheme(uri: string | undefined, custom?: Variables): Promise<IMThemeVariables> {
  const path = `${uri}variables.json`;
  const own = hasModule(path) ? (await loadModule<{ default: Variables }>(path)).default : {};
  return createTheme(uri ?? 'themes/default/', own, custom ?? {});
}
