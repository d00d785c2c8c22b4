import { act, screen, waitFor } from '@testing-library/react';
import { DataSourceManager, DataSourceStatus, Immutable } from 'jimu-core';
import type { UseDataSource } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { changeWidgetState, DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import { listOutputs } from '../../experiences/src/output-sources';
import { createSummary } from '../../widgets/service-area/tests/fixtures';
import { EMPTY_STATE } from '../../widgets/service-area/src/runtime/state';
import { SERVICE_AREA } from '../../widgets/service-area/src/runtime/use-service-area';
import { createAnalysis } from '../../widgets/biochar-analysis/tests/fixtures';
import { BIOCHAR } from '../../widgets/biochar-analysis/src/runtime/state';
import { createMatrix, createPickupPlan, createWays } from '../../widgets/trip-planner/tests/fixtures';
import { TRIP_PLANNER } from '../../widgets/trip-planner/src/runtime/state';
import { createPlan as createRoundsPlan } from '../../widgets/pickup-rounds/tests/create-plan';
import { createPile } from '../../widgets/pickup-rounds/tests/fixtures';
import { PICKUP_ROUNDS } from '../../widgets/pickup-rounds/src/runtime/state';
import { WHERE_NEXT } from '../../widgets/where-next/src/runtime/state';
import { createScenario } from '../../widgets/where-next/tests/create-scenario';
import { createArea as createCatchment } from '../../widgets/where-next/tests/fixtures';
import { createSummary as createSupplierSummary } from '../../widgets/raw-material-summary/tests/fixtures';
import RecordList from '../fixtures/platform/grouped/record-list/src/runtime/widget';
import type * as FakeMaps from '../support/fake-map';
import { showMap } from '../support/fake-map';
import { showTools } from './support/tools';
import type { ToolName } from './support/tools';

/* Results of the tools as data sources of the app, read by a widget that does not know the tools. */

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
    addSitesLayer: createDrawing,
    findMarkAt: () => null,
    revealPlaces: async () => undefined,
    addTripLayer: createDrawing,
    revealArea: async () => undefined,
    useEarlierView: () => undefined,
    goToAreas: async () => undefined
  };
});
jest.mock('jimu-arcgis', () => jest.requireActual<typeof FakeMaps>('../support/fake-map').jimuArcgis);

const createResponse = (body: unknown) => new Response(JSON.stringify(body));

function answerRequest(url: string, body: string): Response {
  if (url.includes('/api/parameters')) return createResponse({ version: 4, parameters: DEFAULT_PARAMETERS });
  if (url.includes('/api/trip-matrix')) return createResponse(createMatrix(body));
  if (url.includes('/api/trip-ways')) return createResponse(createWays(body));
  if (url.endsWith('/api/service-area-summary')) return createResponse(createCatchment(JSON.parse(body)));
  if (url.endsWith('/api/raw-material-summary')) return createResponse(createSupplierSummary(1_250));
  return createResponse({ data: [], total: 0 });
}

let map: FakeMaps.FakeMap;

beforeEach(() => {
  map = showMap();
  globalThis.fetch = jest.fn(async (input, init) =>
    answerRequest(input instanceof Request ? input.url : String(input), String(init?.body ?? ''))
  );
});
afterEach(() => act(() => map.remove()));

/**
 * Shows the tool with the output data source that an experience declares for it; returns the id of that source.
 */
async function showWithOutput(name: ToolName): Promise<string> {
  const [output] = listOutputs(name, name, { part: 'tool' });
  DataSourceManager.getInstance().destroyDataSource(output!.id);
  await showTools([name], 'tool', { dataSources: { [output!.id]: output } }, [output!.id]);
  return output!.id;
}

/** Shows a list of another vendor that reads a field of the source. */
async function showList(sourceId: string, field: string) {
  const use: UseDataSource = { dataSourceId: sourceId, mainDataSourceId: sourceId, fields: [field] };
  const Wrapped = wrapWidget(RecordList as never, { useDataSources: Immutable([use]) as never });
  await act(async () => {
    widgetRender(false)(<Wrapped widgetId="list" />);
  });
}

