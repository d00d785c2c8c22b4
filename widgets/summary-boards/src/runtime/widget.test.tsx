import {
  appActions,
  DataSourceManager,
  ExtentChangeMessage,
  getAppStore,
  Immutable,
  MessageType
} from 'jimu-core';
import type { FeatureLayerDataSource } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFrenchMessages } from '../../../../shared/ui/tests/french';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { createFakeLayer, showMap } from '../../../../tests/support/fake-map';
import type { FakeLayer } from '../../../../tests/support/fake-map';
import type { FakeQuery, FakeRow } from '../../../../tests/support/fake-service';
import { noticeImport } from '../../../../tests/support/notice-import';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import FollowExtent from '../message-actions/follow-extent';
import { requestBoard } from './use-open-boards';
import Widget from './widget';

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../shared/layers/src'),
  ...jest.requireActual<object>('../../../../shared/map/src/panels'),
  ...jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').watchers
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

let map: FakeMaps.FakeMap;

const createFactory = (type: string, State: string | null): FakeRow => ({ name: 'F', type, State });

/** Renders an instance of the widget, or a list and the instance in which its boards open. */
function renderWidget(
  config: Partial<Config>,
  layers: FakeLayer[],
  locale = 'en',
  messages = {},
  before = () => {}
) {
  map = showMap(layers);
  const render = widgetRender(true, undefined, locale, messages);
  const instances = { own: config, ...(config.boardsWidgetId && { right: { board: 'asked' as const } }) };
  act(() => updateStore({ appConfig: getDefaultAppConfig() }));
  before();
  return render(
    <>
      {Object.entries(instances).map(([id, own]) => {
        const Wrapped = wrapWidget(Widget, {
          config: Immutable({ ...(defaultConfig as Config), ...own }),
          useMapWidgetIds: Immutable(['map'])
        });
        return <Wrapped key={id} widgetId={id} />;
      })}
    </>
  );
}

const findBoard = (name: string) => screen.findByRole('region', { name: `Summary Board: ${name}` });
const findFigure = (key: string) => screen.findByTestId(`board-${key}`);
const readFigure = async (key: string) => (await findFigure(key)).getAttribute('data-value');
const readCounts = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

function filterLayer({ layerDataSourceId }: FakeLayer, where: string | null, widget = 'panel') {
  const source = DataSourceManager.getInstance().getDataSource(layerDataSourceId) as FeatureLayerDataSource;
  act(() => source.updateQueryParams(where === null ? null : { where }, widget));
}

afterEach(() => {
  act(() => map.remove());
  act(() => updateStore({ widgetsState: {} }));
  window.history.replaceState(null, '', '/');
});

