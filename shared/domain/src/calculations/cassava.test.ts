import { CASSAVA_AMOUNTS, computeCassavaFigure } from './cassava';

describe('[CA-01] computeCassavaFigure', () => {
  it.each([
    ['planted', 321.55, { headed: 321.55, full: 321_550 }],
    ['planted', 0, { headed: 0, full: 0 }],
    ['produced', 3_900.5, { headed: 39_005, full: 3_900_500 }],
    ['produced', 1_234.567, { headed: 12_345.67, full: 1_234_567 }]
  ] as const)(
    '%s: returns %d thousand in the multiplier of the heading and in full',
    (amount, thousands, figure) => {
      expect(computeCassavaFigure(amount, thousands)).toEqual(figure);
    }
  );

  it('returns null for an invalid quantity', () => {
    for (const value of [null, NaN, -1, 1e308]) expect(computeCassavaFigure('produced', value)).toBeNull();
  });

  it('has the unit of the full amount', () => {
    expect(Object.values(CASSAVA_AMOUNTS).map(({ unit }) => unit)).toEqual(['ha', 't']);
  });
});
