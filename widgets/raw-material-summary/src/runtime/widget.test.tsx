import { DataSourceManager, Immutable } from 'jimu-core';
import type { FeatureLayerDataSource } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFrenchMessages } from '../../../../shared/ui/tests/french';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { createFakeLayer, showMap } from '../../../../tests/support/fake-map';
import type { FakeLayer } from '../../../../tests/support/fake-map';
import defaultConfig from '../../config.json';
import { createSummary } from '../../tests/fixtures';
import type { Config } from '../config';
import { FILTER_DEBOUNCE_MS } from './filter/filter-form';
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

const FIELDS = [
  { name: 'date', alias: 'Date', type: 'date' },
  { name: 'supplierName', alias: 'Supplier', type: 'string' },
  { name: 'community', alias: 'Community', type: 'string' }
];
const ROWS = [{ supplierName: 'Ada', community: 'Ikot', date: 0 }];

let map: FakeMaps.FakeMap;
/** Requests received by the server, and its answers. */
let asked: string[];
let serve: (url: URL) => unknown;

const fakePurchases = (fields = FIELDS) =>
  createFakeLayer({ id: 'raw-material-source', title: 'Raw Material Source', rows: ROWS, fields });

function renderWidget(layers: FakeLayer[], config: Partial<Config> = {}, locale = 'en', messages = {}) {
  map = showMap(layers);
  const render = widgetRender(true, undefined, locale, messages);
  act(() => updateStore({ appConfig: getDefaultAppConfig() }));
  const Wrapped = wrapWidget(Widget, {
    config: Immutable({ ...(defaultConfig as Config), ...config }),
    useMapWidgetIds: Immutable(['map'])
  });
  return render(<Wrapped widgetId="own" />);
}

const throwStatus = (status: number, message: string) => {
  throw Object.assign(new Error(message), { status });
};

beforeEach(() => {
  asked = [];
  serve = ({ pathname, searchParams }) =>
    pathname.endsWith('choices')
      ? { data: [{ name: 'Ada Obi', purchases: 12 }] }
      : createSummary(searchParams.get('supplier') === 'nobody' ? 0 : searchParams.size === 0 ? 9 : 4);
  globalThis.fetch = jest.fn(async (address: string) => {
    const url = new URL(address, 'http://localhost');
    asked.push(url.pathname + url.search);
    try {
      return new Response(JSON.stringify(serve(url)));
    } catch (error) {
      const { status, message } = error as { status: number; message: string };
      return new Response(JSON.stringify({ error: { code: 'no', message } }), { status });
    }
  }) as unknown as typeof fetch;
});

afterEach(() => {
  act(() => map.remove());
  act(() => updateStore({ widgetsState: {} }));
  window.history.replaceState(null, '', '/');
});

const getField = (name: string) => screen.getByRole('combobox', { name });
const typeInto = (name: string, value: string) => fireEvent.change(getField(name), { target: { value } });
const typeDay = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const findFigure = (key: string) => screen.findByTestId(`figure-${key}`);
const readWhere = ({ layerDataSourceId }: FakeLayer) =>
  (
    DataSourceManager.getInstance().getDataSource(layerDataSourceId) as FeatureLayerDataSource | undefined
  )?.getCurrentQueryParams().where ?? '1=1';
const listSummaryRequests = () => asked.filter((url) => !url.includes('choices'));
/** Waits longer than the form's debounce. */
const waitForDebounce = () =>
  act(() => new Promise((resolve) => setTimeout(resolve, FILTER_DEBOUNCE_MS + 200)));

