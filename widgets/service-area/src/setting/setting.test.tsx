import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import { listOutputs } from '../../../../experiences/src/output-sources';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Setting from './setting';

const onSettingChange = jest.fn();

function renderSetting(
  config: Partial<Config> = {},
  { outputDataSources, dataSources = {} }: { outputDataSources?: string[]; dataSources?: object } = {}
) {
  const Wrapped = wrapWidgetSetting(Setting, {
    config: Immutable({ ...defaultConfig, part: 'tool' as const, ...config }),
    onSettingChange,
    ...(outputDataSources && { outputDataSources: Immutable(outputDataSources) as never })
  });
  const render = widgetSettingRender(true);
  act(() =>
    updateStore({
      appConfig: getDefaultAppConfig().merge({
        dataSources: dataSources as never,
        widgets: {
          own: { id: 'own', uri: 'widgets/service-area/', label: 'Detail', config: { part: 'detail' } },
          map: { id: 'map', uri: 'widgets/arcgis/arcgis-map/', label: 'Map' },
          tool: { id: 'tool', uri: 'widgets/service-area/', label: 'Drive time', config: { part: 'tool' } }
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

type DeclaredOutputs = readonly { readonly id: string; readonly label: string }[] | undefined;
const listDeclaredOutputs = () =>
  onSettingChange.mock.calls.flatMap(([, outputs]) => (outputs as DeclaredOutputs) ?? []);

describe('the source of the results', () => {
  it('declares the source under the widget’s own id when the app has none, or only that of the widget it was copied from', async () => {
    renderSetting({}, { outputDataSources: ['original-areas'] });
    await screen.findByText(/version 7/);
    expect(listDeclaredOutputs()).toMatchObject([{ id: 'own-areas', label: 'Service areas' }]);
  });

  it('does not change a declared source, whatever its label', async () => {
    const [source] = listOutputs('own', 'service-area', {});
    const named = { ...source, label: 'Reach' };
    renderSetting({}, { outputDataSources: ['own-areas'], dataSources: { 'own-areas': named } });
    await screen.findByText(/version 7/);
    expect(listDeclaredOutputs()).toEqual([]);
  });

  it('declares no source for a part that shows the results of a tool', async () => {
    renderSetting({ part: 'detail' });
    await screen.findByText(/version 7/);
    expect(listDeclaredOutputs()).toEqual([]);
  });
});

describe('the settings of the service area widget', () => {
  it('changes only the edited setting', async () => {
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

  it('saves the headline figure', async () => {
    renderSetting();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Highlighted figures' }),
      'Monthly profit'
    );
    expect(getSavedSettings().config.headline).toBe('profitPerWeek');
  });

  it('offers the tools of the app to a part', async () => {
    renderSetting({ part: 'detail' });
    await userEvent.selectOptions(screen.getByLabelText('Tool it belongs to'), 'Drive time');
    expect(getSavedSettings().config.toolWidgetId).toBe('tool');
  });

  it('shows the parameters in use, each with its unit, and where they are changed', async () => {
    renderSetting();
    expect(
      await screen.findByText(/version 7\).*Administrators change them on the Parameters page/)
    ).toBeVisible();
    const readValue = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(
      ['Service areas at once', 'Shortest drive time', 'Longest drive time', 'Default drive time'].map(
        readValue
      )
    ).toEqual(['5 areas', '2 min', '300 min', '60 min']);
  });

  it('accepts an opacity in percent, and shows an error for an invalid one', () => {
    renderSetting();
    const opacity = screen.getByLabelText('Drawing opacity');
    fireEvent.change(opacity, { target: { value: '45' } });
    expect(getSavedSettings().config.fillOpacity).toBe(0.45);
    onSettingChange.mockReset();
    fireEvent.change(opacity, { target: { value: '145' } });
    expect(opacity).toHaveValue('145');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a value from 0 to 100.');
    expect(onSettingChange).not.toHaveBeenCalled();
  });

  it('shows a message when the limits cannot be read', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    renderSetting();
    expect(await screen.findByText(/could not be read/)).toBeVisible();
  });
});
