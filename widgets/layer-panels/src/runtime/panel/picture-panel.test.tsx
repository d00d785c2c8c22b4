import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import { soilPhPage } from '../../../../../shared/layers/src/pages/rasters';
import type * as FakeMaps from '../../../../../tests/support/fake-map';
import { createFakeLayer, showMap } from '../../../../../tests/support/fake-map';
import type { IMConfig } from '../../config';
import Widget from '../widget';
import { countClasses } from './use-samples';

const mockSample = jest.fn<Promise<readonly (number | null)[]>, [unknown, unknown]>();
jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../../shared/layers/src'),
  ...jest.requireActual<object>('../../../../../shared/map/src/panels'),
  ...jest.requireActual<typeof FakeMaps>('../../../../../tests/support/fake-map').watchers,
  canSample: (layer: { readonly id: string }) => layer.id === 'soil-ph',
  sampleRaster: (layer: unknown, extent: unknown) => mockSample(layer, extent)
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../../tests/support/fake-map').jimuArcgis
);

/** Returns a layer without records, like an image service layer of the Maps SDK. */
function fakePicture(id: string, title: string) {
  const made = createFakeLayer({ id, title });
  const { visible, loadStatus, minScale } = made.layer;
  const url = '/arcgis/rest/services/soilPH/ImageServer';
  const picture = { id, title, visible, loadStatus, minScale, opacity: 0.8, url };
  return {
    ...made,
    layer: picture,
    layerView: { ...made.layerView, layer: picture }
  } as never as typeof made;
}

const EXTENT = { type: 'extent', xmin: 7, ymin: 4, xmax: 8, ymax: 5 };
let map: FakeMaps.FakeMap;
let picture: FakeMaps.FakeLayer;

async function renderWidget(id = 'soil-ph', title = 'Soil pH') {
  window.history.replaceState(null, '', '/');
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ version: 1, parameters: DEFAULT_PARAMETERS }));
  picture = fakePicture(id, title);
  map = showMap([picture]);
  const Wrapped = wrapWidget(Widget, {
    config: Immutable({ required: [], hidden: [], isUnfolded: true }) as unknown as IMConfig,
    useMapWidgetIds: Immutable(['map']) as never
  });
  const render = widgetRender(true);
  await act(async () => {
    render(<Wrapped widgetId="panels" />);
  });
  await userEvent.click(screen.getByRole('button', { name: `Layer Properties: ${title}` }));
  return within(screen.getByRole('region', { name: `Layer Properties: ${title}` }));
}

const getOpacity = ({ layer }: FakeMaps.FakeLayer) => (layer as never as { opacity: number }).opacity;

describe('raster properties', () => {
  beforeEach(() => mockSample.mockReset());

  it('[LP-01] [MP-01] changes the opacity, and Reset restores it', async () => {
    const panel = await renderWidget();
    const reset = panel.getByRole('button', { name: 'Reset' });
    const slider = panel.getByRole('slider', { name: 'Opacity' });
    expect(reset).toBeDisabled();
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^80\s%$/));
    fireEvent.change(slider, { target: { value: '35' } });
    expect(getOpacity(picture)).toBe(0.35);
    await userEvent.click(reset);
    expect(getOpacity(picture)).toBe(0.8);
    expect(slider).toHaveValue('80');
  });

  it('[LP-01] [MP-01] summarises the visible extent by class, and again after the map has moved', async () => {
    mockSample.mockResolvedValue([5, 5.4, 6, null, 8]);
    const panel = await renderWidget();
    await userEvent.click(panel.getByRole('button', { name: 'Show Layer Summary' }));
    await act(async () => map.comeToRest(EXTENT));
    const table = within(await panel.findByRole('table', { name: 'Classes in view' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent?.replace(/\s/g, ''))).toEqual([
      'acidic50%',
      'neutral25%',
      'alkaline25%'
    ]);
    expect(panel.getByText(/^From 4 of 5 points/)).toBeVisible();
    const range = within(panel.getByRole('region', { name: 'Acidity' }));
    expect(
      range.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' '))
    ).toEqual(['5 pH', '6.1 pH', '8 pH']);
    mockSample.mockResolvedValue([null, null]);
    await act(async () => map.comeToRest({ ...EXTENT, xmin: 6 }));
    expect(await panel.findByText(/^The image has no values in view/)).toBeVisible();
  });

  it('[LP-01] shows why a raster has no summary, and retries', async () => {
    mockSample.mockRejectedValueOnce(new Error('The service is away.'));
    const panel = await renderWidget();
    await userEvent.click(panel.getByRole('button', { name: 'Show Layer Summary' }));
    await act(async () => map.comeToRest(EXTENT));
    expect(await panel.findByText(/^The image could not be read: /)).toBeVisible();
    mockSample.mockResolvedValue([7]);
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByRole('table', { name: 'Classes in view' })).toBeVisible();
  });

  it('[LP-01] shows only the opacity of a picture whose service cannot be sampled', async () => {
    const panel = await renderWidget('aerial', 'Aerial pictures');
    await userEvent.click(panel.getByRole('button', { name: 'Show Layer Summary' }));
    expect(panel.getByText('The service of this layer does not describe its image.')).toBeVisible();
    expect(panel.getByRole('slider', { name: 'Opacity' })).toBeVisible();
  });
});

it('counts values outside all classes of a raster separately', () => {
  expect(
    countClasses(soilPhPage, [7.4, 7.41, -1], DEFAULT_PARAMETERS, 'en').map(({ label, count }) => [
      label,
      count
    ])
  ).toEqual([
    ['acidic', 0],
    ['neutral', 1],
    ['alkaline', 1],
    [null, 1]
  ]);
});
