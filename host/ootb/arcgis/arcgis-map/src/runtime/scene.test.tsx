import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataSourceManager, Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, withStoreThemeIntlRender, wrapWidget } from 'jimu-for-test';
import { MapViewManager } from 'jimu-arcgis';
import type { Config, IMConfig } from '../config';
import Widget from './widget';

/* The engine needs WebGL; this mock has only the functions that the widget uses. */
const mockEngine = { scenes: [] as object[], takeAway: (_fault: object) => {} };
jest.mock('./scene-engine', () => ({
  webSceneFromJson: (json: object) => {
    mockEngine.scenes.push(json);
    return {
      load: async () => undefined,
      removeMany: () => undefined,
      allLayers: { filter: () => ({ toArray: () => [] }) },
      layers: { toArray: () => [] }
    };
  },
  highlightBy: () => undefined,
  loadTools: async () => undefined,
  expectDefinitions: () => undefined,
  whenOnce: async () => undefined,
  watch: <T,>(value: () => T, tell: (now: T) => void, options?: { initial?: boolean }) => {
    if (options?.initial) tell(value());
    else mockEngine.takeAway = (fault) => tell(fault as T);
    return { remove: () => undefined };
  }
}));
jest.mock('../../../../../jimu/jimu-arcgis/lib/prepare', () => ({ prepareArcGIS: async () => undefined }));

class FakeScene extends HTMLElement {
  view = {
    updating: false,
    attributionItems: [],
    fatalError: null,
    map: null,
    on: () => ({ remove: () => undefined })
  };
  popupElement = null;
  qualityProfile: string | undefined = undefined;
  viewOnReady = async () => undefined;
}
customElements.define('arcgis-scene', FakeScene);

const createContext = (name: string) => ({
  RENDERER: 1,
  getParameter: () => name,
  getExtension: () => ({ loseContext: () => undefined })
});
const withWebGL = (name: string | null) =>
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((() => (name === null ? null : createContext(name))) as never);
const withMemory = (gigabytes: number | undefined) =>
  Object.defineProperty(navigator, 'deviceMemory', { value: gigabytes, configurable: true });

async function renderScene(
  config: Partial<Pick<Config, 'flatUrl' | 'phoneViewPoint'>> = { flatUrl: '/map/flat' }
) {
  const render = withStoreThemeIntlRender(true);
  const dataSources = {
    ds: { id: 'ds', type: 'WEB_SCENE', itemId: 'country', portalUrl: 'http://p', sourceLabel: 'Country' }
  };
  updateStore({ appConfig: getDefaultAppConfig().merge({ dataSources } as never) as never });
  const Wrapped = wrapWidget(Widget, {
    config: Immutable({ initialMapDataSourceID: 'ds', ...config }) as IMConfig
  });
  await act(async () => {
    render(<Wrapped widgetId="map" />);
  });
}
const findScene = () => document.querySelector<FakeScene>('arcgis-scene');
const toFlat = () => screen.queryByRole('link', { name: 'Open the 2D map' });

beforeEach(() => {
  Object.defineProperty(window, 'innerWidth', { value: 1440, configurable: true });
  mockEngine.scenes = [];
  withWebGL('A graphics card');
  withMemory(undefined);
  DataSourceManager.getInstance().destroyDataSource('ds');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ operationalLayers: [] }));
});
afterEach(() => jest.restoreAllMocks());

describe('the map widget with a web scene', () => {
  it('draws the scene and registers its view for other widgets', async () => {
    await renderScene();
    expect(mockEngine.scenes).toEqual([{ operationalLayers: [] }]);
    const jimuMapView = MapViewManager.getInstance().getJimuMapViewById('map-ds');
    expect(jimuMapView?.mapComponent?.tagName).toBe('ARCGIS-SCENE');
    expect(findScene()?.qualityProfile).toBeUndefined();
  });

  it('starts at the viewpoint for phones in a narrow window only', async () => {
    const phoneViewPoint = { camera: { tilt: 10 } };
    await renderScene({ phoneViewPoint });
    expect(mockEngine.scenes).toEqual([{ operationalLayers: [] }]);
    cleanup();
    Object.defineProperty(window, 'innerWidth', { value: 390, configurable: true });
    await renderScene({ phoneViewPoint });
    expect(mockEngine.scenes[1]).toEqual({
      operationalLayers: [],
      initialState: { viewpoint: phoneViewPoint }
    });
  });

  it('draws with low quality without a graphics card', async () => {
    withWebGL('ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))');
    await renderScene();
    expect(findScene()?.qualityProfile).toBe('low');
  });

  it('[TD-01] shows that WebGL 2 is missing with a link to the map, and checks again on Retry', async () => {
    withWebGL(null);
    await renderScene();
    expect(screen.getByRole('alert')).toHaveTextContent('This browser cannot draw in 3D.');
    expect(toFlat()).toHaveAttribute('href', '/map/flat');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(toFlat()).not.toBeNull();
    expect(mockEngine.scenes).toEqual([]);
    withWebGL('A graphics card');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(mockEngine.scenes).toHaveLength(1);
  });

  it('[TD-01] warns when the device has little memory, and draws on request', async () => {
    withMemory(1);
    await renderScene();
    expect(screen.getByRole('alert')).toHaveTextContent('This device has little memory for 3D.');
    expect(toFlat()).toHaveAttribute('href', '/map/flat');
    await userEvent.click(screen.getByRole('button', { name: 'Draw in 3D anyway' }));
    expect(findScene()).not.toBeNull();
  });

  it('[TD-01] shows that the graphics context was lost, and draws again on Retry', async () => {
    await renderScene();
    act(() => mockEngine.takeAway(new Error('lost')));
    expect(screen.getByRole('alert')).toHaveTextContent('The browser stopped drawing.');
    expect(toFlat()).toHaveAttribute('href', '/map/flat');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(findScene()).not.toBeNull();
  });

  it('shows no link when no map page is configured', async () => {
    withWebGL(null);
    await renderScene({});
    expect(screen.getByRole('alert')).toBeVisible();
    expect(toFlat()).toBeNull();
  });
});
