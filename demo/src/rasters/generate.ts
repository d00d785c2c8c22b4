import { maskOf } from '@site/server/src/engines/raster/mask';
import type { Cells, Grid, Raster } from '@site/server/src/engines/raster/raster';
import { readStates, statePolygons } from '../world/states';
import { gridRound } from './grid';
import { relief } from './relief';
import { growingArea, maizeYield, soilCarbon, soilPh, soilSand, suitability } from './rules';
import type { Place } from './rules';

/** NoData values, outside the range of every raster of their type. */
const NO_DATA = { float: -9_999, word: 65_535, byte: 255 } as const;

const COPYRIGHT = 'Demonstration data, not measured';

/** A grid whose land is filled cell by cell. */
class Sheet {
  constructor(
    private readonly grid: Grid,
    private readonly land: Uint8Array
  ) {}

  /** Draws the raster of a rule; every land cell has a value. */
  draw<C extends Cells>(
    cells: C,
    noData: number,
    hills: Float32Array,
    rule: (place: Place, at: number) => number
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

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;

/** Generates the rasters of the demonstration country by service name; the same on every machine. */
export function* generateRasters(): Generator<readonly [name: string, raster: Raster]> {
  const mesh = readStates();
  const polygons = mesh.states.flatMap((state) => statePolygons(mesh.arcs, state));
  const grid = gridRound(polygons);
  const sheet = new Sheet(grid, maskOf(grid, polygons));
  const size = grid.width * grid.height;

  const ph = sheet.draw(new Float32Array(size), NO_DATA.float, relief(grid, 1), (place) =>
    rounded(soilPh(place), 10)
  );
  yield ['soilPH', ph];
  const carbon = sheet.draw(new Float32Array(size), NO_DATA.float, relief(grid, 2), (place) =>
    rounded(soilCarbon(place), 10)
  );
  yield ['soilCarbon', carbon];
  const sand = sheet.draw(new Uint8Array(size), NO_DATA.byte, relief(grid, 3), (place) =>
    Math.round(soilSand(place))
  );
  yield ['soilSand', sand];
  yield [
    'suitability',
    sheet.draw(new Uint16Array(size), NO_DATA.word, relief(grid, 4), (place, at) =>
      Math.round(suitability(place, ph.cells[at]!, carbon.cells[at]!, sand.cells[at]!))
    )
  ];
  const hills = relief(grid, 5);
  const maize = sheet.draw(new Float32Array(size), NO_DATA.float, hills, (place) =>
    rounded(maizeYield(place), 100)
  );
  yield ['maizeYield', maize];
  yield [
    'growingArea',
    sheet.draw(new Uint8Array(size), NO_DATA.byte, hills, (_, at) => growingArea(maize.cells[at]!))
  ];
}
