import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import EsriMap from 'esri/Map';
import Collection from 'esri/core/Collection';
import Extent from 'esri/geometry/Extent';
import { getAppStore, Immutable } from 'jimu-core';
import type { State, WidgetComponent } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import {
  getDefaultAppConfig,
  getInitState,
  updateStore,
  widgetRender,
  widgetSettingRender,
  wrapWidget,
  wrapWidgetSetting
} from 'jimu-for-test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { clearSession, clearToasts, startSession } from 'widgets/shared-code/site-base';
import type { FakeLayer, FakeMap } from '../../support/fake-map';
import { showMap } from '../../support/fake-map';
import { readRequestBody } from '../../support/request-body';
import type {
  ResponseKind,
  AnswerRequest,
  ServerRequest,
  ReaderActions,
  WidgetPart,
  WidgetStates
} from '../../support/widget-states';

/* A page with one widget in a given state. */

/** Names of all widgets: folders with a manifest. */
export const WIDGET_NAMES = readdirSync('widgets').filter((name) =>
  existsSync(join('widgets', name, 'manifest.json'))
);

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as object;
export const readDefaultConfig = (widget: string): object => readJson(join('widgets', widget, 'config.json'));
const requireCode = (widget: string, file: string) =>
  jest.requireActual<{ default: WidgetComponent; states: WidgetStates }>(
    `../../../widgets/${widget}/${file}`
  );

/** Default for a widget without a description: it needs nothing and sends no requests. */
const PLAIN: WidgetStates = { parts: { own: { needs: [], asks: [] } } };

/** Reads a widget's own `tests/states.ts`. */
export const readStates = (widget: string): WidgetStates =>
  existsSync(join('widgets', widget, 'tests/states.ts')) ? requireCode(widget, 'tests/states').states : PLAIN;

/** Returns every part of a widget: the widget, the part's name and its description. */
export const listParts = (widget: string) =>
  Object.entries(readStates(widget).parts).map(([name, part]) => ({ widget, name, part }));

/** Messages of services that fail or refuse; they are internal and must not be shown. */
export const RAW_MESSAGES = {
  failed: 'Internal words of a failure.',
  refused: 'Internal words of a refusal.'
};

const createResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const createRefusal = (code: string, message: string, status: number) =>
  createResponse({ error: { code, message } }, status);
const createPending = (signal?: AbortSignal | null) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')), {
      once: true
    });
  });

/** Number of requests since the page was created. */
interface RequestCounts {
  server: number;
  layers: number;
}

/** Current response of the services, which changes between the first steps and the checked state. */
interface ResponseState {
  answering: ResponseKind;
}

/**
 * Returns the server.
 * @param isGate whether the role of the account decides if there is anything to show.
 */
function createServer(
  states: WidgetStates,
  now: ResponseState,
  isGate: boolean,
  log: RequestCounts
): typeof fetch {
  const findAnswer: AnswerRequest = (asked) => {
    if (asked.path === '/api/me') return { role: isGate && now.answering === 'refused' ? 'staff' : 'admin' };
    return (now.answering === 'empty' ? states.empty?.(asked) : undefined) ?? states.answers?.(asked);
  };
  return async (input, init) => {
    const { pathname: path, searchParams: query } = new URL(String(input), 'http://localhost');
    const body = init?.body ? readRequestBody(String(init.body)) : undefined;
    log.server++;
    const { answering } = now;
    if (answering === 'loading') return createPending(init?.signal);
    if (answering === 'failed') return createRefusal('internal', RAW_MESSAGES.failed, 500);
    if (answering === 'refused' && path !== '/api/me')
      return createRefusal('forbidden', RAW_MESSAGES.refused, 403);
    const answer = findAnswer({ path, query, body } satisfies ServerRequest);
    return answer === undefined ? createRefusal('not_found', `No ${path}.`, 404) : createResponse(answer);
  };
}

/** Replaces the responses of a layer's service. */
function mockLayer({ layer }: FakeLayer, now: ResponseState, log: RequestCounts): void {
  const { queryFeatures, queryFeatureCount } = layer;
  const createQuery =
    <Result,>(answer: (query: object) => Promise<Result>) =>
    (query: object) => {
      log.layers++;
      const { answering } = now;
      if (answering === 'loading') return createPending();
      if (answering === 'failed') return Promise.reject(new Error(RAW_MESSAGES.failed));
      const details = { httpStatus: 403 };
      if (answering === 'refused')
        return Promise.reject(Object.assign(new Error(RAW_MESSAGES.refused), { details }));
      return answer(query);
    };
  layer.queryFeatures = createQuery(queryFeatures);
  layer.queryFeatureCount = createQuery(queryFeatureCount);
}

