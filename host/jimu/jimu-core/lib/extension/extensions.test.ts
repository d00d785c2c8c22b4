import { getAppStore } from 'jimu-core';
import { getDefaultAppConfig, initStore } from 'jimu-for-test';
import { registerModules } from '../module-registry';
import type { AppConfig } from '../types/app-config';
import { registerExtensions, runExtensions } from './extensions';

class StatePart {
  getActions = () => ['SAY'];
  getInitLocalState = () => ({ said: '' });
  getStoreKey = () => 'part';
  getReducer = () => (local: { set(key: string, value: string): object }, action: { value: string }) =>
    local.set('said', action.value);
}

class TitleProcessor {
  widgetId = '';
  process(config: AppConfig) {
    const { label, i18nMessages } = config.widgets[this.widgetId]!.manifest!;
    return Promise.resolve({ ...config, name: `named by ${this.widgetId}, ${label}: ${i18nMessages?.hail}` });
  }
}

const readState = () => getAppStore().getState() as unknown as Record<string, unknown>;

it('extensions add state and change the configuration; a failing one is logged', async () => {
  initStore();
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  registerModules({
    'widgets/e/manifest.json': async () => ({ default: { name: 'e', label: 'Example', version: '1' } }),
    'widgets/e/src/runtime/translations/default.ts': async () => ({ default: { hail: 'Hello' } }),
    'widgets/e/src/extensions/part.ts': async () => ({ default: StatePart }),
    'widgets/e/src/extensions/title.ts': async () => ({ default: TitleProcessor })
  });
  registerExtensions({
    'widgets/e/': [
      { point: 'REDUX_STORE', uri: 'extensions/part' },
      { point: 'DEPENDENCY_DEFINE', uri: 'extensions/other' },
      { point: 'CONTEXT_TOOL', uri: 'extensions/tool' },
      { point: 'APP_CONFIG_PROCESSOR', uri: 'extensions/title' }
    ]
  });
  const widgets = { one: { id: 'one', uri: 'widgets/e/' } };
  const config = { ...getDefaultAppConfig().asMutable({ deep: true }), widgets } as AppConfig;
  expect((await runExtensions(config)).name).toBe('named by one, Example: Hello');
  expect(quiet.mock.calls.map(([, error]) => (error as Error).message)).toEqual([
    'This host does not support the extension point DEPENDENCY_DEFINE.'
  ]);
  expect(readState().part).toEqual({ said: '' });
  const before = readState().part;
  getAppStore().dispatch({ type: 'CURRENT_PAGE', pageId: 'p' });
  expect(readState().part).toBe(before);
  getAppStore().dispatch({ type: 'SAY', value: 'hello' } as never);
  expect(readState().part).toEqual({ said: 'hello' });
  quiet.mockRestore();
});
