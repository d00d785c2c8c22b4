import { extensions, widgets } from 'virtual:installed-widgets';
import { registerExtensions } from '../jimu/jimu-core/lib/extension/extensions';
import { registerModules } from '../jimu/jimu-core/lib/module-registry';
import type { ModuleTable } from '../jimu/jimu-core/lib/module-registry';

/** Variables of the themes; each is loaded only when it is needed. */
const themes: ModuleTable = import.meta.glob('../../themes/*/variables.json');

const renamePaths = (table: ModuleTable, from: string, to: string): ModuleTable =>
  Object.fromEntries(Object.entries(table).map(([path, load]) => [path.replace(from, to), load]));

/** Registers every widget and theme under the address that an app's configuration uses for it. */
export function discoverExtensions(): void {
  registerModules(widgets);
  registerModules(renamePaths(themes, '../../', ''));
  registerExtensions(extensions);
}
