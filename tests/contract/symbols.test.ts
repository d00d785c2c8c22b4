import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  interpolate,
  parseHex,
  wcagContrast
} from 'culori';
import type { Rgb } from 'culori';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAYER_OPACITY } from '@site/domain';
import { isRaster, OIL_PALM_LAYERS } from '@site/layers';
import type { LayerDefinition } from '@site/layers';
import { PALETTES } from '../../server/src/arcgis/vector-tiles/palettes';
import type { Style } from '../../shared/layers/src/style';
import type { HexColor, LayerSymbol, PointSymbol, MarkerShape } from '../../shared/layers/src/symbols';

/*
 * Every symbol of the oil palm map is distinct from the others and from the map beneath it
 * (docs/rules/symbols.md).
 */

/** Shapes that look similar at the size of a point; other shapes are distinct without colours. */
const FAMILIES: readonly (readonly MarkerShape[])[] = [
  ['circle', 'pentagon', 'hexagon'],
  ['plus', 'cross']
];
const isAlike = (one: MarkerShape, other: MarkerShape): boolean =>
  one === other || FAMILIES.some((family) => family.includes(one) && family.includes(other));

/** Colours as seen by most people, and without one of the three kinds of cones. */
const SEEN_BY = {
  most: (color: Rgb) => color,
  'no red': filterDeficiencyProt(1),
  'no green': filterDeficiencyDeuter(1),
  'no blue': filterDeficiencyTrit(1)
} as const;
type ColorVision = keyof typeof SEEN_BY;
const EYES = Object.keys(SEEN_BY) as ColorVision[];
const difference = differenceCiede2000();

const dropAlpha = (color: HexColor): HexColor => color.slice(0, 7);
const simulateVision = (color: HexColor, eyes: ColorVision): Rgb =>
  SEEN_BY[eyes](parseHex(dropAlpha(color))!);
const computeDistance = (one: HexColor, other: HexColor, eyes: ColorVision): number =>
  difference(simulateVision(one, eyes), simulateVision(other, eyes));
const computeNearest = (ones: readonly HexColor[], others: readonly HexColor[]): number =>
  Math.min(
    ...EYES.flatMap((eyes) => ones.flatMap((one) => others.map((other) => computeDistance(one, other, eyes))))
  );

function listSymbols(style: Style): readonly LayerSymbol[] {
  switch (style.by) {
    case 'nothing':
      return [style.symbol];
    case 'classes':
      return [...style.symbols, style.without.symbol];
    case 'values':
      return [...style.values.map(({ symbol }) => symbol), style.otherwise.symbol];
    case 'ramp':
      return style.stops.map(({ color }) => ({ ...style.symbol, color }));
  }
}
const isPoint = (symbol: LayerSymbol): symbol is PointSymbol => symbol.kind === 'point';

const features = OIL_PALM_LAYERS.filter((layer): layer is LayerDefinition => !isRaster(layer));
const points = features
  .map(({ id, layer }) => {
    const symbols = listSymbols(layer.draws).filter(isPoint);
    return { id, symbols, shapes: [...new Set(symbols.map(({ shape }) => shape))] };
  })
  .filter(({ symbols }) => symbols.length > 0);

it('every point layer has only one shape', () => {
  for (const { id, shapes } of points) expect([id, shapes.length]).toEqual([id, 1]);
});

it('two point layers with the same or similar shapes differ in colour for all eyes', () => {
  const alike = points.flatMap((one, at) =>
    points
      .slice(at + 1)
      .filter((other) => isAlike(one.shapes[0]!, other.shapes[0]!))
      .map((other) => ({
        pair: `${one.id}, ${other.id}`,
        apart: computeNearest(
          one.symbols.map(({ color }) => color),
          other.symbols.map(({ color }) => color)
        )
      }))
      .filter(({ apart }) => apart < 8)
  );
  expect(alike).toEqual([]);
});

