import fc from 'fast-check';
import { computeDoubleArea } from '../geometry/rings';
import { checkPlots } from './check-plots';
import { exportPlots } from './export-plots';
import type { PlotExport } from './export-plots';
import type { Plot } from './plot';
import type { LonLat } from './plot-shape';
import {
  CONTEXT,
  PLANTS,
  createCleanPlots,
  createPointPlot,
  createPolygonPlot,
  createRectangle,
  getRing
} from './tests/test-plots';

const SQUARE = createRectangle(7.7, 5.1, 7.703004, 5.103);

const exportAll = (plots: readonly Plot[], maxBytes?: number): PlotExport =>
  exportPlots(checkPlots(plots, CONTEXT), maxBytes);

interface TestFeature {
  readonly type: string;
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: LonLat }
    | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly LonLat[])[] };
}

function readFeatures({ files }: PlotExport): readonly TestFeature[] {
  return files.flatMap((text) => {
    const { type, features } = JSON.parse(text) as { type: string; features: readonly TestFeature[] };
    expect(type).toBe('FeatureCollection');
    return features;
  });
}

describe('exportPlots', () => {
  it('writes longitude first with exactly six decimals, the ring closed and counter-clockwise', () => {
    const { files } = exportAll([createPolygonPlot([...SQUARE].reverse())]);
    expect(files).toEqual([
      '{"type":"FeatureCollection","features":[\n' +
        '{"type":"Feature","id":"plot 1","properties":{"ProducerName":"Ini Umoh","ProducerCountry":"NG",' +
        '"ProductionPlace":"Ikot Ekpene","Area":11.0502},"geometry":{"type":"Polygon","coordinates":' +
        '[[[7.700000,5.100000],[7.703004,5.100000],[7.703004,5.103000],[7.700000,5.103000],[7.700000,5.100000]]]}}' +
        '\n]}\n'
    ]);
  });

  it('writes a point of up to 4 ha with its stated area, and texts as JSON requires', () => {
    const plot = createPointPlot([7.701234567, 5.1], { supplier: 'Ọmọ "Ada" \\ Sons\n', statedArea: 4 });
    const { files } = exportAll([plot]);
    expect(files[0]).toContain('"coordinates":[7.701235,5.100000]');
    expect(readFeatures({ files, exported: [], refused: [] })[0]).toMatchObject({
      properties: { ProducerName: plot.supplier, Area: 4 },
      geometry: { type: 'Point' }
    });
  });

  it('returns the same plots for any clean plots, each once, whatever the size of the files', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.integer({ min: 2_500, max: 20_000 }), (seed, maxBytes) => {
        const plots = createCleanPlots(seed, 15);
        const answer = exportAll(plots, maxBytes);
        for (const text of answer.files) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
        const features = readFeatures(answer);
        expect(features.map(({ id }) => id)).toEqual(plots.map(({ id }) => id));
        expect(answer.exported).toEqual(plots);
        features.forEach(({ geometry }, index) => {
          if (geometry.type === 'Point') return;
          expect(computeDoubleArea(geometry.coordinates[0]!)).toBeGreaterThan(0);
          expect(geometry.coordinates).toEqual([getRing(plots[index]!)]);
        });
        for (const text of answer.files)
          for (const number of text.match(/-?\d+\.\d+(?=[,\]])(?<=[[,][\d.]+)/g)!)
            expect(number).toMatch(/\.\d{6}$/);
      }),
      { numRuns: 20 }
    );
  });

  it('fills each file, with letters of several bytes, before it begins the next', () => {
    const createNamed = (id: string, east: number) =>
      createPointPlot([7.701234 + east, 5.1], { id, supplier: 'Ọlá ọmọ ẹ̀kọ́ '.repeat(20) });
    const two = [createNamed('a', 0), createNamed('b', 0.01)];
    const size = Buffer.byteLength(exportAll(two).files[0]!);
    expect(exportAll(two, size).files).toHaveLength(1);
    expect(exportAll(two, size - 1).files).toHaveLength(2);
    expect(exportAll([], 1_000).files).toEqual([]);
  });

  it('lists plots that it leaves out with every reason', () => {
    const [ring] = [createRectangle(7.701234, 5.101234, 7.703234, 5.103234)];
    const listReasons = (plot: Plot) => {
      const { files, refused } = exportAll([plot]);
      expect(files.length + refused.length).toBe(1);
      return refused[0]?.reasons ?? [];
    };
    expect(listReasons(createPolygonPlot(ring))).toEqual([]);
    expect(listReasons(createPolygonPlot(ring, { statedArea: 40 }))).toEqual([]);
    expect(listReasons(createPolygonPlot(ring, { status: 'checked' }))).toEqual(['notReleased']);
    expect(listReasons(createPolygonPlot(ring, { consentOn: null }))).toEqual(['noConsent']);
    expect(listReasons(createPolygonPlot(ring, { consentWithdrawnOn: '2026-11-03' }))).toEqual(['noConsent']);
    expect(listReasons(createPolygonPlot(ring, { commodity: 'cassava' }))).toEqual(['notCovered']);
    expect(listReasons(PLANTS.pointTooLarge(createPolygonPlot(ring))[0])).toEqual(['hasErrors']);
    const draft = createPolygonPlot(ring.slice(1), { status: 'draft', consentOn: null, commodity: 'maize' });
    expect(listReasons(draft)).toEqual(['notCovered', 'notReleased', 'noConsent', 'hasErrors']);
  });
});
