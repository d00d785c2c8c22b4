import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataActionManager, DataLevel, DataSourceManager, DataSourceTypes, getAppStore } from 'jimu-core';
import type { DataRecordSet, FeatureLayerDataSource } from 'jimu-core';
import { widgetRender } from 'jimu-for-test';
import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import { createInMemoryRows, RowsDialog } from 'widgets/shared-code/site-records';
import type { SharedRecords } from 'widgets/shared-code/site-records';
import type * as FakeMaps from '../support/fake-map';
import { showMap } from '../support/fake-map';
import { agents, inventories } from '../../widgets/trip-planner/tests/fixtures';
import { createRecord, createRecordSet, showTools } from './support/tools';

/*
 * Data actions of SITE's widgets, run like in the framework for a list or a table of another vendor's widget.
 */

jest.mock('widgets/shared-code/site-map', () => {
  const createDrawing = () => ({ show: () => undefined, remove: () => undefined });
  return {
    ...jest.requireActual<object>('../../shared/layers/src'),
    ...jest.requireActual<object>('../../shared/map/src/areas'),
    ...jest.requireActual<object>('../../shared/map/src/panels'),
    addAreaLayer: createDrawing,
    addDrawnLayer: createDrawing,
    addBufferLayer: createDrawing,
    addRoundsLayer: createDrawing,
    addTripLayer: createDrawing,
    revealArea: async () => undefined,
    useEarlierView: () => undefined
  };
});
jest.mock('jimu-arcgis', () => jest.requireActual<typeof FakeMaps>('../support/fake-map').jimuArcgis);

const createResponse = (body: unknown) => new Response(JSON.stringify(body));

function answerRequest(url: string): Response {
  if (url.includes('/api/parameters')) return createResponse({ version: 4, parameters: DEFAULT_PARAMETERS });
  if (url.includes('/user/agents')) return createResponse({ data: agents });
  if (url.includes('-by-agents')) return createResponse({ data: inventories });
  return createResponse({ data: [], total: 0 });
}

let map: FakeMaps.FakeMap;

beforeEach(() => {
  map = showMap();
  globalThis.fetch = jest.fn(async (input) =>
    answerRequest(input instanceof Request ? input.url : String(input))
  );
});
afterEach(() => act(() => map.remove()));

const uyo = createRecord({ name: 'Kraken II' }, { x: 7.93, y: 5.03, spatialReference: { wkid: 4326 } });
const purchase = createRecord({ agentName: 'Emem Udo', tonnesPurchased: 3 });

const getOffered = (sets: DataRecordSet[], level = DataLevel.Records) =>
  DataActionManager.getInstance().getSupportedActions('list', sets, level);
const listOfferedLabels = async (...asked: Parameters<typeof getOffered>) =>
  (await getOffered(...asked)).map(({ label }) => label);

/** Runs the action with that label, like a click in a list of actions. */
async function runAction(label: string, sets: DataRecordSet[]) {
  const action = (await getOffered(sets)).find((one) => one.label === label)!;
  let done: unknown;
  await act(async () => {
    done = await DataActionManager.getInstance().executeDataAction(action, sets, DataLevel.Records, 'list');
  });
  return done;
}
const isOpen = (widgetId: string) => getAppStore().getState().widgetsRuntimeInfo[widgetId]?.state;

describe('data actions of the tools', () => {
  it('offers data actions for one record that has the data needed by the tool', async () => {
    await showTools(['service-area', 'biochar-analysis', 'trip-planner']);
    expect(await listOfferedLabels(createRecordSet(uyo))).toEqual([
      'Show service area here',
      'Analyze biochar here'
    ]);
    expect(await listOfferedLabels(createRecordSet(purchase))).toEqual(['Plan pickup']);
    expect(await listOfferedLabels(createRecordSet(uyo, uyo))).toEqual([]);
    expect(await listOfferedLabels(createRecordSet())).toEqual([]);
    expect(await listOfferedLabels(createRecordSet(uyo), DataLevel.DataSource)).toEqual([]);
  });

  it('offers no data actions for parts that show the results of a tool elsewhere', async () => {
    await showTools(['service-area'], 'detail');
    expect(await listOfferedLabels(createRecordSet(uyo))).toEqual([]);
  });

  it("opens the tool with the drive-time dialog for a record’s location by 'Show service area here'", async () => {
    await showTools(['service-area']);
    expect(await runAction('Show service area here', createRecordSet(uyo))).toBe(true);
    expect(await screen.findByRole('dialog', { hidden: false })).toHaveTextContent('5.0300, 7.9300');
    expect(isOpen('service-area')).toBe('OPENED');
  });

  it("opens the tool with the radius dialog for a record’s location by 'Analyze biochar here'", async () => {
    await showTools(['biochar-analysis']);
    expect(await runAction('Analyze biochar here', createRecordSet(uyo))).toBe(true);
    const dialog = within(
      await screen.findByRole('dialog', { hidden: false, name: 'Biochar Facility Analysis' })
    );
    expect(dialog.getByLabelText('Radius')).toBeVisible();
    expect(isOpen('biochar-analysis')).toBe('OPENED');
  });

  it('prompts for one tool only, the last, when two are started at once', async () => {
    await showTools(['service-area', 'biochar-analysis']);
    const sets = createRecordSet(uyo);
    const actions = await getOffered(sets);
    await act(async () => {
      await Promise.all(
        actions.map((one) =>
          DataActionManager.getInstance().executeDataAction(one, sets, DataLevel.Records, 'list')
        )
      );
    });
    expect(await screen.findByRole('dialog', { name: 'Biochar Facility Analysis' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Set the Driving time!', hidden: true })).toBeNull();
  });

  it('offers data actions above a table of records for the selected record, and closes the table for the tool', async () => {
    await showTools(['service-area']);
    const manager = DataSourceManager.getInstance();
    const source = await manager.createDataSource({ id: 'mills', type: DataSourceTypes.FeatureLayer });
    const geometry = { x: 7.93, y: 5.03, spatialReference: { wkid: 4326 } };
    const held = createInMemoryRows({
      title: 'Mills',
      fields: [{ name: 'name', title: 'Mill', type: 'string', role: 'name' }],
      keyField: 'OBJECTID',
      rows: [{ attributes: { OBJECTID: 7, name: 'Kraken II' }, shape: null }]
    });
    const shared: SharedRecords = {
      source: async () => source,
      read: async (from) => [
        (from as FeatureLayerDataSource).buildRecord({ attributes: { OBJECTID: 7 }, geometry })
      ]
    };
    const onClose = jest.fn();
    const rows = { ...held, shared };
    await act(async () => {
      widgetRender(false)(<RowsDialog widgetId="boards" rows={rows} onClose={onClose} />);
    });
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Kraken II' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show service area here' }));
    expect(onClose).toHaveBeenCalledWith(true);
    expect(isOpen('service-area')).toBe('OPENED');
    expect(await screen.findByText(/start at 5\.0300, 7\.9300/)).toBeInTheDocument();
  });

  it("opens the planner with the agent of the chosen record by 'Plan pickup'", async () => {
    await showTools(['trip-planner']);
    expect(await runAction('Plan pickup', createRecordSet(purchase))).toBe(true);
    expect(await screen.findByRole('combobox', { name: 'Agent' })).toHaveValue('Emem Udo');
    expect(isOpen('trip-planner')).toBe('OPENED');
  });
});
