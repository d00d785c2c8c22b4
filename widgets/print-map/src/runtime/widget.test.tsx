import { Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultPanel, ScopeLine } from 'widgets/shared-code/site-analysis';
import { readFrenchMessages } from '../../../../shared/ui/tests/french';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { showMap } from '../../../../tests/support/fake-map';
import type { Config } from '../config';
import Widget from './widget';

/** A symbol that cannot be drawn has no preview. */
jest.mock('esri/symbols/support/symbolUtils', () => ({
  renderPreviewHTML: async ({ color, isBroken }: { color: string; isBroken?: boolean }) => {
    if (isBroken) throw new Error('No such symbol.');
    const preview = document.createElement('div');
    preview.style.background = color;
    return preview;
  }
}));
const mockRequest = jest.fn();
jest.mock('esri/request', () => ({
  __esModule: true,
  default: (...asked: unknown[]) => mockRequest(...asked) as unknown
}));
jest.mock('esri/core/reactiveUtils', () => ({
  ...jest.requireActual<object>('esri/core/reactiveUtils'),
  whenOnce: async (test: () => boolean) => {
    if (!test()) throw new DOMException('given up', 'AbortError');
  }
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

const config: Config = { product: 'SITE', orientation: 'landscape' };
const PICTURE = 'data:image/jpeg;base64,AAAA';
const takeScreenshot = jest.fn();
const print = jest.fn();

/** Renders an unrotated map at 1 : 1,000,000, whose picture is `PICTURE`. */
function showPrintableMap(more: object = {}) {
  const map = showMap();
  Object.assign(map.view, {
    type: '2d',
    width: 1400,
    height: 800,
    rotation: 30,
    updating: false,
    takeScreenshot,
    attributionItems: [
      { text: '<a href="https://roads.example">Roads of Nigeria</a>' },
      { text: 'Survey; Roads of Nigeria' }
    ],
    ...more
  });
}

interface DrawnLayerView {
  readonly layer: object;
  readonly suspended?: boolean;
  readonly filter?: { readonly where: string } | null;
}

/** A map that draws these layers, the lowest first, over a basemap. */
function showLayers(drawn: readonly DrawnLayerView[], more: object = {}) {
  const basemap = { id: 'ground', type: 'vector-tile', title: 'Basemap', loadStatus: 'loaded' };
  const all = [{ layer: basemap }, ...drawn];
  const createCollection = (items: readonly object[]) => ({ toArray: () => items });
  const map = {
    allLayers: {
      ...createCollection(all.map(({ layer }) => layer)),
      on: () => ({ remove: () => undefined })
    },
    basemap: { baseLayers: createCollection([basemap]), referenceLayers: createCollection([]) },
    ground: { layers: createCollection([]) }
  };
  showPrintableMap({ map, allLayerViews: createCollection(all), ...more });
}

const createLoadedLayer = (id: string, title: string, more: object) => ({
  ...{ id, title, type: 'feature', loadStatus: 'loaded', visible: true },
  ...more
});

function renderWidget(results = <></>, locale = 'en', messages = {}) {
  const Wrapped = wrapWidget(Widget, { config: Immutable(config), useMapWidgetIds: Immutable(['map']) });
  return widgetRender(
    true,
    undefined,
    locale,
    messages
  )(
    <>
      {results}
      <Wrapped widgetId="widget_11" />
    </>
  );
}

const getSheet = () => document.querySelector<HTMLElement>('.print-sheet')!;
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  takeScreenshot.mockReset().mockResolvedValue({ dataUrl: PICTURE });
  print.mockReset();
  mockRequest.mockReset().mockRejectedValue(new Error('unreachable'));
  window.print = print;
  HTMLImageElement.prototype.decode = async () => undefined;
  document.title = 'SITE, oil palm';
  showLayers([]);
});

it('prints title, time in Lagos, picture with scale and north arrow, attributions and the page’s address', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 23, 23, 30));
  renderWidget();
  await userEvent.clear(screen.getByLabelText('Title'));
  await userEvent.type(screen.getByLabelText('Title'), 'Mills of Akwa Ibom');
  await clickButton('Print');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(takeScreenshot).toHaveBeenCalledWith(expect.objectContaining({ width: 2181, height: 1197 }));
  const paper = within(getSheet());
  expect(paper.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Mills of Akwa Ibom');
  expect(getSheet()).toHaveTextContent('SITE · printed 24/11/2026 00:30, Lagos time');
  expect(getSheet().querySelector('img')).toHaveAttribute('src', PICTURE);
  expect(getSheet().querySelector('.print-bar')).toHaveTextContent('50 km');
  expect(getSheet().querySelector('.print-north span')).toHaveStyle({ transform: 'rotate(30deg)' });
  expect(getSheet()).toHaveTextContent('Map: Roads of Nigeria; Survey');
  expect(getSheet()).toHaveTextContent(`This page: ${window.location.href}`);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(getSheet()).toBeNull();
});

