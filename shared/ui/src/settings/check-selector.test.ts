import { checkSelector } from './check-selector';

it('accepts CSS selectors and empty texts', () => {
  expect(['', '#id', '[data-tour="x"] > .a'].map(checkSelector)).toEqual([null, null, null]);
  expect(['.[', '..'].map(checkSelector)).toEqual(['wrongSelector', 'wrongSelector']);
});
