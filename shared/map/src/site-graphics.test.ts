import type Graphic from 'esri/Graphic';
import type Polygon from 'esri/geometry/Polygon';
import type TextSymbol from 'esri/symbols/TextSymbol';
import { computeDoubleArea, GROUND_COLORS } from '@site/domain';
import { wcagContrast } from 'culori';
import { createSitesGraphics } from './site-graphics';
import type { DrawnSite } from './site-graphics';

/** A site with a square catchment of one degree, its corner at a longitude. */
const createSite = (number: number, west: number, isOpen = false): DrawnSite => ({
  ...{ latitude: 5.5, longitude: west + 0.5, number, name: `Site ${number}`, isOpen },
  catchment: [
    [
      [west, 5],
      [west, 6],
      [west + 1, 6],
      [west + 1, 5],
      [west, 5]
    ]
  ]
});

const draw = (...sites: readonly DrawnSite[]) =>
  createSitesGraphics({ sites, candidates: [{ latitude: 5, longitude: 7 }], appearance: 'light' });
const listTexts = (graphics: readonly Graphic[]) =>
  graphics.flatMap(({ symbol }) => (symbol?.type === 'text' ? (symbol as TextSymbol).text : []));
const getRings = (graphics: readonly Graphic[] = []) => (graphics[0]?.geometry as Polygon).rings;

describe('the graphics of sites', () => {
  it('are catchments below the candidates, and stars with numbers and names', () => {
    const { ground, starts } = draw(createSite(1, 7, true), createSite(2, 9));
    expect(ground.map(({ geometry }) => geometry?.type)).toEqual(['polygon', 'polygon', 'point']);
    expect(getRings(ground)[0]![0]).toEqual([9, 5]);
    expect(listTexts(starts)).toEqual(['2', 'Site 2', '1', 'Site 1']);
  });

  it.each(['light', 'dark'] as const)(
    'have names with a halo in the colour of the land of a %s map',
    (appearance) => {
      const { starts } = createSitesGraphics({ sites: [createSite(1, 7)], candidates: [], appearance });
      const { color, haloColor } = starts[starts.length - 1]!.symbol as TextSymbol;
      expect(haloColor?.toHex().toUpperCase()).toBe(GROUND_COLORS[appearance].land);
      expect(wcagContrast(color!.toHex(), haloColor!.toHex())).toBeGreaterThan(4.5);
    }
  );

  it('dim everything but the catchments, which are united where they overlap', () => {
    const apart = draw(createSite(1, 7), createSite(2, 9)).veil;
    expect(apart?.area).toHaveLength(2);
    const united = draw(createSite(1, 7), createSite(2, 9), createSite(3, 8.5), createSite(4, 7.6)).veil;
    expect(united?.area).toHaveLength(1);
    // From 7° to 10° east, one degree high, each part once.
    expect(Math.abs(computeDoubleArea(united!.area[0]!)) / 2).toBeCloseTo(3, 6);
    const longitudes = united!.area[0]!.map(([x]) => x);
    expect([Math.min(...longitudes), Math.max(...longitudes)]).toEqual([7, 10]);
  });

  it('dim nothing while no catchment is known', () => {
    const { veil, ground } = draw({ ...createSite(1, 7), catchment: null });
    expect(veil).toBeNull();
    expect(ground).toHaveLength(1);
  });
});
