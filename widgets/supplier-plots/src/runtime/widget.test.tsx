import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Immutable } from 'jimu-core';
import { updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { clearSession, startSession } from 'widgets/shared-code/site-base';
import type { PlotRecord } from 'widgets/shared-code/site-domain';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { showMap } from '../../../../tests/support/fake-map';
import defaultConfig from '../../config.json';
import Widget from './widget';

const goToArea = jest.fn(async (_view: unknown, _area: object) => undefined);
jest.mock('widgets/shared-code/site-map', () => ({
  RECORD_SERVICES: { Plot: 'plots' },
  addDrawnLayer: () => ({ show: () => undefined, remove: () => undefined }),
  createPlotGraphics: () => ({ ground: [], starts: [] }),
  getPlotRings: () => [[[7, 5]]],
  goToArea: (view: unknown, area: object) => goToArea(view, area),
  refreshChangedRecords: () => () => undefined,
  showRecordLayer: () => undefined,
  useEarlierView: () => undefined
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

const AT = '2026-05-01T08:00:00.000Z';
const RING = [
  [7.701234, 5.101234],
  [7.702345, 5.101235],
  [7.702346, 5.102341],
  [7.701234, 5.101234]
];
const CROSSING = { code: 'crossing', values: { count: 1, more: 'no' }, places: [[7.7018, 5.1018]] } as const;
const plot = {
  ...{ _id: 'p1', id: 'p1', version: 1, createdAt: AT, updatedAt: AT, createdBy: 'admin' },
  ...{ supplier: 'Ini Umoh', community: 'Ikot Ekpene', commodity: 'oilPalm', capture: 'walked' },
  geometry: { type: 'Polygon', coordinates: [RING] },
  ...{ area: 1.51, accuracy: 4, capturedOn: '2026-05-01', status: 'draft', lga: 'Uyo', state: 'Akwa Ibom' },
  lgas: [
    { code: 'UYOA', share: 0.75 },
    { code: 'ABAK', share: 0.25 }
  ],
  ...{ faults: [CROSSING], faultCodes: ['crossing'], unchecked: ['inWater'] }
} as unknown as PlotRecord;

let map: FakeMaps.FakeMap;
let role: string;
/** The plot that the server has. */
let stored: PlotRecord;
/** Answers to writes, in order; a stored plot without one. */
let answers: { readonly status: number; readonly body: object }[];
let sent: { readonly method: string; readonly path: string; readonly body: Record<string, unknown> }[];
let listed: URLSearchParams[];

const createResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function answer(path: string, query: URLSearchParams, init?: RequestInit): Response {
  const method = init?.method ?? 'GET';
  if (path === '/api/me') return createResponse({ role });
  if (path === '/api/plot-counts')
    return createResponse({
      data: [{ code: 'UYOA', lga: 'Uyo', state: 'Akwa Ibom', plots: 20 }],
      toldFrom: role === 'investor' ? 5 : null
    });
  if (path === '/api/raw-material-summary/choices') return createResponse({ data: [] });
  if (path === '/api/audit') return createResponse({ data: [], total: 0, origin: null });
  if (path === '/api/plot-checks')
    return createResponse({ data: { area: 1.51, faults: [CROSSING], unchecked: ['inWater'], lgas: null } });
  if (path === '/api/plots' && method === 'GET') {
    listed.push(query);
    const isFiltered = query.has('faultCodes') || query.has('search');
    return createResponse({ data: [plot], total: isFiltered ? 20 : 2000 });
  }
  if (method === 'GET') return createResponse({ data: stored });
  const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
  sent.push({ method, path, body });
  const next = answers.shift();
  return next
    ? createResponse(next.body, next.status)
    : createResponse({ data: { ...plot, ...body, id: 'p1' } });
}

function renderTool() {
  const Wrapped = wrapWidget(Widget as never, {
    config: Immutable(defaultConfig) as never,
    useMapWidgetIds: Immutable(['map']) as never
  });
  return widgetRender(true)(<Wrapped widgetId="own" />);
}

const user = userEvent.setup();
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const fill = async (name: string | RegExp, text: string) => {
  const field = screen.getByRole(name === 'Coordinate list' ? 'textbox' : 'combobox', { name });
  await user.clear(field);
  await user.type(field, text);
};

beforeEach(() => {
  role = 'admin';
  goToArea.mockClear();
  stored = plot;
  answers = [];
  sent = [];
  listed = [];
  act(() => updateStore({ widgetsState: {} }));
  startSession('a-token', { id: 'u1', email: 'ada@site.example' });
  map = showMap();
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(url), 'http://localhost');
    return answer(pathname, searchParams, init);
  }) as typeof fetch;
});
afterEach(() => {
  act(() => clearSession());
  map.remove();
});

it('[BY-16] lists plots with their scope, filters them, and opens one with its checks', async () => {
  renderTool();
  expect(await screen.findByText('2,000 plots')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Faults' }), 'crossing');
  expect(await screen.findByText('20 of 2,000 plots')).toBeVisible();
  expect(listed.some((query) => query.get('faultCodes') === 'crossing')).toBe(true);
  await press(/^Ini Umoh/);
  expect(await screen.findByText(/Edges of the outline cross or touch at 1 position/)).toBeVisible();
  expect(screen.getByText(/Move or delete the corners beside the crossing/)).toBeVisible();
  expect(screen.getByText(/Not checked, because the data for it are missing: In water/)).toBeVisible();
  expect(screen.getByText('1.51 ha')).toBeVisible();
  expect(screen.getByText('Uyo, Akwa Ibom 75 % · Abak, Akwa Ibom 25 %')).toBeVisible();
  expect(screen.getByText('no consent')).toBeVisible();
});

it('[BY-16] shows staff no control that changes plots, and investors only numbers by LGA', async () => {
  role = 'staff';
  const { unmount } = renderTool();
  await press(/^Ini Umoh/);
  expect(await screen.findByRole('button', { name: 'History' })).toBeVisible();
  for (const name of ['Edit', 'Delete', 'Release', 'Reject'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  unmount();
  role = 'investor';
  renderTool();
  expect(await screen.findByRole('row', { name: 'Uyo Akwa Ibom 20' })).toBeVisible();
  expect(screen.getByText(/LGAs with fewer than 5 suppliers are left out/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ini Umoh/ })).toBeNull();
});

it('[BY-16] names every reason for which a plot is not released, and sends the reason of a rejection', async () => {
  const issues = [
    { path: 'consentOn', code: 'noConsent', message: '' },
    { path: 'geometry', code: 'crossing', message: '' }
  ];
  answers = [{ status: 409, body: { error: { code: 'release_refused', message: 'No.', issues } } }];
  renderTool();
  await press(/^Ini Umoh/);
  await press('Release');
  const refusal = await screen.findByRole('alert');
  expect(refusal).toHaveTextContent('The supplier has not agreed that the outline is passed on.');
  expect(refusal).toHaveTextContent('Edges of the outline cross or touch');
  await press('Reject');
  await press('Reject');
  expect(screen.getByText(/Enter the reason/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Reason of the rejection/ }), 'Crossing edges');
  await press('Reject');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).toMatchObject({ status: 'rejected', rejection: 'Crossing edges' });
});

it('[BY-16] shows the plot as somebody else has saved it when its status is changed in an older version', async () => {
  answers = [{ status: 409, body: { error: { code: 'version_conflict', message: 'Changed.' } } }];
  renderTool();
  await press(/^Ini Umoh/);
  await screen.findByText('1.51 ha');
  stored = { ...plot, version: 2, area: 2.75 };
  await press('Release');
  expect(await screen.findByText('2.75 ha')).toBeVisible();
  expect(screen.getByText(/^Somebody else has changed/)).toBeVisible();
});

it('[BY-16] takes a typed list, names all its problems, and adds the plot', async () => {
  renderTool();
  await press('New plot');
  await press('Type');
  await fill('Coordinate list', '5.1,7.7; north,7.8');
  await press('Use the list');
  const refused = await screen.findByRole('alert');
  expect(refused).toHaveTextContent('At least 4 coordinate pairs are required to form a polygon');
  expect(refused).toHaveTextContent('Coordinate pair 2 (north,7.8) must contain two numbers');
  await fill('Coordinate list', RING.map(([x, y]) => `${y},${x}`).join('; '));
  await press('Use the list');
  expect(await screen.findByText(/Edges of the outline cross or touch/)).toBeVisible();
  await fill(/^Supplier/, 'Ada Obi');
  await fill(/^Community/, 'Abak');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Crop on the plot' }), 'oilPalm');
  await press('Add');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    ...{ method: 'POST', path: '/api/plots' },
    body: { supplier: 'Ada Obi', status: 'draft', geometry: { type: 'Polygon', coordinates: [RING] } }
  });
  expect(await screen.findByRole('heading', { name: 'Ini Umoh' })).toBeVisible();
});

