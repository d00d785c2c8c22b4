import fc from 'fast-check';
import {
  computeLogisticsCost,
  computeMaizeLand,
  computeMonthlyProfit
} from './calculations/service-area-formulas';
import { DEFAULT_PARAMETERS as parameters } from './parameters';
import type { ServiceAreaTotals } from './service-area';
import {
  AREA_COLORS,
  AREA_OPACITY,
  computeDriveTimeBreaks,
  getNextAreaColor,
  readDriveTime,
  computeServiceAreaFigures
} from './service-area';

const totals: ServiceAreaTotals = {
  noOfMills: 214,
  totalTonsBought: 100,
  totalNoOfTransactions: 40,
  totalPrice: 3_642_000,
  totalAcres: 48_206,
  minigridsTotal: 3,
  oilPalmPFTotal: 2,
  maizeProduction2022: 1_000,
  maizeProduction2023: 2_000,
  maizeYield2022: null,
  maizeYield2023: 2.5,
  lgaP1Price: 36_500,
  lgaP1PriceDate: '2026-08-12',
  lgaP1PriceIsOld: true
};

describe('readDriveTime', () => {
  const parseDriveTime = (text: string) => readDriveTime(text, parameters);

  it('checks the bounds before it rounds', () => {
    expect(parseDriveTime('2.5')).toEqual({ ok: true, minutes: 3 });
    expect(parseDriveTime('1.9')).toEqual({ ok: false, problem: 'tooShort' });
    expect(parseDriveTime('300.2')).toEqual({ ok: false, problem: 'tooLong' });
    expect(parseDriveTime(' 60 ')).toEqual({ ok: true, minutes: 60 });
  });

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['abc', 'notANumber'],
    ['1', 'tooShort'],
    ['-5', 'tooShort'],
    ['301', 'tooLong'],
    ['Infinity', 'notANumber'],
    ['0x1e', 'notANumber']
  ])('refuses %j (%s)', (text, problem) => {
    expect(parseDriveTime(text)).toEqual({ ok: false, problem });
  });

  it('returns a whole number within the bounds for every time within the bounds', () => {
    fc.assert(
      fc.property(fc.double({ min: 2, max: 300, noNaN: true }), (value) => {
        const answer = parseDriveTime(String(value));
        expect(
          answer.ok && Number.isInteger(answer.minutes) && answer.minutes >= 2 && answer.minutes <= 300
        ).toBe(true);
      })
    );
  });
});

describe('computeDriveTimeBreaks', () => {
  it('[SA-02] returns a third, two thirds and the whole, rounded, without repeats', () => {
    expect(computeDriveTimeBreaks(60)).toEqual([20, 40, 60]);
    expect(computeDriveTimeBreaks(2)).toEqual([1, 2]);
    expect(computeDriveTimeBreaks(100)).toEqual([33, 67, 100]);
    expect(computeDriveTimeBreaks(1)).toEqual([1]);
  });

  it('returns breaks that ascend strictly, are positive and end with the drive time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 300 }), (minutes) => {
        const breaks = computeDriveTimeBreaks(minutes);
        expect(breaks.at(-1)).toBe(minutes);
        expect(breaks.every((value, index) => value > (breaks[index - 1] ?? 0))).toBe(true);
      })
    );
  });
});

describe('computeDriveTimeBreaks of invalid times', () => {
  it.each([NaN, Infinity, -Infinity, -60, 0, 0.4])('returns an empty list for %p minutes', (minutes) => {
    expect(computeDriveTimeBreaks(minutes)).toEqual([]);
  });

  it('returns finite breaks for any time', () => {
    expect(computeDriveTimeBreaks(1e308).every(Number.isFinite)).toBe(true);
  });
});

describe('colours of areas', () => {
  it('[SA-02] are five, with an opacity of 30 %', () => {
    expect(AREA_COLORS.map(({ name }) => name)).toEqual(['blue', 'redBrown', 'green', 'purple', 'yellow']);
    expect(AREA_OPACITY).toBe(0.3);
  });

  it('reuses the colour of a removed area', () => {
    expect(getNextAreaColor([]).name).toBe('blue');
    expect(getNextAreaColor(['blue', 'green']).name).toBe('redBrown');
    expect(getNextAreaColor(['redBrown']).name).toBe('blue');
    expect(getNextAreaColor(AREA_COLORS.map(({ name }) => name)).name).toBe('blue');
  });
});

