import { getAppStore, Immutable, MessageManager } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeWidgetState,
  clearSession,
  readWidgetState,
  startSession
} from 'widgets/shared-code/site-base';
import { AREA_FIGURE_NAMES, MILL_FIGURE_NAMES, SUPPRESSED } from 'widgets/shared-code/site-domain';
import { REQUESTED_ORIGIN } from 'widgets/shared-code/site-tools';
import type { AreaRings, DrawnArea, SelectedArea } from 'widgets/shared-code/site-map';
import { readFrenchMessages } from '../../../../shared/ui/tests/french';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { showMap } from '../../../../tests/support/fake-map';
import defaultConfig from '../../config.json';
import { createSummary, createTogether, uyo } from '../../tests/fixtures';
import type { Config } from '../config';
import { selectArea } from './state';
import { SERVICE_AREA } from './use-service-area';
import Widget from './widget';

let map: FakeMaps.FakeMap;
const mockAreas = {
  drawn: [] as readonly DrawnArea[],
  overlap: undefined as AreaRings | undefined,
  hero: null as DrawnArea | null
};
/** Moves of the map, and whether a click hits a point feature. */
const mockMap = { moves: [] as string[], isPoint: false };

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../shared/map/src/areas'),
  ...jest.requireActual<object>('../../../../shared/map/src/panels/use-map-layers'),
  ...jest.requireActual<object>('../../../../shared/map/src/panels/area-rows'),
  ...jest.requireActual<object>('../../../../shared/layers/src/area-records'),
  addAreaLayer: () => ({
    show: (areas: readonly DrawnArea[], overlap?: AreaRings, hero?: SelectedArea | null) => {
      Object.assign(mockAreas, { drawn: areas, overlap, hero: hero?.area ?? null });
    },
    remove: () => {
      mockAreas.drawn = [];
    }
  }),
  useEarlierView: () => undefined,
  goToArea: async () => void mockMap.moves.push('to it'),
  revealArea: async () => void mockMap.moves.push('into view'),
  openPointPopup: async () => mockMap.isPoint
}));

jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

const requests: { url: string; body: string }[] = [];
let fail: ((url: string) => Response | null) | null = null;
const createResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function serveRequest(url: string, body: string): Response {
  const failed = fail?.(url);
  if (failed) return failed;
  if (url.endsWith('/api/service-area-summary')) return createResponse(createSummary(JSON.parse(body)));
  if (url.endsWith('/api/service-areas-together'))
    return createResponse(createTogether(JSON.parse(body).areas));
  return createResponse({}, 404);
}

const createWidgets = (parts: Record<string, Partial<Config>>) =>
  Object.fromEntries(
    Object.entries(parts).map(([id, config]) => [
      id,
      {
        id,
        uri: 'widgets/service-area/',
        config: { ...defaultConfig, part: 'tool' as const, ...config },
        useMapWidgetIds: ['map']
      }
    ])
  );

