import fc from 'fast-check';
import { createRandom } from '../rounds/random';
import { checkPlots } from './check-plots';
import type { Plot } from './plot';
import type { PlotContext } from './plot-context';
import { PLOT_FAULT_LEVELS, describePlotFault, hasPlotError } from './plot-fault';
import type { PlotFaultCode } from './plot-fault';
import { createLandArea } from './plot-shape';
import type { LonLat } from './plot-shape';
import { readPlotShape } from './read-plot-shape';
import {
  CONTEXT,
  PLANTS,
  createCleanPlots,
  createPointPlot,
  createPolygonPlot,
  createRectangle
} from './tests/test-plots';

const CODES = Object.keys(PLOT_FAULT_LEVELS) as PlotFaultCode[];
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** A square of 200 m, 4.9 ha. */
const SQUARE = createRectangle(7.701234, 5.101234, 7.703234, 5.103234);

const checkPlot = (plot: Plot, context: Partial<PlotContext> = {}) =>
  checkPlots([plot], { ...CONTEXT, ...context })[0]!;
const listCodes = (plot: Plot, context?: Partial<PlotContext>) =>
  checkPlot(plot, context).faults.map(({ code }) => code);
const getValues = (plot: Plot, code: PlotFaultCode, context?: Partial<PlotContext>) =>
  checkPlot(plot, context).faults.find((fault) => fault.code === code)?.values;

