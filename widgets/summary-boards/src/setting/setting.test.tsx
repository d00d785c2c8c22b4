import { Immutable, React } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { getDefaultAppConfig, updateStore, widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import defaultConfig from '../../config.json';
import type { Config, IMConfig } from '../config';
import { versionManager } from '../version-manager';
import Setting from './setting';

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../shared/layers/src'),
  ...jest.requireActual<object>('../../../../shared/map/src/panels')
}));

const onSettingChange = jest.fn();

function renderSetting(config: Partial<Config> = {}) {
  const Wrapped = wrapWidgetSetting(Setting, {
    config: Immutable({ ...(defaultConfig as Config), ...config }),
    onSettingChange
  });
  const render = widgetSettingRender(true);
  act(() =>
    updateStore({
      appConfig: getDefaultAppConfig().merge({
        dataSources: { ours: { id: 'ours', type: 'FEATURE_LAYER', sourceLabel: 'Our mills' } },
        widgets: {
          right: { id: 'right', uri: 'widgets/summary-boards/', label: 'Boards', config: { board: 'asked' } }
        }
      })
    })
  );
  return render(<Wrapped widgetId="own" />);
}

/** Settings page with its saved state. */
function StatefulSetting() {
  const [held, setHeld] = React.useState({
    config: Immutable({ ...(defaultConfig as Config) }),
    useDataSources: Immutable([]) as unknown
  });
  const props = {
    id: 'own',
    ...held,
    intl: { locale: 'en' },
    onSettingChange: (change: { config: IMConfig; useDataSources?: unknown[] }) => {
      onSettingChange(change);
      setHeld(({ useDataSources }) => ({
        config: change.config as typeof held.config,
        useDataSources: change.useDataSources ? Immutable(change.useDataSources) : useDataSources
      }));
    }
  } as unknown as AllWidgetSettingProps<IMConfig>;
  return <Setting {...props} />;
}

const getSavedSettings = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

beforeEach(() => onSettingChange.mockReset());

describe('the settings of the summary boards', () => {
  it('changes only the edited setting', async () => {
    renderSetting({ scope: 'all' });
    const mills = within(screen.getByRole('group', { name: 'Tagged Mills' }));
    await userEvent.selectOptions(mills.getByRole('combobox'), 'Our mills');
    expect(getSavedSettings().id).toBe('own');
    expect(getSavedSettings().config).toEqual({
      ...defaultConfig,
      scope: 'all',
      layers: { 'tagged-mills': 'ours' }
    });
  });

  it('offers the nine boards, and the instance in which a list opens them', async () => {
    renderSetting();
    await userEvent.selectOptions(screen.getByLabelText('Location of opened boards'), 'Boards');
    expect(getSavedSettings().config.boardsWidgetId).toBe('right');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Contents' }), 'CPO mills tagged');
    expect(getSavedSettings().config.board).toBe('millsTagged');
    expect(screen.getByRole('combobox', { name: 'Contents' }).querySelectorAll('option')).toHaveLength(11);
  });

  it('offers a board made by staff: its layer, its figures, and bars by a field', async () => {
    widgetSettingRender(true)(<StatefulSetting />);
    await userEvent.click(screen.getByRole('button', { name: 'Add a board' }));
    const title = screen.getByLabelText('Title of the board');
    await userEvent.clear(title);
    await userEvent.type(title, 'Our factories');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Layer' }), 'Factories');
    expect(screen.getByRole('button', { name: 'Remove the figure Records' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Add a figure' }));
    const [, kind] = screen.getAllByLabelText('Records: type');
    await userEvent.selectOptions(kind!, 'Different values of a field');
    await userEvent.selectOptions(screen.getByLabelText('Records: field'), 'State');
    await userEvent.selectOptions(screen.getByLabelText('Bars by'), 'State');
    await userEvent.click(screen.getByRole('checkbox', { name: 'CPO mills tagged' }));
    expect(getSavedSettings().config).toMatchObject({
      hidden: ['millsTagged'],
      boards: [
        {
          name: 'own1',
          title: 'Our factories',
          figures: [
            { key: 'figure1', label: 'Records', layer: 'factories', of: 'count' },
            { key: 'figure2', label: 'Records', layer: 'factories', of: 'different', field: 'State' }
          ],
          bars: [{ title: 'State', layer: 'factories', field: 'State' }]
        }
      ]
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Our factories' }));
    expect(getSavedSettings().config.boards).toEqual([]);
  });

  it("makes a board of a layer that is not in the catalogue, with the layer's own fields", async () => {
    const render = widgetSettingRender(true);
    act(() =>
      updateStore({
        appConfig: getDefaultAppConfig().merge({
          dataSources: { wells: { id: 'wells', type: 'FEATURE_LAYER', sourceLabel: 'Wells' } }
        })
      })
    );
    render(<StatefulSetting />);
    await userEvent.click(screen.getByRole('button', { name: 'Add a board' }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Layer' }),
      'Another layer of the map'
    );
    const which = within(screen.getByRole('group', { name: 'New board: map layer' }));
    await userEvent.selectOptions(which.getByRole('combobox'), 'Wells');
    expect(getSavedSettings().config.boards?.[0]?.figures[0]?.layer).toBe('wells');
    expect(getSavedSettings()).toMatchObject({ useDataSources: [{ dataSourceId: 'wells' }] });
    expect(screen.getByText('Bars by')).toBeVisible();
  });

  it('keeps the names of layers when they are upgraded', async () => {
    const old = {
      ...defaultConfig,
      layers: { taggedMills: 'Our mills', lgas: 'lgas', rawMaterialSource: 'raw-material-source' }
    };
    const config = (await versionManager.upgrade(Immutable(old), '0.1.0', '0.2.0', 'own')) as IMConfig;
    expect(config.layers.asMutable()).toEqual({ 'tagged-mills': 'Our mills' });
  });

  it('offers the initial scope', async () => {
    renderSetting({ board: 'millsTagged' });
    expect(screen.queryByLabelText('Location of opened boards')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Counted by default'), 'Records in view');
    expect(getSavedSettings().config.scope).toBe('view');
  });
});
