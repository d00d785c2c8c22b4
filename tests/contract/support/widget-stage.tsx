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
import { clearSession, clearToasts, startSession } from 'widgets/shared-code/site-core';
import type { FakeLayer, FakeMap } from '../../support/fake-map';
import { showMap } from '../../support/fake-map';
import { readRequestBody } from '../../support/request-body';
import type { Answering, Answers, Asked, Stage, WidgetPart, WidgetStates } from '../../support/widget-states';

/* A page with one widget in a given state. */

/** Names of all widgets: folders with a manifest. */
export const WIDGETS = readdirSync('widgets').filter((name) =>
  existsSync(join('widgets', name, 'manifest.json'))
);

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as object;
export const defaultsOf = (widget: string): object => readJson(join('widgets', widget, 'config.json'));
const codeOf = (widget: string, file: string) =>
  jest.requireActual<{ default: WidgetComponent; states: WidgetStates }>(
    `../../../widgets/${widget}/${file}`
  );

/** Default for a widget without a description: it needs nothing and sends no requests. */
const PLAIN: WidgetStates = { parts: { own: { needs: [], asks: [] } } };

/** Reads a widget's own `tests/states.ts`. */
export const statesOf = (widget: string): WidgetStates =>
  existsSync(join('widgets', widget, 'tests/states.ts')) ? codeOf(widget, 'tests/states').states : PLAIN;

/** Returns every part of a widget: the widget, the part's name and its description. */
export const listParts = (widget: string) =>
  Object.entries(statesOf(widget).parts).map(([name, part]) => ({ widget, name, part }));

/** Messages of services that fail or refuse; they are internal and must not be shown. */
export const RAW = { failed: 'Internal words of a failure.', refused: 'Internal words of a refusal.' };

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (code: string, message: string, status: number) => json({ error: { code, message } }, status);
const never = (signal?: AbortSignal | null) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')), {
      once: true
    });
  });

/** Number of requests since the page was created. */
interface Log {
  server: number;
  layers: number;
}

/** Current response of the services, which changes between the first steps and the checked state. */
interface Now {
  answering: Answering;
}

/**
 * Returns the server.
 * @param isGate whether the role of the account decides if there is anything to show.
 */
function serverOf(states: WidgetStates, now: Now, isGate: boolean, log: Log): typeof fetch {
  const known: Answers = (asked) => {
    if (asked.path === '/api/me') return { role: isGate && now.answering === 'refused' ? 'staff' : 'admin' };
    return (now.answering === 'empty' ? states.empty?.(asked) : undefined) ?? states.answers?.(asked);
  };
  return async (input, init) => {
    const { pathname: path, searchParams: query } = new URL(String(input), 'http://localhost');
    const body = init?.body ? readRequestBody(String(init.body)) : undefined;
    log.server++;
    const { answering } = now;
    if (answering === 'loading') return never(init?.signal);
    if (answering === 'failed') return refusal('internal', RAW.failed, 500);
    if (answering === 'refused' && path !== '/api/me') return refusal('forbidden', RAW.refused, 403);
    const answer = known({ path, query, body } satisfies Asked);
    return answer === undefined ? refusal('not_found', `No ${path}.`, 404) : json(answer);
  };
}

/** Replaces the responses of a layer's service. */
function answerAs({ layer }: FakeLayer, now: Now, log: Log): void {
  const { queryFeatures, queryFeatureCount } = layer;
  const asked =
    <Result,>(answer: (query: object) => Promise<Result>) =>
    (query: object) => {
      log.layers++;
      const { answering } = now;
      if (answering === 'loading') return never();
      if (answering === 'failed') return Promise.reject(new Error(RAW.failed));
      const details = { httpStatus: 403 };
      if (answering === 'refused') return Promise.reject(Object.assign(new Error(RAW.refused), { details }));
      return answer(query);
    };
  layer.queryFeatures = asked(queryFeatures);
  layer.queryFeatureCount = asked(queryFeatureCount);
}

/** Members of the SDK's view that the fake one does not have. */
const viewParts = () => ({
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
  goTo: async () => undefined,
  toMap: () => null,
  toScreen: () => ({ x: 500, y: 350 }),
  whenLayerView: async () => null
});

