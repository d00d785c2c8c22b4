import fc from 'fast-check';
import { HECTARES_PER_ACRE } from '../calculations/units';
import { isFailure } from '../result';
import type { StoredPlotCheck } from './plot-check';
import {
  PURCHASE_VERDICTS,
  comparePurchases,
  computeSeasonYield,
  formatPurchaseBalance
} from './compare-purchases';
import type { PurchaseBalance } from './compare-purchases';
import type { Plot } from './plot';
import type { PlotFaultCode } from './plot-fault';
import { createPointPlot } from './tests/test-plots';

const YIELD = 10;

describe('computeSeasonYield', () => {
  it('grows with the days of the season, and is null for an invalid day', () => {
    const parameters = { weeklyP1YieldPerAcre: HECTARES_PER_ACRE };
    expect(computeSeasonYield('2026-01-01', '2026-01-07', parameters)).toBeCloseTo(1, 12);
    expect(computeSeasonYield('2026-01-01', '2026-01-14', parameters)).toBeCloseTo(2, 12);
    expect(computeSeasonYield('2026-02-30', '2026-03-01', parameters)).toBeNull();
  });
});

const createCheck = (
  hectares: number | null,
  changes: Partial<Plot> = {},
  code?: PlotFaultCode
): StoredPlotCheck => ({
  plot: createPointPlot([7.701234, 5.1], changes),
  hectares,
  faults: code ? [{ code, values: {}, places: [] }] : [],
  unchecked: [],
  lgas: null
});
const buy = (
  tonnes: number | null,
  supplier = 'Ini Umoh',
  community = 'Ikot Ekpene',
  plotIds: readonly string[] = []
) => ({ supplier, community, tonnes, plotIds });
/** A purchase from named plots. */
const buyFrom = (tonnes: number | null, ...plotIds: readonly string[]) =>
  buy(tonnes, undefined, undefined, plotIds);

const compare = (
  tonnes: readonly (number | null)[],
  checks: readonly StoredPlotCheck[]
): Partial<PurchaseBalance> => {
  const answer = comparePurchases(
    tonnes.map((one) => buy(one)),
    checks,
    YIELD
  );
  if (isFailure(answer)) throw new Error(answer.problem);
  const [{ supplier, community, plotIds, ...balance }] = answer.value as [PurchaseBalance];
  expect([supplier, community, plotIds]).toEqual(['Ini Umoh', 'Ikot Ekpene', null]);
  return balance;
};

