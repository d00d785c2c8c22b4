import './client';
import { cleanup } from '@testing-library/react';
import { Immutable } from 'jimu-core';
import type { WidgetComponent } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { existsSync, readdirSync } from 'fs';
import { join } from 'path';

const FOLDERS = join(__dirname, '../..');
const widgets = readdirSync(FOLDERS).filter((name) => existsSync(join(FOLDERS, name, 'manifest.json')));

interface WidgetModule {
  readonly default: WidgetComponent;
}

beforeEach(() => {
  // A client's page has no SITE server, so requests stay pending.
  globalThis.fetch = jest.fn(() => new Promise<never>(() => undefined));
});
afterEach(cleanup);

it('finds widgets to test', () => {
  expect(widgets.length).toBeGreaterThan(0);
});

it.each(widgets)('%s can be placed on a page before it is configured', (name) => {
  const Widget = jest.requireActual<WidgetModule>(`../../${name}/src/runtime/widget`).default;
  const config = Immutable(jest.requireActual<object>(`../../${name}/config.json`));
  const Wrapped = wrapWidget(Widget, { config: config as never });
  const { unmount } = widgetRender(true)(<Wrapped widgetId="widget_1" />);
  expect(() => unmount()).not.toThrow();
});
