import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { act, screen } from '@testing-library/react';
import type { AllWidgetProps } from 'jimu-core';
import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, initStore, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { clearSession, startSession } from 'widgets/shared-code/site-base';

/* Checks that a newly placed widget works once its map is chosen, with only its default configuration. */

// The map never loads here; each widget's own tests cover a loaded map.
jest.mock('jimu-arcgis', () => ({ JimuMapViewComponent: () => null }));
jest.mock('jimu-ui', () => ({
  ...jest.requireActual<object>('jimu-ui'),
  WidgetPlaceholder: () => <p>Not configured.</p>
}));

const readJsonFile = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>;
const widgets = readdirSync('widgets').filter((name) => existsSync(join('widgets', name, 'manifest.json')));

/** Widgets that show something only after a click, on a first visit or with the map's clusters. */
const SILENT = ['asset-popups', 'feature-hint', 'guided-tour'];
async function renderWidget(widget: string, useMapWidgetIds: readonly string[]): Promise<string> {
  const { default: Widget } = (await import(`../../widgets/${widget}/src/runtime/widget`)) as {
    default: ComponentType<AllWidgetProps<unknown>>;
  };
  initStore();
  const config = readJsonFile(join('widgets', widget, 'config.json'));
  const json = { id: 'widget_1', uri: `widgets/${widget}/`, label: widget, config };
  const pages = { home: { id: 'home', label: 'Home', isVisible: true } };
  const app = { widgets: { widget_1: json }, pages, pageStructure: [{ home: [] }] };
  updateStore({ appConfig: getDefaultAppConfig().merge(app as never) as never });
  // A server that never answers.
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
  const said = await renderWidget(widget, ['map']);
  expect(screen.queryByText('Not configured.')).toBeNull();
  expect(said === '').toBe(SILENT.includes(widget));
});

it('detects a widget that is not configured', async () => {
  await renderWidget('cassava-states', []);
  expect(screen.getByText('Not configured.')).toBeVisible();
});
