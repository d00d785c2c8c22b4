import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { act, screen } from '@testing-library/react';
import type { AllWidgetProps } from 'jimu-core';
import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, initStore, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { clearSession, startSession } from 'widgets/shared-code/site-core';

/* A widget that was just placed works once its map is chosen: with its default configuration alone. */

jest.setTimeout(60_000);
// The map is on its way: what each does with one that is there is its own tests' matter.
jest.mock('jimu-arcgis', () => ({ JimuMapViewComponent: () => null }));
jest.mock('jimu-ui', () => ({
  ...jest.requireActual<object>('jimu-ui'),
  WidgetPlaceholder: () => <p>Not configured.</p>
}));

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>;
const widgets = readdirSync('widgets').filter((name) => existsSync(join('widgets', name, 'manifest.json')));

/** What they have to say comes with a click, a first visit or the map's clusters. */
const SILENT = ['asset-popups', 'feature-hint', 'guided-tour'];
async function place(widget: string, useMapWidgetIds: readonly string[]): Promise<string> {
  const { default: Widget } = (await import(`../../widgets/${widget}/src/runtime/widget`)) as {
    default: ComponentType<AllWidgetProps<unknown>>;
  };
  initStore();
  const config = read(join('widgets', widget, 'config.json'));
  const json = { id: 'widget_1', uri: `widgets/${widget}/`, label: widget, config };
  const pages = { home: { id: 'home', label: 'Home', isVisible: true } };
  const app = { widgets: { widget_1: json }, pages, pageStructure: [{ home: [] }] };
  updateStore({ appConfig: getDefaultAppConfig().merge(app as never) as never });
  // A server that has not answered yet.
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const Wrapped = wrapWidget(Widget, {
    config: Immutable(config),
    useMapWidgetIds: Immutable([...useMapWidgetIds])
  } as never);
  widgetRender(true)(<Wrapped widgetId="widget_1" />);
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  return document.body.textContent ?? '';
}

beforeEach(() => {
  startSession('token', { id: 'u1', email: 'staff@site.example' });
});
afterEach(() => {
  clearSession();
  document.body.innerHTML = '';
});

it.each(widgets)('%s works when it was just placed and its map was chosen', async (widget) => {
  const said = await place(widget, ['map']);
  expect(screen.queryByText('Not configured.')).toBeNull();
  expect(said === '').toBe(SILENT.includes(widget));
});

it('what is not configured is found out', async () => {
  await place('cassava-states', []);
  expect(screen.getByText('Not configured.')).toBeVisible();
});