describe('comparePurchases', () => {
  it('flags more than the plots can bear, with both figures', () => {
    expect(compare([12, 8.5], [createCheck(1.5), createCheck(0.5)])).toEqual({
      ...{ bought: 20.5, unknownPurchases: 0, hectares: 2, unknownPlots: 0, bearable: 20, verdict: 'tooMuch' }
    });
    expect(compare([12, 8], [createCheck(1.5), createCheck(0.5)]).verdict).toBe('plausible');
    // 0.1 + 0.2 is more than 0.3 in binary numbers.
    expect(compare([0.1, 0.2], [createCheck(0.03)]).verdict).toBe('plausible');
  });

  it('never counts unknown tonnes or areas as 0', () => {
    expect(compare([null], [createCheck(2)])).toMatchObject({
      bought: null,
      unknownPurchases: 1,
      verdict: 'unknown'
    });
    expect(compare([5], [createCheck(null)])).toMatchObject({
      ...{ hectares: null, unknownPlots: 1, bearable: null, verdict: 'unknown' }
    });
    expect(compare([5], [])).toMatchObject({
      hectares: null,
      unknownPlots: 0,
      bearable: null,
      verdict: 'unknown'
    });
    expect(compare([5, Number.NaN], [createCheck(2)])).toMatchObject({
      unknownPurchases: 1,
      verdict: 'unknown'
    });
    expect(compare([30, -1], [createCheck(2)])).toMatchObject({
      bought: 30,
      unknownPurchases: 1,
      verdict: 'tooMuch'
    });
    expect(compare([30], [createCheck(2), createCheck(null)]).verdict).toBe('unknown');
    expect(compare([20], [createCheck(2), createCheck(null)]).verdict).toBe('plausible');
    expect(compare([0], [createCheck(2)])).toMatchObject({ bought: 0, verdict: 'plausible' });
  });

  it('counts no rejected plot, and the area of a draft or of a plot with an error as unknown', () => {
    const rejected = createCheck(9, { status: 'rejected', rejection: 'Sold' });
    expect(compare([30], [createCheck(2), rejected])).toMatchObject({ hectares: 2, verdict: 'tooMuch' });
    expect(compare([30], [createCheck(2), createCheck(9, { status: 'draft' })])).toMatchObject({
      ...{ hectares: 2, unknownPlots: 1, verdict: 'unknown' }
    });
    expect(compare([30], [createCheck(2), createCheck(9, {}, 'duplicate')])).toMatchObject({
      ...{ hectares: 2, unknownPlots: 1, verdict: 'unknown' }
    });
    expect(compare([30], [createCheck(9, {}, 'overlap')]).verdict).toBe('plausible');
  });

  it('unites spellings of a supplier, and separates the same name in two communities', () => {
    const purchases = [buy(15), buy(15, 'INI  UMOH'), buy(5, 'Ini Umoh', 'Aba'), buy(1, 'Eno Bassey')];
    const answer = comparePurchases(purchases, [createCheck(2, { supplier: 'Ìní Umoh' })], YIELD);
    expect(answer).toMatchObject({
      ok: true,
      value: [
        { supplier: 'Ini Umoh', community: 'Ikot Ekpene', bought: 30, bearable: 20, verdict: 'tooMuch' },
        { supplier: 'Ini Umoh', community: 'Aba', bought: 5, verdict: 'unknown' },
        { supplier: 'Eno Bassey', bought: 1, verdict: 'unknown' }
      ]
    });
  });

  it('compares each set of named plots with the purchases that name no other plot', () => {
    const checks = [createCheck(1, { id: 'A' }), createCheck(2, { id: 'B' })];
    const purchases = [buyFrom(12, 'A'), buyFrom(5, 'B', 'A'), buyFrom(3, 'A', 'B', 'A')];
    expect(comparePurchases(purchases, checks, YIELD)).toMatchObject({
      ok: true,
      value: [
        { plotIds: ['A'], bought: 12, hectares: 1, verdict: 'tooMuch' },
        { plotIds: ['A', 'B'], bought: 20, hectares: 3, verdict: 'plausible' }
      ]
    });
  });

  it('compares all purchases with all plots too when some name none', () => {
    const checks = [createCheck(1, { id: 'A' }), createCheck(2, { id: 'B' })];
    expect(comparePurchases([buyFrom(12, 'A'), buy(19)], checks, YIELD)).toMatchObject({
      ok: true,
      value: [
        { plotIds: null, bought: 31, hectares: 3, verdict: 'tooMuch' },
        { plotIds: ['A'], bought: 12, hectares: 1, verdict: 'tooMuch' }
      ]
    });
  });

  it('takes the area of a named plot that is deleted or of another supplier as unknown, and of a rejected one as none', () => {
    const rejected = createCheck(9, { id: 'R', status: 'rejected', rejection: 'Sold' });
    const foreign = createCheck(9, { id: 'F', supplier: 'Eno Bassey' });
    const purchases = [buyFrom(12, 'gone'), buyFrom(12, 'F'), buyFrom(12, 'R')];
    expect(comparePurchases(purchases, [rejected, foreign], YIELD)).toMatchObject({
      value: [
        { plotIds: ['gone'], hectares: null, unknownPlots: 1, verdict: 'unknown' },
        { plotIds: ['F'], hectares: null, unknownPlots: 1, verdict: 'unknown' },
        { plotIds: ['R'], hectares: null, unknownPlots: 0, verdict: 'unknown' }
      ]
    });
  });

  it('gives a verdict that no value of the unknown figures can refute', () => {
    const known = fc.integer({ min: 0, max: 40 });
    const figures = fc.array(fc.option(known), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        figures,
        figures,
        fc.array(known, { minLength: 8, maxLength: 8 }),
        (tonnes, areas, values) => {
          const { verdict } = compare(
            tonnes,
            areas.map((hectares) => createCheck(hectares))
          );
          const sum = (list: readonly (number | null)[], from: number) =>
            list.reduce<number>((total, one, index) => total + (one ?? values[from + index]!), 0);
          const isTooMuch = sum(tonnes, 0) > YIELD * sum(areas, 4);
          if (verdict === 'tooMuch') expect(isTooMuch).toBe(true);
          if (verdict === 'plausible') expect(isTooMuch).toBe(false);
          if (![...tonnes, ...areas].includes(null))
            expect(verdict).toBe(isTooMuch ? 'tooMuch' : 'plausible');
        }
      )
    );
  });

  it.each([0, -1, Number.NaN, Infinity])('refuses a yield of %s', (yieldPerHectare) => {
    expect(comparePurchases([buy(1)], [], yieldPerHectare)).toEqual({ ok: false, problem: 'invalidYield' });
  });
});

describe('formatPurchaseBalance', () => {
  it.each(PURCHASE_VERDICTS)('writes the figures of %s with their units in both languages', (verdict) => {
    const balance: PurchaseBalance = {
      ...{
        supplier: 'Ini Umoh',
        community: 'Aba',
        plotIds: null,
        bought: 30.456,
        unknownPurchases: 1,
        hectares: 2,
        unknownPlots: 2
      },
      ...{ bearable: null, verdict }
    };
    for (const locale of ['en', 'fr'] as const) {
      const text = formatPurchaseBalance(balance, locale);
      expect(text).toMatch(/^Ini Umoh.*30\.46 t.* 2 ha.*– t/);
      expect(text).not.toMatch(/null|\{/);
    }
  });
});
