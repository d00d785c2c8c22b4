import { Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as base from 'widgets/shared-code/site-base';
import * as records from 'widgets/shared-code/site-records';
import defaultConfig from '../../../config.json';
import Widget from '../widget';

jest.mock('widgets/shared-code/site-records', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-records'),
  saveBlob: jest.fn()
}));

const saveBlob = jest.mocked(records.saveBlob);
const user = userEvent.setup();

const MILLS = {
  name: 'mills',
  title: { en: 'Mills', fr: 'Moulins' },
  rows: 1234,
  formats: ['csv', 'xlsx', 'geojson', 'gpkg', 'shapefile']
};
const AGENTS = {
  name: 'agents',
  title: { en: 'Agents', fr: 'Agents' },
  rows: 0,
  formats: ['csv', 'xlsx', 'geojson', 'gpkg']
};
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

/** Answers of `/api/data-exports`, the next one first. */
let answers: ((signal: AbortSignal | null | undefined) => Promise<Response>)[];
let requested: string[];
/** Earlier exports. */
let exports: object[];

beforeEach(async () => {
  jest.clearAllMocks();
  [answers, requested, exports] = [[], [], []];
  globalThis.fetch = jest.fn(async (url: string, { signal }: RequestInit = {}) => {
    if (url.includes('/api/export-datasets')) return json({ data: [MILLS, AGENTS] });
    if (url.includes('/api/data-exports?')) return json({ data: exports, total: exports.length });
    if (!url.includes('/api/data-exports')) return json({ role: 'admin' });
    requested.push(url);
    return answers.shift()!(signal);
  }) as unknown as typeof fetch;
  base.startSession('token', { id: 'u1', email: 'admin@site.example' });
  const Wrapped = wrapWidget(Widget, { config: Immutable(defaultConfig) });
  widgetRender(true)(<Wrapped widgetId={`data-import-${Math.random()}`} />);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await screen.findByText('1,234 rows');
});
afterEach(() => base.clearSession());

const choose = (field: string, option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: field }), option);
const download = () => user.click(screen.getByRole('button', { name: 'Download' }));

it('lists the earlier exports, and the one that was made just now', async () => {
  expect(await screen.findByText('Nothing has been exported yet.')).toBeVisible();
  answers.push(async () => {
    exports.push({
      ...{ id: 'e1', dataset: 'mills', format: 'csv', rows: 1234, bytes: 2048 },
      ...{ exportedBy: 'admin@site.example', exportedAt: '2026-05-01T08:00:00.000Z' }
    });
    return new Response('x'.repeat(2048));
  });
  await download();
  const row = await screen.findByRole('row', { name: /01\/05\/2026/ });
  expect(row).toHaveTextContent('01/05/2026 09:00admin@site.exampleMillsCSV (table)1,2342 kB');
});

it('saves the chosen dataset in the chosen format, and states its size', async () => {
  answers.push(async () => new Response('x'.repeat(2048)));
  await choose('Format', 'GeoPackage');
  await download();
  expect(await screen.findByText('mills.gpkg is downloaded (2 kB).')).toBeVisible();
  expect(requested[0]).toContain('/api/data-exports/mills?format=gpkg');
  const [name, blob] = saveBlob.mock.lastCall!;
  expect([name, blob.size]).toEqual(['mills.gpkg', 2048]);
});

it('offers no shapefile of a dataset without positions, and no download without rows', async () => {
  await choose('Format', 'Shapefile (.zip)');
  expect(screen.getByText(/Names have ten letters/)).toBeVisible();
  await choose('Dataset', 'Agents');
  expect(screen.getByText('0 rows')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Format' })).toHaveDisplayValue('CSV (table)');
  expect(screen.queryByRole('option', { name: 'Shapefile (.zip)' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
});

it('explains a refusal of the server, and saves nothing', async () => {
  answers.push(async () =>
    json({ error: { code: 'export_mixed_shapes', message: 'In English.', field: 'format' } }, 409)
  );
  await download();
  expect(await screen.findByText(/a shapefile has only one of them/)).toBeVisible();
  expect(saveBlob).not.toHaveBeenCalled();
});

it('shows that the file is being written, and can be cancelled without an error', async () => {
  answers.push(
    (signal) =>
      new Promise((_, reject) => {
        signal!.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
      })
  );
  await download();
  expect(await screen.findByText('Writing the file…')).toBeVisible();
  expect(await screen.findByText('1 s')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeVisible());
  expect(screen.queryByText('The file was not made')).toBeNull();
  expect(saveBlob).not.toHaveBeenCalled();
});
