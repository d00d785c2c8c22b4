import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appActions, DataSourceManager, getAppStore, Immutable } from 'jimu-core';
import type { FeatureLayerDataSource } from 'jimu-core';
import {
  getDefaultAppConfig,
  mockTheme,
  updateStore,
  withStoreThemeIntlRender,
  wrapWidget
} from 'jimu-for-test';
import { MapViewManager } from 'jimu-arcgis';
import type { IMConfig } from '../config';
import { subscribeToRaised, announceRaised } from '../../../../../jimu/jimu-ui/lib/raised-panel';
import Widget from './widget';

/* The engine needs WebGL; this mock has only the functions that the widget uses. */
const mockEngine = {
  maps: [] as object[],
  failed: [] as { id: string; title: string; loadStatus: string; clone(): object }[],
  spliced: [] as unknown[][],
  highlight: '',
  standOn: (_title: string, _before: string) => {},
  draw: () => {}
};

jest.mock('./engine', () => ({
  webMapFromJson: (json: object) => {
    mockEngine.maps.push(json);
    return {
      load: async () => undefined,
      removeMany: () => undefined,
      basemap: { title: 'Light' },
      allLayers: { filter: () => ({ toArray: () => mockEngine.failed }) },
      layers: {
        toArray: () => [],
        indexOf: () => 0,
        splice: (...args: unknown[]) => mockEngine.spliced.push(args)
      }
    };
  },
  viewpointFromJson: (json: object) => json,
  freeZoom: () => ({}),
  highlightBy: (_view: object, color: string) => (mockEngine.highlight = color),
  loadTools: async () => undefined,
  fetchWorkers: () => undefined,
  expectDefinitions: () => undefined,
  canFilter: (layerView: object) => 'filter' in layerView,
  filterBy: ({ where, geometry }: { where?: string; geometry?: object }) =>
    where === undefined && !geometry ? null : { ...(where && { where }), ...(geometry && { geometry }) },
  whenOnce: () => new Promise<void>((resolve) => (mockEngine.draw = resolve)),
  watch: <T,>(value: () => T, tell: (now: T, before?: T) => void) => {
    const first = value();
    if (typeof first === 'string') mockEngine.standOn = (title, before) => tell(title as T, before as T);
    tell(first);
    return { remove: () => undefined };
  }
}));
jest.mock('../../../../../jimu/jimu-arcgis/lib/prepare', () => ({ prepareArcGIS: async () => undefined }));

const mills = { id: 'mills', title: 'Mills', url: 'http://p/mills/FeatureServer/0', loadStatus: 'loaded' };
const millsView = { layer: mills, filter: null as { where: string } | null };
const layerViews: { layer: object }[] = [];
const listeners = new Set<(event: object) => void>();
const notifyLayerView = (event: object) => listeners.forEach((tell) => tell(event));
const view = {
  widthBreakpoint: 'large',
  attributionItems: [
    { text: 'Outlines: Natural Earth (MIT; ISC); Places: GeoNames' },
    { text: 'Places: GeoNames' }
  ],
  updating: false,
  map: null as { allLayers: { toArray(): object[] } } | null,
  when: async () => undefined,
  allLayerViews: { find: (wanted: (one: { layer: object }) => boolean) => layerViews.find(wanted) },
  on: (_event: string, listen: (event: object) => void) => {
    listeners.add(listen);
    return { remove: () => void listeners.delete(listen) };
  }
};
jest.mock('@arcgis/map-components/components/arcgis-basemap-toggle', () => ({}));
jest.mock('../../../../../jimu/jimu-arcgis/lib/basemaps', () => ({
  listPortalBasemaps: async () => ['Light', 'Dark', 'Imagery'].map((title) => ({ title }))
}));

/* The component takes the basemap as a property, not as an attribute. */
customElements.define(
  'arcgis-basemap-toggle',
  class extends HTMLElement {
    nextBasemap: { title: string } | null = null;
  }
);
const nextBasemap = () =>
  document.querySelector<HTMLElement & { nextBasemap: { title: string } | null }>('arcgis-basemap-toggle')
    ?.nextBasemap?.title;