/** Members of the SDK's view that the fake one does not have. */
const createViewMembers = () => ({
  type: '2d',
  map: new EsriMap(),
  width: 1000,
  height: 700,
  rotation: 0,
  ready: true,
  updating: false,
  stationary: true,
  extent: new Extent({ xmin: 7, ymin: 4, xmax: 8, ymax: 6, spatialReference: { wkid: 4326 } }),
  spatialReference: { wkid: 102100 },
  constraints: {},
  padding: {},
  attributionItems: [],
  graphics: new Collection(),
  allLayerViews: new Collection(),
  goTo: async () => undefined,
  toMap: () => null,
  toScreen: () => ({ x: 500, y: 350 }),
  whenLayerView: async () => null
});

/** Waits until the content of the page has not changed for a few turns. */
export async function waitUntilStable(turns = 3, pause = 15): Promise<void> {
  let before = '';
  for (let same = 0, all = 0; same < turns && all < 60; all++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, pause)));
    same = document.body.innerHTML === before ? same + 1 : 0;
    before = document.body.innerHTML;
  }
}

const UYO = { latitude: 5.03, longitude: 7.93 };

/**
 * Returns a button or switch by its label or its text. Computing the accessible names of the whole page would
 * take seconds.
 */
function findPressable(name: string | RegExp): Element {
  const all = [...document.querySelectorAll('button, [role="switch"], input[type="checkbox"]')];
  const getAccessibleName = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? '';
  const found = all.find((one) =>
    name instanceof RegExp ? name.test(getAccessibleName(one)) : getAccessibleName(one) === name
  );
  if (found) return found;
  throw new Error(`There is nothing to press named ${name} among: ${all.map(getAccessibleName).join(' | ')}`);
}

function createStage(map: FakeMap): ReaderActions {
  return {
    clickMap: async () => {
      act(() => void map.click(UYO));
      await waitUntilStable(1);
    },
    press: async (name) => {
      fireEvent.click(findPressable(name));
      await waitUntilStable(1);
    },
    fill: async (label, text) => {
      fireEvent.change(screen.getByLabelText(label, { selector: 'input, select' }), {
        target: { value: text }
      });
      await waitUntilStable(1);
    }
  };
}

export interface TestScene {
  readonly widget: string;
  readonly part: WidgetPart;
  readonly answering: ResponseKind;
  /** Whether the part's required settings are chosen. */
  readonly configured?: boolean;
  /** Text runs from right to left on a page 320 px wide. Browser tests check its layout. */
  readonly isNarrowRtl?: boolean;
}

const MAP_WIDGET = 'map';

// jsdom computes no layout, so no element covers another.
document.elementFromPoint ??= () => null;

/** Sets the state of the page. */
function setPage({ widget, part, isNarrowRtl = false }: TestScene, configs: Record<string, object>) {
  const state = getInitState();
  const widgets = Object.fromEntries(
    Object.entries(configs).map(([id, config]) => [
      id,
      {
        id,
        uri: `widgets/${widget}/`,
        config,
        useMapWidgetIds: part.needs.includes('map') ? [MAP_WIDGET] : []
      }
    ])
  );
  document.dir = isNarrowRtl ? 'rtl' : 'ltr';
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: isNarrowRtl ? 320 : 1024 });
  updateStore({
    ...state,
    appConfig: getDefaultAppConfig().merge({ widgets } as never) as never,
    appContext: { ...state.appContext, isRTL: isNarrowRtl },
    widgetsState: { own: part.state ?? {}, tool: part.toolState ?? {} } as State['widgetsState'],
    browserSizeMode: (isNarrowRtl ? 'SMALL' : 'LARGE') as typeof state.browserSizeMode
  });
}

let cleared: (() => void) | null = null;

/** Removes the page with its state. */
export function clearPage(): void {
  cleanup();
  cleared?.();
  cleared = null;
}

/**
 * Shows a widget in a state and performs a reader's first steps.
 * @returns the map, the counts of requests, and functions to remove and re-create the widget.
 */
