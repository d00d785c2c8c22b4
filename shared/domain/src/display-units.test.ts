import { getUnitText, isScale, isUnit } from './display-units';

it('writes a unit in the notation of the language, otherwise in English or as its key', () => {
  expect(getUnitText('t/day', 'fr')).toBe('t/jour');
  expect(getUnitText('NGN/t', 'en')).toBe('₦/t');
  expect(getUnitText('t/day', 'en')).toBe('t/day');
  expect(getUnitText('ha', 'fr')).toBe('ha');
});

it('knows the units with a notation, and those that are not written after a value', () => {
  expect(['t', 'furlong', 'toString'].map(isUnit)).toEqual([true, false, false]);
  expect([isScale('0 to 100'), isScale('t')]).toEqual([true, false]);
});
