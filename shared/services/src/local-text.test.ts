import { blockStorage } from '../../../tests/support/blocked-storage';
import { dropText, keepText, keptText } from './local-text';

it('keeps a text in the browser until it is dropped', () => {
  expect(keptText('a')).toBeNull();
  expect(keepText('a', 'x')).toBe(true);
  expect(keptText('a')).toBe('x');
  dropText('a');
  expect(keptText('a')).toBeNull();
});

it('says so where the browser keeps nothing', () => {
  const allowStorage = blockStorage();
  expect(keepText('a', 'x')).toBe(false);
  expect(keptText('a')).toBeNull();
  expect(() => dropText('a')).not.toThrow();
  allowStorage();
});
