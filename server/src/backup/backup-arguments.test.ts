import { parseBackupArguments } from './backup-arguments';

const KEY = 'age1known';

it.each([
  ['b.gz', null, { file: 'b.gz', recipient: null }],
  ['b.gz', KEY, { file: 'b.gz', recipient: null }],
  ['b.gz.age', KEY, { file: 'b.gz.age', recipient: KEY }],
  ['b.gz.age --recipient age1other', KEY, { file: 'b.gz.age', recipient: 'age1other' }],
  ['--new-key key.txt', null, { newKey: 'key.txt' }]
])('reads %s', (given, known, expected) => {
  expect(parseBackupArguments(given.split(' '), known)).toEqual(expected);
});

it.each([
  ['', /Usage/],
  ['b.gz c.gz', /Usage/],
  ['--new-key key.txt b.gz', /Usage/],
  ['b.gz --unknown', /Unknown option.*Usage/],
  ['b.gz.age', /add --recipient/],
  ['b.gz --recipient age1other', /name it b\.gz\.age/]
])('refuses %s', (given, message) => {
  expect(() => parseBackupArguments(given.split(' ').filter(Boolean), null)).toThrow(message);
});
