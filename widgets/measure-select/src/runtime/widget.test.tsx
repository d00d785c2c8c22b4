import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import GraphicsLayer from 'esri/layers/GraphicsLayer';
import EsriMap from 'esri/Map';
import { DataSourceManager, getAppStore, Immutable, UrlManager } from 'jimu-core';
import type { FeatureLayerDataSource } from 'jimu-core';
import { getDefaultAppConfig, initStore, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { toMercatorX, toMercatorY } from 'widgets/shared-code/site-domain';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { createFakeLayer, showMap } from '../../../../tests/support/fake-map';
import type { FakeMap } from '../../../../tests/support/fake-map';
import { noticeImport } from '../../../../tests/support/notice-import';
import Widget from './widget';

jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

const user = userEvent.setup();
let map: FakeMap;

const readSource = () => DataSourceManager.getInstance().getDataSource('map-mills') as FeatureLayerDataSource;
const readGeometry = () => readSource()?.getCurrentQueryParams().geometry ?? null;
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const readStatuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Clicks the map at places [longitude, latitude]. */
const clickPlaces = (places: readonly (readonly [number, number])[]) =>
  act(async () => {
    for (const [longitude, latitude] of places) map.click({ longitude, latitude });
  });

async function renderTool(query = '') {
  window.history.replaceState(null, '', `/map${query}`);
  const widgets = { own: { id: 'own', uri: 'widgets/measure-select/', useMapWidgetIds: ['map'] } };
  updateStore({ appConfig: getDefaultAppConfig().merge({ widgets } as never) as never });
  const Wrapped = wrapWidget(Widget as never, {
    config: Immutable({ part: 'tool', toolWidgetId: '', serverUrl: '' }) as never,
    useMapWidgetIds: Immutable(['map']) as never
  });
  const rendered = widgetRender(true)(<Wrapped widgetId="own" />);
  await act(async () => undefined);
  return rendered;
}

/** Longitude of each mill by its id. */
const longitudes: Record<number, number> = {};

beforeEach(() => {
  initStore();
  Object.assign(longitudes, { 1: 7.5, 2: 9 });
  const rows = [{ OBJECTID: 1 }, { OBJECTID: 2 }];
  map = showMap([
    createFakeLayer({
      id: 'mills',
      title: 'Confirmed mills',
      rows,
      keep: ({ OBJECTID }, { geometry }) => {
        const { xmin = -180, xmax = 180 } = (geometry ?? {}) as { xmin?: number; xmax?: number };
        const longitude = longitudes[Number(OBJECTID)]!;
        return longitude >= xmin && longitude <= xmax;
      }
    })
  ]);
  Object.assign(map.view, { map: new EsriMap() });
});
afterEach(() => act(() => map.remove()));

it('[BY-17] measures a distance by clicks, with its sections, and removes it', async () => {
  await renderTool();
  await press('Distance');
  await clickPlaces([
    [7, 5],
    [7, 6]
  ]);
  expect(readStatuses().join()).toContain('111.2 km');
  await clickPlaces([[7, 6.5]]);
  await press('Finish');
  const list = screen.getByRole('list', { name: 'Measurements' });
  expect(list).toHaveTextContent('166.8 km');
  expect(list).toHaveTextContent('111.2 km + 55.6 km');
  await press('Remove measurement 1: 166.8 km');
  expect(screen.queryByRole('list', { name: 'Measurements' })).toBeNull();
});

it('[BY-17] narrows the layers by a rectangle, counts what is inside, and removes it with one button', async () => {
  await renderTool();
  await press('Rectangle');
  await clickPlaces([
    [7, 5],
    [8, 6]
  ]);
  await act(async () => undefined);
  expect(readGeometry()).toEqual({ xmin: 7, ymin: 5, xmax: 8, ymax: 6, spatialReference: { wkid: 4326 } });
  const section = screen.getByRole('region', { name: 'Inside the drawn shape' });
  expect(await within(section).findByText('1')).toBeVisible();
  expect(UrlManager.getInstance().getQueryObject()['shape.own']).toMatch(/^1\./);
  await user.click(within(section).getByRole('button', { name: 'Remove shape' }));
  await act(async () => undefined);
  expect([readGeometry(), UrlManager.getInstance().getQueryObject()['shape.own']]).toEqual([null, undefined]);
  expect(screen.queryByRole('region', { name: 'Inside the drawn shape' })).toBeNull();
});

it('[BY-17] counts again what is inside after an import of data', async () => {
  await renderTool();
  await press('Rectangle');
  await clickPlaces([
    [7, 5],
    [8, 6]
  ]);
  const section = screen.getByRole('region', { name: 'Inside the drawn shape' });
  expect(await within(section).findByText('1')).toBeVisible();
  longitudes[2] = 7.6;
  await act(noticeImport);
  expect(await within(section).findByText('2')).toBeVisible();
});

it('[BY-17] narrows layers that are added while the shape is drawn, and none once it is removed', async () => {
  await renderTool();
  await press('Rectangle');
  await clickPlaces([
    [7, 5],
    [8, 6]
  ]);
  /** Adds a layer to the map. @returns the shape that narrows it; null without one. */
  const addLayer = async (id: string) => {
    const added = createFakeLayer({ id, title: id, rows: [{ OBJECTID: 1 }] });
    map.setLayers([added]);
    const { map: shown } = map.view as unknown as { map: EsriMap };
    await act(async () => shown.add(new GraphicsLayer()));
    const source = (await added.layerView.getOrCreateLayerDataSource()) as FeatureLayerDataSource;
    return source.getCurrentQueryParams().geometry ?? null;
  };
  expect(await addLayer('depots')).toMatchObject({ xmin: 7 });
  const section = within(screen.getByRole('region', { name: 'Inside the drawn shape' }));
  await user.click(section.getByRole('button', { name: 'Remove shape' }));
  await act(async () => undefined);
  expect(await addLayer('farms')).toBeNull();
});

it('[BY-17] says where edges cross and narrows nothing until they are mended', async () => {
  await renderTool();
  await press('Polygon');
  await clickPlaces([
    [7, 5],
    [8, 6],
    [8, 5],
    [7, 6]
  ]);
  await press('Finish');
  expect(screen.getByRole('alert')).toHaveTextContent('Two edges cross or touch near 5.5000, 7.5000.');
  expect(readGeometry()).toBeNull();
  await press('Undo point');
  await press('Finish');
  await act(async () => undefined);
  expect(readGeometry()).toHaveProperty('rings');
});

it('[BY-17] draws without a pointer: the visible map, and a circle around its centre', async () => {
  const extent = {
    xmin: toMercatorX(7),
    ymin: toMercatorY(5),
    xmax: toMercatorX(8),
    ymax: toMercatorY(6),
    spatialReference: { wkid: 102100 }
  };
  Object.assign(map.view, { extent });
  await renderTool();
  await press('Use the visible map');
  await act(async () => undefined);
  expect(readGeometry()).toMatchObject({ xmin: 7, ymin: 5, xmax: 8, ymax: 6 });
  const radius = screen.getByRole('textbox', { name: /^Radius/ });
  await user.clear(radius);
  await user.type(radius, '5000');
  await press('Use the circle');
  expect(screen.getByRole('alert')).toHaveTextContent('up to 1,000 km');
  await user.clear(radius);
  await user.type(radius, '25{Enter}');
  await act(async () => undefined);
  expect(readGeometry()).toHaveProperty('rings');
  expect(screen.getByText(/Circle of .* radius 25.0 km/)).toBeVisible();
});

it('[BY-17] drops the drawing when another tool takes the map’s clicks', async () => {
  await renderTool();
  await press('Area');
  await clickPlaces([[7, 5]]);
  const { appActions } = jest.requireActual<typeof import('jimu-core')>('jimu-core');
  act(() => void getAppStore().dispatch(appActions.requestAutoControlMapWidget('map', 'other')));
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  await clickPlaces([[8, 5]]);
  expect(getAppStore().getState().widgetsState.own).toMatchObject({ measure: { on: false, corners: [] } });
});

it('[BY-17] applies the shape of a link, and refuses a shape of a link whose edges cross with a notice', async () => {
  const write = (shape: unknown) => `?shape.own=1.${btoa(JSON.stringify(shape)).replace(/=+$/, '')}`;
  const { unmount } = await renderTool(write(['r', 7, 5, 8, 6]));
  await act(async () => undefined);
  expect(readGeometry()).toMatchObject({ xmin: 7 });
  unmount();
  await act(async () => undefined);
  expect(readGeometry()).toBeNull();
  initStore();
  await renderTool(write(['p', 'f04g apsw 255s 255s 0 -255s -255s 255s']));
  expect(readGeometry()).toBeNull();
  expect(screen.queryByRole('region', { name: 'Inside the drawn shape' })).toBeNull();
});
