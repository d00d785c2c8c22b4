import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataSourceManager, Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { buildOutputSource } from 'widgets/shared-code/site-domain';
import { decodeState } from 'widgets/shared-code/site-tools';
import { WELL_SUMMARY } from '../fixtures/widgets/well-summary/src/runtime/analysis';
import Widget from '../fixtures/widgets/well-summary/src/runtime/widget';

/* A seventh analysis costs its question, its picture and one declaration: the rest is the library's. */

const FOLDER = 'tests/fixtures/widgets/well-summary/src/runtime';
/** Lines of its runtime without the texts, which every widget has. */
const MAX_LINES = 155;

const createSummary = (lga: string) => ({
  totals: { wells: lga === '' ? 1200 : 7 },
  lgas:
    lga === ''
      ? [
          { name: 'Uyo', wells: 7 },
          { name: 'Itu', wells: 1193 }
        ]
      : [{ name: lga, wells: 7 }],
  dataDate: '2026-06-01T09:00:00.000Z',
  parameterVersion: 3,
  computedAt: '2026-06-02T09:00:00.000Z'
});

let isDown = false;

beforeEach(() => {
  isDown = false;
  globalThis.fetch = jest.fn(async (address) => {
    if (isDown)
      return new Response(JSON.stringify({ error: { code: 'x', message: 'Down' } }), { status: 500 });
    const { searchParams } = new URL(String(address), 'http://localhost');
    return new Response(JSON.stringify(createSummary(searchParams.get('lga') ?? '')));
  });
});

afterEach(() => {
  act(() => updateStore({ widgetsState: {} }));
  window.history.replaceState(null, '', '/');
});

/** Shows the widget on a page that declares its output. */
async function renderWidget() {
  const source = buildOutputSource('own', WELL_SUMMARY.output.source, (key) => key);
  DataSourceManager.getInstance().destroyDataSource(source.id);
  const widgets = { own: { id: 'own', uri: 'widgets/well-summary/', outputDataSources: [source.id] } };
  const render = widgetRender(true);
  act(() =>
    updateStore({
      appConfig: getDefaultAppConfig().merge({
        widgets,
        dataSources: { [source.id]: source }
      } as never) as never
    })
  );
  const Wrapped = wrapWidget(Widget, { config: Immutable({ serverUrl: '' }) as never });
  const view = render(<Wrapped widgetId="own" />);
  await screen.findByRole('table', { name: 'Wells by LGA' });
  return { ...view, sourceId: source.id };
}

async function applyLga(lga: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'LGA' }), lga);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

describe('a new analysis', () => {
  it('has few lines of its own', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('translations')
    );
    const lines = files.flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n'));
    expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
  });

  it('shows its figures, bars and table, and the failure of a request', async () => {
    await renderWidget();
    expect(screen.getByTestId('figure-wells')).toHaveTextContent('1,200');
    expect(screen.getByText('Data of 01/06/2026')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Wells by LGA' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(['Uyo7', 'Itu1,193']);
    isDown = true;
    await applyLga('Uyo');
    expect(await screen.findByText('The wells could not be counted.')).toBeVisible();
  });

  it('[BY-02] compares two results, and a link restores both', async () => {
    const { unmount } = await renderWidget();
    await userEvent.click(screen.getByRole('button', { name: 'Keep to compare' }));
    await applyLga('Uyo');
    const table = await screen.findByRole('table', { name: 'Side by side' });
    expect(within(table).getByRole('row', { name: /^Wells/ })).toHaveTextContent('Wells1,2007');
    const link = new URLSearchParams(window.location.search).get('wells.own');
    expect(decodeState(link ?? '', WELL_SUMMARY.link.codec)).toEqual({
      ok: true,
      state: { f: ['Uyo'], k: [''] }
    });
    unmount();
    act(() => updateStore({ widgetsState: {} }));
    await renderWidget();
    expect(await screen.findByRole('table', { name: 'Side by side' })).toBeVisible();
  });

  it('publishes its output data source', async () => {
    const { sourceId } = await renderWidget();
    await waitFor(() =>
      expect(
        DataSourceManager.getInstance()
          .getDataSource(sourceId)
          ?.getSourceRecords()
          .map((record) => record.getData())
      ).toMatchObject([
        { name: 'Uyo', wells: 7 },
        { name: 'Itu', wells: 1193 }
      ])
    );
  });

  it('writes its files with the filter, the date and the version', () => {
    const t = (key: string) => key;
    const result = { filter: { lga: 'Uyo' }, summary: createSummary('Uyo') };
    expect(WELL_SUMMARY.csv([result], t).slice(1).split('\r\n').slice(0, 2)).toEqual([
      'columnResult,lga,wells',
      'Uyo,Uyo,7'
    ]);
    expect(JSON.parse(WELL_SUMMARY.geoJson([result], t))).toMatchObject({
      about: { filter: 'Uyo', dataDate: '2026-06-01T09:00:00.000Z', parameterVersion: 3 },
      features: [{ geometry: null, properties: { result: 'Uyo', name: 'Uyo', wells: 7 } }]
    });
  });
});
