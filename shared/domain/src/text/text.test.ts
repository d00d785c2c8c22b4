import fc from 'fast-check';
import { formatCoordinate, readCoordinates } from './coordinates';
import { readDecimal } from './decimal';
import { shortenUrl, toThumbnailUrl } from './image-url';
import { readPrice } from './price-text';
import { formatKilometres, formatNetCo2 } from './fixed-decimals';

describe('readDecimal', () => {
  it.each([
    ['0', 0],
    ['-0', -0],
    [' 5.03 ', 5.03],
    ['+7', 7],
    ['-.5', -0.5],
    ['5.', 5],
    ['1e-7', 1e-7],
    ['1E+21', 1e21]
  ])('reads %s', (text, value) => expect(readDecimal(text)).toBe(value));

  it.each([
    '',
    ' ',
    '.',
    '-',
    'abc',
    '5 km',
    '5,03',
    '0x10',
    'Infinity',
    'NaN',
    '1e999',
    '1e1000',
    '1 2',
    'x5',
    '5x'
  ])('returns null for %p', (text) => expect(readDecimal(text)).toBeNull());

  it('reads every number as it was written', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(readDecimal(String(value))).toBe(value === 0 ? 0 : value);
      })
    );
  });

  it('returns a finite number or null for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Number.isFinite(readDecimal(text) ?? 0)).toBe(true);
      })
    );
  });
});

describe('toThumbnailUrl', () => {
  const thumbnail = 'https://drive.google.com/thumbnail?id=1AbC_d-9';
  it.each([
    'https://drive.google.com/file/d/1AbC_d-9/view?usp=sharing',
    'https://drive.google.com/file/d/1AbC_d-9',
    'http://drive.google.com/file/d/1AbC_d-9/preview',
    'https://drive.google.com/file/u/0/d/1AbC_d-9/view',
    'https://drive.google.com/a/company.test/file/d/1AbC_d-9/edit',
    'https://drive.google.com/open?id=1AbC_d-9',
    'https://drive.google.com/open?usp=drive_copy&id=1AbC_d-9',
    'https://drive.google.com/u/2/open?id=1AbC_d-9',
    'https://drive.google.com/uc?export=view&id=1AbC_d-9',
    'https://docs.google.com/uc?id=1AbC_d-9'
  ])('converts %s to the thumbnail link', (url) => expect(toThumbnailUrl(url)).toBe(thumbnail));

  it.each([
    thumbnail,
    `${thumbnail}&sz=w1000`,
    'https://drive.google.com/drive/folders/1AbC',
    'https://drive.google.com/open?folder=1AbC',
    'https://drive.google.com/open?id=a%20b',
    'https://drive.google.com/open/x?id=1AbC',
    'https://drive.google.com/x/uc?id=1AbC',
    'https://drive.google.com/x/file/d/1AbC',
    'https://drive.google.com/file/d/a%3Cb/view',
    'https://drive.google.com.test/file/d/1AbC/view',
    'https://pictures.test/open?id=1AbC',
    'mill.jpg',
    ''
  ])('leaves %p unchanged', (url) => expect(toThumbnailUrl(url)).toBe(url));

  it('leaves a converted link and links of other sites unchanged', () => {
    const part = fc.stringMatching(/^[\w-]{1,40}$/);
    fc.assert(
      fc.property(part, (id) => {
        const link = toThumbnailUrl(`https://drive.google.com/file/d/${id}/view`);
        expect(link).toBe(`https://drive.google.com/thumbnail?id=${id}`);
        expect(toThumbnailUrl(link)).toBe(link);
      })
    );
    fc.assert(fc.property(fc.webUrl(), (url) => expect(toThumbnailUrl(url)).toBe(url)));
  });
});

describe('shortenUrl', () => {
  it('returns addresses up to 30 characters whole, else their first 27 and three dots', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (url) => {
        const shown = shortenUrl(url);
        expect(shown).toBe(url.length <= 30 ? url : `${url.slice(0, 27)}...`);
        expect(shown.length).toBeLessThanOrEqual(30);
      })
    );
    expect(shortenUrl('a'.repeat(30))).toBe('a'.repeat(30));
    expect(shortenUrl('a'.repeat(31))).toBe(`${'a'.repeat(27)}...`);
  });

  it('never splits a surrogate pair', () => {
    expect(shortenUrl('🌴'.repeat(30))).toBe('🌴'.repeat(30));
    expect(shortenUrl('🌴'.repeat(31))).toBe(`${'🌴'.repeat(27)}...`);
  });
});

