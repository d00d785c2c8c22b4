import fc from 'fast-check';
import { clusterFigures } from './cluster-figures';

const mill = (
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
    const figures = clusterFigures(
      [1, 2, 3, 4],
      [
        mill(10, 360_000, 7),
        mill(30, 1_140_000, 8, 'ikot-ekpene'),
        mill(null, null, null, 'ikot-ekpene'),
        mill(null, null, 40, null)
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
    expect(clusterFigures([1], [mill(null, null, 3, null)])).toMatchObject({
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
        const { freshness } = clusterFigures(
          all.map((_, at) => at),
          all.map((value) => mill(1, 1, value))
        );
        expect(freshness.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      })
    );
  });
});
