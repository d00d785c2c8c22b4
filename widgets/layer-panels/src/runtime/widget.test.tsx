import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAppStore, Immutable, MessageManager } from 'jimu-core';
import type { FeatureLayerDataSource } from 'jimu-core';
import { updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { readFrenchMessages } from '../../../../shared/ui/tests/french';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { createFakeLayer, showMap } from '../../../../tests/support/fake-map';
import type { Config, IMConfig } from '../config';
import Widget from './widget';

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../shared/layers/src'),
  ...jest.requireActual<object>('../../../../shared/map/src/panels')
}));
const mockSaved = { text: '' };
jest.mock('../../../../shared/ui/src/tables/export/save-file', () => ({
  saveCsv: (_name: string, text: string) => (mockSaved.text = text)
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

const numbers = ['daysFromLastDiscovery', 'tonsAmount', 'noOfTransactions', 'avgPricePerTon'];
const categories = ['state_slug', 'size'];
const ALIASES: Readonly<Record<string, string>> = { tonsAmount: 'Tonnes bought', state_slug: 'State' };

/** Three mills, with the same value in every number field. */
const rows = [
  [3, 'Edo'],
  [10, 'Imo'],
  [null, 'Edo']
].map(([figure, name]) => ({
  ...Object.fromEntries(numbers.map((field) => [field, figure])),
  ...Object.fromEntries(categories.map((field) => [field, name]))
}));

const createLayer = (id: string, title: string, options: Partial<FakeMaps.FakeLayerOptions> = {}) =>
  createFakeLayer({
    id,
    title,
    rows,
    fields: [...numbers, ...categories].map((name) => ({ name, alias: ALIASES[name] ?? name, type: 'any' })),
    keep: (row, { where }) => !where.includes('tonsAmount >= 5') || Number(row.tonsAmount) >= 5,
    ...options
  });

let mills: FakeMaps.FakeLayer;
let map: FakeMaps.FakeMap;
const readWhere = async () =>
  (await mills.layerView.getOrCreateLayerDataSource()).getCurrentQueryParams().where;

async function renderWidget(config: Partial<Config> = {}, locale = 'en') {
  const render = widgetRender(
    true,
    undefined,
    locale,
    locale === 'fr' ? readFrenchMessages('layer-panels') : {}
  );
  const Wrapped = wrapWidget(Widget, {
    config: Immutable({ required: [], hidden: [], ...config }) as unknown as IMConfig,
    useMapWidgetIds: Immutable(['map']) as never
  });
  await act(async () => {
    render(<Wrapped widgetId="panels" />);
  });
}

const getPropertiesButton = (title: string) =>
  screen.getByRole('button', { name: `Layer Properties: ${title}` });
const getPanel = (title: string) =>
  within(screen.getByRole('region', { name: `Layer Properties: ${title}` }));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  mills = createLayer('mills', 'Confirmed mills');
  map = showMap([mills, createLayer('factories', 'Factories', { loadStatus: 'failed' })]);
});

describe('layer panels', () => {
  it('lists the layers of the map and names the required ones that it lacks', async () => {
    await renderWidget({ required: ['mills', 'soil-ph'] });
    expect(screen.getByRole('alert')).toHaveTextContent('The map lacks: Soil pH.');
    expect(await screen.findByText('3')).toBeVisible();
    expect(screen.getByText('0 · failed')).toBeVisible();
    expect(getPropertiesButton('Factories')).toBeDisabled();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a layer' }), 'xyz');
    expect(screen.getByText('No layer name contains this text.')).toBeVisible();
  });

  it('[MP-10] lists the layer that replaces a failed one', async () => {
    await renderWidget();
    expect(screen.getByText('0 · failed')).toBeVisible();
    await act(async () => map.setLayers([mills, createLayer('factories', 'Factories')]));
    expect(screen.queryByText('0 · failed')).toBeNull();
    expect(getPropertiesButton('Factories')).toBeEnabled();
  });

  it('[LP-01] filters only the map during a drag, and the data source after it ends', async () => {
    const published = jest.spyOn(MessageManager.getInstance(), 'publishMessage');
    await renderWidget();
    await userEvent.click(getPropertiesButton('Confirmed mills'));
    const panel = getPanel('Confirmed mills');
    expect(await panel.findByText('3 records')).toBeVisible();
    expect(mills.layer.outFields).toEqual(['daysFromLastDiscovery', 'tonsAmount', 'noOfTransactions']);
    const thumb = panel.getByRole('slider', { name: 'Tonnes bought' });
    fireEvent.change(thumb, { target: { value: '5' } });
    expect(panel.getByText('1 of 3')).toBeVisible();
    await waitFor(() => expect(mills.drawn).toEqual(['(tonsAmount >= 5)']));
    expect(await readWhere()).toBeUndefined();
    await act(async () => void fireEvent.pointerUp(thumb));
    // The row shows the count as well, whether the panel is open or closed.
    expect(screen.getByRole('img', { name: '1 of 3' })).toHaveTextContent('1 / 3');
    // The SQL is identical, so a map that draws by the data source does not redraw.
    expect([mills.drawn, await readWhere()]).toEqual([['(tonsAmount >= 5)'], '(tonsAmount >= 5)']);
    expect(published.mock.lastCall?.[0]).toMatchObject({ dataSourceIds: ['map-mills'] });
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
    await waitFor(async () => expect(await readWhere()).toBeUndefined());
    expect(mills.drawn.at(-1)).toBeNull();
    expect(panel.getByText('3 records')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('[LP-01] removes the drag filter when a panel closes before the drag ends', async () => {
    await renderWidget();
    await userEvent.click(getPropertiesButton('Confirmed mills'));
    const panel = getPanel('Confirmed mills');
    await panel.findByText('3 records');
    fireEvent.change(panel.getByRole('slider', { name: 'Tonnes bought' }), { target: { value: '5' } });
    const readMapFilter = () => getAppStore().getState().widgetsState['site-filters']?.['map-mills'];
    expect(readMapFilter()).toBe('panels');
    fireEvent.click(getPropertiesButton('Confirmed mills'));
    expect(readMapFilter()).toBeNull();
  });

  it('[BY-01] stores filters in the address, and applies them when the page opens with it', async () => {
    await renderWidget();
    await userEvent.click(getPropertiesButton('Confirmed mills'));
    const thumb = await getPanel('Confirmed mills').findByRole('slider', { name: 'Tonnes bought' });
    fireEvent.change(thumb, { target: { value: '5' } });
    await act(async () => void fireEvent.pointerUp(thumb));
    const address = window.location.search;
    expect(address).toContain('filters.panels=1.');
    cleanup();
    act(() => updateStore({ widgetsState: {} }));
    mills = createLayer('mills', 'Confirmed mills');
    map = showMap([mills]);
    window.history.replaceState(null, '', `/${address}`);
    await renderWidget();
    expect(await screen.findByRole('img', { name: '1 of 3' })).toBeVisible();
    expect([mills.drawn, await readWhere()]).toEqual([['(tonsAmount >= 5)'], '(tonsAmount >= 5)']);
    expect(window.location.search).toBe(address);
  });

  it('[LP-01] shows the number of kept records in the row, also when the panel is closed', async () => {
    // Some portals draw by the layer's definition expression.
    mills = createLayer('mills', 'Confirmed mills', { drawnBy: 'definition' });
    map = showMap([mills, createLayer('factories', 'Factories')]);
    await renderWidget();
    await userEvent.click(getPropertiesButton('Confirmed mills'));
    const panel = getPanel('Confirmed mills');
    await panel.findByText('3 records');
    const thumb = panel.getByRole('slider', { name: 'Tonnes bought' });
    fireEvent.change(thumb, { target: { value: '5' } });
    await act(async () => void fireEvent.pointerUp(thumb));
    await userEvent.click(getPropertiesButton('Confirmed mills'));
    expect(screen.queryByRole('region', { name: /Confirmed mills/ })).toBeNull();
    expect(screen.getByRole('img', { name: '1 of 3' })).toHaveTextContent('1 / 3');
    // The count is also restored when the row is hidden and shown again.
    const find = screen.getByRole('searchbox', { name: 'Find a layer' });
    await userEvent.type(find, 'factories');
    expect(screen.queryByText('Confirmed mills')).toBeNull();
    await userEvent.clear(find);
    expect(await screen.findByRole('img', { name: '1 of 3' })).toHaveTextContent('1 / 3');
  });

  it('never shows 0 for a count that the service does not return', async () => {
    const { queryFeatureCount } = mills.layer;
    mills.layer.queryFeatureCount = () => Promise.reject(new Error('No answer.'));
    await renderWidget();
    expect(await screen.findByRole('img', { name: 'count unknown' })).toHaveTextContent('–');
    mills.layer.queryFeatureCount = queryFeatureCount;
    // Neither is the count of a filter's records shown without a total.
    await userEvent.click(getPropertiesButton('Confirmed mills'));
    const panel = getPanel('Confirmed mills');
    await panel.findByText('3 records');
    const thumb = panel.getByRole('slider', { name: 'Tonnes bought' });
    fireEvent.change(thumb, { target: { value: '5' } });
    await act(async () => void fireEvent.pointerUp(thumb));
    expect(screen.getByRole('img', { name: 'count unknown' })).toHaveTextContent('1 / –');
  });

  it("counts the records that another widget's filter keeps, and all records after it is removed", async () => {
    await renderWidget();
    await userEvent.click(getPropertiesButton('Confirmed mills'));
    const panel = getPanel('Confirmed mills');
    await panel.findByText('3 records');
    const source = (await mills.layerView.getOrCreateLayerDataSource()) as FeatureLayerDataSource;
    act(() => source.updateQueryParams({ where: 'tonsAmount >= 5' }, 'filter-of-others'));
    expect(await panel.findByText('1 record')).toBeVisible();
    expect(await screen.findByRole('img', { name: '1 of 3' })).toBeVisible();
    act(() => source.updateQueryParams(null, 'filter-of-others'));
    expect(await panel.findByText('3 records')).toBeVisible();
  });

  it('shows in the row that a layer is only drawn at larger scales', async () => {
    map = showMap([createLayer('mills', 'Confirmed mills', { minScale: 500_000 })]);
    await renderWidget();
    expect(screen.getByText('zoom in to see')).toBeInTheDocument();
    expect(screen.queryByText('3')).toBeNull();
  });

  it('shows that mills without a location are excluded, and their tonnes if the LGA layer has them', async () => {
    const words = 'Mills without a location are left out, here and on the map';
    await renderWidget();
    await userEvent.click(getPropertiesButton('Confirmed mills'));
    const panel = getPanel('Confirmed mills');
    await panel.findByText('3 records');
    expect(panel.getByText(`${words}.`)).toBeVisible();
    const lgas = createLayer('lga-transactions', 'LGA transaction summary', { rows: [{ tonsAmount: 20.5 }] });
    await act(async () => map.setLayers([mills, lgas]));
    expect(await panel.findByText(`${words}: 7.5 were bought at them.`)).toBeVisible();
    // The amount does not depend on the filters.
    fireEvent.change(panel.getByRole('slider', { name: 'Tonnes bought' }), { target: { value: '5' } });
    expect(panel.getByText(/: 7\.5 were/)).toBeVisible();
  });

  it('[BY-02] exports the records that the filters keep with all fields, and explains when there is no record', async () => {
    await renderWidget();
    await userEvent.click(getPropertiesButton('Confirmed mills'));
    const panel = getPanel('Confirmed mills');
    const thumb = await panel.findByRole('slider', { name: 'Tonnes bought' });
    fireEvent.change(thumb, { target: { value: '5' } });
    await act(async () => void fireEvent.pointerUp(thumb));
    const menu = panel.getByRole('button', { name: 'Export: Confirmed mills' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Table (CSV)' }));
    await waitFor(() => expect(mockSaved.text).toContain('tonsAmount >= 5'));
    const [head, row, end] = mockSaved.text.split('\r\n');
    expect(head).toContain('Tonnes bought');
    expect([row, end]).toEqual(['10,10,10,10,Imo,Imo', '']);
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
    fireEvent.change(panel.getByRole('slider', { name: 'Tonnes bought' }), { target: { value: '400' } });
    await userEvent.click(menu);
    expect(await screen.findByText('There are no records to export.')).toBeVisible();
  });

  it('[LP-01] shows that no record is left, and counts all records after a reset', async () => {
    await renderWidget();
    await userEvent.click(getPropertiesButton('Confirmed mills'));
    const panel = getPanel('Confirmed mills');
    await panel.findByText('3 records');
    fireEvent.change(panel.getByRole('slider', { name: 'Tonnes bought' }), { target: { value: '400' } });
    expect(panel.getByText('No record matches these filters. Reset to show everything.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
    expect(panel.getByText('Tonnes bought', { selector: 'dt' }).nextSibling).toHaveTextContent('13');
    await userEvent.click(panel.getByRole('button', { name: 'Show Layer Summary' }));
    const states = within(panel.getByRole('table', { name: 'By State' }));
    expect(states.getByRole('row', { name: /Edo/ })).toHaveTextContent('2');
  });

  it('keeps the sliders working when the figures cannot be loaded, and retries', async () => {
    const { queryFeatures } = mills.layer;
    mills.layer.queryFeatures = () => Promise.reject(new Error('Service unavailable.'));
    await renderWidget();
    await userEvent.click(getPropertiesButton('Confirmed mills'));
    const panel = getPanel('Confirmed mills');
    expect(await panel.findByRole('alert')).toHaveTextContent('Service unavailable.');
    fireEvent.change(panel.getByRole('slider', { name: 'Tonnes bought' }), { target: { value: '5' } });
    await waitFor(() => expect(mills.drawn).toEqual(['(tonsAmount >= 5)']));
    mills.layer.queryFeatures = queryFeatures;
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('1 of 3')).toBeVisible();
  });

  const WELLS = [
    { OBJECTID: 1, depth_m: 12.25, people: 3, kind: 'drilled', owner: 'A' },
    { OBJECTID: 2, depth_m: 48.5, people: 40, kind: 'dug', owner: 'B' },
    { OBJECTID: 3, depth_m: null, people: 7, kind: 'dug', owner: 'C' }
  ];
  const createWells = () =>
    createLayer('wells-2031', 'Wells', {
      rows: WELLS,
      fields: [
        { name: 'OBJECTID', alias: 'OBJECTID', type: 'oid' },
        { name: 'depth_m', alias: 'Depth (m)', type: 'double' },
        { name: 'people', alias: 'People served', type: 'integer' },
        { name: 'kind', alias: 'Kind of well', type: 'string' }
      ],
      keep: (row, { where }) => !where.includes('depth_m >= 30') || Number(row.depth_m) >= 30
    });

  it('omits the basemap', async () => {
    const light = createLayer('basemap-light', 'Light');
    Object.assign(light.layer, { parent: { baseLayers: [] } });
    map = showMap([mills, light]);
    await renderWidget();
    expect(screen.queryByText('Light')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Other layers' })).toBeNull();
  });

  it('derives properties from the field types of a layer that is not in the catalogue', async () => {
    const added = createWells();
    map = showMap([mills, added]);
    await renderWidget();
    expect(screen.getByRole('region', { name: 'Shown' })).toContainElement(screen.getByText('Wells'));
    await userEvent.click(getPropertiesButton('Wells'));
    const panel = getPanel('Wells');
    const depth = await panel.findByRole('slider', { name: 'Depth (m)' });
    // The range is that of the records, rounded outwards to a step.
    expect(
      [depth, panel.getByRole('slider', { name: 'People served' })].map((one) => one.ariaLabel)
    ).toHaveLength(2);
    expect([depth.getAttribute('min'), depth.getAttribute('max')]).toEqual(['12.2', '48.5']);
    expect(panel.queryByRole('slider', { name: 'OBJECTID' })).toBeNull();
    expect(await panel.findByText('3 records')).toBeVisible();
    fireEvent.change(depth, { target: { value: '30' } });
    await act(async () => void fireEvent.pointerUp(depth));
    expect(panel.getByText('1 of 3')).toBeVisible();
    const source = await added.layerView.getOrCreateLayerDataSource();
    expect(source.getCurrentQueryParams().where).toBe('(depth_m >= 30)');
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
    const kinds = within(panel.getByRole('group', { name: 'Kind of well' }));
    await userEvent.click(kinds.getByRole('checkbox', { name: 'drilled' }));
    expect(panel.getByText('2 of 3')).toBeVisible();
    expect(panel.getByText('People served, on average').nextSibling).toHaveTextContent('23.5');
  });

  it("shows that a layer's fields could not be read, and retries", async () => {
    const added = createWells();
    const { queryFeatures } = added.layer;
    added.layer.queryFeatures = () => Promise.reject(new Error('Service unavailable.'));
    map = showMap([added]);
    await renderWidget();
    await userEvent.click(getPropertiesButton('Wells'));
    const panel = getPanel('Wells');
    expect(await panel.findByRole('alert')).toHaveTextContent('Service unavailable.');
    added.layer.queryFeatures = queryFeatures;
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByRole('slider', { name: 'Depth (m)' })).toBeVisible();
  });

  it("shows the properties of the settings instead of the catalogue's", async () => {
    await renderWidget({
      panels: {
        mills: { sliders: [{ field: 'tonsAmount', max: 50 }], lists: [{ field: 'state_slug' }] },
        factories: null
      }
    });
    await userEvent.click(getPropertiesButton('Confirmed mills'));
    const panel = getPanel('Confirmed mills');
    const [slider] = await panel.findAllByRole('slider');
    expect(slider).toHaveAccessibleName('Tonnes bought');
    expect([slider!.getAttribute('min'), slider!.getAttribute('max')]).toEqual(['3', '50']);
    expect(panel.getAllByRole('slider')).toHaveLength(1);
    expect(within(panel.getByRole('group', { name: 'State' })).getAllByRole('checkbox')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Layer Properties: Factories' })).toBeNull();
  });

  it('shows the layer panels in French', async () => {
    map = showMap([mills, createLayer('factories', 'Our factories')]);
    await renderWidget({}, 'fr');
    expect(screen.getByRole('region', { name: 'Affichées' })).toHaveTextContent('2 sur 2');
    // Names given by staff are not translated.
    expect(screen.getByText('Our factories')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Chercher une couche' }), 'confirm');
    expect(screen.getByText('Moulins confirmés')).toBeVisible();
    expect(screen.queryByText('Our factories')).toBeNull();
    const name = 'Propriétés de la couche\u00a0: Moulins confirmés';
    await userEvent.click(screen.getByRole('button', { name }));
    const panel = within(screen.getByRole('region', { name }));
    expect(panel.getByText('Tonnes achetées', { selector: 'dt' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Afficher le bilan de la couche' }));
    expect(panel.getByRole('table', { name: /État/ })).toBeVisible();
  });
});
