import { createMask } from '@site/server/src/engines/raster/mask';
import type { Cells, Grid, Raster } from '@site/server/src/engines/raster/raster';
import { readStates, buildStatePolygons } from '../world/states';
import { buildGridAround } from './grid';
import { generateRelief } from './relief';
import {
  classifyGrowingArea,
  computeMaizeYield,
  computeSoilCarbon,
  computeSoilPh,
  computeSoilSand,
  computeSuitability
} from './cell-values';
import type { RasterCell } from './cell-values';

/** NoData values, outside the range of every raster of their type. */
export const NO_DATA = { float: -9_999, word: 65_535, byte: 255 } as const;

export const COPYRIGHT = 'Demonstration data, not measured';

/** A grid whose land is filled cell by cell. */
class LandGrid {
  constructor(
    private readonly grid: Grid,
    private readonly land: Uint8Array
  ) {}

  /** Draws the raster of a rule; every land cell has a value. */
  drawRaster<C extends Cells>(
    cells: C,
    noData: number,
    hills: Float32Array,
    rule: (place: RasterCell, at: number) => number
  ): Raster & { readonly cells: C } {
    const { grid, land } = this;
    cells.fill(noData);
    const place = { longitude: 0, latitude: 0, relief: 0 };
    for (let at = 0; at < cells.length; at++) {
      if (land[at] === 0) continue;
      place.longitude = grid.west + ((at % grid.width) + 0.5) * grid.cellX;
      place.latitude = grid.north - (Math.floor(at / grid.width) + 0.5) * grid.cellY;
      place.relief = hills[at]!;
      cells[at] = rule(place, at);
    }
    return { ...grid, cells, noData, copyright: COPYRIGHT };
  }
}

const roundToParts = (value: number, parts: number): number => Math.round(value * parts) / parts;

/** Generates the rasters of the demonstration country by service name; the same on every machine. */
export function* generateRasters(): Generator<readonly [name: string, raster: Raster]> {
  const mesh = readStates();
  const polygons = mesh.states.flatMap((state) => buildStatePolygons(mesh.arcs, state));
  const grid = buildGridAround(polygons);
  const sheet = new LandGrid(grid, createMask(grid, polygons));
  const size = grid.width * grid.height;

  const ph = sheet.drawRaster(new Float32Array(size), NO_DATA.float, generateRelief(grid, 1), (place) =>
    roundToParts(computeSoilPh(place), 10)
  );
  yield ['soilPH', ph];
  const carbon = sheet.drawRaster(new Float32Array(size), NO_DATA.float, generateRelief(grid, 2), (place) =>
    roundToParts(computeSoilCarbon(place), 10)
  );
  yield ['soilCarbon', carbon];
  const sand = sheet.drawRaster(new Uint8Array(size), NO_DATA.byte, generateRelief(grid, 3), (place) =>
    Math.round(computeSoilSand(place))
  );
  yield ['soilSand', sand];
  yield [
    'suitability',
    sheet.drawRaster(new Uint16Array(size), NO_DATA.word, generateRelief(grid, 4), (place, at) =>
      Math.round(computeSuitability(place, ph.cells[at]!, carbon.cells[at]!, sand.cells[at]!))
    )
  ];
  const hills = generateRelief(grid, 5);
  const maize = sheet.drawRaster(new Float32Array(size), NO_DATA.float, hills, (place) =>
    roundToParts(computeMaizeYield(place), 100)
  );
  yield ['maizeYield', maize];
  yield [
    'growingArea',
    sheet.drawRaster(new Uint8Array(size), NO_DATA.byte, hills, (_, at) =>
      classifyGrowingArea(maize.cells[at]!)
    )
  ];
}