describe('the boards', () => {
  it('[BS-01] P1 at Field shows total tonnage and agents with piles', async () => {
    const piles = createFakeLayer({
      id: 'field-purchases',
      title: 'P1 field purchases',
      edited: '2026-11-20T12:00:00Z',
      rows: [
        { agentName: 'Ada O', tonnesPurchased: 2.5 },
        { agentName: 'Ada O', tonnesPurchased: 4 },
        { agentName: 'Bim E', tonnesPurchased: 1.25 },
        { agentName: null, tonnesPurchased: 3 }
      ]
    });
    renderWidget({ board: 'p1AtField' }, [piles]);
    expect(await findFigure('tonnage')).toHaveTextContent('10.8 t');
    expect(await readFigure('tonnage')).toBe('10.75');
    expect(await readFigure('agents')).toBe('2');
    expect(await findBoard('P1 at Field')).toHaveTextContent('Data of 20/11/2026');
  });

  it('[BS-01] owned factories are counted by the four categories and the seven states, the rest as Other', async () => {
    const rows = [
      createFactory('Crushing Mill', 'Edo'),
      createFactory('Crushing Mill', 'Kano'),
      createFactory('FFB Mill', 'Rivers'),
      createFactory('Biochar Facility', null)
    ];
    renderWidget({ board: 'ownedFactories' }, [
      createFakeLayer({ id: 'factories', title: 'Factories', rows })
    ]);
    expect(await readFigure('total')).toBe('4');
    expect(readCounts('By category')).toEqual([
      'Crushing Mill2',
      'Kraken II0',
      'FFB Mill1',
      'Refinery0',
      'Other1'
    ]);
    expect(readCounts('By state')).toEqual([
      'Akwa Ibom0',
      'Cross River0',
      'Lagos0',
      'Kano1',
      'Ogun0',
      'Ondo0',
      'Edo1',
      'Other2'
    ]);
  });

  it('[BS-01] customer factories show 0 FFB mills, and five more states', async () => {
    const rows = [
      { factoryType: 'Cement', State: 'Osun' },
      { factoryType: 'Refinery', State: 'Oyo' }
    ];
    renderWidget({ board: 'customerFactories' }, [
      createFakeLayer({ id: 'customers', title: 'Customers', rows })
    ]);
    expect(await readFigure('total')).toBe('2');
    expect(readCounts('By category')).toEqual([
      'Crushing Mill0',
      'Kraken II0',
      'FFB Mill0',
      'Refinery1',
      'Other1'
    ]);
    expect(readCounts('By state').slice(7)).toEqual(['Abia0', 'Enugu0', 'Imo0', 'Osun1', 'Oyo1', 'Other0']);
  });

  it('[BS-01] CPO mills tagged are counted with the layer’s own condition, and states given as slugs', async () => {
    const mills = createFakeLayer({
      id: 'tagged-mills',
      title: 'Tagged Mills',
      rows: [{ state_slug: 'akwa-ibom' }, { state_slug: 'akwa-ibom' }, { state_slug: 'lagos' }],
      definitionExpression: "physically_tagged = 'Yes'"
    });
    renderWidget({ board: 'millsTagged' }, [mills]);
    expect(await readFigure('total')).toBe('3');
    expect(readCounts('By state')).toEqual([
      'Abia0',
      'Akwa Ibom2',
      'Cross River0',
      'Ebonyi0',
      'Edo0',
      'Imo0',
      'Ondo0',
      'Rivers0',
      'Other1'
    ]);
    expect(new Set(mills.queries.map(({ where }) => where))).toEqual(
      new Set(["(physically_tagged = 'Yes')"])
    );
  });

  it.each([
    ['oilPalmHectares', 'oil-palm-clusters', 'Area_ha'],
    ['deforestedHectares', 'deforestation', 'hectare']
  ] as const)('[BS-01] %s shows the total hectares', async (name, id, field) => {
    const rows = [{ [field]: 1200.25 }, { [field]: 34.5 }, { [field]: null }];
    renderWidget({ board: name }, [createFakeLayer({ id, title: id, rows })]);
    expect(await findFigure('hectares')).toHaveTextContent('1,234.8 ha');
  });

  it('[BS-01] LGAs, wards and mill clusters are counted; [MP-10] a missing layer counts 0 and leaves the others', async () => {
    const lgas = createFakeLayer({ id: 'lgas', title: 'LGAs', rows: [{ name: 'Uyo' }, { name: 'Eket' }] });
    const mills = createFakeLayer({
      id: 'mills',
      title: 'Mills',
      rows: [{ cluster_id: 4 }, { cluster_id: 4 }, { cluster_id: 9 }, { cluster_id: null }]
    });
    renderWidget({ board: 'placeCounts' }, [lgas, mills]);
    expect(await readFigure('lgas')).toBe('2');
    expect(await readFigure('clusters')).toBe('2');
    expect(await readFigure('wards')).toBe('0');
    expect((await findFigure('wards')).parentElement).toHaveTextContent('not available');
    expect(await screen.findByRole('alert')).toHaveTextContent('The map has no layer ‘Ward boundaries’');
  });

  it('[BS-01] raw material shows purchases, tonnage, suppliers and communities', async () => {
    const rows = [
      { supplierName: 'A', communityId: 1, suppliedTonnage: 10 },
      { supplierName: 'A', communityId: 2, suppliedTonnage: 5.5 },
      { supplierName: 'B', communityId: 2, suppliedTonnage: null }
    ];
    renderWidget({ board: 'rawMaterial' }, [
      createFakeLayer({ id: 'raw-material-source', title: 'Purchases', rows })
    ]);
    expect(await readFigure('purchases')).toBe('3');
    expect([
      await readFigure('tonnage'),
      await readFigure('suppliers'),
      await readFigure('communities')
    ]).toEqual(['15.5', '2', '2']);
  });

  const applications = [
    { batchType: 'Normal', amountOfBiochar: 2_500, netCo2: 12.5, truckEmissions: 2_000 },
    { batchType: null, amountOfBiochar: 1_000, netCo2: -1, truckEmissions: 500 },
    { batchType: 'Experimental', amountOfBiochar: 900, netCo2: 4, truckEmissions: 100 }
  ];
  const matchesBatch = (row: FakeRow, { where }: FakeQuery) =>
    (row.batchType === 'Experimental') !== where.includes("batchType IS NULL OR batchType <> 'Experimental'");

  it('[BS-01, BA-04] biochar shows tonnes and CO₂ by the formulas, and a note on the excluded experimental batches', async () => {
    const rows = applications;
    renderWidget({ board: 'biocharApplications' }, [
      createFakeLayer({ id: 'biochar-applications', title: 'Biochar', rows, keep: matchesBatch })
    ]);
    expect(await findFigure('biochar')).toHaveTextContent('3.5 t');
    expect(await findFigure('co2')).toHaveTextContent('9 tCO₂e');
    expect(await readFigure('applications')).toBe('2');
    expect(screen.getByText('Experimental applications are excluded (1)')).toBeVisible();
  });

  it('biochar counts CO₂ of the applications with known figures, and reports how many are unknown', async () => {
    const rows = [
      ...applications,
      { batchType: 'Normal', amountOfBiochar: 500, netCo2: 7, truckEmissions: null }
    ];
    renderWidget({ board: 'biocharApplications' }, [
      createFakeLayer({
        id: 'biochar-applications',
        title: 'Biochar',
        rows,
        keep: (row, query) =>
          matchesBatch(row, query) &&
          (!query.where.includes('truckEmissions IS NOT NULL') || row.truckEmissions !== null)
      })
    ]);
    expect(await findFigure('co2')).toHaveTextContent('9 tCO₂e');
    expect((await findFigure('co2')).closest('div')).toHaveTextContent('1 of 3 without a figure');
    expect(await findFigure('biochar')).toHaveTextContent('4 t');
    expect((await findFigure('biochar')).closest('div')).not.toHaveTextContent('without a figure');
  });

  it('biochar marks CO₂ that cannot be known', async () => {
    const rows = applications.map((row) => ({ ...row, truckEmissions: null }));
    const keepRow = (row: FakeRow, query: FakeQuery) =>
      matchesBatch(row, query) && !query.where.includes('truckEmissions IS NOT NULL');
    renderWidget({ board: 'biocharApplications' }, [
      createFakeLayer({ id: 'biochar-applications', title: 'Biochar', rows, keep: keepRow })
    ]);
    expect(await findFigure('biochar')).toHaveTextContent('3.5 t');
    expect(await readFigure('co2')).toBe('');
    expect((await findFigure('co2')).parentElement).toHaveTextContent('not known');
  });
});

