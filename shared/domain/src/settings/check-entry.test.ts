import {
  RULE_CHECKS,
  checkNeeded,
  checkAddress,
  checkAddressOrNone,
  checkField,
  checkOrigin,
  checkTheme,
  readNumber
} from './check-entry';

it.each([
  [
    checkOrigin,
    ['', 'https://site.example', 'http://localhost:3000'],
    ['site.example', 'https://a.example/x', 'ftp://a']
  ],
  [
    checkAddress,
    ['/', '/map/oilpalm?x=1', 'https://a.example/b'],
    ['', 'map', '//a.example', '/a b', 'https://']
  ],
  [checkAddressOrNone, ['', '/map'], ['map']],
  [checkTheme, ['themes/site/'], ['themes/site', 'site/', '']],
  [checkField, ['MT_PRODUCED', 'état'], ['a b', '', '1st', "x'"]],
  [checkNeeded, ['SITE'], ['', '  ']]
])('%p accepts valid entries and names the problem of invalid ones', (check, right, wrong) => {
  expect(right.map(check)).toEqual(right.map(() => null));
  expect(wrong.filter((entry) => check(entry) === null)).toEqual([]);
});

it('reads numbers within their bounds, with a point or a comma', () => {
  const parseEntry = (entry: string, whole?: boolean) => readNumber(entry, { min: 0, max: 10, whole });
  expect(['7', ' 2.5 ', '2,5', '0', '10'].map((entry) => parseEntry(entry))).toEqual([7, 2.5, 2.5, 0, 10]);
  expect(['', '-1', '11', 'x', '1e9'].map((entry) => parseEntry(entry))).toEqual([
    null,
    null,
    null,
    null,
    null
  ]);
  expect(parseEntry('2.5', true)).toBeNull();
});

it('names each rule for texts', () => {
  expect(Object.keys(RULE_CHECKS)).toEqual([
    'origin',
    'address',
    'addressOrNone',
    'theme',
    'field',
    'needed'
  ]);
});
