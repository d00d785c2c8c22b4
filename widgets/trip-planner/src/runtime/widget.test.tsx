import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeWidgetState, readWidgetState } from 'widgets/shared-code/site-base';
import { REQUESTED_AGENT, REQUESTED_PLAN } from 'widgets/shared-code/site-tools';
import type { DrawnTrips } from 'widgets/shared-code/site-map';
import { readFrenchMessages } from '../../../../shared/ui/tests/french';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { showMap } from '../../../../tests/support/fake-map';
import defaultConfig from '../../config.json';
import {
  agents,
  factories,
  inventories,
  PILES_BY_AGENT,
  set,
  createMatrix,
  createWays
} from '../../tests/fixtures';
import type { Config } from '../config';
import type { TripMatrix } from 'widgets/shared-code/site-domain';
import { PLANS_CODEC } from './address';
import { TRIP_PLANNER } from './state';
import Widget from './widget';

const mockMap = { drawn: null as DrawnTrips | null, moves: [] as string[] };

jest.mock('widgets/shared-code/site-map', () => ({
  addTripLayer: () => ({
    show: (trips: DrawnTrips | null) => {
      mockMap.drawn = trips;
    },
    remove: () => undefined
  }),
  useEarlierView: () => undefined,
  revealPlaces: async (_view: unknown, places: readonly unknown[]) => {
    mockMap.moves.push(`${places.length} brought in`);
  },
  goToPlaces: async (_view: unknown, places: readonly unknown[]) => {
    mockMap.moves.push(`gone to ${places.length}`);
  }
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

let map: FakeMaps.FakeMap;
const requests: string[] = [];
const bodies: string[] = [];
let fail: ((url: string) => Response | Promise<Response> | null) | null = null;
const createResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function serveRequest(url: string, body: string): Response | Promise<Response> {
  const failed = fail?.(url);
  if (failed) return failed;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname.endsWith('/user/agents')) return createResponse({ data: agents });
  if (pathname.endsWith('-by-agents')) return createResponse({ data: inventories });
  if (pathname.endsWith('/inventory-at-mills'))
    return createResponse({ data: PILES_BY_AGENT[searchParams.get('agentName') ?? ''] ?? [] });
  if (pathname.endsWith('/api/parameters')) return createResponse(set);
  if (pathname.endsWith('/api/trip-matrix')) return createResponse(createMatrix(body));
  if (pathname.endsWith('/api/marker-assets')) return createResponse({ data: factories, total: 1 });
  if (pathname.endsWith('/api/trip-ways')) return createResponse(createWays(body));
  return createResponse({}, 404);
}

/** Renders a tool and, when given, the timeline that belongs to it. */
function renderWidget(parts: Record<string, Partial<Config>> = { tool: {} }, locale = 'en', messages = {}) {
  const all = Object.fromEntries(
    Object.entries(parts).map(([id, config]) => [
      id,
      {
        id,
        uri: 'widgets/trip-planner/',
        config: { ...defaultConfig, part: 'tool' as const, ...config },
        useMapWidgetIds: ['map']
      }
    ])
  );
  const render = widgetRender(true, undefined, locale, messages);
  act(() => updateStore({ appConfig: getDefaultAppConfig().merge({ widgets: all }) }));
  return render(
    <>
      {Object.entries(all).map(([id, { config, useMapWidgetIds }]) => {
        const Wrapped = wrapWidget(Widget, {
          config: Immutable(config),
          useMapWidgetIds: Immutable(useMapWidgetIds)
        });
        return <Wrapped key={id} widgetId={id} />;
      })}
    </>
  );
}

const linked = { tool: {}, timeline: { part: 'timeline' as const, toolWidgetId: 'tool' } };
const readState = () => readWidgetState('tool', TRIP_PLANNER);
const agentField = () => screen.findByRole('combobox', { name: 'Agent' });
const tonnesField = () => screen.getByRole('textbox', { name: 'Tonnes' });
const fetchButton = () => screen.getByRole('button', { name: 'Fetch Logistics Summary by Agent' });
/** Returns the plan with its figures, which follow with the roads. */
const findPlan = (agent = 'Emem Udo') =>
  waitFor(() => {
    const region = screen.getByRole('region', { name: `Trip plan of ${agent}` });
    expect(within(region).getByRole('table', { name: 'Trip summary' })).toBeVisible();
    return region;
  });
const getSummary = () => screen.getByRole('table', { name: 'Trip summary' });
const getTimeline = () => screen.getByRole('region', { name: 'Trip timeline' });
/** Returns the minutes of the legs in the timeline. */
const getDurations = () =>
  within(getTimeline())
    .getAllByRole('button')
    .flatMap((one) => Number(/, (\d+) min$/.exec(one.getAttribute('aria-label') ?? '')?.[1] ?? NaN))
    .filter(Number.isFinite);
/** Returns the plans in the address of the page. */
const readPlans = (search: string) => {
  const text = new URLSearchParams(search).get('trips.tool')!.replace(/^\d+\./, '');
  return PLANS_CODEC.read(JSON.parse(atob(text.replace(/-/g, '+').replace(/_/g, '/'))));
};
type Matrix = TripMatrix['kilometres'];
/** Changes the answers of the call for the roads. */
const failMatrix =
  (change: (answer: TripMatrix) => TripMatrix, empty: (matrix: Matrix) => Matrix) => (url: string) => {
    if (!url.endsWith('/api/trip-matrix')) return null;
    const answer = createMatrix(bodies.at(-1)!);
    const kilometres = empty(answer.kilometres);
    return createResponse(change({ ...answer, kilometres, minutes: empty(answer.minutes) }));
  };

async function selectAgent(name: string) {
  const option = within(await agentField()).getByRole('option', { name: new RegExp(`^${name}`) });
  await userEvent.selectOptions(await agentField(), option);
}

async function requestPlanFor(name = 'Emem Udo') {
  await selectAgent(name);
  await userEvent.click(fetchButton());
  return findPlan(name);
}

beforeEach(() => {
  map = showMap();
  requests.length = 0;
  bodies.length = 0;
  fail = null;
  Object.assign(mockMap, { drawn: null, moves: [] });
  window.history.replaceState(null, '', '/map');
  act(() => changeWidgetState('tool', TRIP_PLANNER, () => TRIP_PLANNER.initial));
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    requests.push(url);
    bodies.push(String(init?.body ?? ''));
    if (init?.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    return serveRequest(url, bodies.at(-1)!);
  });
});

describe('the form', () => {
  it('[TP-03] lists agents by unmoved tonnes, the most first, then by name', async () => {
    renderWidget();
    const options = within(await agentField()).getAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Emem Udo · 3 piles, 30 t unmoved',
      'Ada Obi · 1 pile, 2 t unmoved',
      'Idle Man · No unmoved Pile'
    ]);
  });

  it("offers the agent's unmoved tonnes and shows an error for other tonnages", async () => {
    renderWidget();
    await selectAgent('Emem Udo');
    expect(tonnesField()).toHaveValue('30');
    for (const [typed, words] of [
      ['ten', /must be a number of tonnes above zero/],
      ['-1', /must be a number of tonnes above zero/],
      ['', /must be a number of tonnes above zero/],
      ['0', /nothing to carry/],
      ['30.1', /too large to plan\. Up to 30 t are unmoved/]
    ] as const) {
      fireEvent.change(tonnesField(), { target: { value: typed } });
      await userEvent.click(fetchButton());
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(tonnesField()).toHaveValue(typed);
      expect(tonnesField()).toHaveAttribute('aria-invalid', 'true');
    }
    await selectAgent('Ada Obi');
    expect(tonnesField()).toHaveValue('2');
    expect(requests.some((url) => url.includes('agentName'))).toBe(false);
  });

  it('shows an error when an agent, a pile or a vehicle is missing', async () => {
    renderWidget();
    await agentField();
    await userEvent.click(fetchButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose an agent first');
    await selectAgent('Idle Man');
    await userEvent.click(fetchButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('No unmoved Pile');
    await selectAgent('Emem Udo');
    for (const box of within(screen.getByRole('group', { name: 'Vehicles' })).getAllByRole('checkbox'))
      await userEvent.click(box);
    await userEvent.click(fetchButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Select at least one pickup vehicle');
  });

  it('shows the reason and no Retry when access is refused, and retries a failure', async () => {
    fail = (url) =>
      url.includes('/user/agents')
        ? createResponse({ error: { code: 'forbidden', message: 'No' } }, 403)
        : null;
    const { unmount } = renderWidget();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Ask an administrator for a staff account/);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    unmount();
    fail = (url) =>
      url.includes('/user/agents') ? createResponse({ error: { code: 'x', message: 'Away' } }, 503) : null;
    renderWidget();
    expect(await screen.findByRole('alert')).toHaveTextContent('Away');
    fail = null;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await agentField();
  });
});

describe('a plan', () => {
  it("shows trips, cost and cost per tonne of each vehicle, marks the cheapest, and explains the others' cost", async () => {
    renderWidget();
    await requestPlanFor();
    const rows = within(getSummary()).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Ford',
      'Ford2',
      'Dyna2',
      'MB1',
      'MB2',
      'Cheapest mixcheapest'
    ]);
    const mb1 = rows[3]!.closest('tbody')!;
    // 4 trips of 50 km there and 52 back: 408 km of 0.46 l at 740 NGN.
    expect(mb1).toHaveTextContent(/4₦154,883₦5,163fuel ₦138,883 \+ loading ₦16,000/);
    const why = within(screen.getByRole('region', { name: 'Why the others cost more' }));
    expect(why.getByText(/^Dyna2 costs/)).toHaveTextContent(
      /^Dyna2 costs ₦[\d,]+ more than Ford2: fuel ₦[\d,]+ more, loading ₦6,000 less, 6 trips fewer\. With full loads Dyna2 would be cheaper only nearer than 11\.0 km by road\.$/
    );
    expect(why.getByText(/^Ford costs/)).toHaveTextContent(
      /With full loads, Ford2 is cheapest at every distance\.$/
    );
    expect(screen.getByText(/parameters version 3/)).toBeVisible();
  });

  it("draws the routes by road and shows their lengths beside the rule's", async () => {
    renderWidget();
    await requestPlanFor();
    const roads = within(await screen.findByRole('table', { name: 'One-way distance' }));
    await waitFor(() => expect(roads.getAllByText('50.0 km')).toHaveLength(2));
    expect(roads.getByText('33.4 km')).toBeVisible();
    expect(roads.getByText('33 min')).toBeVisible();
    expect(roads.getAllByText('61 min')).toHaveLength(2);
    // Two piles have the same place: three piles, two routes, one request.
    const asked = bodies.filter((_, at) => requests[at]!.endsWith('/api/trip-ways'));
    expect(asked.map((body) => (JSON.parse(body) as { to: unknown[] }).to.length)).toEqual([2]);
    // The form requests agents, sums and parameters; the plan requests piles, parameters, roads and routes.
    expect(requests.length).toBeLessThanOrEqual(8);
    expect(mockMap.drawn?.ways).toHaveLength(2);
    expect(mockMap.drawn?.piles).toHaveLength(2);
  });

  it('[BY-04] plans in the rainy season with the dry one beside it, and its assumptions', async () => {
    renderWidget();
    await requestPlanFor();
    const table = await screen.findByRole('table', { name: 'One-way distance' });
    await waitFor(() => expect(within(table).getAllByText('61 min')).toHaveLength(2));
    await userEvent.click(screen.getByRole('switch', { name: 'Rainy season' }));
    await waitFor(() => expect(within(table).getAllByText('92 min')).toHaveLength(2));
    expect(within(table).getAllByRole('columnheader').slice(2)).toEqual([
      within(table).getByText('By road · Dry season'),
      within(table).getByText('By road · Rainy season')
    ]);
    expect(within(table).getAllByText('61 min')).toHaveLength(2);
    expect(screen.getByText(/assumed, not measured\..* on earth at most 45 %/)).toBeVisible();
    expect(screen.getByText(/^In the rainy season ₦[\d,]+ and \d days; in the dry season/)).toBeVisible();
    expect(screen.getByText(/there and back, Rainy season; parameters/)).toBeVisible();
    expect(getTimeline()).toHaveTextContent(/Trip timeline/);
    expect(getDurations()).toContain(92);
    expect(window.location.search).toContain('season.tool=1.');
    // Chosen in a straight line, the season changes nothing.
    await userEvent.click(screen.getByRole('button', { name: 'Straight line (specification)' }));
    expect(screen.getByText('In a straight line the season changes nothing.')).toBeVisible();
    expect(getDurations()).not.toContain(92);
    await userEvent.click(screen.getByRole('button', { name: 'By road' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Rainy season' }));
    expect(screen.queryByText('92 min')).toBeNull();
    expect(getDurations()).toContain(61);
  });

  it('requests the routes of the season that the plan is in', async () => {
    renderWidget();
    await requestPlanFor();
    const listSeasons = () =>
      bodies
        .filter((_, at) => requests[at]!.endsWith('/api/trip-ways'))
        .map((body) => (JSON.parse(body) as { season: string }).season);
    await waitFor(() => expect(listSeasons()).toEqual(['dry']));
    await userEvent.click(screen.getByRole('switch', { name: 'Rainy season' }));
    await waitFor(() => expect(listSeasons()).toEqual(['dry', 'rainy']));
  });

  it('plans in the dry season when the server has no rainy one, and says so', async () => {
    fail = (url) =>
      bodies.at(-1)!.includes('rainy') && url.endsWith('/api/trip-matrix')
        ? createResponse(
            { error: { code: 'season_not_available', message: 'ROUTING_URL_RAINY', field: 'season' } },
            422
          )
        : null;
    renderWidget();
    await requestPlanFor();
    await userEvent.click(screen.getByRole('switch', { name: 'Rainy season' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /rainy season is not available here.* The plan is for the dry season\./
    );
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getAllByText('61 min')).toHaveLength(2);
    expect(getDurations()).toContain(61);
  });

  it('[TP-01] [TP-02] plans by road, and everything follows the switch to the straight line', async () => {
    renderWidget();
    await requestPlanFor();
    const mb1 = within(getSummary()).getByRole('button', { name: 'MB1' }).closest('tbody')!;
    expect(mb1).toHaveTextContent('₦154,883');
    expect(
      screen.getByText(/^By road ₦[\d,]+ (and \d days? )?more than in a straight line\.$/)
    ).toBeVisible();
    expect(screen.getByText(/Costs and times are by road there and back, Dry season/)).toBeVisible();
    // 61 minutes there, 65 back.
    expect(getDurations()).toEqual(expect.arrayContaining([61, 65]));
    await userEvent.click(screen.getByRole('button', { name: 'Straight line (specification)' }));
    expect(within(getSummary()).getByRole('button', { name: 'MB1' }).closest('tbody')).toHaveTextContent(
      '₦114,412'
    );
    expect(screen.getByText(/for the straight line there and back at 60 km\/h/)).toBeVisible();
    expect(getDurations()).toContain(33);
    expect(getDurations()).not.toContain(61);
    expect(mockMap.drawn?.ways.map((way) => way.length)).toEqual([2, 2]);
    expect(readPlans(window.location.search)).toMatchObject({ distance: 'straight' });
    await userEvent.click(screen.getByRole('button', { name: 'By road' }));
    expect(readPlans(window.location.search)).not.toHaveProperty('distance');
    expect(getDurations()).toContain(61);
  });

  it('leaves out a pile without a road with its tonnes and the reason; the straight line has it', async () => {
    fail = failMatrix(
      (answer) => ({ ...answer, snapDistances: [10, 10, null] }),
      (matrix) => matrix.map((row, from) => row.map((value, to) => (from === 2 || to === 2 ? null : value)))
    );
    renderWidget();
    await requestPlanFor();
    const plan = await findPlan();
    expect(plan).toHaveTextContent('1 pile, 8 t: not in this plan');
    expect(plan).toHaveTextContent('Mill 3 · 8 t: There is no road within 5.0 km of the pile.');
    expect(plan).toHaveTextContent('2 piles · 22 t');
    expect(plan).toHaveTextContent('Compared are the piles that a road leads to.');
    expect(screen.getByText('no route')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Straight line (specification)' }));
    expect(await findPlan()).toHaveTextContent('3 piles · 30 t');
    expect(screen.queryByText(/not in this plan/)).toBeNull();
  });

  it('reports a factory without a road, and plans in a straight line', async () => {
    fail = failMatrix(
      (answer) => ({ ...answer, snapDistances: [null, 10, 10] }),
      (matrix) => matrix.map((row) => row.map(() => null))
    );
    renderWidget();
    await selectAgent('Emem Udo');
    await userEvent.click(fetchButton());
    const region = await screen.findByRole('region', { name: 'Trip plan of Emem Udo' });
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'There is no road within 5.0 km of the factory. Choose another factory, or the straight line.'
      )
    );
    await userEvent.click(within(region).getByRole('button', { name: 'Straight line (specification)' }));
    expect(await findPlan()).toHaveTextContent('3 piles · 30 t');
  });

  it('[TP-01] shows the straight line with the reason when the roads are not known, and retries', async () => {
    fail = (url) =>
      url.endsWith('/api/trip-matrix')
        ? createResponse({ error: { code: 'routing_unavailable', message: 'Restarting.' } }, 503)
        : null;
    renderWidget();
    await requestPlanFor();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The roads are not known. Restarting. The plan is shown in a straight line.'
    );
    expect(screen.getByRole('button', { name: 'By road (not available)' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Straight line (specification)' })).toHaveAttribute(
      'aria-pressed',
      'true'
    );
    expect(getDurations()).toContain(33);
    fail = null;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(getDurations()).toContain(61));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the plan by road when only the routes on the map are missing', async () => {
    fail = (url) =>
      url.endsWith('/api/trip-ways')
        ? createResponse({ error: { code: 'x', message: 'Restarting.' } }, 503)
        : null;
    renderWidget();
    await requestPlanFor();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The routes could not be drawn. Restarting. Costs and times of the plan stay valid.'
    );
    fail = null;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(mockMap.drawn?.ways).toHaveLength(2));
  });

  it.each([
    ['Ada Obi', /Ada Obi has no unmoved piles left: they were fetched since/],
    ['Ada Renamed', /There is no agent named Ada Renamed any more\. Choose the agent again/]
  ])('explains a plan of a link whose piles or agent (%s) are gone', async (agent, words) => {
    fail = (url) => (url.includes('agentName') ? createResponse({ data: [] }) : null);
    renderWidget();
    await agentField();
    act(() =>
      changeWidgetState('tool', REQUESTED_PLAN, () => ({ agent, vehicles: ['MB1'] as const, tonnes: 1 }))
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(requests.some((url) => url.endsWith('/api/trip-matrix'))).toBe(false);
  });

  it('plans a pile of 400 t and names a pile of 0 t', async () => {
    const [first] = PILES_BY_AGENT['Emem Udo']!;
    const piles = [
      { ...first!, tonnesPurchased: 0, id: 7, millName: 'Empty mill' },
      { ...first!, tonnesPurchased: 400, id: 8 }
    ];
    fail = (url) => (url.includes('agentName') ? createResponse({ data: piles }) : null);
    renderWidget();
    await agentField();
    act(() =>
      changeWidgetState('tool', REQUESTED_PLAN, () => ({
        ...{ agent: 'Emem Udo', vehicles: ['MB1'] as const, tonnes: 400 }
      }))
    );
    const plan = await findPlan();
    expect(plan).toHaveTextContent('Empty mill · 0 t: It is empty.');
    expect(plan).toHaveTextContent('1 pile · 400 t');
    expect(getTimeline()).toHaveTextContent('Trip timeline · Cheapest mix, 40 trips40 days');
  });

  it('plans 500 piles and refuses more, with the way out', async () => {
    const [first] = PILES_BY_AGENT['Emem Udo']!;
    const createPiles = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...{ ...first!, id: at, tonnesPurchased: 0.5 },
        location: { latitude: first!.location.latitude + at / 10_000, longitude: first!.location.longitude }
      }));
    let count = 501;
    fail = (url) => (url.includes('agentName') ? createResponse({ data: createPiles(count) }) : null);
    renderWidget();
    await agentField();
    const requestTonnes = (tonnes: number) =>
      act(() =>
        changeWidgetState('tool', REQUESTED_PLAN, () => ({
          ...{ agent: 'Emem Udo', vehicles: ['MB2'] as const, tonnes }
        }))
      );
    requestTonnes(250.5);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A plan has at most 500 piles, and these are 501. Enter fewer tonnes: the oldest piles are fetched first'
    );
    count = 500;
    requestTonnes(250);
    expect(await findPlan()).toHaveTextContent('500 piles · 250 t');
    const sizes = bodies
      .filter((_, at) => requests[at]!.endsWith('/api/trip-matrix'))
      .map((body) => (JSON.parse(body) as { places: unknown[] }).places.length);
    expect(sizes).toEqual([500, 500, 2, 2]);
  });

  it('[TP-01] plans from a factory that is chosen by name, and restores that of the parameters', async () => {
    renderWidget();
    await selectAgent('Emem Udo');
    expect(screen.getByText('Factory: as specified · 5.4448, 8.1537')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    const field = screen.getByRole('combobox', { name: 'Search a factory by name' });
    await userEvent.type(field, 'Nowhere');
    await userEvent.click(fetchButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a factory of the list');
    await userEvent.clear(field);
    await userEvent.type(field, 'Mill');
    await userEvent.click(await screen.findByRole('option', { name: /FFB Mill Uyo/ }));
    expect(screen.getByText('Factory: FFB Mill Uyo · 5.0300, 7.9300')).toBeVisible();
    await userEvent.click(fetchButton());
    expect(await findPlan()).toHaveTextContent('factory FFB Mill Uyo at 5.0300, 7.9300');
    const [body] = bodies.filter((_, at) => requests[at]!.endsWith('/api/trip-matrix'));
    expect((JSON.parse(body!) as { places: unknown[] }).places[0]).toEqual({
      latitude: 5.03,
      longitude: 7.93
    });
    expect(mockMap.drawn?.factory).toMatchObject({ latitude: 5.03, longitude: 7.93 });
    expect(readPlans(window.location.search)?.plans[0]).toContainEqual(['FFB Mill Uyo', 5.03, 7.93]);
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await userEvent.click(fetchButton());
    await waitFor(async () => expect(await findPlan()).toHaveTextContent('factory at 5.4448, 8.1537'));
  });

  it('takes a click on the map as the factory', async () => {
    renderWidget();
    await selectAgent('Emem Udo');
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Choose on the map' }));
    expect(screen.getByText('Click the factory on the map')).toBeVisible();
    act(() => void map.click({ latitude: 5.1, longitude: 7.9 }));
    expect(await screen.findByText('Factory: place on the map · 5.1000, 7.9000')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Choose on the map' })).not.toBeChecked();
  });

  it('pans to a new plan with its factory, and zooms to it by the button', async () => {
    renderWidget();
    await requestPlanFor();
    expect(mockMap.moves).toEqual(['3 brought in']);
    await userEvent.click(screen.getByRole('button', { name: 'Show on the map' }));
    expect(mockMap.moves).toEqual(['3 brought in', 'gone to 3']);
  });

  it('opens the piles behind a plan', async () => {
    renderWidget();
    await requestPlanFor();
    await userEvent.click(screen.getByRole('button', { name: 'View 3 piles' }));
    const table = await screen.findByRole('table', { name: 'Unmoved piles of Emem Udo' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(table).toHaveTextContent('10/11/2026');
  });

  it('uses the oldest piles when fewer tonnes are requested', async () => {
    renderWidget();
    await selectAgent('Emem Udo');
    fireEvent.change(tonnesField(), { target: { value: '14' } });
    await userEvent.click(fetchButton());
    expect(await findPlan()).toHaveTextContent('2 piles · 14 t');
    expect(screen.getByText('not all piles are fetched')).toBeVisible();
  });

  it('cancels a plan by Cancel; a newer choice replaces an older answer', async () => {
    const answers: ((response: Response) => void)[] = [];
    fail = (url) => (url.includes('Emem') ? new Promise((give) => answers.push(give)) : null);
    renderWidget();
    await selectAgent('Emem Udo');
    await userEvent.click(fetchButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(readState().queue).toEqual([]);
    await userEvent.click(fetchButton());
    await selectAgent('Ada Obi');
    await userEvent.click(fetchButton());
    await findPlan('Ada Obi');
    await act(async () =>
      answers.forEach((give) => give(createResponse({ data: PILES_BY_AGENT['Emem Udo'] })))
    );
    expect(screen.queryByRole('region', { name: 'Trip plan of Emem Udo' })).toBeNull();
    expect(readState().plans.map(({ agent }) => agent)).toEqual(['Ada Obi']);
  });

  it('shows why a plan failed and offers a retry', async () => {
    fail = (url) =>
      url.includes('agentName')
        ? createResponse({ error: { code: 'x', message: 'Database away' } }, 503)
        : null;
    renderWidget();
    await selectAgent('Emem Udo');
    await userEvent.click(fetchButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Database away');
    fail = null;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await findPlan();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows two plans side by side', async () => {
    renderWidget();
    await requestPlanFor();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare with the next plan' }));
    await requestPlanFor('Ada Obi');
    const table = await screen.findByRole('table', { name: 'Two plans side by side' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
    ).toEqual(['Emem Udo · all vehicles · 30 t', 'Ada Obi · all vehicles · 2 t']);
    expect(within(table).getByRole('row', { name: /^Tonnes/ })).toHaveTextContent('30 t2 t');
    await userEvent.click(screen.getByRole('button', { name: 'End the comparison' }));
    expect(screen.queryByRole('table', { name: 'Two plans side by side' })).toBeNull();
    await findPlan('Ada Obi');
  });

  it('restores a plan from its address, and reports an invalid address', async () => {
    const { unmount } = renderWidget();
    await requestPlanFor();
    await waitFor(() => expect(window.location.search).toContain('trips.tool='));
    const address = window.location.search;
    unmount();
    act(() => changeWidgetState('tool', TRIP_PLANNER, () => TRIP_PLANNER.initial));
    const again = renderWidget();
    await findPlan();
    expect(await agentField()).toHaveValue('Emem Udo');
    // The link sets the map's extent itself.
    expect(mockMap.moves).toHaveLength(1);
    again.unmount();
    act(() => changeWidgetState('tool', TRIP_PLANNER, () => TRIP_PLANNER.initial));
    window.history.replaceState(null, '', `/map${address.slice(0, -9)}`);
    renderWidget();
    expect(await screen.findByText('The link could not be read')).toBeVisible();
    await agentField();
  });

  it('chooses the agent that another widget requests', async () => {
    renderWidget();
    await agentField();
    act(() => changeWidgetState('tool', REQUESTED_AGENT, () => 'Ada Obi'));
    await waitFor(async () => expect(await agentField()).toHaveValue('Ada Obi'));
    expect(tonnesField()).toHaveValue('2');
    expect(readWidgetState('tool', REQUESTED_AGENT)).toBeNull();
  });

  it('[LP-03] makes a plan at once when another widget requests agent, vehicles and tonnes', async () => {
    renderWidget();
    await agentField();
    act(() =>
      changeWidgetState('tool', REQUESTED_PLAN, () => ({
        agent: 'Ada Obi',
        vehicles: ['MB1'] as const,
        tonnes: 1.5
      }))
    );
    await screen.findByRole('region', { name: 'Trip plan of Ada Obi' });
    expect(tonnesField()).toHaveValue('1.5');
    expect(screen.getByRole('heading', { name: 'Trip plan · 1.5 t' })).toBeVisible();
    expect(readWidgetState('tool', REQUESTED_PLAN)).toBeNull();
  });

  it('shows a plan in French', async () => {
    renderWidget({ tool: {} }, 'fr', readFrenchMessages('trip-planner'));
    await selectAgent('Emem Udo');
    await userEvent.click(screen.getByRole('button', { name: 'Obtenir le bilan logistique par agent' }));
    await screen.findByRole('region', { name: 'Plan de trajets de Emem Udo' });
    expect(await screen.findByRole('columnheader', { name: 'Par tonne' })).toBeVisible();
  });
});

describe('the timeline', () => {
  const getLeg = (name: RegExp) => within(getTimeline()).getByRole('button', { name });

  it('shows the timeline in its own widget, otherwise in the panel of the tool', async () => {
    const { unmount } = renderWidget(linked);
    await requestPlanFor();
    expect(getTimeline().closest('section')).not.toBeNull();
    expect(within(await findPlan()).queryByRole('region', { name: 'Trip timeline' })).toBeNull();
    unmount();
    act(() => changeWidgetState('tool', TRIP_PLANNER, () => TRIP_PLANNER.initial));
    renderWidget();
    await requestPlanFor();
    expect(within(await findPlan()).getByRole('region', { name: 'Trip timeline' })).toBeVisible();
  });

  it('shows the trips of the selected vehicle in order', async () => {
    renderWidget(linked);
    await requestPlanFor();
    await userEvent.click(within(getSummary()).getByRole('button', { name: 'MB2' }));
    expect(getTimeline()).toHaveTextContent('Trip timeline · MB2, 3 trips');
    // 61 minutes out, 264 to load 12 t, 65 back, 75 to offload.
    expect(getLeg(/^Day 1, MB2, trip 1 to Mill 1: drive out 08:00–09:01, 61 min$/)).toBeVisible();
    expect(getLeg(/^Day 1, MB2, trip 1 to Mill 1: offload 14:30–15:45, 75 min$/)).toBeVisible();
    expect(getLeg(/^Day 2, MB2, trip 2 to Mill 2: drive out 08:00/)).toBeVisible();
  });

  it("moves between the timeline's legs by the arrow keys", async () => {
    renderWidget(linked);
    await requestPlanFor();
    await userEvent.click(within(getSummary()).getByRole('button', { name: 'MB2' }));
    const first = getLeg(/trip 1 to Mill 1: drive out/);
    act(() => first.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(getLeg(/trip 1 to Mill 1: load/)).toHaveFocus();
    expect(
      within(getTimeline())
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0)
    ).toContain(document.activeElement);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Day 2/);
    await userEvent.keyboard('{Home}');
    expect(getLeg(/trip 2 to Mill 2: drive out/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(getLeg(/trip 1 to Mill 1: offload/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{End}');
    expect(getLeg(/trip 1 to Mill 1: offload/)).toHaveFocus();
  });

  it('shows the same content as a table', async () => {
    renderWidget(linked);
    await requestPlanFor();
    await userEvent.click(within(getSummary()).getByRole('button', { name: 'MB2' }));
    await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
    const table = screen.getByRole('table', { name: /^Trip timeline · MB2/ });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      '1MB21Mill 112 t08:00–09:0109:01–13:2513:25–14:3014:30–15:45'
    );
  });

  it('explains why trips have no times', async () => {
    fail = failMatrix(
      (answer) => answer,
      (matrix) => matrix.map((row) => row.map((value) => value! * 8))
    );
    renderWidget(linked);
    await selectAgent('Ada Obi');
    await userEvent.click(fetchButton());
    await findPlan('Ada Obi');
    expect(getTimeline()).toHaveTextContent(/longer than a working day/);
  });

  it('shows a notice when no tool is chosen', () => {
    renderWidget({ timeline: { part: 'timeline' } });
    expect(screen.getByText(/No tool has been chosen yet for this result\./)).toBeVisible();
  });
});
