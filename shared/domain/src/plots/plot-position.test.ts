import type { PlotGeometry } from './plot';
import { findPlotBox, findPlotCentre } from './plot-position';

const outline: PlotGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [7, 5],
      [9, 5],
      [9, 6],
      [7, 6]
    ]
  ]
};

describe('the place of a plot', () => {
  it('is the mean of its positions, within their box', () => {
    expect(findPlotCentre(outline)).toEqual([8, 5.5]);
    expect(findPlotBox(outline)).toEqual({ west: 7, south: 5, east: 9, north: 6 });
    expect(findPlotCentre({ type: 'Point', coordinates: [7.5, 5.25] })).toEqual([7.5, 5.25]);
  });

  it.each<PlotGeometry>([
    { type: 'Polygon', coordinates: [] },
    { type: 'Point', coordinates: [600_000, 550_000] },
    { type: 'Point', coordinates: [7, 95] }
  ])('is unknown without a position on earth (%j)', (geometry) => {
    expect([findPlotCentre(geometry), findPlotBox(geometry)]).toEqual([null, null]);
  });
});
