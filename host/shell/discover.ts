import { extensions, widgets } from 'virtual:installed-widgets';
import { registerExtensions } from '../jimu/jimu-core/lib/extension/extensions';
import { registerModules } from '../jimu/jimu-core/lib/module-registry';
import type { ModuleTable } from '../jimu/jimu-core/lib/module-registry';

/** What themes are made of; nothing is loaded before it is needed. */
const themes: ModuleTable = import.meta.glob('../../themes/*/variables.json');

const renamed = (table: ModuleTable, from: string, to: string): ModuleTable =>
  Object.fromEntries(Object.entries(table).map(([path, load]) => [path.replace(from, to), load]));

/** Makes every widget and theme known by the address an app's configuration uses for it. */
export function discoverExtensions(): void {
  registerModules(widgets);
  registerModules(renamed(themes, '../../', ''));
  registerExtensions(extensions);
}
