import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeWidgetState, readWidgetState } from 'widgets/shared-code/site-base';
import { encodeState } from 'widgets/shared-code/site-tools';
import type { DrawnSites } from 'widgets/shared-code/site-map';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { showMap } from '../../../../tests/support/fake-map';
import defaultConfig from '../../config.json';
import { createScenario } from '../../tests/create-scenario';
import { ACCESS_POINTS, answerCall, createDemands, DEMANDS, FACTORIES, GRID } from '../../tests/fixtures';
import type { Config } from '../config';
import { SITES_LINK } from './sites-link';
import type { SitesForm, SitesInputs } from './state';
import { WHERE_NEXT } from './state';
import Widget from './widget';

const mockMap = { drawn: null as DrawnSites | null, moves: [] as number[], marked: null as number | null };

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../shared/map/src/areas'),
  addSitesLayer: () => ({
    show: (sites: DrawnSites | null) => {
      mockMap.drawn = sites;
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
  }
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

interface Sent {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}
const requests: Sent[] = [];
/** Answers that differ from the usual ones. */
let answers: (sent: Sent) => unknown = () => undefined;
const refuse = (code: string, message: string, status: number) =>
  new Response(JSON.stringify({ error: { code, message } }), { status });

let map: FakeMaps.FakeMap;

beforeEach(() => {
  map = showMap();
  requests.length = 0;
  answers = () => undefined;
  Object.assign(mockMap, { drawn: null, moves: [], marked: null });
  window.history.replaceState(null, '', '/map');
  act(() => changeWidgetState('tool', WHERE_NEXT, () => WHERE_NEXT.initial));
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname: path, searchParams: query } = new URL(String(input), 'http://localhost');
    const sent = { path, query, body: init?.body ? (JSON.parse(String(init.body)) as unknown) : undefined };
    requests.push(sent);
    if (init?.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    const answer = (await answers(sent)) ?? answerCall(sent);
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer ?? {}));
  });
});
afterEach(() => act(() => map.remove()));

