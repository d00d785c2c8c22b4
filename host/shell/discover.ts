import { registerModules } from '../jimu/jimu-core/lib/module-registry';
import type { ModuleTable } from '../jimu/jimu-core/lib/module-registry';

/** What the widgets of an extension repository and its themes are made of; nothing is loaded before it is needed. */
const extension: ModuleTable = {
  ...import.meta.glob([
    '../../widgets/*/manifest.json',
    '../../widgets/*/config.json',
    '../../widgets/*/src/runtime/widget.tsx',
    '../../widgets/*/src/setting/setting.tsx',
    '../../widgets/*/src/{message-actions,actions}/*.ts',
    '../../widgets/*/src/{runtime,setting}/translations/*.{ts,js}',
    '!../../**/*.test.ts'
  ]),
  ...import.meta.glob('../../widgets/*/icon.svg', { query: '?raw' }),
  ...import.meta.glob('../../themes/*/variables.json')
};

const outOfTheBox: ModuleTable = {
  ...import.meta.glob([
    '../ootb/*/*/manifest.json',
    '../ootb/*/*/config.json',
    '../ootb/*/*/src/runtime/widget.tsx',
    '../ootb/*/*/src/runtime/translations/*.{ts,js}'
  ]),
  ...import.meta.glob('../ootb/*/*/icon.svg', { query: '?raw' })
};

const contractWidgets: ModuleTable = import.meta.env.VITE_CONTRACT_WIDGETS
  ? {
      ...import.meta.glob([
        '../../tests/fixtures/widgets/*/{manifest,config}.json',
        '../../tests/fixtures/widgets/*/src/**/*.{ts,tsx,js}'
      ]),
      ...import.meta.glob('../../tests/fixtures/widgets/*/icon.svg', { query: '?raw' })
    }
  : {};

const renamed = (table: ModuleTable, from: string, to: string): ModuleTable =>
  Object.fromEntries(Object.entries(table).map(([path, load]) => [path.replace(from, to), load]));

/** Makes every widget and theme known by the address an app's configuration uses for it. */
export function discoverExtensions(): void {
  registerModules(renamed(outOfTheBox, '../ootb/', 'widgets/'));
  registerModules(renamed(contractWidgets, '../../tests/fixtures/', ''));
  registerModules(renamed(extension, '../../', ''));
}
