import { blockStorage } from '../../../tests/support/blocked-storage';
import { dropText, keepText, keptText } from './local-text';

it('stores a text in the browser until it is dropped', () => {
  expect(keptText('a')).toBeNull();
  expect(keepText('a', 'x')).toBe(true);
  expect(keptText('a')).toBe('x');
  dropText('a');
  expect(keptText('a')).toBeNull();
});

it('returns false and null when the browser blocks storage', () => {
  const allowStorage = blockStorage();
  expect(keepText('a', 'x')).toBe(false);
  expect(keptText('a')).toBeNull();
  expect(() => dropText('a')).not.toThrow();
  allowStorage();
});