describe('readPrice', () => {
  it.each([
    ['35k', 35_000],
    ['35K', 35_000],
    ['1.2m', 1_200_000],
    ['1.2M', 1_200_000],
    ['35,000', 35_000],
    ['1,234,567.5', 1_234_567.5],
    ['₦35k', 35_000],
    ['₦ 35 k', 35_000],
    ['NGN 36,500', 36_500],
    ['N36500', 36_500],
    [' 36500 ', 36_500],
    ['.5m', 500_000],
    ['1.005k', 1005],
    ['0', 0]
  ])('reads %p as %p NGN', (text, value) => expect(readPrice(text)).toBe(value));

  it.each([
    ...['', ' ', 'k', '₦', '.', '-35k', '35kk', '35 km', '3,5', '35,00', '1,2345', '35.', '35b', 'x35k'],
    '9'.repeat(400)
  ])('returns null for %p', (text) => expect(readPrice(text)).toBeNull());

  it('returns the same price for every way to write it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (naira) => {
        expect(readPrice(String(naira))).toBe(naira);
        expect(readPrice(`₦${naira.toLocaleString('en-US')}`)).toBe(naira);
        expect(readPrice(`${naira}k`)).toBe(naira * 1000);
        expect(readPrice(`${naira}m`)).toBe(naira * 1_000_000);
      })
    );
  });

  it('returns a quantity or null for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => expect((readPrice(text) ?? 0) >= 0).toBe(true)));
  });
});

describe('formats with fixed decimals', () => {
  it.each([
    [1.23456, '+1.235'],
    [1234.5, '+1,234.500'],
    [-0.5, '−0.500'],
    [0, '0.000'],
    [-0, '0.000'],
    [0.0004, '0.000'],
    [-0.0004, '0.000'],
    [0.0005, '+0.001'],
    [null, '–'],
    [NaN, '–'],
    [-Infinity, '–']
  ])('formatNetCo2 writes %p as %p', (value, text) => expect(formatNetCo2(value)).toBe(text));

  it.each([
    [12.345, '12.35'],
    [1.005, '1.01'],
    [0, '0.00'],
    [1234.5, '1,234.50'],
    [-1, '–'],
    [null, '–'],
    [NaN, '–']
  ])('formatKilometres writes %p as %p', (value, text) => expect(formatKilometres(value)).toBe(text));

  it('write net CO₂ with a sign and 3 decimals and a distance with 2, for any figure', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), (value) => {
        const read = Number(formatNetCo2(value).replace('−', '-').replaceAll(',', ''));
        expect(formatNetCo2(value)).toMatch(/^(\+|−|(?=0\.000$))[\d,]+\.\d{3}$/);
        expect(Math.abs(read - value)).toBeLessThanOrEqual(0.000501);
        expect(formatKilometres(Math.abs(value))).toMatch(/^[\d,]+\.\d{2}$/);
      })
    );
    expect(readPrice('35k')).toBe(35_000);
    expect(readPrice('1.2m')).toBe(1_200_000);
  });
});

describe('readCoordinates', () => {
  const findProblem = (latitude: string, longitude: string) => {
    const answer = readCoordinates(latitude, longitude);
    return answer.ok ? answer.value : [answer.problem, answer.values];
  };

  it('returns missing when a coordinate is blank', () => {
    for (const [latitude, longitude] of [
      ['', '7'],
      ['5', ' '],
      ['', '']
    ])
      expect(findProblem(latitude!, longitude!)).toEqual(['missing', undefined]);
  });

  it('refuses coordinates that are not numbers or out of range', () => {
    expect(findProblem(' 5.03 ', '7.93')).toEqual({ latitude: 5.03, longitude: 7.93 });
    expect(findProblem(' five ', 'seven')).toEqual(['latitudeNotANumber', { text: 'five' }]);
    expect(findProblem('5', ' 7° ')).toEqual(['longitudeNotANumber', { text: '7°' }]);
    expect(findProblem('90', '180')).toEqual({ latitude: 90, longitude: 180 });
    expect(findProblem('-90', '-180')).toEqual({ latitude: -90, longitude: -180 });
    const north = ['latitudeOutOfRange', { min: -90, max: 90 }];
    const east = ['longitudeOutOfRange', { min: -180, max: 180 }];
    expect(findProblem('90.0001', '7')).toEqual(north);
    expect(findProblem('-90.0001', '7')).toEqual(north);
    expect(findProblem('5', '180.0001')).toEqual(east);
    expect(findProblem('5', '-180.0001')).toEqual(east);
  });

  it('reads the 4 decimals that formatCoordinate writes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const answer = readCoordinates(formatCoordinate(latitude), formatCoordinate(longitude));
          expect(formatCoordinate(latitude)).toMatch(/^-?\d+\.\d{4}$/);
          expect(answer.ok && Math.abs(answer.value.latitude - latitude)).toBeLessThan(0.0000501);
          expect(answer.ok && Math.abs(answer.value.longitude - longitude)).toBeLessThan(0.0000501);
        }
      )
    );
    expect([NaN, Infinity].map(formatCoordinate)).toEqual(['', '']);
  });
});
