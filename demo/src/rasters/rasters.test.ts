import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RASTERS, SCREENING_RASTERS } from '@site/server/src/layers/rasters';
import { RasterFolder, toRasterFolder } from '@site/server/src/engines/raster/raster-folder';
import type { LoadedRaster } from '@site/server/src/engines/raster/raster-folder';
import { computeExtent, readValueAt } from '@site/server/src/engines/raster/raster';
import type { ScreenedLand } from './screened-land';
import { writeDemonstrationRasters } from './write-rasters';

const ALL_RASTERS = [...RASTERS, ...SCREENING_RASTERS];
const dataDir = mkdtempSync(join(tmpdir(), 'site-rasters-'));
const rasters = new Map<string, LoadedRaster>();

const TODAY = new Date('2026-11-21T09:00:00Z');
/** A clean plot, and one in a clearing of 2022. */
const LAND: ScreenedLand = {
  plots: [
    { west: 6, south: 5.9, east: 6.001, north: 5.901, isInPlace: true },
    { west: 6.2, south: 6.1, east: 6.201, north: 6.101, isInPlace: true },
    { west: 5.9, south: 10, east: 5.901, north: 10.001, isInPlace: false }
  ],
  clearings: [
    {
      year: 2022,
      polygons: [
        [
          [
            [6.198, 6.098],
            [6.203, 6.098],
            [6.203, 6.103],
            [6.198, 6.103],
            [6.198, 6.098]
          ]
        ]
      ]
    }
  ]
};

beforeAll(async () => {
  await writeDemonstrationRasters(dataDir, { land: LAND, today: TODAY, log: () => undefined });
  const folder = new RasterFolder(dataDir);
  for (const { service } of ALL_RASTERS) rasters.set(service, (await folder.get(service))!);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const readCell = (service: string, longitude: number, latitude: number): number | null =>
  readValueAt(rasters.get(service)!.raster, longitude, latitude);

describe('the demonstration rasters', () => {
  it('writes one file per service', () => {
    expect(readdirSync(toRasterFolder(dataDir)).sort()).toEqual(
      ALL_RASTERS.map(({ service }) => `${service}.tif`).sort()
    );
  });

  it.each([
    ['soilPH', 4.5, 8],
    ['soilCarbon', 2, 40],
    ['soilSand', 20, 90],
    ['maizeYield', 0.3, 4.5],
    ['suitability', 0, 10_000],
    ['growingArea', 1, 3]
  ])('%s stays in its range and uses all of it', (service, low, high) => {
    const { statistics } = rasters.get(service)!;
    expect(statistics.min).toBeGreaterThanOrEqual(Math.fround(low));
    expect(statistics.max).toBeLessThanOrEqual(high);
    expect(statistics.max - statistics.min).toBeGreaterThan(0.6 * (high - low));
  });

  it('covers exactly the country at 1 km', () => {
    const { raster, statistics } = rasters.get('soilPH')!;
    const { xmin, ymin, xmax, ymax } = computeExtent(raster);
    expect([xmin, ymin].every((edge, axis) => edge < [3, 4.4][axis]!)).toBe(true);
    expect([xmax, ymax].every((edge, axis) => edge > [14.5, 13.8][axis]!)).toBe(true);
    // 924,000 km² in cells of 0.926 by 0.91 km.
    expect(statistics.count).toBeGreaterThan(1_000_000);
    expect(statistics.count).toBeLessThan(1_150_000);
    for (const { service } of RASTERS) {
      expect(readCell(service, 7.93, 5.03)).not.toBeNull();
      expect(readCell(service, 3.4, 4.5)).toBeNull();
      expect(readCell(service, 14.5, 5)).toBeNull();
    }
  });

  it('has forest that was lost in the year of a clearing, and losses up to last year elsewhere', () => {
    expect([readCell('forest2020', 6.2005, 6.1005), readCell('forestLossYear', 6.2005, 6.1005)]).toEqual([
      1, 22
    ]);
    expect(readCell('forestLossYear', 6.0005, 5.9005)).toBeLessThanOrEqual(20);
    expect(rasters.get('forestLossYear')!.statistics).toMatchObject({ min: 0, max: 25 });
    expect(rasters.get('forest2020')!.statistics).toMatchObject({ min: 0, max: 1 });
    expect(readCell('forest2020', 7, 6)).toBeNull();
  });

  it('resembles the country: acid and rich in carbon in the south, alkaline and sandy in the north', () => {
    const computeMean = (service: string, west: number, south: number): number => {
      const values: number[] = [];
      for (let x = west; x < west + 1; x += 0.05)
        for (let y = south; y < south + 1; y += 0.05) values.push(readCell(service, x, y) ?? NaN);
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    };
    expect(computeMean('soilPH', 7, 5.2)).toBeLessThan(5.6);
    expect(computeMean('soilPH', 12, 12)).toBeGreaterThan(6.6);
    expect(computeMean('soilCarbon', 7, 5.2)).toBeGreaterThan(computeMean('soilCarbon', 12, 12) + 5);
    expect(computeMean('soilSand', 12, 12)).toBeGreaterThan(computeMean('soilSand', 8, 7.5) + 15);
    expect(computeMean('maizeYield', 7, 10)).toBeGreaterThan(computeMean('maizeYield', 7, 5.2) + 0.5);
  });
});
