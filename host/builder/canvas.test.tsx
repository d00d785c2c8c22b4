import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerModules } from '../jimu/jimu-core/lib/module-registry';
import type { AppConfig } from '../jimu/jimu-core/lib/types/app-config';
import {
  answerSaved,
  app,
  clickPublish,
  mockServer,
  openBuilder,
  openWithWidget,
  prepareBuilder
} from './test-builder';

registerModules({
  'widgets/forecast/manifest.json': async () => ({
    default: {
      name: 'forecast',
      label: 'Forecast',
      version: '1.0.0',
      dependency: 'jimu-arcgis',
      defaultSize: { width: 300, height: 200, autoHeight: true }
    }
  }),
  'widgets/forecast/config.json': async () => ({ default: { serverUrl: '' } }),
  'widgets/forecast/src/runtime/widget.tsx': async () => ({ default: () => null }),
  'widgets/forecast/src/runtime/translations/default.ts': async () => ({
    default: { _widgetLabel: 'Forecast' }
  }),
  'widgets/forecast/src/setting/setting.tsx': async () => ({
    default: ({ config }: { readonly config: { readonly serverUrl: string } }) => <p>at {config.serverUrl}</p>
  })
});

const map = { id: 'widget_1', uri: 'widgets/arcgis/arcgis-map/', label: 'Map' };
const withMap = {
  ...app,
  widgets: { widget_1: map },
  layouts: {
    ...app.layouts,
    layout_1: {
      id: 'layout_1',
      type: 'FIXED',
      order: ['0'],
      content: {
        '0': {
          id: '0',
          type: 'WIDGET',
          widgetId: 'widget_1',
          bbox: { left: 0, top: 0, width: '100%', height: '100%' }
        }
      }
    }
  }
} as unknown as AppConfig;

beforeEach(() => {
  prepareBuilder();
  // jsdom has no pointer capture.
  HTMLElement.prototype.setPointerCapture ??= () => {};
});
afterEach(() => jest.restoreAllMocks());

const getCanvas = () => within(screen.getByRole('region', { name: 'Canvas' }));
const getSelected = () => getCanvas().getByRole('button', { pressed: true });
const getNumber = (name: string) => Number(screen.getByRole<HTMLInputElement>('spinbutton', { name }).value);
const getAdded = (config: AppConfig | undefined, itemId: string) =>
  config?.layouts.layout_1?.content?.[itemId];

/** Sets the width at which the canvas shows the page, whose own is 1440 px, and where it begins. */
const showPageAt = (left: number, width: number) =>
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left, top: 0, width } as DOMRect);

/** Dispatches an event of the pointer with the main button; jsdom has no PointerEvent. */
const firePointer = (
  type: 'pointerdown' | 'pointermove',
  element: HTMLElement,
  clientX: number,
  clientY: number
) => fireEvent(element, new MouseEvent(type, { bubbles: true, clientX, clientY }));

const reportHeights = (heights: object) => {
  const frame = getCanvas().getByTitle<HTMLIFrameElement>('The page as it runs');
  const { origin } = window.location;
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'builder-preview-heights', heights },
        origin,
        source: frame.contentWindow
      })
    );
  });
};

describe('a new widget', () => {
  it("gets the page's only map and the server's address, and keeps the label that each page translates", async () => {
    const sent = mockServer(answerSaved, withMap);
    await openWithWidget('Forecast');
    expect(await screen.findByText(`at ${window.location.origin}`)).toBeVisible();
    await clickPublish();
    expect(sent[0]?.config.widgets.widget_2).toMatchObject({
      label: 'Forecast',
      useMapWidgetIds: ['widget_1'],
      config: { serverUrl: '{{SITE_SERVER}}' }
    });
  });

  it('gets no map on a page without one', async () => {
    const sent = mockServer(answerSaved);
    await openWithWidget('Forecast');
    await clickPublish();
    expect(sent[0]?.config.widgets.widget_1).not.toHaveProperty('useMapWidgetIds');
  });

  it('is as high as on the running page, also after it was moved', async () => {
    const sent = mockServer(answerSaved);
    await openWithWidget('Forecast');
    reportHeights({ widget_1: 340 });
    expect(getNumber('Height')).toBe(340);
    act(() => getSelected().focus());
    await userEvent.keyboard('{ArrowDown}');
    await clickPublish();
    expect(getAdded(sent[0]?.config, '0')).toMatchObject({
      bbox: { top: '13px' },
      setting: { autoProps: { height: 'AUTO' } }
    });
  });
});

describe('a drag on the canvas', () => {
  it('follows the pointer on the page when the window changes its size meanwhile', async () => {
    mockServer(answerSaved);
    await openWithWidget();
    const [left, top] = [getNumber('Left'), getNumber('Top')];
    showPageAt(100, 720);
    // 400 px on the page at half its size.
    firePointer('pointerdown', getSelected(), 300, 50);
    showPageAt(20, 360);
    // 380 px on the page at a quarter of its size.
    firePointer('pointermove', getSelected(), 115, 50);
    fireEvent.pointerUp(getSelected());
    expect([getNumber('Left'), getNumber('Top')]).toEqual([left - 20, top + 100]);
  });

  it('is cancelled by Escape', async () => {
    mockServer(answerSaved);
    await openWithWidget();
    const left = getNumber('Left');
    showPageAt(0, 1440);
    firePointer('pointerdown', getSelected(), 1000, 50);
    firePointer('pointermove', getSelected(), 900, 50);
    await userEvent.keyboard('{Escape}');
    fireEvent.pointerUp(getSelected());
    expect(getNumber('Left')).toBe(left);
  });

  it('leaves the background of a page, such as its map, where it is', async () => {
    mockServer(answerSaved, withMap);
    openBuilder();
    const box = await getCanvasButton('Map');
    showPageAt(0, 1440);
    firePointer('pointerdown', box, 500, 50);
    firePointer('pointermove', box, 400, 50);
    fireEvent.pointerUp(box);
    expect(getNumber('Left')).toBe(0);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });
});

const getCanvasButton = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Canvas' })).getByRole('button', { name });

it('names widgets in the language of the builder, and a widget with a label of its own by that', async () => {
  const widgets = {
    widget_1: { id: 'widget_1', uri: 'widgets/contract-kit/', label: 'Wells' },
    widget_2: { id: 'widget_2', uri: 'widgets/contract-kit/', label: 'My wells' }
  };
  const item = { type: 'WIDGET', bbox: { left: 0, top: 0, width: 90, height: 90 } };
  const content = {
    '0': { id: '0', widgetId: 'widget_1', ...item },
    '1': { id: '1', widgetId: 'widget_2', ...item }
  };
  const layouts = { ...app.layouts, layout_1: { id: 'layout_1', order: ['0', '1'], content } };
  mockServer(answerSaved, { ...app, widgets, layouts } as unknown as AppConfig);
  openBuilder('fr');
  const outline = within(await screen.findByRole('group', { name: 'Sur cette page' }));
  expect(await outline.findByRole('button', { name: 'Puits' })).toBeVisible();
  expect(outline.getByRole('button', { name: 'My wells' })).toBeVisible();
});