/** Renders a tool and, when given, the part with its scenarios. */
function renderWidget(parts: Record<string, Partial<Config>> = { tool: {} }) {
  const all = Object.entries(parts).map(([id, config]) => ({
    id,
    uri: 'widgets/where-next/',
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

const linked = { tool: {}, result: { part: 'result' as const, toolWidgetId: 'tool' } };
const readState = () => readWidgetState('tool', WHERE_NEXT);
const fillForm = (form: Partial<SitesForm>) =>
  act(() =>
    changeWidgetState('tool', WHERE_NEXT, (state) => ({ ...state, form: { ...state.form, ...form } }))
  );
const pressFind = async () => userEvent.click(await screen.findByRole('button', { name: 'Find sites' }));
const findResult = () => screen.findByRole('region', { name: 'Where next' }, { timeout: 10_000 });
const listRows = () =>
  within(screen.getByRole('table', { name: 'Scenarios' }))
    .getAllByRole('row')
    .slice(1);
const getSites = () => within(screen.getByRole('list', { name: 'Sites' })).getAllByRole('listitem');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const FORM = { state: 'Akwa Ibom', count: '2', minutes: '30', existing: 'compete' } as const;

async function findSites(form: Partial<SitesForm> = {}) {
  fillForm({ ...FORM, ...form });
  const before = readState().scenarios.length;
  await pressFind();
  await waitFor(() => expect(readState().scenarios).toHaveLength(before + 1), { timeout: 10_000 });
  return findResult();
}

describe('the form', () => {
  it.each<[Partial<SitesForm>, string]>([
    [{ state: '' }, 'Choose a state'],
    [{ areaKind: 'shape' }, 'No shape is drawn on the map'],
    [{ spacing: '0.5' }, 'a number from 1 to 50 km'],
    [{ count: '0' }, 'a whole number from 1 to 20'],
    [{ count: '2.5' }, 'a whole number from 1 to 20'],
    [{ minutes: '181' }, 'a whole number from 5 to 180 minutes.'],
    [{ minutes: '' }, 'a whole number from 5 to 180 minutes.'],
    [{ minutes: '4', question: 'haulCost' }, 'a whole number from 5 to 180 minutes, or empty'],
    [{ capacity: '0' }, 'The capacity is above 0 t'],
    [{ capacity: 'x' }, 'The capacity is above 0 t'],
    [{ source: 'records' }, 'No record is chosen'],
    [{ source: 'places' }, 'There is no place yet'],
    [{ source: 'records', recordKeys: ['Aa1'] }, '2 sites are wanted, but there is only 1 candidate']
  ])('shows at its field what to change for %j', async (form, words) => {
    renderWidget();
    fillForm({ ...FORM, ...form });
    await pressFind();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(readState().queue).toEqual([]);
  });

  it('refuses a shape whose edges cross, and asks for the area of one without', async () => {
    renderWidget();
    fillForm({ ...FORM, areaKind: 'shape' });
    const draw = (ring: readonly (readonly [number, number])[]) =>
      act(() =>
        updateStore({
          dataSourcesInfo: {
            mills: {
              widgetQueries: { measure: { geometry: { rings: [ring], spatialReference: { wkid: 4326 } } } }
            }
          }
        } as never)
      );
    draw([
      [7, 5],
      [8, 6],
      [8, 5],
      [7, 6],
      [7, 5]
    ]);
    await pressFind();
    expect(await screen.findByText(/The edges of the shape cross at 5\.5/)).toBeVisible();
    const ring = [
      [7, 5],
      [7, 6],
      [8, 6.1234567],
      [7, 5]
    ] as const;
    draw(ring);
    await pressFind();
    await findResult();
    expect(requests.find(({ path }) => path === '/api/site-candidates')!.body).toEqual({
      area: { kind: 'ring', ring: [ring[0], ring[1], [8, 6.12346], ring[3]] },
      spacing: 10
    });
    act(() => updateStore({ dataSourcesInfo: {} } as never));
  });

  it('takes places from a pasted table and names the rows that are none', async () => {
    renderWidget();
    await userEvent.click(await screen.findByRole('button', { name: 'Places' }));
    const table = screen.getByRole('textbox', { name: 'Table of places' });
    fireEvent.change(table, { target: { value: 'Uyo, 5.03, 7.93\nAba, x, 7.3' } });
    await press('Add these places');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Row 2 “Aba, x, 7.3”: The latitude x is not a number'
    );
    expect(screen.getByText('1 place')).toBeVisible();
    expect(table).not.toHaveValue('');
    await press('Add the centre of the map');
    expect(within(screen.getByRole('list', { name: 'Chosen places' })).getAllByRole('listitem')).toHaveLength(
      2
    );
    await press('Remove Uyo');
    expect(readState().form.places.map(({ name }) => name)).toEqual(['Place 2']);
  });

  it('adds places by clicks on the map while the switch is on', async () => {
    renderWidget();
    fillForm({ source: 'places' });
    await userEvent.click(await screen.findByRole('switch', { name: 'Pick places on the map' }));
    act(() => void map.click({ latitude: 5.0123456, longitude: 7.9 }));
    expect(readState().form.places).toEqual([{ name: 'Place 1', latitude: 5.01235, longitude: 7.9 }]);
  });
});

describe('a scenario', () => {
  it('[BY-14] shows tonnes, haul cost, sites, factories and what is left out, and draws them', async () => {
    renderWidget();
    const result = await findSites();
    expect(listRows()[0]).toHaveTextContent(/^A · Uyo, Aba2,500[\d,]+exact$/);
    expect(result).toHaveTextContent('of 3,250 t known');
    expect(result).toHaveTextContent('This is the best possible answer.');
    expect(result).toHaveTextContent('P1 bought in the last twelve months 27/11/2025–26/11/2026');
    expect(result).toHaveTextContent('parameters version 3');
    expect(result).toHaveTextContent('1 place of the grid is outside Nigeria');
    expect(getSites().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1Uyo1,800 t₦[\d,]+\/t$/),
      expect.stringMatching(/^2near Aba \(3\.2 km\)700 t₦[\d,]+\/t$/)
    ]);
    const left = screen.getByRole('region', { name: 'Left out' });
    expect(left).toHaveTextContent('Tonnes not known1 placeunknown');
    expect(left).toHaveTextContent('No road within 5.0 km1 place50 t');
    expect(left).toHaveTextContent('More than 30 min from every candidate1 place300 t');
    expect(screen.getByRole('region', { name: 'Existing factories (t a year)' })).toHaveTextContent(
      'Main Crushing Mill400400'
    );
    await waitFor(() => expect(mockMap.drawn?.sites[0]?.catchment).not.toBeNull());
    expect(mockMap.drawn).toMatchObject({ sites: [{ number: 1, name: 'Uyo' }, { number: 2 }] });
    expect(mockMap.drawn!.candidates).toHaveLength(GRID.candidates.length);
    expect(mockMap.moves).toEqual([12]);
  });

  it('opens a site with its drive, profit and the next best place, also by a click on its star', async () => {
    renderWidget();
    await findSites({ count: '1' });
    await press(/^1 ?Uyo/);
    const [site] = getSites();
    expect(site).toHaveTextContent(/Drive of \d+ min on average, \d+ min at the most/);
    await waitFor(() => expect(site).toHaveTextContent('formula: ₦52,848, of all oil palm within 30 min'));
    expect(site).toHaveTextContent(
      /Next best: .*\([\d,]+ t a year less, ₦[\d,]+ a year (less|more) to haul\)/
    );
    await press(/^1 ?Uyo/);
    expect(readState().openSite).toBeNull();
    mockMap.marked = 0;
    act(() => void map.click({ latitude: 5.01, longitude: 7.92 }));
    expect(readState().openSite).toBe(0);
  });

  it('names what a site takes from an existing factory', async () => {
    answers = ({ path, query }) =>
      path === '/api/marker-assets' && query.get('markerType') === 'Factory'
        ? { data: [{ ...FACTORIES[0], latitude: 5.2, longitude: 7.9 }], total: 1 }
        : undefined;
    renderWidget();
    await findSites();
    await press(/^1 ?Uyo/);
    expect(getSites()[0]).toHaveTextContent(/Takes [\d,]+ t a year from Main Crushing Mill\./);
  });

  it('is kept beside others, which are named by what differs, with the best one marked', async () => {
    renderWidget();
    await findSites({ count: '1' });
    await press(/^1 ?Uyo/);
    await press('Show the answer without Uyo');
    await waitFor(() => expect(listRows()).toHaveLength(2), { timeout: 10_000 });
    expect(listRows()[1]).toHaveTextContent(/^B · without Uyo/);
    await press('In the rainy season');
    await waitFor(() => expect(listRows()).toHaveLength(3), { timeout: 10_000 });
    expect(listRows()[2]).toHaveTextContent(/^C · without Uyo, Rainy season/);
    expect(await findResult()).toHaveTextContent(/Rainy season: /);
    expect(listRows().map((row) => within(row).queryByText('best') !== null)).toEqual([true, false, false]);
    await press('In the dry season');
    expect(listRows()).toHaveLength(3);
    expect(within(listRows()[1]!).getByRole('button', { pressed: true })).toBeVisible();
    await press(/^A · Uyo$/);
    expect(getSites()[0]).toHaveTextContent('Uyo');
    await findSites({ question: 'haulCost', minutes: '', count: '2' });
    expect(listRows()[3]).toHaveTextContent(/^D · Least haul cost, 2 sites, 180 min/);
    expect(screen.queryByText('best')).toBeNull();
    expect(screen.getByText(/4 scenarios are shown/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Find sites' })).toBeDisabled();
    await press(/^Remove D/);
    expect(screen.getByRole('button', { name: 'Find sites' })).toBeEnabled();
    await press('Close all scenarios');
    expect(screen.queryByRole('table', { name: 'Scenarios' })).toBeNull();
    expect(mockMap.drawn).toBeNull();
  });

  it('asks for the tonnes of the area only, or for all in reach of its candidates', async () => {
    renderWidget();
    await findSites({ scope: 'area' });
    await findSites({ scope: 'reach' });
    const [area, reach] = requests.filter(({ path }) => path === '/api/site-demands').map(({ body }) => body);
    expect(area).toEqual({ weight: 'purchases', area: { kind: 'state', name: 'Akwa Ibom' } });
    const { ring } = (reach as { area: { ring: readonly (readonly [number, number])[] } }).area;
    // 30 min at 120 km/h are 60 km or 0.54 degrees.
    expect(ring[0]![1]).toBeCloseTo(5 - 0.54, 2);
    expect(ring[2]![1]).toBeCloseTo(5.11 + 0.54, 2);
  });

  it('leaves a factory that is a candidate out of the existing ones', async () => {
    renderWidget();
    await findSites({ source: 'records', recordKeys: ['Ff1', 'Aa1', 'Aa2'] });
    const result = await findResult();
    expect(result).toHaveTextContent('No active factory takes in these tonnes.');
    expect(result).toHaveTextContent('3 records as candidates');
  });
});

describe('a question without an answer', () => {
  it.each<[string, string, unknown, RegExp]>([
    ['/api/site-candidates', 'outsideNigeria', {}, /outside Nigeria/],
    ['/api/site-candidates', 'noSquare', {}, /too small for candidates 10 km apart/],
    [
      '/api/site-candidates',
      'tooMany',
      { fittingSpacing: 14, squares: 1_200 },
      /room for 1,200 .* Enter 14 km/
    ],
    ['/api/site-candidates', 'tooMany', { fittingSpacing: null }, /too large for at most 800/],
    ['/api/site-candidates', 'noRoad', {}, /No candidate of the area is near a road/]
  ])('of %s with the problem %s says what to change', async (call, problem, more, words) => {
    answers = ({ path }) =>
      path === call ? { ...GRID, candidates: [], problem, ...(more as object) } : undefined;
    renderWidget();
    fillForm(FORM);
    await pressFind();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it.each([
    ['no tonnes', [], /No place with such tonnes is there/],
    ['unknown tonnes only', [DEMANDS[5]!], /tonnes of every place are unknown/],
    ['tonnes out of reach only', [DEMANDS[4]!], /No candidate reaches any tonnes within 30 min/]
  ])('because there are %s says what to change', async (_name, demands, words) => {
    answers = ({ path }) => (path === '/api/site-demands' ? createDemands(demands) : undefined);
    renderWidget();
    fillForm(FORM);
    await pressFind();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('because no candidate has a road says so', async () => {
    renderWidget();
    const places = [13.2, 13.4].map((longitude) => ({ name: 'Far', latitude: 6, longitude }));
    fillForm({ ...FORM, source: 'places', places });
    await pressFind();
    expect(await screen.findByRole('alert')).toHaveTextContent('None of the 2 candidates is near a road');
  });

  it('because more sites than candidates are wanted says so', async () => {
    renderWidget();
    fillForm({ ...FORM, count: '4' });
    await pressFind();
    expect(await screen.findByRole('alert')).toHaveTextContent('4 sites are wanted, but there are only 3');
  });

  it('because the server fails can be asked again', async () => {
    answers = ({ path }) =>
      path === '/api/site-ways' ? refuse('routing_unavailable', 'No roads now.', 503) : undefined;
    renderWidget();
    fillForm(FORM);
    await pressFind();
    expect(await screen.findByRole('alert')).toHaveTextContent('No roads now.');
    answers = () => undefined;
    await press('Retry');
    expect(await findResult()).toBeVisible();
  });

  it('because the account may not see the tonnes names whom to ask', async () => {
    answers = ({ path }) => (path === '/api/site-demands' ? refuse('forbidden', 'No.', 403) : undefined);
    renderWidget();
    fillForm(FORM);
    await pressFind();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ask an administrator for a staff account');
  });

  it('is dropped by Cancel', async () => {
    answers = ({ path }) => (path === '/api/site-ways' ? new Promise(() => undefined) : undefined);
    renderWidget();
    fillForm(FORM);
    await pressFind();
    expect(await screen.findByText('Measuring the roads from the candidates…')).toBeVisible();
    await press('Cancel');
    expect(readState().queue).toEqual([]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('a search that the browser ends', () => {
  const { Worker: ownWorker } = globalThis;
  afterEach(() => {
    globalThis.Worker = ownWorker;
  });

  it('[BY-14] shows the best answer until then, and says so', async () => {
    const { answer } = createScenario();
    class EndedWorker {
      onmessage: (event: object) => void = () => undefined;
      onerror: () => void = () => undefined;
      readonly terminate = () => undefined;
      postMessage() {
        const best = { ...answer, isOptimal: false, gap: 0.0123 };
        setTimeout(() => this.onmessage({ data: { kind: 'better', answer: best, share: 0.2 } }));
        setTimeout(() => this.onerror(), 10);
      }
    }
    globalThis.Worker = EndedWorker as unknown as typeof Worker;
    renderWidget();
    const result = await findSites();
    expect(result).toHaveTextContent(
      /The browser ended the search after [\d.]+ s; this is the best answer until then\. It is at most 1\.3 % from/
    );
    expect(listRows()[0]).toHaveTextContent(/≤ 1\.3 %$/);
  });
});

const openLink = (list: readonly SitesInputs[]) => {
  const link = SITES_LINK.toLink({
    ...WHERE_NEXT.initial,
    queue: list.map((inputs, at) => ({ id: at + 1, inputs, fromLink: false, isShown: at === 0 }))
  })!;
  window.history.replaceState(null, '', `/map?sites.tool=${encodeState(link, SITES_LINK.codec)}`);
};

describe('a link', () => {
  it('[BY-14] computes its scenarios before the tool is opened, shows one, and leaves the extent', async () => {
    const { inputs } = createScenario();
    openLink([inputs, { ...inputs, season: 'rainy' }]);
    renderWidget(linked);
    await waitFor(() => expect(readState().scenarios).toHaveLength(2), { timeout: 10_000 });
    expect(listRows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^A · Uyo, Aba/),
      expect.stringMatching(/^B · Rainy season/)
    ]);
    expect(within(listRows()[0]!).getByRole('button', { pressed: true })).toBeVisible();
    expect(mockMap.moves).toEqual([]);
  });

  it('names the records that are gone and keeps the others', async () => {
    const { inputs } = createScenario({ source: { kind: 'records', keys: ['Aa1', 'Ax9', 'Aa2'] } });
    openLink([inputs]);
    renderWidget(linked);
    expect(await findResult()).toHaveTextContent(
      '1 chosen record does not exist any more and is left out: x9.'
    );
    expect(getSites().map(({ textContent }) => textContent)).toEqual(
      ACCESS_POINTS.map(({ name }, at) => expect.stringContaining(`${at + 1}${name}`) as string)
    );
  });

  it('whose records are all gone names them, beside the other scenarios', async () => {
    const { inputs } = createScenario();
    openLink([{ ...inputs, source: { kind: 'records', keys: ['Ax8', 'Ax9'] } }, inputs]);
    renderWidget(linked);
    await findResult();
    expect(listRows()).toHaveLength(1);
  });
});