describe('what is counted', () => {
  const fakeMills = () =>
    createFakeLayer({
      id: 'tagged-mills',
      title: 'Tagged Mills',
      rows: [
        { state_slug: 'edo', tonnes: 10 },
        { state_slug: 'edo', tonnes: 50 },
        { state_slug: 'imo', tonnes: 70 }
      ],
      keep: ({ tonnes, state_slug }, { where, geometry }) =>
        (!where.includes('tonnes >= 40') || Number(tonnes) >= 40) &&
        (!where.includes("state_slug = 'edo'") || state_slug === 'edo') &&
        (!where.includes('tonnes >= 999') || false) &&
        (!geometry || state_slug === 'imo')
    });
  const expectTotal = async (count: number) =>
    waitFor(async () => expect(await readFigure('total')).toBe(String(count)));

  it('[BS-03] follows the filters that any widget sets on the layer, and their changes', async () => {
    const layer = fakeMills();
    renderWidget({ board: 'millsTagged' }, [layer]);
    await expectTotal(3);
    expect(await findBoard('CPO mills tagged')).toHaveTextContent('No active filter');
    filterLayer(layer, 'tonnes >= 40');
    await expectTotal(2);
    expect(await findBoard('CPO mills tagged')).toHaveTextContent('With the active filters.');
    filterLayer(layer, "state_slug = 'edo'", 'another');
    await expectTotal(1);
    filterLayer(layer, null);
    await expectTotal(2);
  });

  it('[BS-03] never sends a query without the filter that is in force when the board opens', async () => {
    const layer = fakeMills();
    await act(() => layer.layerView.getOrCreateLayerDataSource());
    renderWidget({ board: 'millsTagged' }, [layer], 'en', {}, () => filterLayer(layer, 'tonnes >= 40'));
    await expectTotal(2);
    expect(layer.queries.every(({ where }) => where.includes('tonnes >= 40'))).toBe(true);
  });

  it('counts all records regardless of filters, or only those in the visible extent', async () => {
    const layer = fakeMills();
    renderWidget({ board: 'millsTagged' }, [layer]);
    await expectTotal(3);
    filterLayer(layer, 'tonnes >= 40');
    await expectTotal(2);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await expectTotal(3);
    const asked = layer.queries.length;
    await userEvent.click(screen.getByRole('button', { name: 'In view' }));
    // No query is sent before the map publishes its extent.
    expect(layer.queries).toHaveLength(asked);
    act(() => map.comeToRest({ type: 'extent', xmin: 0, ymin: 0, xmax: 1, ymax: 1, spatialReference: {} }));
    await expectTotal(1);
    expect(layer.queries.at(-1)).toMatchObject({
      where: '((tonnes >= 40))',
      geometry: { type: 'extent', xmax: 1 },
      spatialRelationship: 'intersects'
    });
  });

  it('follows the map of another widget in the scope view when a message action connects them', async () => {
    const layer = fakeMills();
    renderWidget({ board: 'millsTagged', scope: 'view' }, [layer]);
    act(() => map.comeToRest({ type: 'extent', xmin: 0, ymin: 0, xmax: 1, ymax: 1, spatialReference: {} }));
    await waitFor(() => expect(layer.queries.at(-1)).toMatchObject({ geometry: { xmax: 1 } }));
    const action = new FollowExtent({ id: 'follow', name: 'followExtent', widgetId: 'own' });
    const extent = { xmin: 5, ymin: 5, xmax: 9, ymax: 9, spatialReference: { wkid: 4326 } };
    const [rests, moves] = [true, false].map((rest) => new ExtentChangeMessage('other', extent, {}, rest));
    expect(action.filterMessageDescription({ messageType: MessageType.ExtentChange })).toBe(true);
    expect(action.filterMessageDescription({ messageType: MessageType.ButtonClick })).toBe(false);
    expect([action.filterMessage(rests!), action.filterMessage(moves!)]).toEqual([true, false]);
    act(() => void action.onExecute(rests!));
    await waitFor(() =>
      expect(layer.queries.at(-1)).toMatchObject({ geometry: { type: 'extent', xmin: 5, xmax: 9 } })
    );
    const asked = layer.queries.length;
    act(() => map.comeToRest({ type: 'extent', xmin: 0, ymin: 0, xmax: 2, ymax: 2, spatialReference: {} }));
    expect(layer.queries).toHaveLength(asked);
  });

  it('counts again after an import of data', async () => {
    let mills = 1;
    const layer = createFakeLayer({
      ...{ id: 'tagged-mills', title: 'Tagged Mills', rows: [{ state_slug: 'edo' }, { state_slug: 'imo' }] },
      keep: ({ OBJECTID }) => Number(OBJECTID) <= mills
    });
    renderWidget({ board: 'millsTagged' }, [layer]);
    await expectTotal(1);
    mills = 2;
    await act(noticeImport);
    await expectTotal(2);
  });

  it('shows a message when no record is left, and offers to count all', async () => {
    const layer = fakeMills();
    renderWidget({ board: 'millsTagged' }, [layer]);
    await expectTotal(3);
    filterLayer(layer, 'tonnes >= 999');
    expect(await screen.findByText(/No record matches the active filters/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Count all' }));
    await expectTotal(3);
  });

  it('drops late answers; the previous figures stay meanwhile', async () => {
    const layer = fakeMills();
    const slow: (() => void)[] = [];
    const { queryFeatures } = layer.layer;
    Object.assign(layer.layer, {
      queryFeatures: (query: FakeQuery) =>
        query.where.includes('tonnes >= 40') && !query.where.includes('edo')
          ? new Promise((resolve) => slow.push(() => resolve(queryFeatures(query))))
          : queryFeatures(query)
    });
    renderWidget({ board: 'millsTagged' }, [layer]);
    await expectTotal(3);
    filterLayer(layer, 'tonnes >= 40');
    await screen.findByRole('progressbar');
    expect(await readFigure('total')).toBe('3');
    filterLayer(layer, "state_slug = 'edo'", 'another');
    await expectTotal(1);
    await act(async () => slow.forEach((answer) => answer()));
    expect(await readFigure('total')).toBe('1');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('what can go wrong', () => {
  const fakeOneMill = () =>
    createFakeLayer({ id: 'tagged-mills', title: 'Tagged Mills', rows: [{ state_slug: 'edo' }] });

  it('[MP-10] a failing service is named, counted as 0 with a mark, and retried', async () => {
    const layer = fakeOneMill();
    const { queryFeatures } = layer.layer;
    Object.assign(layer.layer, { queryFeatures: () => Promise.reject(new Error('Service is down')) });
    renderWidget({ board: 'millsTagged' }, [layer]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The layer ‘Tagged Mills’ could not be read (Service is down).'
    );
    expect(await readFigure('total')).toBe('0');
    Object.assign(layer.layer, { queryFeatures });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await readFigure('total')).toBe('1'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a layer without access and a layer without a field are explained', async () => {
    const refused = fakeOneMill();
    Object.assign(refused.layer, {
      load: () => Promise.reject(Object.assign(new Error('x'), { details: { httpStatus: 403 } }))
    });
    const bare = createFakeLayer({ id: 'factories', title: 'Factories', rows: [{ type: 'Refinery' }] });
    renderWidget({ board: 'millsTagged' }, [refused, bare]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account may not read');
    act(() => requestBoard('own', 'ownedFactories'));
    expect(await screen.findByText(/has no field ‘State’/)).toBeVisible();
  });

  it('a layer that is added to the map later is counted, and may be found by its title', async () => {
    renderWidget(
      { board: 'millsTagged', layers: { ...defaultConfig.layers, taggedMills: 'Tagged Mills' } },
      []
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The map has no layer ‘Tagged Mills’');
    act(() => map.setLayers([fakeOneMill()]));
    await waitFor(async () => expect(await readFigure('total')).toBe('1'));
  });

  it('shows a notice when no map is configured', () => {
    const Wrapped = wrapWidget(Widget, { config: Immutable(defaultConfig as Config) });
    widgetRender(true)(<Wrapped widgetId="own" />);
    expect(screen.getByText(/No map has been chosen yet\. The editor of this page/)).toBeVisible();
  });
});

describe('the records behind a figure', () => {
  const rows = Array.from({ length: 23 }, (_, at) => ({
    name: `Mill ${at + 1}`,
    state_slug: at < 21 ? 'edo' : 'lagos',
    tonnes: 1234.5
  }));
  const fakeMillsByState = () =>
    createFakeLayer({
      id: 'tagged-mills',
      title: 'Tagged Mills',
      rows,
      keep: ({ state_slug }, { where }) => {
        const wanted = /state_slug IN \('(\w+)'\)/.exec(where)?.[1];
        return wanted === undefined || wanted === state_slug;
      }
    });
  const findDialog = () => screen.findByRole('dialog', { hidden: false });

  it('[BS-01] lists the records behind a figure ten to a page with the layer’s fields', async () => {
    renderWidget({ board: 'millsTagged' }, [fakeMillsByState()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Total: View 23 records' }));
    const inside = within(await findDialog());
    expect(await inside.findByText('1–10 of 23 records')).toBeVisible();
    expect(inside.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'name (alias)',
      'state_slug (alias)',
      'tonnes (alias)',
      'Actions'
    ]);
    expect(inside.getAllByRole('row')[1]).toHaveTextContent('Mill 1Edo1,234.5');
    expect(inside.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(inside.getByRole('button', { name: 'Next page' }));
    await inside.findByText('11–20 of 23 records');
    await userEvent.click(inside.getByRole('button', { name: 'Next page' }));
    expect(await inside.findByText('21–23 of 23 records')).toBeVisible();
    expect(inside.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens records with the value of a bar, and for Other records with values that are not listed', async () => {
    renderWidget({ board: 'millsTagged' }, [fakeMillsByState()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Edo: view 21 records' }));
    expect(await within(await findDialog()).findByText('1–10 of 21 records')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Other: view 2 records' }));
    expect(await within(await findDialog()).findByText('1–2 of 2 records')).toBeVisible();
  });

  it('offers to retry when records cannot be loaded', async () => {
    const failing = fakeMillsByState();
    const { queryFeatureCount } = failing.layer;
    Object.assign(failing.layer, { queryFeatureCount: () => Promise.reject(new Error('gone')) });
    renderWidget({ board: 'millsTagged' }, [failing]);
    await userEvent.click(await screen.findByRole('button', { name: 'Total: View 23 records' }));
    expect(await within(await findDialog()).findByRole('alert')).toHaveTextContent('could not be read: gone');
    Object.assign(failing.layer, { queryFeatureCount });
    await userEvent.click(within(await findDialog()).getByRole('button', { name: 'Retry' }));
    expect(await within(await findDialog()).findByText('1–10 of 23 records')).toBeVisible();
  });
});

describe('opening and closing', () => {
  const fakeLayers = () => [
    createFakeLayer({ id: 'tagged-mills', title: 'Tagged Mills', rows: [{ state_slug: 'edo' }] }),
    createFakeLayer({ id: 'deforestation', title: 'Deforestation', rows: [{ hectare: 3 }] })
  ];

  it('[BS-01] the list opens boards in the configured instance; each has a close button', async () => {
    renderWidget({ board: 'choose', boardsWidgetId: 'right' }, fakeLayers());
    const list = screen.getByRole('list', { name: 'Summary Boards' });
    expect(within(list).getAllByRole('button')).toHaveLength(9);
    const mills = within(list).getByRole('button', { name: 'CPO mills tagged' });
    await userEvent.click(mills);
    expect(await readFigure('total')).toBe('1');
    expect(mills).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(list).getByRole('button', { name: /^Deforested/ }));
    // There is space for one board: the previous one collapses to its header.
    expect(await readFigure('hectares')).toBe('3');
    expect(screen.queryByTestId('board-total')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Expand CPO mills tagged' }));
    expect(await readFigure('total')).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: 'Close CPO mills tagged' }));
    expect(screen.queryByRole('region', { name: 'Summary Board: CPO mills tagged' })).toBeNull();
    expect(mills).toHaveAttribute('aria-pressed', 'false');
    expect(mills).toHaveFocus();
    expect(await findBoard('Deforested area total hectares')).toBeVisible();
  });

  it('a list without another instance opens boards below itself', async () => {
    renderWidget({ board: 'choose' }, fakeLayers());
    await userEvent.click(screen.getByRole('button', { name: 'CPO mills tagged' }));
    expect(await readFigure('total')).toBe('1');
  });

  it('another widget opens a board by its name repeatedly; an unknown name does nothing', async () => {
    renderWidget({ board: 'asked' }, fakeLayers());
    const writeRequest = (name: string) =>
      act(() => void getAppStore().dispatch(appActions.widgetStatePropChange('own', 'board', name)));
    writeRequest('nonsense');
    expect(screen.queryByRole('region')).toBeNull();
    for (let again = 0; again < 2; again++) {
      writeRequest('millsTagged');
      expect(await readFigure('total')).toBe('1');
      await userEvent.click(screen.getByRole('button', { name: 'Close CPO mills tagged' }));
      expect(screen.queryByRole('region')).toBeNull();
    }
  });

  it('open boards are stored in the address and restored from it', async () => {
    const asked = { board: 'asked' } as const;
    const first = renderWidget(asked, fakeLayers());
    const writeRequest = (name: string) =>
      act(() => void getAppStore().dispatch(appActions.widgetStatePropChange('own', 'board', name)));
    writeRequest('millsTagged');
    writeRequest('deforestedHectares');
    await userEvent.click(await screen.findByRole('button', { name: 'Expand CPO mills tagged' }));
    expect(new URLSearchParams(window.location.search).get('boards.own')).toMatch(/^1\.[\w-]+$/);
    first.unmount();
    renderWidget(asked, fakeLayers());
    expect(await readFigure('total')).toBe('1');
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Summary Board: CPO mills tagged',
      'Summary Board: Deforested area total hectares'
    ]);
    expect(screen.queryByTestId('board-hectares')).toBeNull();
    for (const name of ['CPO mills tagged', 'Deforested area total hectares'])
      await userEvent.click(screen.getByRole('button', { name: `Close ${name}` }));
    expect(window.location.search).toBe('');
  });

  it('an invalid address shows a message and opens no board', async () => {
    window.history.replaceState(null, '', `/?boards.own=1.${btoa('["noSuchBoard"]')}`);
    renderWidget({ board: 'asked' }, fakeLayers());
    expect(await screen.findByRole('alert')).toHaveTextContent('The boards in this address cannot be read');
    expect(screen.queryByRole('region')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('staff add a board, replace a default board and hide one', async () => {
    const rows = [
      { kind: 'drilled', depth_m: 12.5 },
      { kind: 'dug', depth_m: null },
      { kind: 'dug', depth_m: 3 }
    ];
    const own = {
      name: 'own1',
      title: 'Wells of the east',
      figures: [
        { key: 'wells', label: 'Wells', layer: 'wells-2031', of: 'count' as const },
        { key: 'depth', label: 'Depth in all', layer: 'wells-2031', of: 'sum' as const, field: 'depth_m' },
        { key: 'kinds', label: 'Kinds', layer: 'wells-2031', of: 'different' as const, field: 'kind' }
      ],
      bars: [{ title: 'By kind', layer: 'wells-2031', field: 'kind' }]
    };
    const lgas = {
      name: 'deforestedHectares',
      title: 'Wells instead',
      figures: [{ key: 'wells', label: 'Wells', layer: 'wells-2031', of: 'count' as const }]
    };
    const map = [createFakeLayer({ id: 'wells-2031', title: 'Wells', rows })];
    renderWidget({ board: 'choose', boards: [own, lgas], hidden: ['millsTagged'] }, map);
    const list = within(screen.getByRole('list', { name: 'Summary Boards' }));
    expect(list.queryByRole('button', { name: 'CPO mills tagged' })).toBeNull();
    expect(list.queryByRole('button', { name: /^Deforested/ })).toBeNull();
    expect(list.getAllByRole('button')).toHaveLength(9);
    await userEvent.click(list.getByRole('button', { name: 'Wells of the east' }));
    expect(await Promise.all(['wells', 'depth', 'kinds'].map(readFigure))).toEqual(['3', '15.5', '2']);
    expect(readCounts('By kind')).toEqual(['dug2', 'drilled1', 'Other0']);
    await userEvent.click(list.getByRole('button', { name: 'Wells instead' }));
    expect(await readFigure('wells')).toBe('3');
  });

  it('never shows 0 for a total whose records all lack the value', async () => {
    renderWidget({ board: 'deforestedHectares' }, [
      createFakeLayer({
        id: 'deforestation',
        title: 'Deforestation',
        rows: [{ hectare: null }, { hectare: null }]
      })
    ]);
    expect(await findFigure('hectares')).toHaveTextContent('–');
    expect(await readFigure('hectares')).toBe('');
  });

  it('shows French texts', async () => {
    renderWidget({ board: 'deforestedHectares' }, fakeLayers(), 'fr', readFrenchMessages('summary-boards'));
    expect(
      await screen.findByRole('region', { name: 'Tableau de bilan\u00a0: Hectares déboisés' })
    ).toBeVisible();
    expect(await findFigure('hectares')).toHaveTextContent('3 ha');
    expect(screen.getByRole('button', { name: 'Selon filtres' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('finds a layer by its title in any language of the map', async () => {
    const rows = [{ hectare: 3 }];
    const title = 'Avancée de la déforestation';
    const named = { deforestation: 'Deforestation encroachment' };
    renderWidget({ board: 'deforestedHectares', layers: named }, [
      createFakeLayer({ id: '18f', title, rows })
    ]);
    expect(await findFigure('hectares')).toHaveTextContent('3 ha');
  });
});