it('takes the legend of the layers that are on, with units, and says which are filtered', async () => {
  const createSymbol = (color: string) => ({ type: 'simple-marker', color });
  showLayers([
    {
      layer: createLoadedLayer('ph', 'Soil pH', {
        type: 'imagery-tile',
        renderer: {
          type: 'raster-colormap',
          colormapInfos: [{ label: '8', value: 8, color: { toCss: () => 'rgb(1 2 3)' } }, { value: null }]
        }
      })
    },
    {
      layer: createLoadedLayer('soil', 'Soil', { type: 'imagery', url: 'https://x/ImageServer' })
    },
    { layer: { id: 'group', title: 'Land', type: 'group', loadStatus: 'loaded' } },
    {
      layer: createLoadedLayer('far', 'Not at this scale', {
        renderer: { type: 'simple', symbol: createSymbol('red') }
      }),
      suspended: true
    },
    {
      layer: createLoadedLayer('mills', 'Mills', {
        renderer: { type: 'simple', symbol: createSymbol('black') },
        featureReduction: {
          type: 'cluster',
          renderer: {
            type: 'class-breaks',
            legendOptions: { title: 'Purchases (t)' },
            classBreakInfos: [
              { label: '0–10', symbol: createSymbol('red') },
              { label: 'more than 10', symbol: { ...createSymbol('blue'), isBroken: true } }
            ],
            defaultSymbol: createSymbol('grey'),
            defaultLabel: 'none',
            visualVariables: [
              { type: 'size', field: 'cluster_count', stops: [{ value: 100, size: 30 }] },
              { type: 'size', valueExpression: '$view.scale', stops: [{ value: 1, size: 1 }] }
            ]
          }
        }
      }),
      filter: { where: 'state = 1' }
    }
  ]);
  mockRequest.mockResolvedValue({
    data: {
      layers: [{ layerId: 0, legend: [{ label: 'Clay', contentType: 'image/png', imageData: 'AAAA' }] }]
    }
  });
  renderWidget();
  await clickButton('Print');
  await waitFor(() => expect(print).toHaveBeenCalled());
  const layers = [...getSheet().querySelectorAll('.print-layers > li')].map(({ textContent }) => textContent);
  expect(layers).toEqual([
    'Mills (filtered)Purchases (t)more than 100–10noneNumber of records100',
    'SoilClay',
    'Soil pH8'
  ]);
  expect(mockRequest).toHaveBeenCalledWith('https://x/ImageServer/legend', { query: { f: 'json' } });
  expect(getSheet().querySelectorAll('.print-swatch')).toHaveLength(5);
  expect(getSheet().dataset.beside).toBe('true');
  expect(takeScreenshot).toHaveBeenCalledWith(expect.objectContaining({ width: 1606, height: 1197 }));
});

it('prints the open results, except the unchecked ones', async () => {
  renderWidget(
    <>
      <ResultPanel place="card" title="Area 1" actions={<button>Export</button>}>
        <ScopeLine scope="60 minutes round Uyo" date="22/11/2026" />
      </ResultPanel>
      <ResultPanel place="inside" title="Table">
        <p>5 areas</p>
      </ResultPanel>
    </>
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Table' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Legend' }));
  await clickButton('Portrait');
  await clickButton('Print');
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(getSheet().dataset.orientation).toBe('portrait');
  const results = getSheet().querySelector('.print-results')!;
  expect(results).toHaveTextContent(/^Area 160 minutes round UyoData of 22\/11\/2026$/);
  expect(getSheet().querySelector('.print-legend')).toBeNull();
});

it('says what was still loading, and that a scene has no one scale', async () => {
  const coming = { id: 'soil', type: 'imagery', loadStatus: 'loading' };
  showLayers([{ layer: coming, suspended: true }], { type: '3d', updating: true, camera: { heading: 90 } });
  renderWidget();
  await clickButton('Print');
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(getSheet()).toHaveTextContent('Tilted view: no single scale.');
  expect(within(getSheet()).getAllByText('Parts of the map were still loading.')).toHaveLength(2);
  expect(getSheet().querySelector('.print-north span')).toHaveStyle({ transform: 'rotate(-90deg)' });
});

it('shows why there is no picture, and prints the rest without it', async () => {
  takeScreenshot.mockRejectedValue(new Error('The canvas is tainted.'));
  renderWidget();
  await clickButton('Print');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /The map could not be printed.*The canvas is tainted/
  );
  expect(print).not.toHaveBeenCalled();
  await clickButton('Print without the map');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(getSheet()).toHaveTextContent('Printed without the map: its image could not be created.');
  expect(getSheet()).toHaveTextContent('No layer is switched on.');
});

it('shows French texts', async () => {
  renderWidget(<></>, 'fr', readFrenchMessages('print-map'));
  await clickButton('Imprimer');
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(getSheet()).toHaveTextContent('heure de Lagos');
});
