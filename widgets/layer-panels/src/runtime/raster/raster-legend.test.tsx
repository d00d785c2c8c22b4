import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import type * as FakeMaps from '../../../../../tests/support/fake-map';
import { createFakeLayer, showMap } from '../../../../../tests/support/fake-map';
import type { IMConfig } from '../../config';
import Widget from '../widget';

const mockSample = jest.fn<Promise<readonly (number | null)[]>, []>();
const mockRead = jest.fn<Promise<object>, []>();
jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../../shared/layers/src'),
  ...jest.requireActual<object>('../../../../../shared/map/src/panels'),
  ...jest.requireActual<typeof FakeMaps>('../../../../../tests/support/fake-map').watchers,
  sampleRaster: () => mockSample(),
  readRaster: () => mockRead()
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../../tests/support/fake-map').jimuArcgis
);

const EXTENT = { type: 'extent', xmin: 7, ymin: 4, xmax: 8, ymax: 5 };
const CLASSES = { toJSON: () => ({ rasterFunction: 'Legend' }) };
let map: FakeMaps.FakeMap;
/** Each test has a widget of its own, because the state of a widget outlives its tests. */
let widgetId = 'panels-0';
beforeEach(() => {
  widgetId = `panels-${Number(widgetId.split('-')[1]) + 1}`;
});

interface DrawnLayer {
  readonly opacity: number;
  readonly rasterFunction: { toJSON(): object };
}

/** Shows the list of a map with one raster. Returns the raster's row and its layer. */
async function renderRaster(id = 'soil-ph', title = 'Soil pH', search = '') {
  window.history.replaceState(null, '', `/${search}`);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ version: 1, parameters: DEFAULT_PARAMETERS }));
  const made = createFakeLayer({ id, title });
  const url = '/arcgis/rest/services/soilPH/ImageServer';
  Object.assign(made.layer, { url, opacity: 0.8, rasterFunction: CLASSES, getSamples: () => undefined });
  map = showMap([made]);
  const Wrapped = wrapWidget(Widget, {
    config: Immutable({ required: [], hidden: [], isUnfolded: true }) as unknown as IMConfig,
    useMapWidgetIds: Immutable(['map']) as never
  });
  const render = widgetRender(true);
  await act(async () => {
    render(<Wrapped widgetId={widgetId} />);
  });
  const row = within(screen.getByRole('switch', { name: title }).closest('li')!);
  return { row, layer: made.layer as unknown as DrawnLayer };
}

const pressStyle = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const getRule = ({ rasterFunction }: DrawnLayer) => JSON.stringify(rasterFunction.toJSON());
const readLink = () => new URLSearchParams(window.location.search).get(`rasters.${widgetId}`);
const normalise = (text: string | null) => text?.replace(/\s/g, ' ');

beforeEach(() => {
  mockSample.mockReset();
  mockRead.mockReset();
});