describe('the raw material summary', () => {
  it('[RM-02] starts with all purchases and without a message', async () => {
    renderWidget([fakePurchases()]);
    expect(await findFigure('purchases')).toHaveTextContent('9');
    expect(await findFigure('tonnes')).toHaveTextContent('22.5 t');
    expect(await findFigure('averagePrice')).toHaveTextContent('₦36,420/t');
    expect(screen.getByText('weighted by tonnes · 1 of 9 without a price')).toBeVisible();
    expect(screen.getByText('All purchases on the map')).toBeVisible();
    expect(screen.getByText('Data of 01/06/2026')).toBeVisible();
    expect(screen.queryByText(/Filter applied|All filters/)).toBeNull();
  });

  it('[RM-02] filters the map and the summary when applied; clearing undoes both', async () => {
    const layer = fakePurchases();
    layer.layer.visible = false;
    renderWidget([layer]);
    await findFigure('purchases');
    typeInto('Supplier', " O'Neil ");
    typeDay('Start date', '01/05/2026');
    typeDay('End date', '31/05/2026');
    await clickButton('Apply filter');
    expect(await screen.findByText('Filter applied (dates, supplier): 4 purchases found')).toBeVisible();
    expect(readWhere(layer)).toContain("UPPER(supplierName) LIKE '%O''NEIL%'");
    expect(readWhere(layer)).toContain("date >= TIMESTAMP '2026-04-30 23:00:00'");
    expect(layer.layer.visible).toBe(true);
    expect(listSummaryRequests().at(-1)).toBe(
      '/api/raw-material-summary?start=2026-05-01&end=2026-05-31&supplier=O%27Neil'
    );
    expect(screen.getByText("01/05/2026 to 31/05/2026 · supplier “O'Neil”")).toBeVisible();
    await clickButton('Clear');
    expect(await screen.findByText('All filters cleared')).toBeVisible();
    expect(readWhere(layer)).toBe('1=1');
    expect(getField('Supplier')).toHaveValue('');
    await waitFor(async () => expect(await findFigure('purchases')).toHaveTextContent('9'));
  });

  it('[RM-01] filters the map to suppliers whose names differ from the text only in their accents', async () => {
    const rows = [...ROWS, { supplierName: 'Adé Ọbí', community: 'Ikọt', date: 0 }];
    const layer = createFakeLayer({
      id: 'raw-material-source',
      title: 'Raw Material Source',
      rows,
      fields: FIELDS
    });
    renderWidget([layer]);
    await findFigure('purchases');
    typeInto('Supplier', 'ade obi');
    await clickButton('Apply filter');
    await screen.findByText(/Filter applied \(supplier\)/);
    expect(readWhere(layer)).toContain("supplierName IN ('Adé Ọbí')");
  });

  it('[RM-02] sends one request for ten changes of a field in a second, without Apply', async () => {
    const layer = fakePurchases();
    renderWidget([layer]);
    await findFigure('purchases');
    jest.useFakeTimers();
    for (const end of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      typeInto('Supplier', 'Ada Obi Eze'.slice(0, end));
      act(() => jest.advanceTimersByTime(100));
    }
    expect(listSummaryRequests()).toEqual(['/api/raw-material-summary']);
    act(() => jest.advanceTimersByTime(FILTER_DEBOUNCE_MS));
    jest.useRealTimers();
    expect(await screen.findByText('Filter applied (supplier): 4 purchases found')).toBeVisible();
    expect(listSummaryRequests()).toEqual([
      '/api/raw-material-summary',
      '/api/raw-material-summary?supplier=Ada+Obi+Ez'
    ]);
    expect(readWhere(layer)).toContain('ADA OBI EZ');
    expect(getField('Supplier')).toHaveValue('Ada Obi Ez');
    // A trailing blank, or only one date, does not change the filter.
    typeInto('Supplier', 'Ada Obi Ez ');
    typeDay('Start date', '01/05/2026');
    await waitForDebounce();
    expect(listSummaryRequests()).toHaveLength(2);
  });

  it('[RM-02] shows all purchases when the last field is emptied', async () => {
    const layer = fakePurchases();
    renderWidget([layer]);
    await findFigure('purchases');
    typeInto('Community', 'ikot');
    expect(await screen.findByText('community “ikot”')).toBeVisible();
    typeDay('Start date', '01/05/2026');
    typeInto('Community', '');
    expect(await screen.findByText('All purchases on the map')).toBeVisible();
    expect(await findFigure('purchases')).toHaveTextContent('9');
    expect(readWhere(layer)).toBe('1=1');
    expect(screen.queryByText(/Filter applied|All filters|Please select/)).toBeNull();
    // The form keeps typed text that is not yet a criterion.
    expect(screen.getByRole('textbox', { name: 'Start date' })).toHaveValue('01/05/2026');
  });

  it('[RM-02] drops the answer of an older filter that arrives after that of a newer one', async () => {
    const late: (() => void)[] = [];
    const working = globalThis.fetch;
    globalThis.fetch = jest.fn(async (address: string) => {
      const answer = await working(address);
      if (address.includes('supplier=nobody')) await new Promise<void>((resolve) => late.push(resolve));
      return answer;
    }) as unknown as typeof fetch;
    renderWidget([fakePurchases()]);
    await findFigure('purchases');
    typeInto('Supplier', 'nobody');
    await waitFor(() => expect(late.length).toBeGreaterThan(0));
    typeInto('Supplier', 'Ada');
    expect(await screen.findByText('Filter applied (supplier): 4 purchases found')).toBeVisible();
    await act(async () => late.forEach((resolve) => resolve()));
    await waitForDebounce();
    expect(await findFigure('purchases')).toHaveTextContent('4');
    expect(screen.getByText('supplier “Ada”')).toBeVisible();
  });

  it('[RM-02] sets the newer filter on the map last when the map takes long over the older one', async () => {
    const layer = fakePurchases();
    const working = layer.layerView.getOrCreateLayerDataSource;
    const held: (() => void)[] = [];
    renderWidget([layer]);
    await findFigure('purchases');
    layer.layerView.getOrCreateLayerDataSource = async () => {
      await new Promise<void>((resolve) => held.push(resolve));
      return working();
    };
    typeInto('Supplier', 'Bola');
    await waitFor(() => expect(held).toHaveLength(1));
    layer.layerView.getOrCreateLayerDataSource = working;
    typeInto('Supplier', 'Ada');
    await waitForDebounce();
    expect(getField('Supplier')).toHaveValue('Ada');
    held[0]!();
    expect(await screen.findByText('supplier “Ada”')).toBeVisible();
    expect(readWhere(layer)).toContain('ADA');
    expect(getField('Supplier')).toHaveValue('Ada');
  });

  it('[RM-01] reports errors when a field loses focus, not while typing', async () => {
    const layer = fakePurchases();
    const working = layer.layerView.getOrCreateLayerDataSource;
    layer.layerView.getOrCreateLayerDataSource = () => Promise.reject(new Error('no source'));
    renderWidget([layer]);
    await findFigure('purchases');
    typeDay('Start date', '02/05/2026');
    typeDay('End date', '01/05/2026');
    await waitForDebounce();
    expect(screen.queryByRole('alert')).toBeNull();
    const end = screen.getByRole('textbox', { name: 'End date' });
    fireEvent.blur(end);
    expect(await screen.findByText('End date must be after start date')).toBeVisible();
    expect(end).toHaveAccessibleDescription('End date must be after start date');
    typeDay('End date', '');
    typeDay('Start date', '');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    typeInto('Supplier', 'Ada');
    await waitForDebounce();
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(getField('Supplier'));
    expect(await screen.findByText('Filter failed: no source')).toBeVisible();
    layer.layerView.getOrCreateLayerDataSource = working;
    fireEvent.blur(getField('Supplier'));
    expect(await screen.findByText(/^Filter applied/)).toBeVisible();
    // Empty fields are no error until Apply is pressed.
    typeInto('Supplier', '');
    fireEvent.blur(getField('Supplier'));
    expect(await screen.findByText('All purchases on the map')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[RM-01] requires a criterion, and the days in order', async () => {
    renderWidget([fakePurchases()]);
    await findFigure('purchases');
    await clickButton('Apply filter');
    expect(await screen.findByText('Please select at least one filter criterion')).toBeVisible();
    typeDay('Start date', '02/05/2026');
    expect(screen.getByText(/A single date/)).toBeVisible();
    typeDay('End date', '01/05/2026');
    await clickButton('Apply filter');
    expect(await screen.findByText('End date must be after start date')).toBeVisible();
    typeDay('End date', '');
    typeInto('Supplier', 'x'.repeat(10_000));
    await clickButton('Apply filter');
    expect(await screen.findByText(/at most 200 characters/)).toBeVisible();
    expect(listSummaryRequests()).toHaveLength(1);
  });

  it('[RM-02] warns when nothing was found', async () => {
    renderWidget([fakePurchases()]);
    await findFigure('purchases');
    typeInto('Supplier', 'nobody');
    await clickButton('Apply filter');
    expect(await screen.findByRole('alert')).toHaveTextContent('No purchases found for the selected filters');
    expect(await findFigure('averagePrice')).toHaveTextContent('–');
  });

  it('[RM-01] names what the map does not have: the layer, or its date field', async () => {
    renderWidget([]);
    expect(await screen.findByText('Raw Material Source Layer not found')).toBeVisible();
    typeInto('Supplier', 'Ada');
    await clickButton('Apply filter');
    expect(await screen.findByText('Layer not found')).toBeVisible();
    act(() => map.setLayers([fakePurchases([])]));
    typeDay('Start date', '01/05/2026');
    typeDay('End date', '02/05/2026');
    await clickButton('Apply filter');
    expect(await screen.findByText('Date field not found in layer')).toBeVisible();
    act(() => map.setLayers([fakePurchases([{ name: 'date', alias: 'Date', type: 'double' }])]));
    await clickButton('Apply filter');
    expect(await screen.findByText(/neither a date nor text/)).toBeVisible();
  });

  it('[RM-02] shows the figures of all purchases when the map does not have the layer', async () => {
    renderWidget([]);
    expect(await screen.findByText('Raw Material Source Layer not found')).toBeVisible();
    expect(await findFigure('purchases')).toHaveTextContent('9');
  });

  it('[RM-01] shows why filtering or clearing failed, and changes nothing', async () => {
    const layer = fakePurchases();
    const working = layer.layerView.getOrCreateLayerDataSource;
    layer.layerView.getOrCreateLayerDataSource = () => Promise.reject(new Error('no source'));
    renderWidget([layer]);
    await findFigure('purchases');
    typeInto('Supplier', 'Ada');
    await clickButton('Apply filter');
    expect(await screen.findByText('Filter failed: no source')).toBeVisible();
    expect(listSummaryRequests()).toHaveLength(1);
    layer.layerView.getOrCreateLayerDataSource = working;
    await clickButton('Apply filter');
    expect(await screen.findByText(/^Filter applied/)).toBeVisible();
    layer.layerView.getOrCreateLayerDataSource = () => Promise.reject(new Error('no source'));
    await clickButton('Clear');
    expect(await screen.findByText('Failed to clear filters')).toBeVisible();
    expect(screen.getByText('supplier “Ada”')).toBeVisible();
  });

  it('[RM-01] [MP-16] shows what could not be loaded, and loads it again', async () => {
    const working = serve;
    serve = () => throwStatus(500, 'down');
    renderWidget([fakePurchases()]);
    // The summary, and the lists of both fields, which are empty.
    await waitFor(() =>
      expect(screen.getAllByText('Unable to load supplier data. Please try again.')).toHaveLength(3)
    );
    serve = working;
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry);
    expect(await findFigure('purchases')).toHaveTextContent('9');
    await waitFor(() => expect(screen.queryByText(/Unable to load/)).toBeNull());
  });

  it('shows a message when the account has no access to the purchases', async () => {
    serve = () => throwStatus(403, 'no');
    renderWidget([fakePurchases()]);
    expect(await screen.findByText(/Your account may not read the purchases/)).toBeVisible();
  });

  it('[RM-02] sends a new request each time that it is shown', async () => {
    renderWidget([fakePurchases()]);
    await findFigure('purchases');
    act(() => updateStore({ widgetsRuntimeInfo: { own: { state: 'CLOSED' } } } as never));
    act(() => updateStore({ widgetsRuntimeInfo: { own: { state: 'OPENED' } } } as never));
    await waitFor(() => expect(listSummaryRequests().length).toBeGreaterThan(1));
  });

  it('[BY-02] keeps a result and shows the next one beside it; a link restores both', async () => {
    const { unmount } = renderWidget([fakePurchases()]);
    await findFigure('purchases');
    await clickButton('Keep to compare');
    expect(await screen.findByText(/This result stays on screen/)).toBeVisible();
    typeInto('Community', 'ikot');
    await clickButton('Apply filter');
    const table = await screen.findByRole('table', { name: 'Side by side' });
    const headers = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(headers).toEqual(['All purchases on the map', 'community “ikot”']);
    expect(within(table).getByRole('row', { name: /^Purchases/ })).toHaveTextContent('Purchases94');
    expect(window.location.search).toContain('rawMaterial.own');
    unmount();
    act(() => updateStore({ widgetsState: {} }));
    map.remove();
    const layer = fakePurchases();
    renderWidget([layer]);
    expect(await screen.findByRole('table', { name: 'Side by side' })).toBeVisible();
    expect(getField('Community')).toHaveValue('ikot');
    await waitFor(() => expect(readWhere(layer)).toContain('IKOT'));
    await clickButton('Stop comparing');
    expect(screen.queryByRole('table', { name: 'Side by side' })).toBeNull();
  });

  it('shows a message when the address is invalid', async () => {
    window.history.replaceState(null, '', '/?rawMaterial.own=1.bad');
    renderWidget([fakePurchases()]);
    expect(await screen.findByText(/The filter in this link cannot be read/)).toBeVisible();
    expect(await findFigure('purchases')).toHaveTextContent('9');
  });

  it('[BY-02] opens the purchases behind the figures and behind a group', async () => {
    const layer = fakePurchases();
    renderWidget([layer]);
    await findFigure('purchases');
    await clickButton('Purchases: View 9');
    expect(
      await screen.findByRole('dialog', { hidden: false, name: /Purchases: All purchases/ })
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('tab', { name: 'By community' }));
    await userEvent.click(await screen.findByRole('button', { name: 'View the purchases: Ikot (9)' }));
    await waitFor(() => expect(JSON.stringify(layer.queries)).toContain('communityId = 7'));
  });

  it('shows French texts', async () => {
    renderWidget([fakePurchases()], {}, 'fr', readFrenchMessages('raw-material-summary'));
    await findFigure('purchases');
    await clickButton('Appliquer le filtre');
    expect(await screen.findByText('Choisissez au moins un critère de filtre')).toBeVisible();
    expect(screen.getByText('Tous les achats de la carte')).toBeVisible();
  });

  it('shows a notice when no map is configured', () => {
    map = showMap([]);
    const Wrapped = wrapWidget(Widget, { config: Immutable(defaultConfig as Config) });
    widgetRender(true)(<Wrapped widgetId="own" />);
    expect(screen.getByText(/No map has been chosen yet\. The editor of this page/)).toBeVisible();
  });
});
