import fc from 'fast-check';
import { computeClusterFigures } from './cluster-figures';

const createMill = (
  tonnes: number | null,
  paid: number | null,
  days: number | null,
  lga: string | null = 'uyo'
) => ({
  tonsAmount: tonnes,
  totalPrice: paid,
  daysFromLastDiscovery: days,
  lga_slug: lga
});

describe('figures of a cluster of mills', () => {
  it('adds tonnes, weights the price by them and counts mills by the classes of the legend', () => {
    const figures = computeClusterFigures(
      [1, 2, 3, 4],
      [
        createMill(10, 360_000, 7),
        createMill(30, 1_140_000, 8, 'ikot-ekpene'),
        createMill(null, null, null, 'ikot-ekpene'),
        createMill(null, null, 40, null)
      ]
    );
    expect(figures).toMatchObject({ bought: 2, tonnes: 40, price: 37_500, lga: 'Ikot Ekpene' });
    expect(figures.freshness.map(({ band, count }) => [band?.label ?? null, count])).toEqual([
      ['0-7', 1],
      ['8-14', 1],
      ['15-21', 0],
      ['22+', 1],
      [null, 1]
    ]);
  });

  it('returns null, not 0, when no mill has a purchase', () => {
    expect(computeClusterFigures([1], [createMill(null, null, 3, null)])).toMatchObject({
      bought: 0,
      tonnes: null,
      price: null,
      lga: null
    });
  });

  it('counts each mill in exactly one class', () => {
    const days = fc.option(fc.integer({ min: 0, max: 2_000 }), { nil: null });
    fc.assert(
      fc.property(fc.array(days), (all) => {
        const { freshness } = computeClusterFigures(
          all.map((_, at) => at),
          all.map((value) => createMill(1, 1, value))
        );
        expect(freshness.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      })
    );
  });
});
