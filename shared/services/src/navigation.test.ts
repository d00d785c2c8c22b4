import fc from 'fast-check';
import {
  writePreferences,
  getNextPage,
  readPreferences,
  buildSignInUrl,
  addUrlPreferences
} from './navigation';

const origin = 'https://site.example';
const readNextPage = (value: string) =>
  getNextPage(`?next=${encodeURIComponent(value)}`, '/map/oilpalm', origin);

describe('the page after signing in', () => {
  it('[AU-08] is the requested page', () => {
    expect(readNextPage('/map/oilpalm?theme=x#y')).toBe('/map/oilpalm?theme=x#y');
    expect(buildSignInUrl('/', '/map/oilpalm?a=1')).toBe('/?next=%2Fmap%2Foilpalm%3Fa%3D1');
    expect(buildSignInUrl('/?x=1', '/map')).toBe('/?x=1&next=%2Fmap');
  });

  it('is the map when no page was requested', () => {
    expect(getNextPage('', '/map/oilpalm', origin)).toBe('/map/oilpalm');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    ''
  ])('is never %j', (value) => {
    expect(readNextPage(value)).toBe('/map/oilpalm');
  });

  it('is always on this origin', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(new URL(readNextPage(value), origin).origin).toBe(origin);
      })
    );
  });
});

describe('language and appearance', () => {
  afterEach(() => window.localStorage.clear());

  it('are sent as Experience Builder’s parameters', () => {
    expect(addUrlPreferences('/map?a=1', { theme: 'themes/site-dark/', locale: 'fr' }, origin)).toBe(
      '/map?a=1&theme=themes%2Fsite-dark%2F&locale=fr'
    );
    expect(addUrlPreferences('https://other.example/x', {}, origin)).toBe('https://other.example/x');
  });

  it('are stored and restored', () => {
    writePreferences({ theme: 'themes/site-dark/' });
    writePreferences({ locale: 'fr' });
    expect(readPreferences()).toEqual({ theme: 'themes/site-dark/', locale: 'fr' });
    window.localStorage.setItem('site-preferences', '{');
    expect(readPreferences()).toEqual({});
  });
});
