import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { decode } from 'lerc';
import { writeLerc } from '../../arcgis/image-server/lerc';
import { fitToType, createCells, PIXEL_TYPES, findPixelType } from '../../arcgis/image-server/pixel-type';
import { createMask } from './mask';
import { findColumn, findRow, readValueAt } from './raster';
import { readGeotiff } from './read-geotiff';
import { computeQuantile, computeStatistics } from './statistics';
import { writeGeotiff } from './write-geotiff';

const folder = mkdtempSync(join(tmpdir(), 'site-geotiff-'));
const file = join(folder, 'one.tif');
afterAll(() => rmSync(folder, { recursive: true }));

/** Generates cells of every type, with a share of no-data values. */
const images = fc
  .record({
    width: fc.integer({ min: 1, max: 40 }),
    height: fc.integer({ min: 1, max: 150 }),
    type: fc.constantFrom(...PIXEL_TYPES)
  })
  .chain(({ width, height, type }) =>
    fc
      .record({
        values: fc.array(fc.double({ noNaN: true, min: -1e5, max: 1e5 }), {
          minLength: width * height,
          maxLength: width * height
        }),
        valid: fc.array(fc.boolean(), { minLength: width * height, maxLength: width * height })
      })
      .map(({ values, valid }) => {
        const cells = createCells(type, width * height);
        values.forEach((value, at) => (cells[at] = fitToType(value, type)));
        // `+ 0`: measurements have no negative zero, and LERC does not preserve it.
        const unsigned = cells.map((cell) => cell + 0);
        return { width, height, type, cells: unsigned, valid: Uint8Array.from(valid, Number) };
      })
  );

describe('GeoTIFF', () => {
  it('is read as it was written, whatever its type and size', async () => {
    await fc.assert(
      fc.asyncProperty(images, async ({ width, height, cells }) => {
        const grid = { width, height, west: 3.25, north: 13.5, cellX: 0.25, cellY: 0.125 };
        const rest = { ...grid, noData: cells[0] || 0, copyright: 'Test' };
        writeFileSync(file, await writeGeotiff({ ...rest, cells }));
        const { cells: read, ...others } = await readGeotiff(file);
        expect(others).toMatchObject(rest);
        expect([findPixelType(read), [...read]]).toEqual([findPixelType(cells), [...cells]]);
      }),
      { numRuns: 40 }
    );
  });

  it('is refused in one line when it is not a GeoTIFF or not in degrees', async () => {
    writeFileSync(file, 'text');
    await expect(readGeotiff(file)).rejects.toThrow(/one\.tif is not a GeoTIFF/);
    const raster = { width: 1, height: 1, west: 0, north: 0, cellX: 1, cellY: 1, cells: Uint8Array.of(1) };
    writeFileSync(file, await writeGeotiff({ ...raster, noData: null, copyright: '' }, 3857));
    await expect(readGeotiff(file)).rejects.toThrow(/one\.tif cannot be served: .*EPSG:4326/);
    await expect(readGeotiff(join(folder, 'none.tif'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('LERC', () => {
  it("is decoded by Esri's decoder as it was written", () => {
    fc.assert(
      fc.property(images, ({ width, height, cells, valid }) => {
        const blob = writeLerc({ width, height, cells, valid });
        const { pixels, mask } = decode(new Uint8Array(blob).buffer);
        const isMarked = (at: number) => (mask ? mask[at] : valid[at]) === 1;
        for (const [at, one] of valid.entries()) {
          if (mask) expect(isMarked(at)).toBe(one === 1);
          if (one) expect(pixels[0]![at]).toBe(cells[at]);
        }
      }),
      { numRuns: 60 }
    );
  });
});

describe('raster grid', () => {
  const grid = { width: 3, height: 2, west: 7, north: 9, cellX: 0.5, cellY: 1 };
  const raster = {
    ...grid,
    cells: Int16Array.from([1, 2, -1, 4, 5, 6]),
    noData: -1,
    copyright: ''
  };

  it('finds the cell of a point, including the outer edges', () => {
    expect([7, 7.49, 7.5, 8.5, 8.51, 6.99].map((x) => findColumn(grid, x))).toEqual([0, 0, 1, 2, -1, -1]);
    expect([9, 8.01, 8, 7, 6.99].map((y) => findRow(grid, y))).toEqual([0, 0, 1, 1, -1]);
    expect(readValueAt(raster, 8.2, 8.5)).toBeNull();
    expect(readValueAt(raster, 8.2, 7.5)).toBe(6);
  });

  it('aggregates the cells with a value, all or only those in an area', () => {
    const all = computeStatistics(raster);
    expect(all).toMatchObject({ min: 1, max: 6, count: 5, mean: 3.6 });
    expect(computeQuantile(all, 0)).toBeGreaterThanOrEqual(1);
    expect(computeQuantile(all, 1)).toBe(6);
    const left = [[[[7, 7], [7, 9], [7.5, 9], [7.5, 7], [7, 7]]]]; // prettier-ignore
    expect(computeStatistics(raster, createMask(raster, left))).toMatchObject({ count: 2, min: 1, max: 4 });
    const nowhere = [[[[0, 0], [0, 1], [1, 0], [0, 0]]]]; // prettier-ignore
    expect(computeStatistics(raster, createMask(raster, nowhere))).toMatchObject({ count: 0, mean: 0 });
  });
});