let becomeReady: () => void = () => undefined;

class FakeMap extends HTMLElement {
  view = view;
  popupElement = null as (HTMLElement & { open: boolean }) | null;
  closePopup = jest.fn();
  viewOnReady = () => new Promise<void>((resolve) => (becomeReady = resolve));
}
customElements.define('arcgis-map', FakeMap);

const answers = new Map<string, () => Response>();
const requests: string[] = [];
const json = (body: object) => () => Response.json(body);

async function renderMap(config: object = {}, locale = 'en') {
  const render = withStoreThemeIntlRender(true, undefined, locale);
  const dataSources = {
    ds: { id: 'ds', type: 'WEB_MAP', itemId: 'country', portalUrl: 'http://p', sourceLabel: 'Country' }
  };
  updateStore({ appConfig: getDefaultAppConfig().merge({ dataSources } as never) as never });
  const Wrapped = wrapWidget(Widget, {
    config: Immutable({ initialMapDataSourceID: 'ds', ...config }) as IMConfig
  });
  await act(async () => {
    render(<Wrapped widgetId="map" />);
  });
}

const becomeDrawn = async () => {
  await act(async () => becomeReady());
  await act(async () => mockEngine.draw());
};

beforeEach(() => {
  Object.assign(mockEngine, { maps: [], failed: [], spliced: [] });
  requests.length = 0;
  answers.clear();
  answers.set('/country/data', json({ operationalLayers: [] }));
  DataSourceManager.getInstance().destroyDataSource('ds');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    requests.push(String(url));
    const answer = [...answers].find(([part]) => String(url).includes(part));
    if (!answer) throw new TypeError('Failed to fetch');
    return answer[1]();
  });
});

