import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Setting from './setting';

const onSettingChange = jest.fn();

function renderSetting(config: Partial<Config> = {}) {
  const Wrapped = wrapWidgetSetting(Setting, {
    config: Immutable<Config>({ ...defaultConfig, part: 'tool', ...config }),
    onSettingChange
  });
  const render = widgetSettingRender(true);
  act(() =>
    updateStore({
      appConfig: getDefaultAppConfig().merge({
        dataSources: { estates: { id: 'estates', type: 'FEATURE_LAYER', sourceLabel: 'Estates' } },
        widgets: {
          own: { id: 'own', uri: 'widgets/offtake/', label: 'Result', config: { part: 'result' } },
          map: { id: 'map', uri: 'widgets/arcgis/arcgis-map/', label: 'Map' },
          tool: { id: 'tool', uri: 'widgets/offtake/', label: 'Offtake', config: { part: 'tool' } }
        }
      })
    })
  );
  return render(<Wrapped widgetId="own" />);
}

const getSavedSettings = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

beforeEach(() => {
  onSettingChange.mockReset();
  const set = { version: 7, parameters: DEFAULT_PARAMETERS };
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(set)));
});

describe('settings of the offtake widget', () => {
  it('saves only what was changed', async () => {
    renderSetting({ hint: 'kept' });
    await screen.findByText(/version 7/);
    fireEvent.change(screen.getByLabelText('Label of the switch'), {
      target: { value: 'Drive' }
    });
    expect(getSavedSettings().id).toBe('own');
    expect(getSavedSettings().config).toEqual({
      ...defaultConfig,
      hint: 'kept',
      toggleLabel: 'Drive'
    });
  });

  it('offers the tools of the app to a result', async () => {
    renderSetting({ part: 'result' });
    await userEvent.selectOptions(screen.getByLabelText('Tool it belongs to'), 'Offtake');
    expect(getSavedSettings().config.toolWidgetId).toBe('tool');
  });

  it('shows the parameters that the figures depend on', async () => {
    renderSetting();
    await screen.findByText(/version 7/);
    const readValue = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(readValue('Radius of the offtake and soil analysis')).toBe('50 km');
    expect(readValue('Maximum number of soil sample points')).toBe('100 points');
  });

  it('saves and resets the layer behind a count', async () => {
    renderSetting({ layers: { 'maize-farms': 'Maize' } });
    await screen.findByText(/version 7/);
    const getLayerGroup = (name: string) => within(screen.getByRole('group', { name }));
    await userEvent.selectOptions(getLayerGroup('Commercial Farms').getByRole('combobox'), 'Estates');
    const use = { dataSourceId: 'estates', mainDataSourceId: 'estates', rootDataSourceId: 'estates' };
    expect(onSettingChange.mock.lastCall?.[0]).toMatchObject({ id: 'own', useDataSources: [use] });
    expect(getSavedSettings().config.layers).toEqual({
      'maize-farms': 'Maize',
      'commercial-farms': 'estates'
    });
    expect(getLayerGroup('Maize Farms').getByText(/Currently “Maize”/)).toBeVisible();
    await userEvent.click(
      getLayerGroup('Maize Farms').getByRole('button', { name: 'Use the default layer' })
    );
    expect(getSavedSettings().config.layers).toEqual({});
  });

  it('shows an error when the parameters cannot be loaded', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    renderSetting();
    expect(await screen.findByText(/could not be read/)).toBeVisible();
  });
});
