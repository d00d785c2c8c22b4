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
let asked: string[];
let serve: (url: URL) => unknown;

const fakeApplications = () =>
  createFakeLayer({
    id: 'biochar-applications',
    title: 'Biochar Applications',
    rows: [{ batchType: 'Normal' }]
  });

function renderWidget(layers: FakeLayer[], locale = 'en', messages = {}) {
  map = showMap(layers);
  const render = widgetRender(true, undefined, locale, messages);
  act(() => updateStore({ appConfig: getDefaultAppConfig() }));
  const Wrapped = wrapWidget(Widget, {
    config: Immutable(defaultConfig as Config),
    useMapWidgetIds: Immutable(['map'])
  });
  return render(<Wrapped widgetId="own" />);
}

const throwStatus = (status: number, message: string) => {
  throw Object.assign(new Error(message), { status });
};

beforeEach(() => {
  asked = [];
  serve = ({ searchParams }) =>
    createSummary(searchParams.get('lga') === 'Nowhere' ? 0 : searchParams.size ? 4 : 9);
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

const typeInto = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const findFigure = (key: string) => screen.findByTestId(`figure-${key}`);
const readWhere = ({ layerDataSourceId }: FakeLayer) =>
  (
    DataSourceManager.getInstance().getDataSource(layerDataSourceId) as FeatureLayerDataSource | undefined
  )?.getCurrentQueryParams().where ?? '1=1';

describe('biochar summary', () => {
  it('[BS-02] [BA-04] shows the totals, the excluded experimental applications and the missing CO₂ figures', async () => {
    renderWidget([fakeApplications()]);
    expect(await findFigure('biochar')).toHaveTextContent('13.5 t');
    expect(await findFigure('co2')).toHaveTextContent('10 tCO₂e');
    expect(screen.getByText('2 of 9 without a figure')).toBeVisible();
    expect(await findFigure('applications')).toHaveTextContent('9');
    expect(screen.getByText('Experimental applications are excluded (3)')).toBeVisible();
    const legend = within(screen.getByRole('list', { name: 'On the map' })).getAllByRole('listitem');
    expect(legend.map(({ textContent }) => textContent)).toEqual([
      'Counted (9)',
      'Experimental, left out (3)'
    ]);
    expect(screen.getByText('Data of 01/06/2026')).toBeVisible();
  });

  it('[BS-02] shows the months as a chart and an equivalent table, with unknown values as "–"', async () => {
    renderWidget([fakeApplications()]);
    await findFigure('biochar');
    const bars = within(screen.getByRole('list', { name: /^By month/ })).getAllByRole('listitem');
    expect(bars.map(({ textContent }) => textContent)).toEqual(['Apr 202613.5', 'May 202613.5']);
    const rows = within(screen.getByRole('table', { name: 'By month' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Apr 202613.5–9', 'May 202613.5109']);
  });

  it('[BS-02] filters figures and map by a date range and an LGA, and clears the filter', async () => {
    const layer = fakeApplications();
    renderWidget([layer]);
    await findFigure('biochar');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Date range' }), 'Custom');
    typeInto('From', '01/05/2026');
    typeInto('LGA', 'uyo');
    await clickButton('Apply');
    expect(screen.getByRole('alert')).toHaveTextContent('Please select both start and end dates.');
    typeInto('To', '31/05/2026');
    await clickButton('Apply');
    expect(await screen.findByText('Biochar applications for Custom, Uyo filter applied')).toBeVisible();
    await waitFor(async () => expect(await findFigure('applications')).toHaveTextContent('4'));
    expect(asked).toEqual([
      '/api/biochar-summary',
      '/api/biochar-summary?start=2026-05-01&end=2026-05-31&lga=Uyo'
    ]);
    await waitFor(() => expect(readWhere(layer)).toContain("UPPER(lga) = 'UYO'"));
    expect(readWhere(layer)).toContain("startDate >= TIMESTAMP '2026-04-30 23:00:00'");
    await clickButton('Clear filter');
    await waitFor(() => expect(readWhere(layer)).toBe('1=1'));
    await waitFor(async () => expect(await findFigure('applications')).toHaveTextContent('9'));
    expect(screen.getByRole('textbox', { name: 'LGA' })).toHaveValue('');
  });

  it('[BS-02] requires a date range or an LGA, and sends no request without either', async () => {
    renderWidget([fakeApplications()]);
    await findFigure('biochar');
    await clickButton('Apply');
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a date range option or enter a lga.');
    expect(asked).toEqual(['/api/biochar-summary']);
  });

  it('shows that no application meets the filter', async () => {
    renderWidget([fakeApplications()]);
    await findFigure('biochar');
    typeInto('LGA', 'Nowhere');
    await clickButton('Apply');
    expect(await screen.findByText(/No application matches this filter/)).toBeVisible();
  });

  it('[MP-16] shows marked zeros when the figures cannot be loaded, and retries', async () => {
    const working = serve;
    serve = () => throwStatus(500, 'down');
    renderWidget([fakeApplications()]);
    expect(await screen.findByText(/The figures could not be loaded and show 0: down/)).toBeVisible();
    expect(await findFigure('biochar')).toHaveTextContent('0 t');
    expect(screen.getAllByText('not available')).toHaveLength(3);
    serve = working;
    await clickButton('Retry');
    await waitFor(async () => expect(await findFigure('applications')).toHaveTextContent('9'));
    expect(screen.queryByText('not available')).toBeNull();
  });

  it('shows that access is refused, and that the map lacks the layer', async () => {
    serve = () => throwStatus(403, 'no');
    renderWidget([]);
    expect(await screen.findByText(/Your account may not read the biochar applications/)).toBeVisible();
    expect(screen.getByText(/The map has no layer of biochar applications/)).toBeVisible();
  });

  it('updates the figures and shows an error when the map cannot be filtered', async () => {
    const layer = fakeApplications();
    layer.layerView.getOrCreateLayerDataSource = () => Promise.reject(new Error('no source'));
    renderWidget([layer]);
    await findFigure('biochar');
    typeInto('LGA', 'Uyo');
    await clickButton('Apply');
    expect(await screen.findByText(/The map could not be filtered: no source/)).toBeVisible();
    await waitFor(async () => expect(await findFigure('applications')).toHaveTextContent('4'));
  });

  it('[BY-02] compares a pinned result with the next one; a link restores both', async () => {
    const { unmount } = renderWidget([fakeApplications()]);
    await findFigure('biochar');
    await clickButton('Keep to compare');
    typeInto('LGA', 'Uyo');
    await clickButton('Apply');
    const table = await screen.findByRole('table', { name: 'Side by side' });
    const headers = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(headers).toEqual(['All applications', 'LGA Uyo']);
    expect(within(table).getByRole('row', { name: /^Total biochar/ })).toHaveTextContent(
      'Total biochar13.5 t6 t'
    );
    unmount();
    act(() => updateStore({ widgetsState: {} }));
    map.remove();
    const layer = fakeApplications();
    renderWidget([layer]);
    expect(await screen.findByRole('table', { name: 'Side by side' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'LGA' })).toHaveValue('Uyo');
    await waitFor(() => expect(readWhere(layer)).toContain('UYO'));
    await clickButton('Stop comparing');
    expect(screen.queryByRole('table', { name: 'Side by side' })).toBeNull();
  });

  it('shows a warning when the address cannot be read', async () => {
    window.history.replaceState(null, '', '/?biochar.own=1.bad');
    renderWidget([fakeApplications()]);
    expect(await screen.findByText(/The filter in this link cannot be read/)).toBeVisible();
  });

  it('[BY-02] opens the applications behind the totals, a month and an LGA', async () => {
    const layer = fakeApplications();
    renderWidget([layer]);
    await findFigure('biochar');
    await clickButton('Application count: View 9');
    await waitFor(() => expect(JSON.stringify(layer.queries)).toContain("batchType <> 'Experimental'"));
    await userEvent.keyboard('{Escape}');
    await clickButton('View the applications: Apr 2026 (9)');
    await waitFor(() =>
      expect(JSON.stringify(layer.queries)).toContain("startDate < TIMESTAMP '2026-04-30 23:00:00'")
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('tab', { name: 'By LGA' }));
    await userEvent.click(await screen.findByRole('button', { name: 'View the applications: No LGA (9)' }));
    await waitFor(() => expect(JSON.stringify(layer.queries)).toContain('lga IS NULL'));
  });

  it('shows the summary in French', async () => {
    renderWidget([fakeApplications()], 'fr', readFrenchMessages('biochar-summary'));
    await findFigure('biochar');
    await clickButton('Appliquer');
    expect(screen.getByRole('alert')).toHaveTextContent(/période|LGA/i);
    expect(screen.getByText('Tous les épandages')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Par mois' })).toHaveTextContent('avr. 2026');
  });

  it('shows that no map is set', () => {
    map = showMap([]);
    const Wrapped = wrapWidget(Widget, { config: Immutable(defaultConfig as Config) });
    widgetRender(true)(<Wrapped widgetId="own" />);
    expect(screen.getByText(/No map has been chosen yet\. The editor of this page/)).toBeVisible();
  });
});
