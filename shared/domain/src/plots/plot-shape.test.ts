import { computeCommonArea, createLandArea } from './plot-shape';
import type { LonLat } from './plot-shape';
import { readPlotShape } from './read-plot-shape';
import { createPolygonPlot } from './tests/test-plots';

/* Outlines whose comparison takes minutes when each pair of edges is computed exactly. */

/** Side of the combs, degrees. */
const SIDE = 0.01;

/** Returns a comb whose teeth take half of a square; its teeth point north, or east. */
function createComb(teeth: number, pointsEast: boolean): LonLat[] {
  const step = SIDE / teeth;
  const corners = Array.from({ length: teeth }, (_, tooth): LonLat[] => [
    [tooth * step, 0],
    [tooth * step, SIDE],
    [(tooth + 0.5) * step, SIDE],
    [(tooth + 0.5) * step, 0]
  ]).flat();
  const ring: LonLat[] = [...corners, [SIDE, 0], [SIDE, -step], [0, -step], corners[0]!];
  return ring.map(([along, out]) => (pointsEast ? [7.7 + out, 5.1 + along] : [7.7 + along, 5.1 + out]));
}

const computeCommon = (teeth: number) =>
  computeCommonArea(
    createLandArea([[createComb(teeth, true)]]),
    createLandArea([[createComb(teeth, false)]])
  );

describe('computeCommonArea', () => {
  it('estimates the area of outlines that cross a million times within 5 % of the exact one', () => {
    // Few teeth are cut exactly; the share of land that both combs cover is the same.
    const exact = computeCommon(20);
    expect(exact).toBeGreaterThan(300_000);
    expect(Math.abs(computeCommon(1_000) / exact - 1)).toBeLessThan(0.05);
  });
});

describe('readPlotShape', () => {
  it('measures no area of rings that cross each other a million times', () => {
    const rings = [createComb(1_000, true), createComb(1_000, false)];
    const { area, faults } = readPlotShape({
      ...createPolygonPlot([]),
      geometry: { type: 'Polygon', coordinates: rings }
    });
    expect(area).toBeNull();
    expect(faults.map(({ code }) => code)).toContain('severalRings');
  });

  it('reads a zigzag whose edges all have overlapping boxes and never cross', () => {
    const zigzag = Array.from({ length: 4_000 }, (_, corner): LonLat => {
      const along = 7.700001 + corner * 1e-6;
      return corner % 2 === 0 ? [along, 5.100001] : [along + 0.02, 5.120001];
    });
    const ring: LonLat[] = [...zigzag, [7.75, 5.120001], [7.75, 5.09], [7.7, 5.09], zigzag[0]!];
    const { faults, hectares } = readPlotShape(createPolygonPlot(ring));
    expect(faults.map(({ code }) => code)).toEqual(['spike']);
    expect(hectares).toBeGreaterThan(0);
  });
});
