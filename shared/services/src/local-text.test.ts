import { keepText, keptText } from './local-text';

afterEach(() => jest.restoreAllMocks());

it('keeps a text in the browser', () => {
  expect(keptText('a')).toBeNull();
  expect(keepText('a', 'x')).toBe(true);
  expect(keptText('a')).toBe('x');
});

it('says so where the browser keeps nothing', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(keepText('a', 'x')).toBe(false);
  expect(keptText('a')).toBeNull();
});