export async function playScene(scene: TestScene) {
  const { widget, part, answering, configured = true, isNarrowRtl = false } = scene;
  const states = readStates(widget);
  const log: RequestCounts = { server: 0, layers: 0 };
  const layers = states.layers?.(answering !== 'empty') ?? [];
  const now: ResponseState = { answering: part.ask ? 'ready' : answering };
  for (const layer of layers) mockLayer(layer, now, log);
  const map = showMap(layers);
  Object.assign(map.view, createViewMembers());
  const fetched = globalThis.fetch;
  globalThis.fetch = createServer(states, now, part.ask === undefined, log);
  window.history.replaceState(null, '', '/map');
  if (!states.isForGuests) startSession('token', { id: 'u1', email: 'ada@site.example' });
  const belongs = part.needs.includes('tool') && configured;
  const configs = {
    ...(belongs && { tool: readDefaultConfig(widget) }),
    own: { ...readDefaultConfig(widget), ...part.config, ...(belongs && { toolWidgetId: 'tool' }) }
  };
  const render = widgetRender(true);
  act(() => setPage(scene, configs));
  const Widget = requireCode(widget, 'src/runtime/widget').default;
  const useMapWidgetIds = Immutable(configured ? [MAP_WIDGET] : []);
  const shown = Object.entries(configs).map(([id, config]) => ({
    id,
    Wrapped: wrapWidget(Widget, { config: Immutable(config) as never, useMapWidgetIds })
  }));
  cleared = () => {
    globalThis.fetch = fetched;
    act(() => {
      clearSession();
      clearToasts();
      map.remove();
    });
    window.sessionStorage.clear();
    window.localStorage.clear();
    document.dir = '';
  };
  const renderShown = () =>
    render(
      <div style={isNarrowRtl ? { width: 320 } : undefined}>
        {shown.map(({ id, Wrapped }) => (
          <Wrapped key={id} widgetId={id} />
        ))}
      </div>
    );
  let rendered = renderShown();
  await waitUntilStable();
  if (configured) {
    await part.open?.(createStage(map));
    now.answering = answering;
    if (part.ask) Object.assign(log, { server: 0, layers: 0 });
    await part.ask?.(createStage(map));
    await waitUntilStable();
  }
  return {
    map,
    log,
    store: getAppStore(),
    unmount: () => {
      rendered.unmount();
      rendered.container.remove();
    },
    again: () => {
      rendered = renderShown();
    }
  };
}

/** Returns all texts of the page, visible or for screen readers. */
export function readPageText(): string {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const unread of page.querySelectorAll('style, script')) unread.remove();
  // The region of toasts exists before any toast.
  for (const place of page.querySelectorAll('section[aria-live]:empty')) place.remove();
  const labels = [...page.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  return [page.textContent, ...labels].join(' ').replace(/\s+/g, ' ').trim();
}

/**
 * Shows the settings page of a widget, with a map and an instance of the widget on its page.
 * @param isChosen whether the map is chosen in it.
 */
export async function playSettings(widget: string, isChosen: boolean): Promise<void> {
  const map = showMap(readStates(widget).layers?.(true) ?? []);
  Object.assign(map.view, createViewMembers());
  const own = { id: 'own', uri: `widgets/${widget}/`, label: 'Own', config: readDefaultConfig(widget) };
  const widgets = {
    [MAP_WIDGET]: { id: MAP_WIDGET, uri: 'widgets/arcgis/arcgis-map/', label: 'Map', config: {} },
    own,
    other: { ...own, id: 'other', label: 'Other' }
  };
  const render = widgetSettingRender(true);
  act(() => updateStore({ appConfig: getDefaultAppConfig().merge({ widgets } as never) as never }));
  const { default: Setting } = jest.requireActual<{ default: ComponentType<AllWidgetSettingProps<object>> }>(
    `../../../widgets/${widget}/src/setting/setting`
  );
  const Wrapped = wrapWidgetSetting(Setting, {
    config: Immutable(readDefaultConfig(widget)),
    useMapWidgetIds: Immutable(isChosen ? [MAP_WIDGET] : []),
    onSettingChange: () => undefined
  });
  cleared = () => act(() => map.remove());
  render(<Wrapped widgetId="own" />);
  await waitUntilStable();
}
