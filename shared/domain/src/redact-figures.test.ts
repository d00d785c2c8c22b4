import { DEFAULT_PARAMETERS as parameters } from './parameters';
import { computeServiceAreaFigures } from './service-area';
import type { ServiceAreaTotals } from './service-area';
import { MILL_FIGURE_NAMES, SUPPRESSED } from './service-area-figures';
import { redactForGuests } from './redact-figures';

describe('suppression of mill figures for guests', () => {
  const sums = {
    noOfMills: 5,
    totalTonsBought: 1234.56,
    totalNoOfTransactions: 17.4,
    totalPrice: 45_678_901,
    totalAcres: 1_234.5,
    minigridsTotal: 3,
    oilPalmPFTotal: 1,
    maizeProduction2022: 446,
    maizeProduction2023: 2_000,
    maizeYield2022: null,
    maizeYield2023: 2.5,
    lgaP1Price: 36_543.21,
    lgaP1PriceDate: '2026-11-20',
    lgaP1PriceIsOld: false
  };
  const redactTotals = (change: Partial<ServiceAreaTotals> = {}) => {
    const known = computeServiceAreaFigures(60, { ...sums, ...change }, parameters);
    return { known, told: redactForGuests(known, parameters) };
  };

  it('[BY-08] rounds mill figures to three digits and leaves other figures unchanged', () => {
    const { known, told: figures } = redactTotals();
    expect(figures).toEqual({
      ...known,
      noOfMills: 5,
      totalTonsBought: 1230,
      totalNoOfTransactions: 17,
      avgPricePerTonne: 37_000
    });
  });

  it('[BY-08] returns a mark, not a number, zero or null, when there are too few mills or none', () => {
    for (const noOfMills of [0, 1, 4])
      expect(redactTotals({ noOfMills, totalTonsBought: 0 }).told).toMatchObject(
        Object.fromEntries(MILL_FIGURE_NAMES.map((name) => [name, SUPPRESSED]))
      );
    expect(redactTotals({ totalTonsBought: 0 }).told).toMatchObject({
      totalTonsBought: 0,
      avgPricePerTonne: null
    });
  });
});