/** Waits until the content of the page has not changed for a few turns. */
export async function settle(turns = 3, pause = 15): Promise<void> {
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
function pressable(name: string | RegExp): Element {
  const all = [...document.querySelectorAll('button, [role="switch"], input[type="checkbox"]')];
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? '';
  const found = all.find((one) => (name instanceof RegExp ? name.test(nameOf(one)) : nameOf(one) === name));
  if (found) return found;
  throw new Error(`There is nothing to press named ${name} among: ${all.map(nameOf).join(' | ')}`);
}

function stageOf(map: FakeMap): Stage {
  return {
    clickMap: async () => {
      act(() => void map.click(UYO));
      await settle(1);
    },
    press: async (name) => {
      fireEvent.click(pressable(name));
      await settle(1);
    },
    fill: async (label, text) => {
      fireEvent.change(screen.getByLabelText(label, { selector: 'input, select' }), {
        target: { value: text }
      });
      await settle(1);
    }
  };
}

export interface Scene {
  readonly widget: string;
  readonly part: WidgetPart;
  readonly answering: Answering;
  /** Whether the part's required settings are chosen. */
  readonly configured?: boolean;
  /** Text runs from right to left on a page 320 px wide. Browser tests check its layout. */
  readonly isNarrowRtl?: boolean;
}

const MAP_WIDGET = 'map';

// jsdom computes no layout, so no element covers another.
document.elementFromPoint ??= () => null;

/** Sets the state of the page. */
function setPage({ widget, part, isNarrowRtl = false }: Scene, configs: Record<string, object>) {
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
    widgetsState: { own: part.state ?? {} } as State['widgetsState'],
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
export async function playScene(scene: Scene) {
  const { widget, part, answering, configured = true, isNarrowRtl = false } = scene;
  const states = statesOf(widget);
  const log: Log = { server: 0, layers: 0 };
  const layers = states.layers?.(answering !== 'empty') ?? [];
  const now: Now = { answering: part.ask ? 'ready' : answering };
  for (const layer of layers) answerAs(layer, now, log);
  const map = showMap(layers);
  Object.assign(map.view, viewParts());
  const fetched = globalThis.fetch;
  globalThis.fetch = serverOf(states, now, part.ask === undefined, log);
  window.history.replaceState(null, '', '/map');
  if (!states.isForGuests) startSession('token', { id: 'u1', email: 'ada@site.example' });
  const belongs = part.needs.includes('tool') && configured;
  const configs = {
    ...(belongs && { tool: defaultsOf(widget) }),
    own: { ...defaultsOf(widget), ...part.config, ...(belongs && { toolWidgetId: 'tool' }) }
  };
  const render = widgetRender(true);
  act(() => setPage(scene, configs));
  const Widget = codeOf(widget, 'src/runtime/widget').default;
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
  const show = () =>
    render(
      <div style={isNarrowRtl ? { width: 320 } : undefined}>
        {shown.map(({ id, Wrapped }) => (
          <Wrapped key={id} widgetId={id} />
        ))}
      </div>
    );
  let rendered = show();
  await settle();
  if (configured) {
    await part.open?.(stageOf(map));
    now.answering = answering;
    if (part.ask) Object.assign(log, { server: 0, layers: 0 });
    await part.ask?.(stageOf(map));
    await settle();
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
      rendered = show();
    }
  };
}

/** Returns all texts of the page, visible or for screen readers. */
export function saidOnPage(): string {
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
  const map = showMap(statesOf(widget).layers?.(true) ?? []);
  Object.assign(map.view, viewParts());
  const own = { id: 'own', uri: `widgets/${widget}/`, label: 'Own', config: defaultsOf(widget) };
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
    config: Immutable(defaultsOf(widget)),
    useMapWidgetIds: Immutable(isChosen ? [MAP_WIDGET] : []),
    onSettingChange: () => undefined
  });
  cleared = () => act(() => map.remove());
  render(<Wrapped widgetId="own" />);
  await settle();
}
