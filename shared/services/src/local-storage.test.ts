import { blockStorage } from '../../../tests/support/blocked-storage';
import { removeLocalText, writeLocalText, readLocalText } from './local-storage';

it('stores a text in the browser until it is dropped', () => {
  expect(readLocalText('a')).toBeNull();
  expect(writeLocalText('a', 'x')).toBe(true);
  expect(readLocalText('a')).toBe('x');
  removeLocalText('a');
  expect(readLocalText('a')).toBeNull();
});

it('returns false and null when the browser blocks storage', () => {
  const allowStorage = blockStorage();
  expect(writeLocalText('a', 'x')).toBe(false);
  expect(readLocalText('a')).toBeNull();
  expect(() => removeLocalText('a')).not.toThrow();
  allowStorage();
});
