import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Immutable, React } from 'jimu-core';
import { getDefaultAppConfig, updateStore, withStoreThemeIntlRender } from 'jimu-for-test';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import type { Config, IMConfig } from '../config';
import Setting from './setting';

jest.mock('widgets/shared-code/site-map', () => jest.requireActual('../../../../shared/layers/src'));

it("saves changed layer properties and restores the catalogue's", async () => {
  function StatefulSetting() {
    const [config, setConfig] = React.useState(
      Immutable({ required: [], hidden: [] }) as unknown as IMConfig
    );
    const props = {
      id: 'panels',
      config,
      onSettingChange: (change: { config: IMConfig }) => {
        saved = change.config.asMutable({ deep: true });
        setConfig(change.config);
      }
    } as unknown as AllWidgetSettingProps<IMConfig>;
    return <Setting {...props} />;
  }
  let saved: Config | null = null;
  const getMillsPanel = () => saved?.panels?.mills;
  withStoreThemeIntlRender(true)(<StatefulSetting />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Layer' }), 'Confirmed mills');
  const days = 'Days since P1 discovered (d)';
  expect(screen.getByLabelText(`${days}: slider`)).toBeChecked();
  await userEvent.click(screen.getByLabelText(`${days}: slider`));
  expect(getMillsPanel()?.sliders?.map(({ field }) => field)).toEqual(['tonsAmount', 'noOfTransactions']);
  // The restored slider has the name and range of the specification.
  await userEvent.click(screen.getByLabelText(`${days}: slider`));
  expect(getMillsPanel()?.sliders?.at(-1)).toEqual({
    field: 'daysFromLastDiscovery',
    slider: 'confirmedMillsDays',
    min: 0,
    max: 60
  });
  const most = screen.getByLabelText(`${days}: highest value`);
  await userEvent.clear(most);
  await userEvent.type(most, '90');
  await userEvent.tab();
  expect(getMillsPanel()?.sliders?.at(-1)).toMatchObject({ min: 0, max: 90 });
  await userEvent.click(screen.getByLabelText('Size: checkboxes'));
  expect(getMillsPanel()?.lists).toEqual([{ field: 'size' }]);
  await userEvent.selectOptions(screen.getByLabelText('Tonnes bought (t): figure of the summary'), 'Average');
  expect(getMillsPanel()?.figures).toContainEqual({ field: 'tonsAmount', kind: 'average', decimals: 1 });
  await userEvent.click(screen.getByLabelText('No properties'));
  expect(getMillsPanel()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'As in the catalogue' }));
  expect(saved).toEqual({ required: [], hidden: [], panels: {} });
  // Each press renders the whole settings page again, so the test needs more time.
});

it('saves the required and the hidden layers', async () => {
  const saved: Config[] = [];
  const props = {
    id: 'panels',
    config: Immutable({ required: ['mills'], hidden: [] }) as unknown as IMConfig,
    onSettingChange: ({ config }: { config: IMConfig }) => saved.push(config.asMutable({ deep: true }))
  } as unknown as AllWidgetSettingProps<IMConfig>;
  withStoreThemeIntlRender(true)(<Setting {...props} />);
  const [required, hidden] = ['Layers the map must have', 'Layers the panel does not list'].map((name) =>
    within(screen.getByLabelText(name))
  );
  expect(required!.getByLabelText('Confirmed mills')).toBeChecked();
  await userEvent.click(required!.getByLabelText('Soil pH'));
  await userEvent.click(hidden!.getByLabelText('Soil pH'));
  expect(saved.map(({ required: r, hidden: h }) => [[...r].sort(), h])).toEqual([
    [['mills', 'soil-ph'], []],
    [['mills'], ['soil-ph']]
  ]);
});

it('saves the trip planner that the agents of P1 field purchases open', async () => {
  const saved: Config[] = [];
  const props = {
    id: 'panels',
    config: Immutable({ required: [], hidden: [] }) as unknown as IMConfig,
    onSettingChange: ({ config }: { config: IMConfig }) => saved.push(config.asMutable({ deep: true }))
  } as unknown as AllWidgetSettingProps<IMConfig>;
  const widgets = {
    planner: { id: 'planner', uri: 'widgets/trip-planner/', label: 'Pickup', config: { part: 'tool' } },
    days: { id: 'days', uri: 'widgets/trip-planner/', label: 'Days', config: { part: 'timeline' } }
  };
  const render = withStoreThemeIntlRender(true);
  act(() => updateStore({ appConfig: getDefaultAppConfig().merge({ widgets }) }));
  render(<Setting {...props} />);
  const planners = screen.getByRole('combobox', { name: 'Trip planner' });
  expect(
    within(planners)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  ).toEqual(['None: no button', 'Pickup']);
  await userEvent.selectOptions(planners, 'Pickup');
  expect(saved.at(-1)?.plannerWidgetId).toBe('planner');
});