describe('drawing of a raster', () => {
  it('[MP-06] [MP-07] is by the specified classes at 80 % until the reader changes it', async () => {
    const { row, layer } = await renderRaster();
    expect(row.getByRole('button', { name: 'Classes' })).toHaveAttribute('aria-pressed', 'true');
    expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'acidic',
      'neutral',
      'alkaline'
    ]);
    expect([layer.opacity, getRule(layer)]).toEqual([0.8, '{"rasterFunction":"Legend"}']);
    expect(readLink()).toBeNull();
    expect(mockSample).not.toHaveBeenCalled();
  });

  it('becomes a ramp at 55 % over the values in view by keyboard, follows the map, and goes back', async () => {
    mockSample.mockResolvedValue([5, null, 6.4]);
    const { row, layer } = await renderRaster();
    act(() => row.getByRole('button', { name: 'Continuous' }).focus());
    await userEvent.keyboard('{Enter}');
    await act(async () => map.comeToRest(EXTENT));
    expect(await row.findByText(/^6.4\spH$/)).toBeVisible();
    expect(row.getByText(/^5\spH$/)).toBeVisible();
    expect(layer.opacity).toBe(0.55);
    expect(getRule(layer)).toContain('"Statistics":[[5,6.4,');
    mockSample.mockResolvedValue([6, 7]);
    await act(async () => map.comeToRest({ ...EXTENT, xmin: 6 }));
    expect(await row.findByText(/^7\spH$/)).toBeVisible();
    expect(getRule(layer)).toContain('"Statistics":[[6,7,');
    await pressStyle('Classes');
    expect([layer.opacity, getRule(layer)]).toEqual([0.8, '{"rasterFunction":"Legend"}']);
  });

  it('is part of the link', async () => {
    mockSample.mockResolvedValue([5, 6]);
    await renderRaster();
    await pressStyle('Continuous');
    expect(readLink()).toBe(`1.${btoa('["soil-ph"]').replace(/=+$/, '')}`);
    await pressStyle('Classes');
    expect(readLink()).toBeNull();
  });

  it('is restored by a link, in which unknown layers do no harm', async () => {
    mockSample.mockResolvedValue([5, 6]);
    const link = btoa('["soil-ph","no-such"]');
    const { row, layer } = await renderRaster('soil-ph', 'Soil pH', `?rasters.${widgetId}=1.${link}`);
    await act(async () => map.comeToRest(EXTENT));
    expect(row.getByRole('button', { name: 'Continuous' })).toHaveAttribute('aria-pressed', 'true');
    expect(layer.opacity).toBe(0.55);
  });

  it('says that no value is in view, and draws again where there are values', async () => {
    mockSample.mockResolvedValue([null, null]);
    const { row, layer } = await renderRaster();
    await pressStyle('Continuous');
    await act(async () => map.comeToRest(EXTENT));
    expect(await row.findByText(/^No value in view/)).toBeVisible();
    expect(row.queryByText(/pH/, { selector: 'span' })).toBeNull();
    expect(getRule(layer)).toBe('{"rasterFunction":"Legend"}');
    mockSample.mockResolvedValue([7]);
    await act(async () => map.comeToRest({ ...EXTENT, xmin: 6 }));
    expect(await row.findAllByText(/^7\spH$/)).toHaveLength(2);
  });

  it('shows that the service failed after the map has moved, keeps the last colours, and retries', async () => {
    mockSample.mockResolvedValueOnce([5, 6]).mockRejectedValueOnce(new Error('The service is away.'));
    const { row, layer } = await renderRaster();
    await pressStyle('Continuous');
    await act(async () => map.comeToRest(EXTENT));
    await row.findByText(/^5\spH$/);
    await act(async () => map.comeToRest({ ...EXTENT, xmin: 6 }));
    expect(await row.findByText(/^The values in view could not be read/)).toBeVisible();
    expect(getRule(layer)).toContain('"Statistics":[[5,6,');
    mockSample.mockResolvedValue([1, 2]);
    await userEvent.click(row.getByRole('button', { name: 'Retry' }));
    expect(await row.findByText(/^2\spH$/)).toBeVisible();
  });

  it('is only by classes where the values are keys of names', async () => {
    const { row } = await renderRaster('growing-area', 'Growing Area');
    expect(row.queryByRole('button', { name: 'Continuous' })).toBeNull();
    expect(row.getByText('Its values are named classes, with nothing between them.')).toBeVisible();
  });
});

describe('value under the pointer', () => {
  const pointAndRead = async (place: object | null, reading: object | Error) => {
    if (reading instanceof Error) mockRead.mockRejectedValue(reading);
    else mockRead.mockResolvedValue(reading);
    await act(async () => map.point(place));
    return normalise(screen.getByText(/^Under the pointer:/).textContent);
  };

  it('has its unit and class, is never 0 where there is none, and names a failure', async () => {
    await renderRaster();
    expect(await pointAndRead({ x: 1 }, { status: 'value', value: 5.1 })).toBe(
      'Under the pointer: 5.1 pH · acidic'
    );
    expect(await pointAndRead({ x: 2 }, { status: 'noData' })).toBe('Under the pointer: no value');
    expect(await pointAndRead({ x: 3 }, new Error('away'))).toBe(
      'Under the pointer: the service did not answer'
    );
    expect(await pointAndRead(null, { status: 'noData' })).toBe('Under the pointer: point at the map');
  });

  it('is a name where the value is only the key of one', async () => {
    await renderRaster('growing-area', 'Growing Area');
    expect(await pointAndRead({ x: 1 }, { status: 'value', value: 3 })).toBe('Under the pointer: Major');
    expect(await pointAndRead({ x: 2 }, { status: 'value', value: 0 })).toBe('Under the pointer: no value');
  });
});