describe('the map widget', () => {
  it.each([
    [499, 'Sign in to see this map.'],
    [403, 'Your account may not read this map. Ask an administrator for access.'],
    [404, 'This map was deleted or is not shared with you.']
  ])(
    '[MP-10] [XB-04] shows what to do when the item is refused with %i, and reports it to the other widgets',
    async (code, text) => {
      answers.set('/country/data', json({ error: { code, message: 'Refused.' } }));
      await renderMap();
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByText('Loading the map …')).toBeNull();
      expect(getAppStore().getState().dataSourcesInfo.ds?.instanceStatus).toBe('CREATE_ERROR');
      answers.set('/country/data', json({ operationalLayers: [] }));
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() =>
        expect(getAppStore().getState().dataSourcesInfo.ds?.instanceStatus).toBe('CREATED')
      );
    }
  );

  it("[XB-04] fails for an initial state without a viewpoint, as Esri's widget does", async () => {
    await renderMap({ isUseCustomMapState: false, initialMapState: { viewType: '3D' } });
    expect(await screen.findByText(/initialMapState has no viewPoint/)).toBeVisible();
  });

  it('[MP-10] shows loading, then drawing, then no notice, and registers its view', async () => {
    await renderMap();
    expect(requests[0]).toBe('http://p/sharing/rest/content/items/country/data?f=json');
    expect(screen.getByText('Loading the map …')).toBeVisible();
    expect(getAppStore().getState().jimuMapViewsInfo).toEqual({});
    await act(async () => becomeReady());
    expect(screen.queryByText('Loading the map …')).toBeNull();
    expect(screen.getByText('Loading …')).toBeVisible();
    const jimuMapView = MapViewManager.getInstance().getJimuMapViewById('map-ds');
    expect(jimuMapView?.view).toBe(view);
    expect(jimuMapView?.mapComponent?.tagName).toBe('ARCGIS-MAP');
    expect(mockEngine.highlight).toBe(mockTheme.sys.color.primary.main);
    await act(async () => mockEngine.draw());
    expect(screen.queryByText(/Loading/)).toBeNull();
  });

  it('filters a layer by the conditions that widgets put on its data source', async () => {
    view.map = { allLayers: { toArray: () => [mills] } };
    await renderMap();
    await becomeDrawn();
    const layer = MapViewManager.getInstance().getJimuMapViewById('map-ds')?.getAllJimuLayerViews()[0];
    const source = (await layer?.getOrCreateLayerDataSource()) as FeatureLayerDataSource;
    expect([source.id, source.url]).toEqual(['ds-mills', mills.url]);
    act(() => source.updateQueryParams({ where: 'pots > 3' }, 'panels'));
    // The layer view is created after the filter is set.
    layerViews.push(millsView);
    act(() => notifyLayerView({ layer: mills, layerView: millsView }));
    expect(millsView.filter).toEqual({ where: '(pots > 3)' });
    act(() => source.updateQueryParams({ where: 'pots > 4' }, 'panels'));
    expect(millsView.filter).toEqual({ where: '(pots > 4)' });
    // A widget whose slider is dragged filters the view itself; the map does not overwrite that until the
    // drag ends.
    const setSliderThumb = (widgetId: string | null) =>
      act(
        () =>
          void getAppStore().dispatch(
            appActions.widgetStatePropChange('site-filters', source.id, widgetId as never)
          )
      );
    setSliderThumb('panels');
    millsView.filter = { where: 'pots > 9' };
    act(() => source.updateQueryParams({ where: 'tons > 1' }, 'others'));
    act(() => notifyLayerView({ layer: mills, layerView: millsView }));
    expect(millsView.filter).toEqual({ where: 'pots > 9' });
    setSliderThumb(null);
    expect(millsView.filter).toEqual({ where: '(pots > 4) AND (tons > 1)' });
    // The filter is restored even when nothing else has changed.
    setSliderThumb('panels');
    millsView.filter = null;
    setSliderThumb(null);
    expect(millsView.filter).toEqual({ where: '(pots > 4) AND (tons > 1)' });
    act(() => source.updateQueryParams(null, 'panels'));
    act(() => source.updateQueryParams(null, 'others'));
    expect(millsView.filter).toBeNull();
    const geometry = { xmin: 7, ymin: 5, xmax: 8, ymax: 6, spatialReference: { wkid: 4326 } };
    act(() => source.updateQueryParams({ geometry, geometryType: 'esriGeometryEnvelope' }, 'measure'));
    expect(millsView.filter).toEqual({ geometry });
    act(() => source.updateQueryParams({ where: 'tons > 1' }, 'others'));
    expect(millsView.filter).toEqual({ where: '(tons > 1)', geometry });
    act(() => source.updateQueryParams(null, 'measure'));
    act(() => source.updateQueryParams(null, 'others'));
    expect(millsView.filter).toBeNull();
    view.map = null;
    layerViews.length = 0;
  });

  it('lowers bottom panels for its popup on a small screen, and closes it when one is raised', async () => {
    await renderMap();
    await becomeDrawn();
    const map = document.querySelector<FakeMap>('arcgis-map')!;
    const raised = jest.fn();
    const end = subscribeToRaised(raised);
    const popup = Object.assign(document.createElement('div'), { open: true });
    map.popupElement = popup;
    map.append(popup);
    await waitFor(() => expect(raised).toHaveBeenCalledWith(map));
    expect(map.closePopup).not.toHaveBeenCalled();
    announceRaised({});
    expect(map.closePopup).toHaveBeenCalledTimes(1);
    popup.open = false;
    announceRaised({});
    expect(map.closePopup).toHaveBeenCalledTimes(1);
    end();
  });

  it('[MP-10] shows that the map cannot be loaded and why, and retries', async () => {
    answers.clear();
    await renderMap();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The map could not be loaded.');
    expect(alert).toHaveTextContent('Network error. Please check your connection.');
    answers.set('/country/data', json({ error: { code: 499, message: 'Token Required' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Token Required')).toBeVisible();
    answers.set('/country/data', json({ operationalLayers: [] }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await becomeDrawn();
    expect(mockEngine.maps).toHaveLength(1);
  });

  it('[MP-10] names the failed layers, retries them, and can be dismissed', async () => {
    const copy = {};
    mockEngine.failed = [{ id: 'a', title: 'Clusters', loadStatus: 'failed', clone: () => copy }];
    await renderMap();
    await becomeDrawn();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Clusters could not be loaded.');
    expect(alert).toHaveTextContent('The rest of the map works.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(mockEngine.spliced).toEqual([[0, 1, copy]]);
    // The copy keeps the id by which widgets and data sources know the layer.
    expect(copy).toEqual({ id: 'a' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("[MP-02] switches to the portal's next basemap, and back to the previous one", async () => {
    await renderMap({ toolConfig: { canBaseMap: true } });
    expect(document.querySelector('arcgis-basemap-toggle')).toBeNull();
    await becomeDrawn();
    await waitFor(() => expect(nextBasemap()).toBe('Dark'));
    act(() => mockEngine.standOn('Imagery', 'Light'));
    expect(nextBasemap()).toBe('Light');
    act(() => mockEngine.standOn('Light', 'Imagery'));
    expect(nextBasemap()).toBe('Imagery');
  });

  it('[MP-02] lists each source of the map once behind a button that Escape closes', async () => {
    await renderMap({});
    await becomeDrawn();
    const button = screen.getByRole('button', { name: '© Sources' });
    expect(screen.queryByRole('list')).toBeNull();
    fireEvent.click(button);
    const texts = within(screen.getByRole('group', { name: 'Sources of the map' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual(['Outlines: Natural Earth (MIT; ISC)', 'Places: GeoNames', 'Powered by Esri']);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  describe('places its tools as Developer Edition does', () => {
    const listCorner = (corner: string) =>
      [...document.querySelectorAll(`[slot="${corner}"] *`)]
        .map(({ localName }) => localName)
        .filter((name) => name.startsWith('arcgis-'));
    const toolConfig = { canZoom: true, canHome: true, canBaseMap: true, canScaleBar: true };
    const renderDrawnMap = async (config: object) => {
      await renderMap({ toolConfig, ...config });
      await becomeDrawn();
      await waitFor(() => expect(document.querySelector('arcgis-basemap-toggle')).not.toBeNull());
    };
    afterEach(() => void (view.widthBreakpoint = 'large'));

    it.each([[undefined], [0]])('zoom and home at the top left with layoutIndex %s', async (layoutIndex) => {
      await renderDrawnMap({ layoutIndex });
      expect(listCorner('top-left')).toEqual(['arcgis-zoom', 'arcgis-home']);
      expect(listCorner('top-right')).toEqual(['arcgis-basemap-toggle']);
      expect(listCorner('bottom-right')).toEqual([]);
    });

    it('zoom and home at the bottom right with layoutIndex 1', async () => {
      await renderDrawnMap({ layoutIndex: 1 });
      expect(listCorner('top-left')).toEqual(['arcgis-basemap-toggle']);
      expect(listCorner('top-right')).toEqual([]);
      expect(listCorner('bottom-right')).toEqual(['arcgis-zoom', 'arcgis-home']);
    });

    it('basemaps at the top right of a narrow map with any layoutIndex', async () => {
      view.widthBreakpoint = 'xsmall';
      await renderDrawnMap({ layoutIndex: 1 });
      expect(listCorner('top-left')).toEqual([]);
      expect(listCorner('top-right')).toEqual(['arcgis-basemap-toggle']);
      expect(listCorner('bottom-right')).toEqual(['arcgis-zoom', 'arcgis-home']);
    });
  });

  it('shows a placeholder when no map is selected', async () => {
    await renderMap({ initialMapDataSourceID: undefined });
    expect(screen.getByText('Choose a web map for this widget.')).toBeVisible();
  });
});