const getSource = (id: string) => DataSourceManager.getInstance().getDataSource(id)!;
const listAliases = (id: string) =>
  Object.values(getSource(id).getSchema().fields ?? {}).map(({ alias }) => alias);

const uyo = { latitude: 5.03, longitude: 7.93 };
const createArea = (id: number, minutes: number) => {
  const { polygons, ...summary } = createSummary({ ...uyo, minutes });
  return { ...uyo, id, minutes, number: id, colour: 'blue', polygons, summary } as const;
};

describe('results as data sources of the app', () => {
  it('service areas are published as one polygon each with its figures, and removed when they are cleared', async () => {
    const id = await showWithOutput('service-area');
    await showList(id, 'totalTonsBought');
    expect(screen.getByText('State: NOT_READY, records:')).toBeVisible();
    const areas = [createArea(1, 60), createArea(2, 30)];
    act(() => changeWidgetState('service-area', SERVICE_AREA, () => ({ ...EMPTY_STATE, areas })));
    expect(await screen.findByText('State: LOADED, records: 2')).toBeVisible();
    expect(screen.getAllByRole('button', { name: '3,871.44' })).toHaveLength(2);
    const [first] = getSource(id).getRecords();
    expect(first?.getGeometry()).toMatchObject({
      rings: [areas[0]!.polygons.at(-1)!.rings[0]],
      spatialReference: { wkid: 4326 }
    });
    expect(first?.getData()).toMatchObject({ number: 1, minutes: 60, noOfMills: 1214, parameterVersion: 1 });
    expect(listAliases(id)).toEqual(
      expect.arrayContaining(['Tonnes bought (t)', 'Monthly profit (NGN/month)', 'Mills', 'Computed'])
    );
    act(() => changeWidgetState('service-area', SERVICE_AREA, () => EMPTY_STATE));
    expect(await screen.findByText(/State: NOT_READY/)).toBeVisible();
    expect(getSource(id).getSourceRecords()).toEqual([]);
  });

  it('a suppressed figure is published as null', async () => {
    const id = await showWithOutput('service-area');
    const area = createArea(1, 60);
    const figures = { ...area.summary.figures, noOfMills: 'tooFew' as const };
    const areas = [{ ...area, summary: { ...area.summary, figures } }];
    await act(async () => changeWidgetState('service-area', SERVICE_AREA, () => ({ ...EMPTY_STATE, areas })));
    expect(getSource(id).getSourceRecords()[0]?.getData()).toMatchObject({ noOfMills: null, minutes: 60 });
  });

  it('a copied tool that names the original’s source does not change it', async () => {
    const [output] = listOutputs('widget_1', 'service-area', {});
    await showTools(['service-area'], 'tool', { dataSources: { [output!.id]: output } }, [output!.id]);
    const made = await DataSourceManager.getInstance().createDataSource(output!.id);
    await act(async () =>
      changeWidgetState('service-area', SERVICE_AREA, () => ({ ...EMPTY_STATE, areas: [createArea(1, 60)] }))
    );
    expect(made.getStatus()).toBe(DataSourceStatus.NotReady);
  });

  it('a biochar analysis is published as the analysed area', async () => {
    const id = await showWithOutput('biochar-analysis');
    await showList(id, 'factoryUtilization');
    const question = { ...uyo, radius: 20, unit: 'kilometers' } as const;
    const result = { id: 1, question, analysis: createAnalysis(question) };
    await act(async () =>
      changeWidgetState('biochar-analysis', BIOCHAR, (before) => ({ ...before, result }))
    );
    expect(await screen.findByText('State: LOADED, records: 1')).toBeVisible();
    expect(screen.getByRole('button', { name: '50.5' })).toBeVisible();
    expect(getSource(id).getRecords()[0]?.getGeometry()).toMatchObject({ rings: result.analysis.rings });
    expect(listAliases(id)).toContain('Utilization (%)');
  });

  it('trips are published as one line each along their route by road, with times and costs', async () => {
    const id = await showWithOutput('trip-planner');
    await showList(id, 'cost');
    const plan = createPickupPlan({ vehicles: ['MB1'], roads: {} });
    await act(async () =>
      changeWidgetState('trip-planner', TRIP_PLANNER, (before) => ({ ...before, plans: [plan] }))
    );
    await screen.findByText(/State: LOADED/);
    await waitFor(() => expect(getSource(id).getRecords().length).toBeGreaterThan(1));
    const [first] = getSource(id).getRecords();
    expect(first?.getGeometry()).toMatchObject({
      paths: [createWays('{"to":[1]}').ways[0]].flatMap((way) => ('line' in way! ? [way.line] : []))
    });
    expect(first?.getData()).toMatchObject({
      agent: 'Emem Udo',
      vehicle: 'MB1',
      byRoad: 50,
      byRoadMinutes: 61,
      byRoadBack: 52,
      basis: 'By road · Dry season'
    });
    expect(listAliases(id)).toEqual(expect.arrayContaining(['By road (km)', 'By road (min)', 'Cost (NGN)']));
  });

  it('stops of pickup rounds are published as one point each, with the cost per tonne of their round', async () => {
    const id = await showWithOutput('pickup-rounds');
    await showList(id, 'pile');
    const piles = [createPile(1, 'Emem Udo', 2, [0.1, 0]), createPile(2, 'Ada Obi', 3, [0.1, 0.02])];
    const plan = createRoundsPlan(piles, { Dyna2: 1 });
    await act(async () =>
      changeWidgetState('pickup-rounds', PICKUP_ROUNDS, (before) => ({ ...before, plan }))
    );
    expect(await screen.findByText('State: LOADED, records: 2')).toBeVisible();
    const [first] = getSource(id).getRecords();
    const { longitude: x, latitude: y } = piles[1]!.location;
    expect(first?.getGeometry()).toMatchObject({ x, y, spatialReference: { wkid: 4326 } });
    expect(first?.getData()).toMatchObject({
      ...{ vehicle: 'Dyna2', vehicleNumber: 1, day: 1, round: 1, stop: 1 },
      ...{ agent: 'Ada Obi', pile: 'Mill 2', arrival: '08:11', tonnes: 3 },
      costPerTonne: plan.answer.rounds[0]!.costPerTonne
    });
    expect(listAliases(id)).toEqual(
      expect.arrayContaining(['Tonnes (t)', 'Distance driven (km)', 'Cost per tonne of the round (NGN/t)'])
    );
  });

  it('[BY-14] sites are published as one point each, with what they collect a year', async () => {
    const id = await showWithOutput('where-next');
    await showList(id, 'name');
    const scenario = createScenario();
    await act(async () =>
      changeWidgetState('where-next', WHERE_NEXT, (before) => ({
        ...before,
        scenarios: [scenario],
        shownId: scenario.id
      }))
    );
    expect(await screen.findByText('State: LOADED, records: 2')).toBeVisible();
    const [first] = getSource(id).getRecords();
    expect(first?.getGeometry()).toMatchObject({ x: 7.92, y: 5.01, spatialReference: { wkid: 4326 } });
    expect(first?.getData()).toMatchObject({ scenario: 'A', site: 1, name: 'Uyo', tonnes: 1_800, places: 2 });
    expect(listAliases(id)).toEqual(
      expect.arrayContaining(['Tonnes (t/year)', 'Haul cost (NGN/year)', 'Haul cost per tonne (NGN/t)'])
    );
  });

  it('suppliers are published as a table without geometry', async () => {
    const id = await showWithOutput('raw-material-summary');
    await showList(id, 'tonnes');
    expect(await screen.findByText('State: LOADED, records: 1')).toBeVisible();
    expect(screen.getByRole('button', { name: '3,125' })).toBeVisible();
    expect(getSource(id).getGeometryType()).toBeUndefined();
    expect(getSource(id).getRecords()[0]?.getData()).toMatchObject({
      name: '=Ada',
      community: 'Ikot',
      purchases: 1250
    });
  });
});
