import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAppStore, Immutable, WidgetManager } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { readWidgetState } from 'widgets/shared-code/site-base';
import { REQUESTED_AGENT, REQUESTED_PLAN } from 'widgets/shared-code/site-tools';
import type * as FakeMaps from '../../../../../tests/support/fake-map';
import { createFakeLayer, showMap } from '../../../../../tests/support/fake-map';
import type { Config, IMConfig } from '../../config';
import Widget from '../widget';

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../../shared/layers/src'),
  ...jest.requireActual<object>('../../../../../shared/map/src/panels')
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../../tests/support/fake-map').jimuArcgis
);

const numbers = ['daysSincePurchase', 'tonnesPurchased', 'amountPaid', 'estimatedLandedCostPerTonne'];
const createPile = (agentName: string, tonnesPurchased: number | null) => ({
  ...{ daysSincePurchase: 3, amountPaid: 1, estimatedLandedCostPerTonne: 1 },
  ...{ agentName, tonnesPurchased, recommendedPickupVehicle: 'MB1' }
});

async function renderWidget(config: Partial<Config> = {}) {
  window.history.replaceState(null, '', '/');
  showMap([
    createFakeLayer({
      id: 'field-purchases',
      title: 'P1 field purchases',
      rows: [createPile('Emem Udo', 4), createPile('Ada Obi', 2.5), createPile('Emem Udo', 6)],
      fields: [
        ...numbers.map((name) => ({ name, alias: name, type: 'double' })),
        ...['agentName', 'recommendedPickupVehicle'].map((name) => ({ name, alias: name, type: 'string' }))
      ]
    })
  ]);
  const Wrapped = wrapWidget(Widget, {
    config: Immutable({ required: [], hidden: [], ...config }) as unknown as IMConfig,
    useMapWidgetIds: Immutable(['map']) as never
  });
  const render = widgetRender(true);
  await act(async () => {
    render(<Wrapped widgetId="panels" />);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Layer Properties: P1 field purchases' }));
  return within(await screen.findByRole('table', { name: 'Unmoved piles by agent' }));
}

const getCheckbox = (name: string) =>
  within(screen.getByRole('group', { name: 'Filter by Agent' })).getByRole('checkbox', { name });

describe('agents of P1 field purchases', () => {
  it('filters agents by name, and shows the piles and tonnes that the filters keep', async () => {
    const table = await renderWidget();
    const getRows = () => table.getAllByRole('row').slice(1);
    expect(getRows().map(({ textContent }) => textContent)).toEqual(['Ada Obi12.5 t', 'Emem Udo210 t']);
    expect(table.queryByRole('button')).toBeNull();
    await userEvent.click(getCheckbox('Ada Obi'));
    expect(getRows().map(({ textContent }) => textContent)).toEqual(['Emem Udo210 t']);
    await userEvent.click(getCheckbox('Emem Udo'));
    expect(screen.getByText('No unmoved Pile')).toBeVisible();
  });

  it('opens the trip planner in place of the panel', async () => {
    const loaded = jest
      .spyOn(WidgetManager.getInstance(), 'loadWidgetClass')
      .mockResolvedValue(undefined as never);
    const table = await renderWidget({ plannerWidgetId: 'planner' });
    await userEvent.click(table.getByRole('button', { name: 'Plan the trips of Emem Udo' }));
    expect(readWidgetState('planner', REQUESTED_AGENT)).toBe('Emem Udo');
    expect(loaded).toHaveBeenCalledWith('planner');
    const { widgetsRuntimeInfo } = getAppStore().getState();
    expect([widgetsRuntimeInfo.panels?.state, widgetsRuntimeInfo.planner?.state]).toEqual([
      'CLOSED',
      'OPENED'
    ]);
  });

  describe('[LP-03] logistics of an agent', () => {
    const fetchSummary = () =>
      userEvent.click(screen.getByRole('button', { name: 'Fetch Logistics Summary by Agent' }));
    const getForm = () => within(screen.getByRole('form', { name: 'Logistics' }));
    const getTonnesField = () => getForm().getByRole('textbox', { name: 'Tonnes to fetch' });

    it('plans the trips for the typed tonnes and the checked vehicles in the trip planner', async () => {
      jest.spyOn(WidgetManager.getInstance(), 'loadWidgetClass').mockResolvedValue(undefined as never);
      await renderWidget({ plannerWidgetId: 'planner' });
      await fetchSummary();
      expect(getForm().getByRole('alert')).toHaveTextContent('Choose an agent first.');
      expect(getTonnesField()).toHaveValue('');
      await userEvent.click(getCheckbox('Ada Obi'));
      expect(getTonnesField()).toHaveValue('10');
      expect(getTonnesField()).toHaveAccessibleDescription(
        'Up to 10 t are unmoved, regardless of the filters above.'
      );
      await userEvent.clear(getTonnesField());
      await userEvent.type(getTonnesField(), '11');
      await fetchSummary();
      expect(getForm().getByRole('alert')).toHaveTextContent('The tonnage is too large to plan.');
      expect(readWidgetState('planner', REQUESTED_PLAN)).toBeNull();
      await userEvent.clear(getTonnesField());
      await userEvent.type(getTonnesField(), '7.5');
      await userEvent.click(
        within(screen.getByRole('group', { name: 'Pickup vehicle' })).getByRole('checkbox', { name: 'Ford' })
      );
      await fetchSummary();
      expect(readWidgetState('planner', REQUESTED_PLAN)).toEqual({
        agent: 'Emem Udo',
        vehicles: ['Ford2', 'Dyna2', 'MB1', 'MB2'],
        tonnes: 7.5
      });
      expect(getAppStore().getState().widgetsRuntimeInfo.planner?.state).toBe('OPENED');
    });

    it('discards tonnes that were typed for another agent', async () => {
      await renderWidget({ plannerWidgetId: 'planner' });
      const chooseAgent = (name: string) =>
        userEvent.selectOptions(getForm().getByRole('combobox', { name: 'Agent' }), name);
      await chooseAgent('Emem Udo');
      await userEvent.clear(getTonnesField());
      await userEvent.type(getTonnesField(), '2');
      await chooseAgent('Ada Obi');
      expect(getTonnesField()).toHaveValue('2.5');
    });

    it.each([{}, { plannerWidgetId: '' }])('shows a note when %j names no trip planner', async (config) => {
      await renderWidget(config);
      expect(screen.getByText(/^No trip planner is chosen in the settings/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Fetch Logistics Summary by Agent' })).toBeNull();
    });

    it('offers no logistics form when the filters keep no pile', async () => {
      await renderWidget({ plannerWidgetId: 'planner' });
      await userEvent.click(getCheckbox('Ada Obi'));
      await userEvent.click(getCheckbox('Emem Udo'));
      expect(screen.getByText('No unmoved Pile')).toBeVisible();
      expect(screen.queryByRole('form', { name: 'Logistics' })).toBeNull();
    });
  });
});
