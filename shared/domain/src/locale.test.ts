import { toLocale } from './locale';

it('returns the catalogue’s language for a tag, and English for others', () => {
  expect(['fr', 'fr-CA', 'FR', 'en-GB', 'ha', ''].map(toLocale)).toEqual([
    'fr',
    'fr',
    'fr',
    'en',
    'en',
    'en'
  ]);
});