describe('checkPlots', () => {
  it('names no fault on clean plots', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { faults, unchecked, hectares, lgas, plot } of checkPlots(
          createCleanPlots(seed, 20),
          CONTEXT
        )) {
          expect(faults).toEqual([]);
          expect(unchecked).toEqual(plot.geometry.type === 'Point' ? ['overlap'] : ['statedAreaDiffers']);
          expect(hectares).toBeGreaterThan(0.1);
          expect(lgas!.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
        }
      }),
      { numRuns: 30 }
    );
  });

  it.each(CODES)('names %s where it is planted, and nothing on the other plots', (code) => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(0, 1, 2, 3, 5, 6), (seed, index) => {
        const plots = createCleanPlots(seed, 9);
        const planted = PLANTS[code](plots[index]!);
        const all = plots.flatMap((plot, at) => (at === index ? planted : [plot]));
        const checks = new Map(checkPlots(all, CONTEXT).map((check) => [check.plot, check]));
        for (const plot of planted)
          expect(checks.get(plot)!.faults.map((fault) => fault.code)).toContain(code);
        for (const plot of plots.filter((_, at) => at !== index))
          expect(checks.get(plot)!.faults).toEqual([]);
        expect(hasPlotError(checks.get(planted[0])!) || PLOT_FAULT_LEVELS[code] === 'warning').toBe(true);
        for (const fault of checks.get(planted[0])!.faults)
          for (const locale of ['en', 'fr'] as const) {
            const { text, hint } = describePlotFault(fault, locale);
            expect(`${text} ${hint}`).not.toMatch(/\{|NaN|Infinity|undefined|\d{3},?\d*\.\d{4}/);
          }
      }),
      { numRuns: code === 'tooManyVertices' ? 3 : 20 }
    );
  });

  it('names several faults of one plot at once, in a fixed order', () => {
    const bowTie = [SQUARE[0]!, SQUARE[2]!, SQUARE[2]!, SQUARE[1]!, SQUARE[3]!];
    expect(
      listCodes(createPolygonPlot(bowTie, { statedArea: 80, community: 'Aba' }), {
        findCommunity: () => ({ latitude: 9, longitude: 7 })
      })
    ).toEqual(['ringNotClosed', 'vertexRepeated', 'crossing', 'statedAreaDiffers', 'farFromCommunity']);
  });

  it('reports where edges cross', () => {
    const [fault] = checkPlot(
      createPolygonPlot([SQUARE[0]!, SQUARE[2]!, SQUARE[1]!, SQUARE[3]!, SQUARE[0]!])
    ).faults;
    expect(fault).toEqual({
      code: 'crossing',
      values: { count: 1, more: 'no' },
      places: [[7.702234, 5.102234]]
    });
    expect(describePlotFault(fault!, 'en').text).toBe(
      'Edges of the outline cross or touch at 1 position, first at 5.102234, 7.702234.'
    );
  });

  it('reports the positions that are outside the earth, and checks nothing that needs them', () => {
    const metres: LonLat = [384_000, 564_000];
    const check = checkPlot(createPointPlot(metres));
    expect(check.faults).toEqual([
      { code: 'notOnEarth', values: { count: 1, example: '384000, 564000' }, places: [] }
    ]);
    expect(check).toMatchObject({ hectares: 2, lgas: null });
    expect(check.unchecked).toEqual([
      ...['axesSwapped', 'outsideNigeria', 'inWater', 'farFromCommunity', 'duplicate', 'overlap']
    ]);
    expect(listCodes(createPointPlot([Number.NaN, 5]))).toEqual(['notOnEarth']);
  });

  it('reports an outline without positions or with an empty ring', () => {
    expect(
      getValues(
        { ...createPolygonPlot([]), geometry: { type: 'Polygon', coordinates: [] } },
        'tooFewVertices'
      )
    ).toEqual({ corners: 0, min: 3 });
    expect(
      getValues(
        { ...createPolygonPlot([]), geometry: { type: 'Polygon', coordinates: [SQUARE, []] } },
        'tooFewVertices'
      )
    ).toEqual({ corners: 0, min: 3 });
  });

  it('accepts 10,000 positions and refuses more', () => {
    const count = 10_000;
    const circle = Array.from({ length: count }, (_, at): LonLat => {
      const angle = (2 * Math.PI * at) / (count - 1);
      return [7.73 + 0.02 * Math.cos(angle), 5.13 + 0.02 * Math.sin(angle)];
    });
    const closed = [...circle.slice(0, -1), circle[0]!];
    expect(readPlotShape(createPolygonPlot(closed)).faults).toEqual([]);
    expect(getValues(createPolygonPlot([...closed, closed[0]!]), 'tooManyVertices')).toEqual({
      vertices: 10_001,
      max: 10_000
    });
  });

  it('lists some of the crossings of a track in which somebody stood still, whose area is unknown', () => {
    const random = createRandom(1);
    const track = Array.from({ length: 5_000 }, (): LonLat => [
      7.701234 + random() / 3_000,
      5.101234 + random() / 3_000
    ]);
    const check = checkPlot(createPolygonPlot([...track, track[0]!]));
    const fault = check.faults.find(({ code }) => code === 'crossing')!;
    expect(fault.values).toEqual({ count: fault.places.length, more: 'yes' });
    expect(fault.places.length).toBeGreaterThan(50);
    expect(describePlotFault(fault, 'en').text).toContain('positions or more');
    expect(check.hectares).toBeNull();
    expect(check.unchecked).toEqual(['statedAreaDiffers', 'tooLarge', 'overlap']);
  });

  it('measures no area of corners on one line', () => {
    const check = checkPlot(
      createPolygonPlot([
        [7.701234, 5.1],
        [7.702234, 5.1],
        [7.703234, 5.1],
        [7.701234, 5.1]
      ])
    );
    expect(check.hectares).toBeNull();
    expect(check.faults.map(({ code }) => code)).toEqual(['crossing']);
    expect(check.unchecked).toContain('statedAreaDiffers');
  });

  it('measures what an outline encloses, without holes and with both halves of a crossing', () => {
    const hole = createRectangle(7.701734, 5.101734, 7.702734, 5.102734);
    const plot = {
      ...createPolygonPlot([]),
      geometry: { type: 'Polygon', coordinates: [SQUARE, hole] }
    } as const;
    const whole = checkPlot(createPolygonPlot(SQUARE)).hectares!;
    expect(checkPlot(plot).hectares! / whole).toBeCloseTo(0.75, 4);
    const bowTie = createPolygonPlot([SQUARE[0]!, SQUARE[2]!, SQUARE[1]!, SQUARE[3]!, SQUARE[0]!]);
    expect(checkPlot(bowTie).hectares! / whole).toBeCloseTo(0.5, 4);
  });

  it('requires a sixth decimal of an outline, and a fifth of a point, whose sixth may be 0', () => {
    expect(listCodes(createPointPlot([7.70123, 5.1]))).toEqual([]);
    expect(listCodes(createPointPlot([7.7012, 5.1]))).toEqual(['fewDecimals']);
    expect(listCodes(createPolygonPlot(createRectangle(7.70123, 5.10123, 7.70323, 5.10323)))).toEqual([
      'fewDecimals'
    ]);
  });

  it('allows points of 4 ha, and stated areas up to 5 % from the outline', () => {
    expect(listCodes(createPointPlot([7.701234, 5.1], { statedArea: 4 }))).toEqual([]);
    const { hectares } = checkPlot(createPolygonPlot(SQUARE));
    expect(listCodes(createPolygonPlot(SQUARE, { statedArea: hectares! * 1.049 }))).toEqual([]);
    expect(listCodes(createPolygonPlot(SQUARE, { statedArea: hectares! * 0.949 }))).toEqual([
      'statedAreaDiffers'
    ]);
  });

  it('finds exchanged axes outside Nigeria without knowing the community', () => {
    const unknown = { findCommunity: () => null, nigeria: null, water: null };
    const north = createPointPlot([14.251234, 12.1]);
    const swapped = createPointPlot([3.401234, 2.1]);
    expect(listCodes(createPointPlot([4.2, 14.012345]), unknown)).toEqual([]);
    expect(listCodes(createPointPlot([3.712345, 15.1]), unknown)).toEqual(['axesSwapped']);
    expect(listCodes(north, unknown)).toEqual([]);
    expect(listCodes(swapped, unknown)).toEqual(['outsideNigeria']);
  });

  it('takes no plot for exchanged that is far from its community both ways', () => {
    const far = { findCommunity: () => ({ latitude: 12, longitude: 13 }) };
    expect(listCodes(createPolygonPlot(SQUARE), far)).toEqual(['farFromCommunity']);
  });

  it('reports checks as not made when what they need is unknown', () => {
    const check = checkPlot(createPolygonPlot(SQUARE, { statedArea: 5 }), {
      findCommunity: () => null,
      nigeria: null,
      water: null,
      lgas: null
    });
    expect(check.unchecked).toEqual(['outsideNigeria', 'inWater', 'farFromCommunity']);
    expect(check.lgas).toBeNull();
  });

  it('lists every LGA of a plot with its share, which is no fault', () => {
    const across = createPolygonPlot(createRectangle(7.719001, 5.1, 7.723001, 5.102));
    expect(checkPlot(across)).toMatchObject({ faults: [], lgas: [{ code: 'EAST' }, { code: 'WEST' }] });
    expect(checkPlot(across).lgas!.map(({ share }) => Math.round(share * 1000))).toEqual([750, 250]);
    expect(checkPlot(createPointPlot([7.701234, 5.1])).lgas).toEqual([{ code: 'WEST', share: 1 }]);
  });

  it('knows the holes of an area', () => {
    const nigeria = createLandArea([
      [createRectangle(2.7, 4.2, 14.6, 13.9), createRectangle(7.65, 5.05, 7.75, 5.15)]
    ]);
    expect(listCodes(createPointPlot([7.701234, 5.1]), { nigeria })).toEqual(['outsideNigeria']);
    expect(getValues(createPolygonPlot(SQUARE), 'outsideNigeria', { nigeria })).toEqual({ percent: 100 });
  });

  it('tolerates 5 % of a plot in water', () => {
    const onShore = (share: number) => {
      const width = 0.002;
      const west = Number((7.9 - width * (1 - share)).toFixed(6));
      return createPolygonPlot(createRectangle(west, 5.101234, west + width, 5.103234));
    };
    const near = { findCommunity: () => ({ latitude: 5.1, longitude: 7.9 }) };
    expect(listCodes(onShore(0.04), near)).toEqual([]);
    expect(getValues(onShore(0.06), 'inWater', near)!.percent).toBeCloseTo(6, 1);
  });
});
