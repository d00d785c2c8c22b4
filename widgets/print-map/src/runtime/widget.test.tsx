import { Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultPanel, ScopeLine } from 'widgets/shared-code/site-core';
import { frenchMessages } from '../../../../shared/ui/tests/french';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { showMap } from '../../../../tests/support/fake-map';
import type { Config } from '../config';
import Widget from './widget';

jest.setTimeout(30_000);

const mockModel = { loading: false, activeLayerInfos: [] as object[], destroy: jest.fn() };
jest.mock('esri/widgets/Legend/LegendViewModel', () => ({
  __esModule: true,
  default: function LegendViewModel() {
    return mockModel;
  }
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

/** A map without turn at 1 : 1,000,000, whose picture is `PICTURE`. */
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

const swatch = (color: string) => {
  const preview = document.createElement('div');
  preview.style.background = color;
  return preview;
};
const layerInfo = (id: string, title: string, legendElements: object[], where?: string) => ({
  layer: { id, type: 'feature' },
  layerView: { filter: where === undefined ? null : { where } },
  title,
  legendElements,
  children: []
});

function show(results = <></>, locale = 'en', messages = {}) {
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

const sheet = () => document.querySelector<HTMLElement>('.print-sheet')!;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  takeScreenshot.mockReset().mockResolvedValue({ dataUrl: PICTURE });
  print.mockReset();
  mockModel.loading = false;
  mockModel.activeLayerInfos = [];
  window.print = print;
  HTMLImageElement.prototype.decode = async () => undefined;
  document.title = 'SITE, oil palm';
  showPrintableMap();
});

it('prints title, time of Lagos, picture with scale and north, sources and the page’s address', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 23, 23, 30));
  show();
  await userEvent.clear(screen.getByLabelText('Title'));
  await userEvent.type(screen.getByLabelText('Title'), 'Mills of Akwa Ibom');
  await press('Print');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(takeScreenshot).toHaveBeenCalledWith(expect.objectContaining({ width: 2181, height: 1197 }));
  const paper = within(sheet());
  expect(paper.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Mills of Akwa Ibom');
  expect(sheet()).toHaveTextContent('SITE · printed 24/11/2026 00:30, time of Lagos');
  expect(sheet().querySelector('img')).toHaveAttribute('src', PICTURE);
  expect(sheet().querySelector('.print-bar')).toHaveTextContent('50 km');
  expect(sheet().querySelector('.print-north span')).toHaveStyle({ transform: 'rotate(30deg)' });
  expect(sheet()).toHaveTextContent('Map: Roads of Nigeria; Survey');
  expect(sheet()).toHaveTextContent(`This page: ${window.location.href}`);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet()).toBeNull();
});

it('takes the legend of the layers that are on, with units, and says which are filtered', async () => {
  mockModel.activeLayerInfos = [
    layerInfo(
      'mills',
      'Mills',
      [
        {
          type: 'symbol-table',
          title: { title: 'Purchases (t)' },
          infos: [
            { label: '0–10', preview: swatch('red'), symbol: {} },
            { label: 'more than 10', preview: swatch('blue'), symbol: {} }
          ]
        },
        { type: 'size-ramp', title: { showCount: true }, infos: [{ label: '100', preview: swatch('grey') }] }
      ],
      'state = 1'
    ),
    { ...layerInfo('group', 'Land', []), layer: { id: 'group', type: 'group' } },
    {
      ...layerInfo('soil', 'Soil', []),
      children: [
        layerInfo('ph', 'Soil pH', [
          {
            type: 'color-ramp',
            title: null,
            infos: [
              { label: '8', value: 8, color: { toCss: () => 'rgb(1 2 3)' } },
              { label: null, value: null, color: null }
            ]
          }
        ])
      ]
    }
  ];
  show();
  await press('Print');
  await waitFor(() => expect(print).toHaveBeenCalled());
  const layers = [...sheet().querySelectorAll('.print-layers > li')].map(({ textContent }) => textContent);
  expect(layers).toEqual(['Mills (filtered)Purchases (t)0–10more than 10Number of records100', 'Soil pH8']);
  expect(sheet().querySelectorAll('.print-swatch')).toHaveLength(4);
  expect(sheet().dataset.beside).toBe('true');
  expect(takeScreenshot).toHaveBeenCalledWith(expect.objectContaining({ width: 1606, height: 1197 }));
  expect(mockModel.destroy).toHaveBeenCalled();
});

it('takes the results that are open, and leaves out those that are ticked off', async () => {
  show(
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
  await press('Portrait');
  await press('Print');
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(sheet().dataset.orientation).toBe('portrait');
  const results = sheet().querySelector('.print-results')!;
  expect(results).toHaveTextContent(/^Area 160 minutes round UyoData of 22\/11\/2026$/);
  expect(sheet().querySelector('.print-legend')).toBeNull();
});

it('says what was still loading, and that a scene has no one scale', async () => {
  showPrintableMap({ type: '3d', updating: true, camera: { heading: 90 } });
  mockModel.loading = true;
  show();
  await press('Print');
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(sheet()).toHaveTextContent('Seen at an angle: there is no one scale.');
  expect(within(sheet()).getAllByText('Parts of the map were still loading.')).toHaveLength(2);
  expect(sheet().querySelector('.print-north span')).toHaveStyle({ transform: 'rotate(-90deg)' });
});

it('says why there is no picture, and prints the rest without it', async () => {
  takeScreenshot.mockRejectedValue(new Error('The canvas is tainted.'));
  show();
  await press('Print');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /The map could not be put on paper.*The canvas is tainted/
  );
  expect(print).not.toHaveBeenCalled();
  await press('Print without the map');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(sheet()).toHaveTextContent('Printed without a picture of the map, which could not be taken.');
  expect(sheet()).toHaveTextContent('No layer is switched on.');
});

it('speaks French', async () => {
  show(<></>, 'fr', frenchMessages('print-map'));
  await press('Imprimer');
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(sheet()).toHaveTextContent('heure de Lagos');
});
