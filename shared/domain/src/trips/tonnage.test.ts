import fc from 'fast-check';
import { selectPiles, readTonnage } from './tonnage';
import type { PickupPile } from './trip-plan';

const createPile = (id: string, tonnes: number): PickupPile => ({
  id,
  name: `Pile ${id}`,
  tonnes,
  position: { latitude: 5, longitude: 8 }
});

describe('readTonnage', () => {
  it.each([
    ['30', 30],
    [' 0.3 ', 0.3],
    ['12.5', 12.5],
    ['1e1', 10]
  ])('reads %p', (text, value) => {
    expect(readTonnage(text, 30)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'notATonnage'],
    ['ten', 'notATonnage'],
    ['1,000', 'notATonnage'],
    ['-1', 'notATonnage'],
    ['1e999', 'notATonnage'],
    ['0', 'nothingToCarry'],
    ['0.0000001', 'nothingToCarry'],
    ['30.000001', 'tooManyTonnes'],
    ['1e9', 'tooManyTonnes']
  ])('refuses %p: %s', (text, problem) => {
    expect(readTonnage(text, 30)).toEqual({ ok: false, problem, values: { max: 30 } });
  });

  it('accepts the whole tonnage despite binary fractions', () => {
    expect(readTonnage('0.3', 0.1 + 0.2)).toEqual({ ok: true, value: 0.3 });
    expect(readTonnage(String(0.1 + 0.2), 0.3)).toEqual({ ok: true, value: 0.3 });
  });
});

describe('selectPiles', () => {
  it('returns the first piles, the last in part', () => {
    const piles = [createPile('1', 4), createPile('2', 4), createPile('3', 4)];
    expect(selectPiles(piles, 6).map(({ id, tonnes }) => [id, tonnes])).toEqual([
      ['1', 4],
      ['2', 2]
    ]);
    expect(selectPiles(piles, 4)).toHaveLength(1);
    expect(selectPiles(piles, 99)).toEqual(piles);
    expect(selectPiles(piles, 0)).toEqual([]);
    expect(selectPiles([createPile('1', NaN), createPile('2', 4)], 2)).toEqual([
      createPile('1', NaN),
      createPile('2', 2)
    ]);
  });

  it('returns piles that add up to the tonnes, none with more than it has', () => {
    const kilograms = fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(kilograms, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, share) => {
        const piles = amounts.map((amount, at) => createPile(String(at), amount / 1000));
        const all = amounts.reduce((sum, amount) => sum + amount, 0);
        const wanted = Math.floor(all * share) / 1000;
        const chosen = selectPiles(piles, wanted);
        expect(chosen.reduce((sum, { tonnes }) => sum + tonnes, 0)).toBeCloseTo(wanted, 6);
        chosen.forEach(({ id, tonnes }, at) => {
          expect(id).toBe(String(at));
          expect(tonnes).toBeLessThanOrEqual(piles[at]!.tonnes);
          if (at < chosen.length - 1) expect(tonnes).toBe(piles[at]!.tonnes);
        });
      })
    );
  });
});