describe('computeServiceAreaFigures', () => {
  it('[SA-04] follows the specification’s formulas', () => {
    const figures = computeServiceAreaFigures(60, totals, parameters);
    expect(figures).toMatchObject({
      logisticsCost: 4980,
      noOfMills: 214,
      totalTonsBought: 100,
      totalNoOfTransactions: 40,
      avgPricePerTonne: 36_420,
      currentP1Price: 36_500,
      currentP1PriceIsDefault: false,
      currentP1PriceDate: '2026-08-12',
      currentP1PriceIsOld: true,
      minigridsTotal: 3,
      oilPalmPFTotal: 2
    });
    expect(figures.weeklyP1Yield).toBeCloseTo(1156.944, 6);
    expect(figures.weeklyFFBYield).toBeCloseTo(3856.48, 6);
    expect(figures.profit_week).toBeCloseTo(0.024 * 48_206 * (73_500 - (36_500 + 4_980 + 10_000)) * 0.1, 4);
    expect(figures.pksBiomass).toBeCloseTo(578.472, 6);
    expect(figures.biocharOutput).toBeCloseTo(144.618, 6);
    expect(figures.landForBiochar).toBeCloseTo(72.309, 6);
    expect(figures.maizeLandSize2022).toBeCloseTo(1_000 / 2 / 2.23, 6);
    expect(figures.maizeLandSize2023).toBeCloseTo(400, 6);
    expect(figures.maizeLandAvailableForBiochar).toBeCloseTo((72.309 / 400) * 100, 6);
  });

  it('[SA-05] uses 50000 as the P1 price when the LGA has none, and marks it as the default', () => {
    const figures = computeServiceAreaFigures(60, { ...totals, lgaP1Price: null }, parameters);
    expect(figures).toMatchObject({
      currentP1Price: 50_000,
      currentP1PriceIsDefault: true,
      currentP1PriceDate: null,
      currentP1PriceIsOld: false
    });
  });

  it('returns null for the mean price without purchases and for the percentage without maize land', () => {
    const figures = computeServiceAreaFigures(
      60,
      { ...totals, totalTonsBought: 0, totalPrice: 0, maizeProduction2023: 0 },
      parameters
    );
    expect(figures.avgPricePerTonne).toBeNull();
    expect(figures.maizeLandAvailableForBiochar).toBeNull();
  });

  it('lowers profit as logistics cost grows, and scales it with acres', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        fc.integer({ min: 2, max: 300 }),
        (acres, price, minutes) => {
          const computeProfit = (of: number, time: number) =>
            computeMonthlyProfit(of, price, computeLogisticsCost(time, parameters), parameters);
          const once = Number(computeProfit(acres, minutes));
          expect(computeProfit(acres, minutes + 1)).toBeLessThan(once);
          expect(computeProfit(2 * acres, minutes)).toBeCloseTo(2 * once, 3);
        }
      )
    );
  });

  it('uses 2.23 t/ha for a maize yield that is missing or zero', () => {
    expect(computeMaizeLand(446, null, parameters)).toBeCloseTo(100, 9);
    expect(computeMaizeLand(446, 0, parameters)).toBeCloseTo(100, 9);
  });

  it('counts 0 for an invalid sum, as for a layer that failed', () => {
    const sums = [
      'noOfMills',
      'totalTonsBought',
      'totalNoOfTransactions',
      'totalAcres',
      'minigridsTotal',
      'oilPalmPFTotal',
      'maizeProduction2022',
      'maizeProduction2023'
    ] as const;
    for (const name of sums)
      for (const bad of [NaN, Infinity, -1, Number.MAX_SAFE_INTEGER * 2])
        expect([name, computeServiceAreaFigures(60, { ...totals, [name]: bad }, parameters)[name]]).toEqual([
          name,
          0
        ]);
    const most = { ...totals, totalAcres: Number.MAX_SAFE_INTEGER };
    expect(computeServiceAreaFigures(60, most, parameters).totalAcres).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('treats an invalid price as missing and an invalid time as no cost', () => {
    expect(computeServiceAreaFigures(60, { ...totals, lgaP1Price: NaN }, parameters)).toMatchObject({
      currentP1Price: 50_000,
      currentP1PriceIsDefault: true
    });
    expect(
      computeServiceAreaFigures(60, { ...totals, totalPrice: NaN }, parameters).avgPricePerTonne
    ).toBeNull();
    expect(computeServiceAreaFigures(NaN, totals, parameters).logisticsCost).toBe(0);
    expect(computeServiceAreaFigures(60, { ...totals, lgaP1Price: 1e308 }, parameters).currentP1Price).toBe(
      50_000
    );
  });

  it('returns 0 for a figure that overflows', () => {
    expect(computeServiceAreaFigures(1e303, { ...totals, totalAcres: 9e15 }, parameters).profit_week).toBe(0);
    const yields = { ...totals, maizeYield2022: 5e-324, maizeYield2023: 5e-324 };
    expect(computeServiceAreaFigures(60, yields, parameters)).toMatchObject({
      maizeLandSize2022: 0,
      maizeLandSize2023: 0,
      maizeLandAvailableForBiochar: null
    });
  });

  it('returns finite figures or null for any sums and time', () => {
    const anything = fc.oneof(fc.double(), fc.constant(null));
    const anyTotals = fc.record(
      Object.fromEntries(
        Object.entries(totals).map(([name, value]) => [
          name,
          typeof value === 'boolean' ? fc.boolean() : anything
        ])
      )
    ) as unknown as fc.Arbitrary<ServiceAreaTotals>;
    fc.assert(
      fc.property(fc.double(), anyTotals, (minutes, given) => {
        const { currentP1PriceDate: _day, ...figures } = computeServiceAreaFigures(
          minutes,
          given,
          parameters
        );
        for (const figure of Object.values(figures))
          expect(figure === null || typeof figure === 'boolean' || Number.isFinite(figure)).toBe(true);
      })
    );
  });
});
