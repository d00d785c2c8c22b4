import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgetRender } from 'jimu-for-test';
import { getLayer, isRaster } from 'widgets/shared-code/site-map';
import type { ListedLayer } from '../use-layers';
import { useTexts } from '../use-texts';
import { HeightLegend } from './height-legend';

const mockCompare = jest.fn<Promise<void>, [unknown]>();
jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../../shared/layers/src'),
  ...jest.requireActual<object>('../../../../../shared/map/src/panels'),
  compareHeights: (view: unknown) => mockCompare(view)
}));

function Legend({ id, type }: { readonly id: string; readonly type: '2d' | '3d' }) {
  const definition = getLayer(id);
  if (isRaster(definition)) throw new Error(`${id} is a raster`);
  const listed = { id, view: { type } } as unknown as ListedLayer;
  return <HeightLegend listed={listed} definition={definition} locale="en" t={useTexts()} />;
}

const renderLegend = async (id: string, type: '2d' | '3d' = '3d') => {
  const render = widgetRender(true);
  await act(async () => void render(<Legend id={id} type={type} />));
};
const normalise = (text: string | null) => text?.replace(/\s/g, ' ');

beforeEach(() => mockCompare.mockReset());

it('[TD-01] explains the height of a column by numbers with units', async () => {
  await renderLegend('tonne-yield');
  expect(screen.getByText(/^Height: FFB per year, 5 m for each t/)).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => normalise(textContent))).toEqual([
    '5,000 t25 km high',
    '20,000 t100 km high',
    '40,000 t200 km high'
  ]);
});

it('flies to the view that compares heights, and says when the scene cannot move', async () => {
  mockCompare.mockRejectedValueOnce(new Error('no graphics')).mockResolvedValueOnce(undefined);
  await renderLegend('tonne-yield');
  const button = screen.getByRole('button', { name: 'Compare heights' });
  await userEvent.click(button);
  expect(screen.getByText(/^The scene could not be moved/)).toBeVisible();
  await userEvent.click(button);
  expect(mockCompare).toHaveBeenLastCalledWith({ type: '3d' });
  expect(screen.queryByText(/^The scene could not be moved/)).toBeNull();
});

it('says that columns of one size have no height to read', async () => {
  await renderLegend('tagged-mills');
  expect(normalise(screen.getByText(/^Every mill is a column/).textContent)).toContain('4 km');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['tonne-yield', '2d'],
  ['lgas', '3d']
] as const)('is absent for %s on a map in %s', async (id, type) => {
  await renderLegend(id, type);
  expect(screen.queryByText(/column|Height/)).toBeNull();
});
