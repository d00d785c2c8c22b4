import type Graphic from 'esri/Graphic';
import type SimpleMarkerSymbol from 'esri/symbols/SimpleMarkerSymbol';
import { computeRingArea } from '@site/domain/src/geometry/ring-area';
import { computeDoubleArea } from '@site/domain/src/geometry/rings';
import { createPlotGraphics, getPlotRings } from './plot-graphics';
import type { DrawnPlot } from './plot-graphics';

const RING = [
  [7, 5],
  [7.01, 5],
  [7.01, 5.01],
  [7, 5]
] as const;
const PLOT: DrawnPlot = {
  geometry: { type: 'Polygon', coordinates: [RING] },
  ...{ hectares: 60, faults: [], isSketched: false, veil: null }
};
const POINT = { type: 'Point', coordinates: [7, 5] } as const;

const listStyles = (graphics: readonly Graphic[]): string[] =>
  graphics.flatMap(({ symbol }) =>
    symbol?.type === 'simple-marker' ? String((symbol as SimpleMarkerSymbol).style) : []
  );
const measureHectares = (hectares: number | null): number =>
  computeRingArea(getPlotRings({ geometry: POINT, hectares })[0]!) / 10_000;

describe('the drawing of a plot', () => {
  it('has the outline with its corners while it is captured, and only the outline when it is shown', () => {
    const captured = createPlotGraphics(PLOT);
    expect([captured.ground.length > 0, captured.veil]).toEqual([true, null]);
    const shown = createPlotGraphics({ ...PLOT, veil: 'light' });
    expect(listStyles(shown.starts)).toHaveLength(0);
    expect(listStyles([...captured.ground, ...captured.starts]).length).toBeGreaterThanOrEqual(3);
    expect(shown.veil?.appearance).toBe('light');
  });

  it('has a veil with a clockwise hole where the plot is, whichever way its outline runs or crosses', () => {
    const crossing = [RING[0], RING[2], RING[1], [7.004, 5.01], RING[0]] as const;
    const areOutside = [RING, [...RING].reverse(), crossing].map((ring) => {
      const { veil } = createPlotGraphics({
        ...{ ...PLOT, veil: 'light' },
        geometry: { type: 'Polygon', coordinates: [ring] }
      });
      return veil!.area.map((hole) => computeDoubleArea(hole) > 0);
    });
    expect(areOutside).toEqual([[false], [false], [false, false]]);
  });

  it('marks the places of errors with crosses and of warnings with diamonds, at most 100 of a fault', () => {
    const places = Array.from({ length: 150 }, (_, index) => [7 + index / 1_000, 5] as const);
    const { starts, ground } = createPlotGraphics({
      ...{ ...PLOT, isSketched: true },
      faults: [
        { level: 'error', places },
        { level: 'warning', places: [[7, 5]] }
      ]
    });
    const styles = listStyles(starts);
    expect([styles.filter((style) => style === 'x').length, styles[100]]).toEqual([100, 'diamond']);
    expect(styles).toHaveLength(101);
    expect(ground).toEqual([]);
  });

  it('leaves out the corners of an outline of 10,000 corners', () => {
    const ring = Array.from(
      { length: 10_000 },
      (_, index) => [7 + index / 1e6, 5 + (index % 7) / 1e4] as const
    );
    const { starts, ground } = createPlotGraphics({
      ...PLOT,
      geometry: { type: 'Polygon', coordinates: [ring] }
    });
    expect(listStyles([...starts, ...ground])).toEqual([]);
  });

  it.each([
    ['the stated area', 2, 2],
    ['half a hectare when the area is unknown', null, 0.5]
  ])('is a circle of %s for a point', (_, hectares, expected) => {
    expect(measureHectares(hectares) / expected).toBeCloseTo(1, 1);
  });
});
