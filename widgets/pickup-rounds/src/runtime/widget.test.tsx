import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeWidgetState, readWidgetState } from 'widgets/shared-code/site-base';
import type { LocatedPile } from 'widgets/shared-code/site-domain';
import { encodeState } from 'widgets/shared-code/site-tools';
import type { DrawnRounds } from 'widgets/shared-code/site-map';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { showMap } from '../../../../tests/support/fake-map';
import defaultConfig from '../../config.json';
import { createMatrix, createPile, createRoundWays, PILES, set } from '../../tests/fixtures';
import type { Config } from '../config';
import { ROUNDS_LINK } from './rounds-link';
import type { RoundsForm } from './state';
import { PICKUP_ROUNDS } from './state';
import Widget from './widget';

const mockMap = { drawn: null as DrawnRounds | null, moves: [] as number[], marked: null as number | null };

jest.mock('widgets/shared-code/site-map', () => ({
  addRoundsLayer: () => ({
    show: (rounds: DrawnRounds | null) => {
      mockMap.drawn = rounds;
    },
    remove: () => undefined
  }),
  findMarkAt: () => mockMap.marked,
  useEarlierView: () => undefined,
  revealPlaces: async (_view: unknown, places: readonly unknown[]) => {
    mockMap.moves.push(places.length);
  },
  goToPlaces: async (_view: unknown, places: readonly unknown[]) => {
    mockMap.moves.push(places.length);
  },
  toBox: ({ xmin, ymin, xmax, ymax }: Record<string, number>) => ({
    west: xmin,
    south: ymin,
    east: xmax,
    north: ymax
  }),
  watchStationaryExtent: (...watched: Parameters<typeof FakeMaps.watchers.watchStationaryExtent>) =>
    jest
      .requireActual<typeof FakeMaps>('../../../../tests/support/fake-map')
      .watchers.watchStationaryExtent(...watched)
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

interface Sent {
  readonly path: string;
  readonly body: unknown;
}
const requests: Sent[] = [];
let piles: readonly LocatedPile[] = PILES;
let fail: ((sent: Sent) => Response | Promise<Response> | null) | null = null;
const createResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const createRefusal = (code: string, message: string, status: number) =>
  createResponse({ error: { code, message } }, status);

function serveRequest(sent: Sent): Response | Promise<Response> {
  const failed = fail?.(sent);
  if (failed) return failed;
  const { path, body } = sent;
  if (path.endsWith('/inventory-at-mills')) return createResponse({ data: piles });
  if (path === '/api/parameters') return createResponse(set);
  if (path === '/api/trip-matrix') return createResponse(createMatrix(body));
  if (path === '/api/round-ways') return createResponse(createRoundWays(body));
  return createResponse({}, 404);
}

let map: FakeMaps.FakeMap;

beforeEach(() => {
  map = showMap();
  requests.length = 0;
  fail = null;
  piles = PILES;
  Object.assign(mockMap, { drawn: null, moves: [], marked: null });
  window.history.replaceState(null, '', '/map');
  act(() => changeWidgetState('tool', PICKUP_ROUNDS, () => PICKUP_ROUNDS.initial));
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname: path } = new URL(String(input), 'http://localhost');
    const sent = { path, body: init?.body ? JSON.parse(String(init.body)) : undefined };
    requests.push(sent);
    if (init?.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    return serveRequest(sent);
  });
});

/** Renders a tool and, when given, the part below the map that belongs to it. */
function renderWidget(parts: Record<string, Partial<Config>> = { tool: {} }) {
  const all = Object.entries(parts).map(([id, config]) => ({
    id,
    uri: 'widgets/pickup-rounds/',
    config: { ...defaultConfig, part: 'tool' as const, measureWidgetId: '', ...config },
    useMapWidgetIds: ['map']
  }));
  const widgets = Object.fromEntries(all.map((one) => [one.id, one]));
  const render = widgetRender(true, undefined, 'en', {});
  act(() => updateStore({ appConfig: getDefaultAppConfig().merge({ widgets } as never) }));
  return render(
    <>
      {all.map(({ id, config, useMapWidgetIds }) => {
        const Wrapped = wrapWidget(Widget, {
          config: Immutable(config) as never,
          useMapWidgetIds: Immutable(useMapWidgetIds)
        });
        return <Wrapped key={id} widgetId={id} />;
      })}
    </>
  );
}

const linked = { tool: {}, timeline: { part: 'timeline' as const, toolWidgetId: 'tool' } };
const readState = () => readWidgetState('tool', PICKUP_ROUNDS);
const ALL = ['Emem Udo', 'Ada Obi', 'Far Away'];
const ONE_LORRY = { Ford: '0', Ford2: '0', Dyna2: '0', MB1: '1', MB2: '0' };

/** Fills in the form of the tool. */
const fillForm = (form: Partial<RoundsForm>) =>
  act(() =>
    changeWidgetState('tool', PICKUP_ROUNDS, (state) => ({ ...state, form: { ...state.form, ...form } }))
  );
const findPlanButton = () => screen.findByRole('button', { name: 'Plan rounds' });
const pressPlan = async () => userEvent.click(await findPlanButton());
const findPlan = () => screen.findByRole('region', { name: 'P1 pickup' });
const getRounds = () => screen.getByRole('table', { name: 'Rounds' });
const count = (path: string) => requests.filter((one) => one.path === path).length;

async function planRounds(form: Partial<RoundsForm> = {}) {
  fillForm({ agents: ALL, fleet: ONE_LORRY, ...form });
  await pressPlan();
  return findPlan();
}

describe('the form', () => {
  it('lists the agents with their piles and sums up the chosen ones', async () => {
    piles = [...PILES, createPile(15, 'Ada Obi', null, [0.1, 0])];
    renderWidget();
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Of agents' }));
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Ada Obi · 2 piles, 4 t; 1 has no weight',
      'Emem Udo · 2 piles, 5 t',
      'Far Away · 1 pile, 1 t'
    ]);
    await userEvent.click(options[1]!);
    expect(readState().form.agents).toEqual(['Emem Udo']);
    expect(await screen.findByText('2 piles, 5 t')).toBeVisible();
  });

  it('chooses the piles in the visible part of the map', async () => {
    renderWidget();
    await userEvent.click(await screen.findByRole('button', { name: 'In the map' }));
    const { latitude, longitude } = PILES[0]!.location;
    const extent = {
      xmin: longitude - 0.1,
      xmax: longitude + 0.1,
      ymin: latitude - 0.1,
      ymax: latitude + 0.1
    };
    act(() => map.comeToRest({ ...extent, spatialReference: { wkid: 4326 } }));
    expect(await screen.findByText('2 piles, 5 t')).toBeVisible();
  });

  it('chooses the piles in the shape drawn on the map, and says so when there is none', async () => {
    renderWidget();
    await userEvent.click(await screen.findByRole('button', { name: 'In the shape' }));
    expect(screen.getByText('No shape is drawn on the map.')).toBeVisible();
    const { latitude, longitude } = PILES[2]!.location;
    const geometry = {
      ...{ xmin: longitude - 0.01, xmax: longitude + 0.01, ymin: latitude - 0.01, ymax: latitude + 0.01 },
      spatialReference: { wkid: 4326 }
    };
    act(() =>
      updateStore({ dataSourcesInfo: { mills: { widgetQueries: { measure: { geometry } } } } } as never)
    );
    expect(await screen.findByText('1 pile, 4 t')).toBeVisible();
    act(() => updateStore({ dataSourcesInfo: {} } as never));
  });

  it('shows an error at the field for missing piles, no vehicle, and numbers that are not counts', async () => {
    renderWidget();
    await pressPlan();
    expect(await screen.findByRole('alert')).toHaveTextContent('No pile is chosen. Choose agents');
    const none = { ...ONE_LORRY, MB1: '' };
    for (const [form, words] of [
      [{ fleet: none }, 'Enter at least one vehicle'],
      [{ fleet: { ...none, Ford: '1.5' } }, 'a whole number from 0 to 100'],
      [{ fleet: { ...none, Ford: '101' } }, 'a whole number from 0 to 100'],
      [{ fleet: ONE_LORRY, days: '0' }, 'a whole number from 1 to 31'],
      [{ fleet: ONE_LORRY, days: '32' }, 'a whole number from 1 to 31']
    ] as const) {
      fillForm({ agents: ['Ada Obi'], ...form });
      await pressPlan();
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
    }
    expect(readState().pending).toBeNull();
  });

  it('refuses 2,000 piles at once and says what to do', async () => {
    piles = Array.from({ length: 2_000 }, (_, at) => createPile(at + 1, 'Emem Udo', 1, [0.1, 0]));
    renderWidget();
    await findPlanButton();
    fillForm({ agents: ['Emem Udo'] });
    const words = /2000 piles are chosen; at most 499 .* Choose fewer agents, zoom in, or draw a smaller/;
    expect(await screen.findByText(words)).toBeVisible();
    await pressPlan();
    expect(readState().pending).toBeNull();
    expect(count('/api/trip-matrix')).toBe(0);
  });

  it('shows whom to ask when the account has no access', async () => {
    fail = ({ path }) =>
      path.endsWith('/inventory-at-mills') ? createRefusal('forbidden', 'No.', 403) : null;
    renderWidget();
    expect(await screen.findByText(/Ask an administrator for a staff account/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Plan rounds' })).toBeNull();
  });
});

describe('a plan', () => {
  it('[BY-13] shows cost, days, rounds and what is left behind with its reason, and draws them', async () => {
    renderWidget();
    const plan = await planRounds();
    expect(plan).toHaveTextContent('3 of 4 piles · 9 t');
    expect(plan).toHaveTextContent('This is the best possible answer.');
    expect(plan).toHaveTextContent(/the same rounds in straight lines: ₦[\d,]+/);
    expect(plan).toHaveTextContent('By road, Dry season · 1 × MB1 · 1 working day · factory at');
    expect(plan).toHaveTextContent('parameters version 3');
    const left = within(plan).getByRole('region', { name: '1 pile is left behind' });
    expect(left).toHaveTextContent('No vehicle of the fleet can fetch it within one working day.');
    expect(left).toHaveTextContent('Mill 141 t');
    const rows = within(getRounds()).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent(/^MB1 · 139/);
    await waitFor(() => expect(mockMap.drawn?.rounds[0]?.line).not.toBeNull());
    expect(mockMap.drawn).toMatchObject({ left: [{ label: '1 t · day too short' }] });
    expect(mockMap.drawn?.rounds.map(({ stops }) => stops.map(({ label }) => label))).toEqual([
      ['1', '2', '3']
    ]);
    expect(mockMap.moves).toEqual([PILES.length + 1]);
  });

  it('opens the stops of a round in order and moves the map to it, also by a click on a stop', async () => {
    renderWidget();
    await planRounds();
    await userEvent.click(within(getRounds()).getByRole('button', { name: /MB1 · 1/ }));
    const stops = within(screen.getByRole('list', { name: 'Stops in order' })).getAllByRole('listitem');
    expect(stops.map(({ textContent }) => textContent)).toEqual([
      'leaves the factory08:00',
      expect.stringMatching(/^1\. Mill 1[123](Emem Udo|Ada Obi)\d\d:\d\d–\d\d:\d\d[234] t · [\d.]+ km$/),
      expect.stringMatching(/^2\. Mill/),
      expect.stringMatching(/^3\. Mill/),
      expect.stringMatching(/^back at the factory, offloaded \d\d:\d\d\d\d:\d\d[\d.]+ km$/)
    ]);
    expect(mockMap.moves.at(-1)).toBe(5);
    await userEvent.click(within(getRounds()).getByRole('button', { name: /MB1 · 1/ }));
    expect(screen.queryByRole('list', { name: 'Stops in order' })).toBeNull();
    mockMap.marked = 2;
    act(() => void map.click({ latitude: 5, longitude: 8 }));
    expect(await screen.findByRole('list', { name: 'Stops in order' })).toBeVisible();
  });

  it('shows the working day of each vehicle, through which arrow keys go', async () => {
    renderWidget();
    await planRounds();
    const chart = screen.getByRole('group', { name: /^Timeline of day 1/ });
    const spans = within(chart).getAllByRole('button');
    expect(spans[0]).toHaveAccessibleName(/^Day 1, MB1, round 1: drives to stop 1, Mill \d+, 08:00–/);
    act(() => spans[0]!.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/: loads [234] t at stop 1, Mill \d+/);
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toHaveAccessibleName(/: offloads, /);
  });

  it('needs no roads over straight lines', async () => {
    renderWidget();
    const plan = await planRounds({ distance: 'straight' });
    expect(plan).toHaveTextContent('straight lines at 60 km/h');
    expect(plan).not.toHaveTextContent('the same rounds in straight lines');
    await waitFor(() => expect(mockMap.drawn?.rounds[0]?.line).toHaveLength(5));
    expect(count('/api/trip-matrix') + count('/api/round-ways')).toBe(0);
  });

  it('is planned again over straight lines, and back by road, by the switch on the map', async () => {
    renderWidget();
    await planRounds();
    const distance = screen.getByRole('group', { name: 'Distance of the plan' });
    await userEvent.click(within(distance).getByRole('button', { name: 'Straight line' }));
    await waitFor(() => expect(readState().plan?.inputs.distance).toBe('straight'));
    expect(readState().plan?.inputs.pileIds).toEqual([11, 12, 13, 14]);
    expect(readState().form.distance).toBe('straight');
    await userEvent.click(within(distance).getByRole('button', { name: 'By road' }));
    await waitFor(() => expect(readState().plan?.inputs.distance).toBe('road'));
  });

  it('is computed over the roads of the rainy season with their assumption', async () => {
    renderWidget();
    const plan = await planRounds({ season: 'rainy' });
    expect(plan).toHaveTextContent('By road, Rainy season');
    expect(requests.find(({ path }) => path === '/api/trip-matrix')?.body).toMatchObject({ season: 'rainy' });
    await waitFor(() => expect(count('/api/round-ways')).toBe(1));
    expect(requests.at(-1)?.body).toMatchObject({ season: 'rainy' });
  });

  it('names piles without a weight, which cannot be planned', async () => {
    piles = [...PILES, createPile(15, 'Ada Obi', null, [0.1, 0])];
    renderWidget();
    const plan = await planRounds();
    expect(plan).toHaveTextContent('1 chosen pile has no weight and cannot be planned: Mill 15.');
    expect(plan).toHaveTextContent('3 of 4 piles');
  });

  it('is shown below the map by a part of its own, as a table or a timeline', async () => {
    renderWidget(linked);
    const plan = await planRounds();
    expect(within(plan).queryByRole('table', { name: 'Rounds' })).toBeNull();
    expect(getRounds()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'View as timeline' }));
    expect(screen.getByRole('group', { name: /^Timeline of day 1/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
    expect(getRounds()).toBeVisible();
  });

  it('disappears from the map when it is closed', async () => {
    renderWidget();
    await planRounds();
    await userEvent.click(screen.getByRole('button', { name: 'Close the plan' }));
    expect(readState().plan).toBeNull();
    expect(mockMap.drawn).toBeNull();
  });
});

describe('computing a plan', () => {
  it('reports roads that cannot be measured, and plans by road again on Retry, never over straight lines', async () => {
    fail = ({ path }) =>
      path === '/api/trip-matrix'
        ? createRefusal('routing_unavailable', 'Routing is not available.', 503)
        : null;
    renderWidget();
    fillForm({ agents: ALL, fleet: ONE_LORRY });
    await pressPlan();
    const alert = (await screen.findByText('The rounds could not be planned')).closest('[role=alert]')!;
    expect(alert).toHaveTextContent('Routing is not available.');
    expect(alert).toHaveTextContent('A plan over straight lines needs no roads: choose it under Distance.');
    expect(readState().plan).toBeNull();
    fail = null;
    await userEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Retry' }));
    await findPlan();
    expect(readState().plan?.inputs.distance).toBe('road');
  });

  it('explains a problem of the inputs that only the data show, without a Retry', async () => {
    renderWidget();
    await findPlanButton();
    piles = [];
    fillForm({ agents: ALL, fleet: ONE_LORRY });
    await pressPlan();
    expect(await screen.findByText(/None of the chosen piles can be planned/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('shows the best answer so far and ends with it on Stop here', async () => {
    piles = Array.from({ length: 120 }, (_, at) =>
      createPile(at + 1, 'Emem Udo', 2, [0.01 * (at % 11), 0.01 * (at % 13)])
    );
    renderWidget();
    fillForm({ agents: ['Emem Udo'], fleet: { ...ONE_LORRY, MB1: '9' }, days: '3' });
    await pressPlan();
    expect(await screen.findByText(/^Best so far: ₦[\d,]+, [\d.]+ t in \d+ rounds; /)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop here' }));
    expect(await findPlan()).toHaveTextContent(/Best answer found in [\d.]+ s\./);
  });

  it('drops a cancelled plan', async () => {
    fail = ({ path }) => (path === '/api/trip-matrix' ? new Promise<Response>(() => undefined) : null);
    renderWidget();
    fillForm({ agents: ALL, fleet: ONE_LORRY });
    await pressPlan();
    expect(await screen.findByText('Measuring the roads between the piles…')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Measuring the roads between the piles…')).toBeNull();
    expect(readState()).toMatchObject({ pending: null, plan: null });
  });

  it('shows the newer of two requests', async () => {
    const answers: (() => void)[] = [];
    fail = ({ path, body }) =>
      path === '/api/trip-matrix'
        ? new Promise((resolve) => answers.push(() => resolve(createResponse(createMatrix(body)))))
        : null;
    renderWidget();
    fillForm({ agents: ALL, fleet: ONE_LORRY });
    await pressPlan();
    await waitFor(() => expect(answers).toHaveLength(1));
    fillForm({ agents: ['Ada Obi'] });
    await pressPlan();
    await waitFor(() => expect(answers).toHaveLength(2));
    act(() => answers.forEach((answer) => answer()));
    expect(await findPlan()).toHaveTextContent('1 of 1 pile · 4 t');
  });
});

describe('what if', () => {
  async function leaveOut(option: RegExp) {
    await userEvent.click(screen.getByRole('button', { name: 'What if …' }));
    const list = screen.getByRole('combobox', { name: 'Leave out' });
    await userEvent.selectOptions(list, within(list).getByRole('option', { name: option }));
    await userEvent.click(screen.getByRole('button', { name: 'See the difference' }));
  }

  it('shows the difference without a vehicle beside the plan, which comes back with Back', async () => {
    renderWidget();
    await planRounds({ fleet: { ...ONE_LORRY, Ford: '1' } });
    const before = readState().plan;
    await leaveOut(/^Ford$/);
    const table = await screen.findByRole('table', { name: 'Without one Ford' });
    expect(within(table).getByRole('row', { name: /^Cost/ })).toHaveTextContent(/₦[\d,]+₦[\d,]+\+₦[\d,]+/);
    expect(within(table).getByRole('row', { name: /^Piles fetched/ })).toBeVisible();
    const { finish } = before!.answer;
    expect(within(table).getByRole('row', { name: /^Days/ })).toHaveTextContent(`Days${finish!.day + 1}`);
    expect(readState().whatIf?.inputs.fleet).toMatchObject({ MB1: 1, Ford: 0 });
    // The roads are known already.
    expect(count('/api/trip-matrix')).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(readState()).toMatchObject({ whatIf: null, plan: before });
  });

  it('makes the plan without a pile the current one with Keep this', async () => {
    renderWidget();
    await planRounds();
    await leaveOut(/^Mill 12 · Emem Udo/);
    await screen.findByRole('table', { name: 'Without the pile at Mill 12' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep this' }));
    expect(readState().plan?.inputs.pileIds).toEqual([11, 13, 14]);
    expect(await findPlan()).toHaveTextContent('2 of 3 piles · 7 t');
    expect(screen.getByRole('button', { name: 'Of the plan' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('reports that a plan without any vehicle has none', async () => {
    renderWidget();
    await planRounds();
    await leaveOut(/^MB1$/);
    expect(await screen.findByText('Enter at least one vehicle.')).toBeVisible();
  });
});

describe('a link', () => {
  const openLink = (pileIds: readonly number[]) => {
    const inputs = { pileIds, fleet: { MB1: 1 }, days: 1, season: 'dry' as const, distance: 'road' as const };
    const state = { ...PICKUP_ROUNDS.initial, pending: { id: 1, inputs, without: null, fromLink: false } };
    const text = encodeState(ROUNDS_LINK.toLink(state)!, ROUNDS_LINK.codec)!;
    window.history.replaceState(null, '', `/map?rounds.tool=${text}`);
  };

  it('shows its plan at once, without the panel, and leaves the extent as it is', async () => {
    openLink([11, 12]);
    renderWidget(linked);
    expect(await findPlan()).toHaveTextContent('2 of 2 piles · 5 t');
    expect(mockMap.moves).toEqual([]);
    expect(readState().form).toMatchObject({ source: 'plan', days: '1' });
  });

  it('names the piles that are gone and plans the rest', async () => {
    openLink([11, 90, 91]);
    renderWidget();
    const plan = await findPlan();
    expect(plan).toHaveTextContent('2 chosen piles are no longer there and not planned: 90, 91.');
    expect(plan).toHaveTextContent('1 of 1 pile · 3 t');
  });
});