it('[BY-16] shows both versions when somebody else has saved the plot, and saves the chosen values', async () => {
  const current = { ...plot, version: 2, supplier: 'Ini U. Umoh', tenurePaper: 'C of O 12' };
  answers = [
    { status: 409, body: { error: { code: 'version_conflict', message: 'Changed.', current, yours: {} } } }
  ];
  renderTool();
  await press(/^Ini Umoh/);
  await press('Edit');
  await screen.findByRole('heading', { name: 'Edit the plot of Ini Umoh' });
  await fill(/^Supplier/, 'Ini Bassey');
  await press('Save');
  const dialog = await screen.findByRole('dialog', { name: 'Changed by someone else' });
  expect(within(dialog).getByText('Ini U. Umoh')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save chosen values' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).toMatchObject({ supplier: 'Ini Bassey', tenurePaper: 'C of O 12' });
});

describe('a walk', () => {
  let report: PositionCallback;
  let fail: PositionErrorCallback;
  const move = (longitude: number, latitude: number, accuracy: number) =>
    act(() => report({ coords: { longitude, latitude, accuracy } } as GeolocationPosition));

  beforeEach(() => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        watchPosition: (onPosition: PositionCallback, onError: PositionErrorCallback) => {
          report = onPosition;
          fail = onError;
          return 1;
        },
        clearWatch: () => undefined
      }
    });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  it('[BY-16] records accurate corners, reports a lost signal, and continues after the page was closed', async () => {
    const { unmount } = renderTool();
    await press('New plot');
    await press('Walk');
    await press('Start');
    move(7.701234, 5.101234, 4);
    await waitFor(() => expect(goToArea).toHaveBeenCalledTimes(1));
    move(7.701235, 5.101234, 4);
    move(7.702345, 5.101235, 40);
    expect(await screen.findByText(/1 position was too inaccurate/)).toBeVisible();
    expect(screen.getByText(/^1 corner/)).toBeVisible();
    act(() => fail({ code: 2 } as GeolocationPositionError));
    expect(await screen.findByText(/The signal is lost/)).toBeVisible();
    move(7.702345, 5.101235, 6);
    expect(screen.queryByText(/The signal is lost/)).toBeNull();
    unmount();
    act(() => updateStore({ widgetsState: {} }));
    window.sessionStorage.clear();
    renderTool();
    await press('New plot');
    expect(await screen.findByText(/A walk with 2 corners was found/)).toBeVisible();
    await press('Continue');
    move(7.702346, 5.102341, 5);
    await press('Finish');
    expect(await screen.findByText(/Outline with 3 corners/)).toBeVisible();
    expect(await screen.findByText(/Edges of the outline cross or touch/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Captured by' })).toHaveValue('walked');
    expect(screen.getByRole('textbox', { name: 'Accuracy of positions (m)' })).toHaveValue('6');
    await fill(/^Supplier/, 'Ada Obi');
    await fill(/^Community/, 'Abak');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Crop on the plot' }), 'oilPalm');
    await press('Add');
    await press('Back to the list');
    await press('New plot');
    await press('Walk');
    expect(screen.queryByText(/was found from before/)).toBeNull();
  });
});
