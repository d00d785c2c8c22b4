import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Setting from './setting';

const onSettingChange = jest.fn();
const getSavedSettings = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

function renderSetting(config: Partial<Config> = {}) {
  const Wrapped = wrapWidgetSetting(Setting, {
    config: Immutable({ ...defaultConfig, part: 'tool' as const, ...config }) as never,
    onSettingChange
  });
  const render = widgetSettingRender(true);
  const uri = 'widgets/biochar-analysis/';
  act(() =>
    updateStore({
      appConfig: getDefaultAppConfig().merge({
        dataSources: { ours: { id: 'ours', type: 'FEATURE_LAYER', sourceLabel: 'Our factories' } },
        widgets: {
          own: { id: 'own', uri, label: 'Result', config: { part: 'result' } },
          tool: { id: 'tool', uri, label: 'Biochar tool', config: { part: 'tool' } }
        }
      })
    })
  );
  return render(<Wrapped widgetId="own" />);
}

describe('settings of the biochar analysis', () => {
  it('offers the tools that a result can belong to', async () => {
    renderSetting({ part: 'result' });
    await userEvent.selectOptions(screen.getByLabelText('Tool it belongs to'), 'Biochar tool');
    expect(getSavedSettings()).toEqual({
      id: 'own',
      config: { ...defaultConfig, part: 'result', toolWidgetId: 'tool' }
    });
  });

  it('saves the server and the record layers, and nothing else', async () => {
    renderSetting();
    fireEvent.change(screen.getByLabelText(/Address of the SITE server/), {
      target: { value: 'https://site.example' }
    });
    expect(getSavedSettings().config).toEqual({ ...defaultConfig, serverUrl: 'https://site.example' });
    const factories = within(screen.getByRole('group', { name: 'Factories' }));
    await userEvent.selectOptions(factories.getByRole('combobox'), 'Our factories');
    expect(getSavedSettings().config).toEqual({ ...defaultConfig, layers: { factories: 'ours' } });
  });
});
