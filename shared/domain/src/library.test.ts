import { hasOwn, getLast } from './library';

test('hasOwn returns true only for a property of the object itself', () => {
  expect(hasOwn({ area: undefined }, 'area')).toBe(true);
  expect(hasOwn({ area: 1 }, 'toString')).toBe(false);
  expect(hasOwn(Object.create({ area: 1 }) as object, 'area')).toBe(false);
});

test('getLast returns the last item, and undefined for an empty list', () => {
  expect(getLast(['one', 'two'])).toBe('two');
  expect(getLast([])).toBeUndefined();
});
