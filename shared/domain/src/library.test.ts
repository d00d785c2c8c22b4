import { hasOwn, lastOf } from './library';

test('a property is own where the object itself has it', () => {
  expect(hasOwn({ area: undefined }, 'area')).toBe(true);
  expect(hasOwn({ area: 1 }, 'toString')).toBe(false);
  expect(hasOwn(Object.create({ area: 1 }) as object, 'area')).toBe(false);
});

test('the last of a list, and of none', () => {
  expect(lastOf(['one', 'two'])).toBe('two');
  expect(lastOf([])).toBeUndefined();
});
