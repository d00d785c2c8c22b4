import type Graphic from 'esri/Graphic';
import type Polygon from 'esri/geometry/Polygon';
import type SimpleFillSymbol from 'esri/symbols/SimpleFillSymbol';
import { AREA_COLORS, AREA_OPACITY, computeDistance } from '@site/domain';
import type { DrawnArea } from './area-graphics';
import { createAreaGraphics } from './area-graphics';
import { createBufferGraphics } from './buffer-graphics';

const createSquare = (half: number): [number, number][] => [
  [7 - half, 5 - half],
  [7 - half, 5 + half],
  [7 + half, 5 + half],
  [7 + half, 5 - half],
  [7 - half, 5 - half]
];
const createArea = (number: number, ...halves: number[]): DrawnArea => ({
  number,
  rgb: AREA_COLORS[number - 1]!.rgb,
  latitude: 5,
  longitude: 7,
  polygons: halves.map((half, index) => ({ toBreak: 20 * (index + 1), rings: [createSquare(half)] }))
});
const getKind = ({ geometry }: Graphic) => geometry?.type;

describe('the graphics of areas', () => {
  it('fill areas with the given opacity, by default with the specification’s', () => {
    const listAlphas = (opacity?: number) =>
      createAreaGraphics([{ ...createArea(1, 0.1), ...(opacity !== undefined && { opacity }) }]).ground.map(
        ({ symbol }) => Number((symbol?.color as { a: number }).a.toFixed(2))
      );
    expect(listAlphas(0.5)).toEqual([0.5]);
    expect(listAlphas()).toEqual([AREA_OPACITY]);
  });

  it('[SA-02] are three polygons in the colour of the area at 30 %, largest beneath, and its start', () => {
    const { ground, starts } = createAreaGraphics([createArea(1, 0.1, 0.2, 0.3)]);
    expect(ground.map(({ attributes }) => (attributes as { toBreak: number }).toBreak)).toEqual([60, 40, 20]);
    expect(ground.map(getKind)).toEqual(['polygon', 'polygon', 'polygon']);
    for (const { symbol } of ground) expect(symbol?.color?.toRgba()).toEqual([...AREA_COLORS[0]!.rgb, 0.3]);
    expect(starts.map(getKind)).toEqual(['point', 'point']);
  });

  it('[MP-06] fill a buffer with green at 20 % and mark its middle', () => {
    const { ground, starts } = createBufferGraphics([
      { latitude: 5, longitude: 7, rings: [createSquare(0.1)] }
    ]);
    expect(ground.map(({ symbol }) => symbol?.color?.toRgba())).toEqual([[46, 139, 87, 0.2]]);
    expect(starts.map(getKind)).toEqual(['point']);
  });

  it('show the rainy season as one dashed outline over the areas', () => {
    const rainy = createArea(1, 0.05, 0.08).polygons;
    const { ground } = createAreaGraphics([{ ...createArea(1, 0.1, 0.2), rainy }, createArea(2, 0.3)]);
    const last = ground.at(-1)!;
    expect(ground).toHaveLength(4);
    expect(last.attributes).toEqual({ number: 1, toBreak: 40, rainy: true });
    const { color, outline } = last.symbol as SimpleFillSymbol;
    expect(color?.a).toBe(0);
    expect(outline?.style).toBe('dash');
  });

  it('[BY-03] hatch the overlap of areas above them all, and nothing without an overlap', () => {
    const areas = [createArea(1, 0.1), createArea(2, 0.5)];
    const { ground } = createAreaGraphics(areas, [createSquare(0.05)]);
    expect(ground).toHaveLength(4);
    for (const { attributes } of ground.slice(2)) expect(attributes).toEqual({ overlap: true });
    expect((ground[3]!.symbol as SimpleFillSymbol).style).toBe('backward-diagonal');
    expect(createAreaGraphics(areas, []).ground).toHaveLength(2);
  });

  it('[BY-03] show the circle in which an area counts mills as a dotted outline over the veil', () => {
    const [one, two] = [{ ...createArea(1, 0.1), millRadius: 50_000 }, createArea(2, 0.3)];
    const { ground, starts } = createAreaGraphics([one, two]);
    const isCircle = ({ attributes }: Graphic) => 'millRadius' in (attributes as object);
    expect(ground.some(isCircle)).toBe(false);
    expect(starts.filter(isCircle)).toEqual([starts[0]]);
    const [circle] = starts;
    expect(circle!.attributes).toEqual({ number: 1, millRadius: 50_000 });
    const { color, outline } = circle!.symbol as SimpleFillSymbol;
    expect([color?.a, outline?.style]).toEqual([0, 'dot']);
    expect(outline?.color?.toRgb()).toEqual([...AREA_COLORS[0]!.rgb]);
    for (const [longitude, latitude] of (circle!.geometry as Polygon).rings[0]!)
      expect(
        computeDistance({ latitude: 5, longitude: 7 }, { latitude: latitude!, longitude: longitude! })
      ).toBeCloseTo(50_000, 3);
  });

  it('have smaller areas above larger ones', () => {
    const { ground } = createAreaGraphics([createArea(1, 0.1), createArea(2, 0.5)]);
    expect(ground.map(({ attributes }) => (attributes as { number: number }).number)).toEqual([2, 1]);
  });
});