it('a symbol or its edge contrasts with land and water of all three basemaps, for all eyes', () => {
  const lost = Object.entries(PALETTES).flatMap(([look, { land, water }]) =>
    points.flatMap(({ id, symbols }) =>
      symbols.flatMap(({ color, edge }) =>
        [land, water].flatMap((ground) =>
          EYES.map((eyes) => ({
            what: `${id} ${color} on ${look} ${ground}, ${eyes}`,
            apart: Math.max(computeDistance(color, ground, eyes), computeDistance(edge.color, ground, eyes))
          })).filter(({ apart }) => apart < 15)
        )
      )
    )
  );
  expect(lost).toEqual([]);
});

describe('freshness of purchases at mills', () => {
  const symbols = points.find(({ id }) => id === 'mills')!.symbols;
  const toLch = converter('lch');

  it('[MP-07] has no class in red or orange, as an old purchase is no fault', () => {
    const warm = symbols.filter(({ color }) => {
      const { c, h = 0 } = toLch(parseHex(color)!);
      return c > 15 && (h < 90 || h > 330);
    });
    expect(warm).toEqual([]);
  });

  it('[MP-07] loses colour from the newest class to the oldest, and mills without purchases are hollow', () => {
    const chroma = symbols.map(({ color }) => toLch(parseHex(color)!).c);
    const [, second, third, oldest, never] = chroma;
    expect([second! > third!, third! > oldest!, oldest! < 5, never! < 1]).toEqual([true, true, true, true]);
    expect(symbols.at(-1)!.color).toBe('#ffffff');
  });

  it('is distinct class by class for all eyes', () => {
    const colors = symbols.map(({ color }) => color);
    const alike = colors.flatMap((one, at) =>
      colors.slice(at + 1).filter((other) => computeNearest([one], [other]) < 8)
    );
    expect(alike).toEqual([]);
  });

  it('contrasts 3 : 1 by fill or ring, at the opacity of layers, with land and water of all basemaps', () => {
    const computeContrast = (color: HexColor, ground: HexColor) => {
      const drawn = parseHex(color)!;
      const beneath = parseHex(ground)!;
      const mix = interpolate([beneath, parseHex(dropAlpha(color))!]);
      return wcagContrast(mix((drawn.alpha ?? 1) * LAYER_OPACITY), ground);
    };
    const lost = Object.values(PALETTES).flatMap(({ land, water }) =>
      symbols.flatMap(({ color, edge }) =>
        [land, water]
          .filter(
            (ground) => Math.max(computeContrast(color, ground), computeContrast(edge.color, ground)) < 3
          )
          .map((ground) => `${color} on ${ground}`)
      )
    );
    expect(lost).toEqual([]);
  });
});

it('areas of the same style differ in colour for all eyes', () => {
  // Both layers show the same rows, one of them only within the delta.
  const shown = features.filter(({ id }) => id !== 'oil-palm-clusters');
  const areas = shown.flatMap(({ id, layer }) =>
    layer.draws.by === 'nothing' &&
    layer.draws.symbol.kind === 'area' &&
    !layer.draws.symbol.color.endsWith('00')
      ? [{ id, color: layer.draws.symbol.color }]
      : []
  );
  const alike = areas.flatMap((one, at) =>
    areas
      .slice(at + 1)
      .map((other) => ({ pair: `${one.id}, ${other.id}`, apart: computeNearest([one.color], [other.color]) }))
      .filter(({ apart }) => apart < 8)
  );
  expect(alike).toEqual([]);
});

it('the table of docs/rules/symbols.md lists how each symbol is drawn', () => {
  const text = readFileSync(join(__dirname, '../../docs/rules/symbols.md'), 'utf8');
  const rows = points.map(({ id, shapes, symbols }) => [
    id,
    shapes.join(', '),
    [...new Set(symbols.map(({ color }) => dropAlpha(color)))].join(' ')
  ]);
  const splitCells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const lines = text.split('\n').filter((line) => line.startsWith('|') && line.includes('#'));
  expect(lines.map(splitCells)).toEqual(rows);
});