/** Renders a tool and, when given, the parts that belong to it. */
function renderWidget(parts: Record<string, Partial<Config>> = { tool: {} }, locale = 'en', messages = {}) {
  const all = createWidgets(parts);
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

const linked = {
  tool: {},
  detail: { part: 'detail' as const, toolWidgetId: 'tool' },
  table: { part: 'table' as const, toolWidgetId: 'tool' }
};

const readState = () => readWidgetState('tool', SERVICE_AREA);
const getToggle = () => screen.getByRole('switch', { name: 'Service Area' });
const clickMap = (place = uyo) => {
  const clicks: ReturnType<typeof map.click>[] = [];
  act(() => void clicks.push(map.click(place)));
  return clicks[0];
};
const findDialog = () => screen.findByRole('dialog', { hidden: false, name: 'Set the Driving time!' });
const findDetail = () => screen.findByRole('region', { name: /^Service area \d/ });
const getTable = () => screen.getByRole('region', { name: 'Service Area Table' });

async function setDriveTime(minutes: string) {
  const time = within(await findDialog()).getByRole('spinbutton');
  fireEvent.change(time, { target: { value: minutes } });
  await userEvent.click(within(await findDialog()).getByRole('button', { name: 'Set' }));
}

async function drawArea(place = uyo, minutes = '60') {
  const before = readState()?.areas.length ?? 0;
  clickMap(place);
  await setDriveTime(minutes);
  await waitFor(() => expect(readState()?.areas).toHaveLength(before + 1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

beforeEach(() => {
  map = showMap();
  requests.length = 0;
  fail = null;
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/map');
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const [url, body] = [String(input), String(init?.body ?? '')];
    requests.push({ url, body });
    return serveRequest(url, body);
  });
});

describe('a map about one figure', () => {
  const findTermText = async (name: string) => {
    const figure = within(await findDetail()).getByTestId(name);
    return figure.closest('div')?.querySelector('dt')?.textContent;
  };

  it.each([
    ['weeklyYield', ['weeklyP1Yield', 'weeklyFFBYield'], ['Weekly P1 yield', 'Weekly FFB yield']],
    ['profitPerWeek', ['profit_week'], ['Monthly profit']]
  ] as const)(
    '[WM-01] %s shows its figures first, once, under its label',
    async (headline, figures, labels) => {
      renderWidget({ tool: { headline } });
      await userEvent.click(getToggle());
      await drawArea();
      const all = within(await findDetail()).getAllByTestId(/^sa-/);
      expect(all.slice(0, figures.length).map(({ dataset }) => dataset.testid)).toEqual(
        figures.map((name) => `sa-${name}`)
      );
      for (const [at, name] of figures.entries()) {
        expect(all.filter(({ dataset }) => dataset.testid === `sa-${name}`)).toHaveLength(1);
        expect(await findTermText(`sa-${name}`)).toBe(labels[at]);
      }
      // The address of one map has 'week' in it; the figure has the same name and unit on all maps.
      expect(await findTermText('sa-profit_week')).toBe('Monthly profit');
      expect(getTable()).toHaveTextContent('Monthly profit');
    }
  );
});

describe('a link', () => {
  it('[BY-01] restores the areas of a link one after the other, and its selection', async () => {
    renderWidget();
    await userEvent.click(getToggle());
    await drawArea(uyo, '60');
    await drawArea({ latitude: 5.4, longitude: 7.5 }, '45');
    act(() => changeWidgetState('tool', SERVICE_AREA, (now) => now && selectArea(now, now.areas[0]!.id)));
    await waitFor(() => expect(window.location.search).toContain('areas.tool=1.'));
    const address = window.location.search;
    cleanup();
    act(() => updateStore({ widgetsState: {} }));
    window.sessionStorage.clear();
    window.history.replaceState(null, '', `/map${address}`);
    requests.length = 0;
    mockMap.moves = [];
    renderWidget();
    await waitFor(() => expect(readState()?.areas).toHaveLength(2));
    expect(readState()?.areas.map(({ latitude, minutes }) => [latitude, minutes])).toEqual([
      [uyo.latitude, 60],
      [5.4, 45]
    ]);
    await waitFor(() => expect(readState()?.selectedId).toBe(readState()?.areas[0]?.id));
    expect(requests.filter(({ url }) => url.endsWith('/api/service-area-summary'))).toHaveLength(2);
    expect(window.location.search).toBe(address);
    // The link sets the extent itself; later selections move the map as usual.
    expect(mockMap.moves).toEqual([]);
    act(() => changeWidgetState('tool', SERVICE_AREA, (now) => now && selectArea(now, now.areas[1]!.id)));
    await waitFor(() => expect(mockMap.moves).toEqual(['into view']));
  });
});

describe('a start that another widget requests', () => {
  it('[SA-01] opens the drive-time dialog with the toggle off, and is used only once', async () => {
    renderWidget();
    act(() => changeWidgetState('tool', REQUESTED_ORIGIN, () => ({ ...uyo })));
    expect(await findDialog()).toHaveTextContent('5.0300, 7.9300');
    expect(readState()?.on).toBe(false);
    expect(readWidgetState('tool', REQUESTED_ORIGIN)).toBeNull();
    await setDriveTime('45');
    await waitFor(() => expect(readState()?.areas).toHaveLength(1));
    expect(readState()?.areas[0]).toMatchObject({ ...uyo, minutes: 45 });
  });

  it('delays a requested start until the current drawing ends', async () => {
    renderWidget();
    await userEvent.click(getToggle());
    clickMap();
    await setDriveTime('60');
    act(() => changeWidgetState('tool', REQUESTED_ORIGIN, () => ({ latitude: 5.4, longitude: 7.5 })));
    expect(await findDialog()).toHaveTextContent('5.4000, 7.5000');
    expect(readState()?.areas).toHaveLength(1);
  });
});

describe('the tool', () => {
  it('[SA-01] opens the drive-time dialog at a click while it is on, with 60 preset and 2 to 300 accepted', async () => {
    renderWidget();
    clickMap();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(getToggle());
    const click = clickMap();
    expect(click!.stopPropagation).toHaveBeenCalled();
    const time = within(await findDialog()).getByRole('spinbutton');
    expect(time).toHaveValue('60');
    expect(time).toHaveAttribute('aria-valuemin', '2');
    expect(time).toHaveAttribute('aria-valuemax', '300');
    for (const [wrong, words] of [
      ['', 'Enter a driving time'],
      ['1', 'at least 2'],
      ['301', 'at most 300'],
      ['abc', 'must be a number']
    ]) {
      await setDriveTime(wrong!);
      expect(within(await findDialog()).getByRole('alert')).toHaveTextContent(words!);
      expect(time).toHaveValue(wrong);
    }
    expect(readState()?.drawing).toBeNull();
    await setDriveTime('2.5');
    await waitFor(() => expect(readState()?.areas[0]?.minutes).toBe(3));
  });

  it('[SA-07] shows the progress of a drawing, then the detail', async () => {
    renderWidget();
    await userEvent.click(getToggle());
    let releaseResponse = () => {};
    const held = new Promise<void>((resolve) => {
      releaseResponse = resolve;
    });
    const answering = globalThis.fetch;
    globalThis.fetch = jest.fn(async (...request: Parameters<typeof fetch>) => {
      await held;
      return answering(...request);
    });
    clickMap();
    await setDriveTime('60');
    expect(await screen.findByText('Drawing the service area…')).toBeVisible();
    await act(async () => releaseResponse());
    expect(await findDetail()).toBeVisible();
    expect(screen.queryByText('Drawing the service area…')).toBeNull();
  });

  it('[SA-02] requests three breaks and draws the answer in the area’s colour', async () => {
    renderWidget();
    await userEvent.click(getToggle());
    await drawArea();
    expect(requests.filter(({ url }) => url.endsWith('/api/service-area-summary'))).toHaveLength(1);
    const [area] = mockAreas.drawn;
    expect(area!.polygons.map(({ toBreak }) => toBreak)).toEqual([20, 40, 60]);
    expect(area!.rgb).toEqual([43, 108, 210]);
  });

  describe('in the rainy season', () => {
    const getRainSwitch = () => screen.getByRole('switch', { name: 'Rainy season' });
    const findSeasonsTable = () => screen.findByRole('table', { name: 'Dry and rainy season' });
    const rainyRequests = () => requests.filter(({ body }) => body.includes('rainy'));

    it('draws the rainy area too and shows both answers side by side, with the assumptions', async () => {
      renderWidget();
      await userEvent.click(getToggle());
      await drawArea();
      await userEvent.click(getRainSwitch());
      const mills = within(await findSeasonsTable()).getByRole('row', { name: /^Mills/ });
      expect(
        within(mills)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent)
      ).toEqual(['1,214', '900']);
      expect(screen.getByText(/assumed, not measured/)).toBeVisible();
      expect(screen.getByText(/^Counted in the rainy season: Mills and purchases: all within/)).toBeVisible();
      expect(mockAreas.drawn[0]!.rainy!.map(({ toBreak }) => toBreak)).toEqual([20, 40, 60]);
      expect(window.location.search).toContain('season.tool=1.');
      const rows = within(await findSeasonsTable()).getAllByRole('row').length;
      await userEvent.click(screen.getByRole('button', { name: 'More figures' }));
      expect(within(await findSeasonsTable()).getAllByRole('row').length).toBeGreaterThan(rows + 5);
      await userEvent.click(getRainSwitch());
      expect(screen.queryByRole('table', { name: 'Dry and rainy season' })).toBeNull();
      expect(mockAreas.drawn[0]!.rainy).toBeUndefined();
      await userEvent.click(getRainSwitch());
      await findSeasonsTable();
      expect(rainyRequests()).toHaveLength(1);
    });

    it('requests the season for every area, also for areas drawn later', async () => {
      renderWidget();
      await userEvent.click(getToggle());
      await userEvent.click(getRainSwitch());
      await drawArea(uyo, '30');
      await drawArea(uyo, '60');
      await waitFor(() => expect(mockAreas.drawn.every((area) => area.rainy)).toBe(true));
      expect(rainyRequests().map(({ body }) => (JSON.parse(body) as { minutes: number }).minutes)).toEqual([
        30, 60
      ]);
    });

    it('shows why there is no answer and offers Retry; offers no Retry when there is no rainy season', async () => {
      renderWidget();
      await userEvent.click(getToggle());
      await drawArea();
      const refuseRainyRequest = (code: string) => () =>
        requests.at(-1)!.body.includes('rainy')
          ? createResponse({ error: { code, message: 'Being prepared.' } }, 503)
          : null;
      fail = refuseRainyRequest('routing_unavailable');
      await userEvent.click(getRainSwitch());
      expect(await screen.findByRole('alert')).toHaveTextContent('Being prepared.');
      fail = null;
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await findSeasonsTable();
      await userEvent.click(getRainSwitch());
      fail = refuseRainyRequest('season_not_available');
      await drawArea(uyo, '90');
      await userEvent.click(getRainSwitch());
      expect(await screen.findByRole('alert')).toHaveTextContent(/not available here/);
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
      expect(await findDetail()).toHaveTextContent('1,214');
    });
  });

  it('[SA-03] refuses the sixth area in the specification’s words; clear starts over', async () => {
    renderWidget();
    await userEvent.click(getToggle());
    for (const minutes of ['10', '15', '20', '25', '30']) await drawArea(uyo, minutes);
    clickMap();
    expect(await screen.findByText('Maximum service areas exceeded (limit: 5)')).toBeVisible();
    expect(screen.getByText('Maximum service exceeded')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Maximum service exceeded')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Clear service areas' }));
    expect(readState()?.areas).toHaveLength(0);
    expect(mockAreas.drawn).toEqual([]);
    expect(getToggle()).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Clear service areas' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(readState()?.areas.map(({ minutes }) => minutes)).toEqual([10, 15, 20, 25, 30]);
    expect(readState()?.selectedId).toBe(5);
  });

  it.each([
    [
      { error: { code: 'no_road_nearby', message: 'x' } },
      'Invalid starting location. Please select a valid point on the map.'
    ],
    [
      { error: { code: 'drive_time_out_of_range', message: 'x' } },
      'Drive time exceeds maximum allowed (300 minutes). Please use a smaller value.'
    ],
    [{ error: { code: 'routing_unavailable', message: 'Restarting.' } }, 'Details: Restarting.'],
    [{ error: { code: 'odd', message: '' } }, 'An unexpected error occurred.']
  ])('[SA-06] shows the catalogue’s words for %j, and Retry keeps place and time', async (body, words) => {
    renderWidget();
    await userEvent.click(getToggle());
    fail = (url) => (url.endsWith('summary') ? createResponse(body, 422) : null);
    clickMap();
    await setDriveTime('45');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`Failed to generate service area.${words}`);
    expect(readState()?.areas).toHaveLength(0);
    fail = null;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(readState()?.areas[0]).toMatchObject({ ...uyo, minutes: 45 }));
  });

  it('[SA-06] reports a network error, and the next click works', async () => {
    renderWidget();
    await userEvent.click(getToggle());
    const answering = globalThis.fetch;
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    clickMap();
    await setDriveTime('60');
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please check your connection');
    globalThis.fetch = answering;
    await drawArea();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[SA-08] opens the innermost area under a click and suppresses the popup while it is off', async () => {
    renderWidget();
    await userEvent.click(getToggle());
    await drawArea(uyo, '60');
    await drawArea(uyo, '30');
    await userEvent.click(getToggle());
    const inner = clickMap({ latitude: 5.03, longitude: 8.1 });
    expect(inner!.stopPropagation).toHaveBeenCalled();
    expect(await findDetail()).toHaveTextContent('30 min');
    clickMap({ latitude: 5.03, longitude: 8.45 });
    expect(await findDetail()).toHaveTextContent('60 min');
    const outside = clickMap({ latitude: 9, longitude: 8 });
    expect(outside!.stopPropagation).not.toHaveBeenCalled();
  });

  it('emphasises the selected area: the map goes to a new one, and pans to a selected one', async () => {
    mockMap.moves = [];
    renderWidget();
    await userEvent.click(getToggle());
    await drawArea(uyo, '60');
    await waitFor(() => expect(mockMap.moves).toEqual(['to it']));
    expect(mockAreas.hero?.number).toBe(1);
    await drawArea(uyo, '30');
    expect(mockAreas.hero?.number).toBe(2);
    act(() => changeWidgetState('tool', SERVICE_AREA, (now) => now && selectArea(now, null)));
    expect(mockAreas.hero).toBeNull();
    act(() => changeWidgetState('tool', SERVICE_AREA, (now) => now && selectArea(now, now.areas[0]!.id)));
    await waitFor(() => expect(mockMap.moves).toEqual(['to it', 'to it', 'into view']));
    expect(mockAreas.hero?.number).toBe(1);
  });

  it('opens the popup of a point inside an area, not the area, while it is off', async () => {
    renderWidget();
    await userEvent.click(getToggle());
    await drawArea(uyo, '60');
    await userEvent.click(getToggle());
    act(() => changeWidgetState('tool', SERVICE_AREA, (now) => now && selectArea(now, null)));
    mockMap.isPoint = true;
    expect(clickMap()!.stopPropagation).toHaveBeenCalled();
    await act(() => Promise.resolve());
    expect(screen.queryByRole('region', { name: /^Service area \d/ })).toBeNull();
    mockMap.isPoint = false;
    clickMap();
    expect(await findDetail()).toBeVisible();
  });

  it('[SA-08] removes only one area; the others survive a reload, the toggle does not', async () => {
    const first = renderWidget();
    await userEvent.click(getToggle());
    await drawArea(uyo, '60');
    await drawArea(uyo, '30');
    await userEvent.click(within(getTable()).getByRole('button', { name: 'Remove service area 1' }));
    expect(readState()?.areas.map(({ number }) => number)).toEqual([2]);
    first.unmount();
    renderWidget();
    await waitFor(() => expect(readState()?.areas.map(({ minutes }) => minutes)).toEqual([30]));
    expect(mockAreas.drawn).toHaveLength(1);
    expect(getToggle()).not.toBeChecked();
  });

  it('restores the areas of an account to this account only', async () => {
    startSession('token', { id: 'u1', email: 'ada@site.example' });
    const first = renderWidget();
    await userEvent.click(getToggle());
    await drawArea(uyo, '30');
    first.unmount();
    // Another account has signed in in another tab, and this page is loaded again.
    startSession('token', { id: 'u2', email: 'ben@site.example' });
    const second = renderWidget();
    await waitFor(() => expect(readState()?.areas).toEqual([]));
    second.unmount();
    startSession('token', { id: 'u1', email: 'ada@site.example' });
    renderWidget();
    await waitFor(() => expect(readState()?.areas.map(({ minutes }) => minutes)).toEqual([30]));
    act(() => clearSession());
  });

  it('takes the clicks of the map while it is on, and turns off when another widget takes them', async () => {
    renderWidget();
    await userEvent.click(getToggle());
    expect(map.popups).toBe(false);
    const { appActions } = await import('jimu-core');
    act(() => {
      getAppStore().dispatch(appActions.requestAutoControlMapWidget('map', 'another'));
    });
    await waitFor(() => expect(getToggle()).not.toBeChecked());
    expect(map.popups).toBe(false);
    act(() => void getAppStore().dispatch(appActions.releaseAutoControlMapWidget('map')));
    await userEvent.click(getToggle());
    await userEvent.click(getToggle());
    expect(map.popups).toBe(true);
  });

  it('can be used without a pointer', async () => {
    renderWidget();
    await userEvent.click(getToggle());
    await userEvent.click(screen.getByRole('button', { name: 'Start at the centre of the map' }));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() =>
      expect(readState()?.areas[0]).toMatchObject({ latitude: 5.5, longitude: 7.5, minutes: 61 })
    );
  });

  it('announces the position of a new area to other widgets and to screen readers', async () => {
    const publish = jest.spyOn(MessageManager.getInstance(), 'publishMessage');
    renderWidget();
    await userEvent.click(getToggle());
    await drawArea();
    expect(publish).toHaveBeenCalledWith(
      expect.objectContaining({ widgetId: 'tool', type: 'LOCATION_CHANGE' })
    );
    expect(
      await screen.findByText('Service area 1 is ready: 1,214 mills, 48,206 acres.')
    ).toBeInTheDocument();
    publish.mockRestore();
  });

  it('shows a notice when no map is configured', () => {
    const Wrapped = wrapWidget(Widget, { config: Immutable({ ...defaultConfig, part: 'tool' as const }) });
    widgetRender(true)(<Wrapped widgetId="tool" />);
    expect(screen.getByText(/No map has been chosen yet\. The editor of this page/)).toBeVisible();
  });
});

describe('detail and table', () => {
  it('[SA-04] shows every figure of the answer, formatted and raw', async () => {
    renderWidget(linked);
    await userEvent.click(getToggle());
    await drawArea();
    const { figures } = createSummary({ ...uyo, minutes: 60 });
    for (const name of AREA_FIGURE_NAMES)
      expect(screen.getByTestId(`sa-${name}`)).toHaveAttribute('data-value', String(figures[name]));
    const readShownFigure = (name: string) => screen.getByTestId(`sa-${name}`).textContent;
    expect([
      readShownFigure('noOfMills'),
      readShownFigure('totalTonsBought'),
      readShownFigure('totalAcres')
    ]).toEqual(['1,214', '3,871.4 t', '48,206 ac']);
    expect([readShownFigure('logisticsCost'), readShownFigure('avgPricePerTonne')]).toEqual([
      '₦4,980/t',
      '₦36,421'
    ]);
    expect(await findDetail()).toHaveTextContent('within 84.2 km');
    expect(await findDetail()).toHaveTextContent('Parameters v1');
    const row = within(getTable()).getAllByRole('row')[1];
    for (const text of [
      'Uyo · 60 min',
      '1,214',
      '3,871.4',
      '48,206',
      '₦36,500',
      readShownFigure('profit_week') ?? '?'
    ])
      expect(row).toHaveTextContent(text);
    expect(getTable()).toHaveTextContent('1 of 5');
  });

  it('[SA-04] [OF-04] shows the scope beside each figure, in both mill scopes, which one switch changes for all', async () => {
    renderWidget(linked);
    await userEvent.click(getToggle());
    await drawArea(uyo, '60');
    await drawArea(uyo, '30');
    const readScope = (name: string) => screen.getByTestId(`scope-of-${name}`).textContent;
    const readFigure = (name: string) => screen.getByTestId(`sa-${name}`).textContent;
    const getChoice = (name: string) => screen.getByRole('button', { name });
    expect(getChoice('As specified')).toHaveAttribute('aria-pressed', 'true');
    expect([readScope('noOfMills'), readScope('totalAcres')]).toEqual(['within 84.2 km', 'inside 30 min']);
    expect([readScope('currentP1Price'), readScope('logisticsCost')]).toEqual([
      'LGA Uyo, paid until 20/11/2026',
      '30 min of driving'
    ]);
    expect(readScope('profit_week')).toBe('inside 30 min, P1 price of Uyo, paid until 20/11/2026');
    expect(readScope('maizeProduction2023')).toBe('LGA shares inside 30 min');
    expect(readScope('landForBiochar')).toBe('inside 30 min, 0.5 ha per tonne of biochar');
    const [acres, profit] = [readFigure('totalAcres'), readFigure('profit_week')];
    expect(within(getTable()).getByRole('columnheader', { name: /^Mills/ })).toHaveTextContent('by width');
    await userEvent.click(getChoice('Inside 30 min'));
    expect(getChoice('Inside 30 min')).toHaveAttribute('aria-pressed', 'true');
    for (const name of MILL_FIGURE_NAMES) expect(readScope(name)).toBe('inside 30 min');
    expect([
      readFigure('noOfMills'),
      readFigure('totalTonsBought'),
      readFigure('totalNoOfTransactions')
    ]).toEqual(['607', '1,214 t', '1,821']);
    expect(readFigure('avgPricePerTonne')).toBe('₦35,000');
    expect([readFigure('totalAcres'), readFigure('profit_week')]).toEqual([acres, profit]);
    expect(within(getTable()).getByRole('columnheader', { name: /^Mills/ })).toHaveTextContent('Millsinside');
    for (const row of within(getTable()).getAllByRole('row').slice(1, 3))
      expect(row).toHaveTextContent('607');
    expect(
      await within(getTable()).findByRole('row', { name: /^Together .* 1,250 2,500 60,000/ })
    ).toBeVisible();
    await userEvent.click(within(getTable()).getByRole('button', { name: 'Together (each counted once)' }));
    const together = await screen.findByRole('region', { name: 'Areas together' });
    expect(getChoice('Inside the areas')).toHaveAttribute('aria-pressed', 'true');
    expect(within(together).getByRole('rowheader', { name: /^Mills/ })).toHaveTextContent('inside the areas');
    // The circles belong to the rule, and so does the name of the overlap.
    expect(mockAreas.drawn.map(({ millRadius }) => millRadius)).toEqual([undefined, undefined]);
    expect(
      within(getTable()).getByRole('row', { name: /^Overlap mills inside both outlines 250/ })
    ).toBeVisible();
    expect(screen.queryByText(/^Dotted circles/)).toBeNull();
    expect(screen.getByTestId('sa-overlap-noOfMills')).toHaveTextContent('250');
    await userEvent.click(getChoice('As specified'));
    expect(screen.getByTestId('sa-overlap-noOfMills')).toHaveTextContent('500');
    expect(within(together).getByRole('rowheader', { name: /^Mills/ })).toHaveTextContent(
      "within an area's width"
    );
    expect(requests.filter(({ url }) => url.includes('/api/service-area'))).toHaveLength(3);
  });

  it('starts with the mill scope of the parameters', async () => {
    fail = (url) =>
      url.endsWith('summary')
        ? createResponse(createSummary({ ...uyo, minutes: 60 }, { millScope: 'insideArea' }))
        : null;
    renderWidget(linked);
    await userEvent.click(getToggle());
    await drawArea();
    expect(screen.getByRole('button', { name: 'Inside 60 min' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByTestId('sa-noOfMills')).toHaveTextContent('1,214');
  });

  it('[BY-08] shows a text with the rule, never a number, when there are too few mills', async () => {
    renderWidget(linked);
    const summary = createSummary({ ...uyo, minutes: 2 }, { toldFrom: 5 });
    const held = Object.fromEntries(MILL_FIGURE_NAMES.map((name) => [name, SUPPRESSED]));
    const figures = { ...summary.figures, ...held };
    fail = (url) => (url.endsWith('summary') ? createResponse({ ...summary, figures }) : null);
    await userEvent.click(getToggle());
    await drawArea(uyo, '2');
    for (const name of MILL_FIGURE_NAMES)
      expect(screen.getByTestId(`sa-${name}`)).toHaveTextContent('Too few mills to show');
    expect(await findDetail()).toHaveTextContent('sums of fewer than 5 mills are not shown');
    expect(within(getTable()).getAllByText('Too few mills to show')).toHaveLength(2);
    expect(
      await screen.findByText('Service area 1 is ready: too few mills to show their sums, 48,206 acres.')
    ).toBeInTheDocument();
  });

  it('[SA-05] marks a default price, and shows how far the start was moved and what is unknown', async () => {
    renderWidget(linked);
    const odd = createSummary(
      { ...uyo, minutes: 60 },
      { snapDistance: 2004, millScope: 'insideArea', lga: null }
    );
    const figures = {
      ...odd.figures,
      currentP1Price: 50_000,
      currentP1PriceIsDefault: true,
      currentP1PriceDate: null,
      avgPricePerTonne: null,
      maizeLandAvailableForBiochar: null
    };
    fail = (url) => (url.endsWith('summary') ? createResponse({ ...odd, figures }) : null);
    await userEvent.click(getToggle());
    await drawArea();
    const shown = await findDetail();
    expect(shown).toHaveTextContent('Start moved 2.0 km to the nearest road.');
    expect(shown).toHaveTextContent('Everything is counted inside 60 min.');
    expect(shown).toHaveTextContent('Outside the country');
    expect(within(shown).getByText('default')).toBeVisible();
    expect(screen.getByTestId('scope-of-currentP1Price')).toHaveTextContent(
      'no LGA at the start · no purchase in this LGA'
    );
    expect(within(getTable()).getByText('default')).toBeVisible();
    expect(screen.getByTestId('sa-avgPricePerTonne')).toHaveAttribute('data-value', '');
    expect(screen.getByTestId('sa-maizeLandAvailableForBiochar')).toHaveTextContent('–');
  });

  it('[SA-05] marks a price that was paid long ago, in the detail and in the table', async () => {
    renderWidget(linked);
    const usual = createSummary({ ...uyo, minutes: 60 });
    const figures = { ...usual.figures, currentP1PriceDate: '2026-06-30', currentP1PriceIsOld: true };
    fail = (url) => (url.endsWith('summary') ? createResponse({ ...usual, figures }) : null);
    await userEvent.click(getToggle());
    await drawArea();
    expect(within(await findDetail()).getByText('old')).toBeVisible();
    expect(screen.getByTestId('scope-of-currentP1Price')).toHaveTextContent(
      'LGA Uyo, paid until 30/06/2026, old'
    );
    expect(within(getTable()).getByText('old')).toBeVisible();
  });

  it('follows the tool: select in the table, close and remove in the detail', async () => {
    renderWidget(linked);
    await userEvent.click(getToggle());
    await drawArea(uyo, '60');
    await drawArea(uyo, '30');
    await userEvent.click(within(getTable()).getByRole('button', { name: 'Uyo · 60 min' }));
    expect(await findDetail()).toHaveTextContent('60 min');
    await userEvent.click(within(await findDetail()).getByRole('button', { name: 'Close details' }));
    expect(screen.queryByRole('region', { name: /^Service area \d/ })).toBeNull();
    await userEvent.click(within(getTable()).getByRole('button', { name: 'Uyo · 30 min' }));
    await userEvent.click(within(await findDetail()).getByRole('button', { name: 'Remove service area 2' }));
    expect(within(getTable()).getAllByRole('row')).toHaveLength(2);
  });

  describe('several areas together', () => {
    const listTogetherRequests = () =>
      requests.filter(({ url }) => url.endsWith('/api/service-areas-together'));
    const findRow = async (name: RegExp) => within(getTable()).findByRole('row', { name });
    const drawTwo = async () => {
      renderWidget(linked);
      await userEvent.click(getToggle());
      await drawArea(uyo, '60');
      expect(listTogetherRequests()).toHaveLength(0);
      await drawArea(uyo, '30');
    };

    it('[BY-03] shows totals under the areas and in a detail, with the overlap on the map; one area has no totals', async () => {
      await drawTwo();
      expect(await findRow(/^Together \(each counted once\) 2,500 5,000 60,000 – –/)).toBeVisible();
      expect(
        await findRow(
          /^Overlap mills by width: in both circles 500 250 inside both outlines 1,000 500 inside both outlines 20,000 – –/
        )
      ).toBeVisible();
      expect(mockAreas.drawn.map(({ millRadius }) => millRadius)).toEqual([84_240, 84_240]);
      expect(screen.getAllByText(/^Dotted circles: by width/)).toHaveLength(2);
      expect(listTogetherRequests().map(({ body }) => JSON.parse(body))).toEqual([
        {
          areas: [
            { ...uyo, minutes: 60 },
            { ...uyo, minutes: 30 }
          ]
        }
      ]);
      expect(mockAreas.overlap).toEqual(createTogether([]).overlap.rings);
      await userEvent.click(within(getTable()).getByRole('button', { name: 'Together (each counted once)' }));
      const together = await screen.findByRole('region', { name: 'Areas together' });
      expect(together).toHaveTextContent('2 areas');
      for (const part of ['together', 'overlap'] as const)
        for (const [name, value] of Object.entries(
          createTogether([
            { ...uyo, minutes: 60 },
            { ...uyo, minutes: 30 }
          ])[part].figures
        ))
          expect(screen.getByTestId(`sa-${part}-${name}`)).toHaveAttribute('data-value', String(value));
      expect(together).toHaveTextContent('all within the width of an area from its start, each once');
      expect(together).toHaveTextContent('P1 price, logistics cost and profit depend on one start');
      await userEvent.click(within(getTable()).getByRole('button', { name: 'Remove service area 2' }));
      expect(within(getTable()).queryByText('Overlap')).toBeNull();
      expect(screen.queryByRole('region', { name: 'Areas together' })).toBeNull();
      expect(mockAreas.overlap).toBeUndefined();
      expect(listTogetherRequests()).toHaveLength(1);
    });

    it('reports that areas do not overlap, and that mills may still be shared by width', async () => {
      fail = (url) => (url.endsWith('together') ? createResponse(createTogether([], 0)) : null);
      await drawTwo();
      expect(await screen.findAllByText(/^The areas do not overlap\./)).toHaveLength(2);
      expect(getTable()).toHaveTextContent('two areas may still count the same mill');
    });

    it('[BY-08] shows a text instead of a sum of the overlap over too few mills', async () => {
      const told = createTogether([{ ...uyo, minutes: 60 }], 0.1, { toldFrom: 5 });
      const held = Object.fromEntries(MILL_FIGURE_NAMES.map((name) => [name, SUPPRESSED]));
      const few = { ...told.overlap, figures: { ...told.overlap.figures, ...held } };
      fail = (url) => (url.endsWith('together') ? createResponse({ ...told, overlap: few }) : null);
      await drawTwo();
      expect(
        await findRow(/^Overlap .* Too few mills to show .* Too few mills to show .* 20,000/)
      ).toBeVisible();
    });

    it('shows the reason and Retry when areas cannot be counted together; the areas stay', async () => {
      fail = (url) =>
        url.endsWith('together')
          ? createResponse({ error: { code: 'odd', message: 'Take one away.' } }, 422)
          : null;
      await drawTwo();
      const alert = await within(getTable()).findByRole('alert');
      expect(alert).toHaveTextContent('The areas could not be counted together.Take one away.');
      expect(within(getTable()).getAllByRole('row')).toHaveLength(3);
      fail = null;
      await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
      expect(await findRow(/^Overlap .* 500/)).toBeVisible();
      expect(within(getTable()).queryByRole('alert')).toBeNull();
    });

    it('[BY-03] requests the totals again when the areas change, and drops an answer about earlier areas', async () => {
      await drawTwo();
      await findRow(/^Overlap .* 500/);
      const answering = globalThis.fetch;
      const held: (() => void)[] = [];
      globalThis.fetch = jest.fn(async (...request: Parameters<typeof fetch>) => {
        if (String(request[0]).endsWith('together')) await new Promise<void>((done) => held.push(done));
        return answering(...request);
      });
      await drawArea(uyo, '20');
      expect(within(getTable()).getByText('Counting the areas together…')).toBeVisible();
      expect(within(getTable()).queryByText('Overlap')).toBeNull();
      await drawArea(uyo, '10');
      await waitFor(() => expect(held).toHaveLength(2));
      await act(async () => held[1]!());
      expect(await findRow(/^Together \(each counted once\) 5,500/)).toBeVisible();
      await act(async () => held[0]!());
      expect(await findRow(/^Together \(each counted once\) 5,500/)).toBeVisible();
    });
  });

  it('[SA-05] shows any of the 20 figures in the table, and stores the reader’s choice', async () => {
    const view = renderWidget(linked);
    await userEvent.click(getToggle());
    await drawArea();
    const readHeadings = () =>
      within(getTable())
        .getAllByRole('columnheader')
        .map((heading) => within(heading).queryByRole('button')?.textContent);
    expect(readHeadings()).toHaveLength(1 + 5 + 1);
    await userEvent.click(within(getTable()).getByRole('button', { name: 'Columns' }));
    const choices = await screen.findAllByRole('menuitemcheckbox');
    expect(choices).toHaveLength(1 + AREA_FIGURE_NAMES.length);
    for (const choice of choices)
      if (choice.getAttribute('aria-checked') === 'false') await userEvent.click(choice);
    expect(readHeadings()).toHaveLength(1 + AREA_FIGURE_NAMES.length + 1);
    const readHeading = (name: RegExp) => within(getTable()).getByRole('columnheader', { name }).textContent;
    expect(readHeading(/^Weekly FFB yield/)).toBe('Weekly FFB yieldinside');
    expect(readHeading(/^Maize 2023/)).toBe('Maize 2023LGA shares');
    expect(readHeading(/^Logistics cost/)).toBe('Logistics costdrive time');
    const row = within(getTable()).getAllByRole('row')[1]!;
    for (const shown of ['11,250.5 t', '4,980', '₦36,500']) expect(row).toHaveTextContent(shown);
    view.unmount();
    renderWidget(linked);
    await waitFor(() => expect(readHeadings()).toHaveLength(1 + AREA_FIGURE_NAMES.length + 1));
  });

  it('[BY-04] shows a rainy-season row under each area in the table, or why it is missing', async () => {
    renderWidget(linked);
    await userEvent.click(getToggle());
    await drawArea();
    await userEvent.click(screen.getByRole('switch', { name: 'Rainy season' }));
    const readRows = () =>
      within(getTable())
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(readRows()[1]).toMatch(/^Uyo · 60 minRainy season900/));
    expect(readRows()[0]).toMatch(/^Uyo · 60 minDry season1,214/);
    expect(within(getTable()).getAllByRole('button', { name: 'Remove service area 1' })).toHaveLength(1);
    fail = (url) =>
      url.endsWith('summary') && requests.at(-1)!.body.includes('rainy')
        ? createResponse({ error: { code: 'routing_unavailable', message: 'Being prepared.' } }, 503)
        : null;
    await drawArea(uyo, '90');
    await waitFor(() => expect(readRows()[3]).toMatch(/^Uyo · 90 minRainy seasonBeing prepared\.––/));
    // The totals of all areas are of the dry season.
    await waitFor(() => expect(readRows()[4]).toMatch(/^Together \(each counted once\)Dry season/));
  });

  it('[SA-01] collapses and expands the table', async () => {
    renderWidget(linked);
    await userEvent.click(getToggle());
    await drawArea();
    await userEvent.click(within(getTable()).getByRole('button', { name: 'Collapse the table' }));
    expect(within(getTable()).queryByRole('table')).toBeNull();
    await userEvent.click(within(getTable()).getByRole('button', { name: 'Expand the table' }));
    expect(within(getTable()).getByRole('table')).toBeVisible();
  });

  it('shows a notice when no tool is chosen', () => {
    renderWidget({ detail: { part: 'detail' } });
    expect(screen.getByText(/No tool has been chosen yet for this result\./)).toBeVisible();
  });

  it('shows French texts', async () => {
    renderWidget({ tool: {} }, 'fr', readFrenchMessages('service-area'));
    await userEvent.click(screen.getByRole('switch', { name: 'Zone de desserte' }));
    clickMap();
    expect(
      await screen.findByRole('dialog', { hidden: false, name: 'Choisissez le temps de trajet\u202f!' })
    ).toBeVisible();
  });
});
