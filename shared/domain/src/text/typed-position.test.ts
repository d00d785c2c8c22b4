import { formatPositionLabel, readTypedPosition } from './typed-position';

const readRounded = (text: string) => {
  const read = readTypedPosition(text);
  return read && [Number(read.latitude.toFixed(4)), Number(read.longitude.toFixed(4)), read.isSwapped];
};

describe('readTypedPosition', () => {
  it.each([
    '5.0370, 7.9233',
    '5.0370 7.9233',
    '5.0370,7.9233',
    '  (5.0370,  7.9233) ',
    '[5.0370; 7.9233]',
    '5.0370/7.9233',
    '+5.0370 +7.9233',
    '5,0370; 7,9233',
    '5,0370 7,9233',
    '5,0370, 7,9233',
    '5,0370,7,9233',
    'N5.0370 E7.9233',
    'n 5.0370, e 7.9233',
    '5.0370N 7.9233E',
    '5.0370° N, 7.9233° E',
    'E7.9233 N5.0370',
    '5.0370°, 7.9233°',
    'lat 5.0370 lon 7.9233',
    'Latitude: 5.0370, Longitude: 7.9233',
    'geo:5.0370,7.9233',
    '5.0370, 7.9233 (Uyo, Akwa Ibom)',
    "5°02.22'N 7°55.398'E",
    '5°02\'13.2"N 7°55\'23.88"E',
    '5°02′13.2″N, 7°55′23.88″E',
    '5º02’13,2”N 7º55’23,88”E',
    "5°02'13.2''N7°55'23.88''E",
    'N 5°02\'13.2" E 7°55\'23.88"',
    '5 02 13.2 N 7 55 23.88 E',
    'N 5:02:13.2, E 7:55:23.88',
    '５．０３７０，７．９２３３'
  ])('[MP-02] reads %s', (text) => {
    expect(readRounded(text)).toEqual([5.037, 7.9233, false]);
    expect(readRounded(text.normalize('NFD'))).toEqual([5.037, 7.9233, false]);
  });

  it('[MP-02] swaps coordinates that lie in Nigeria only in the other order', () => {
    expect(readRounded('13.5, 12.1')).toEqual([13.5, 12.1, false]);
    expect(readRounded('3.3792, 6.5244')).toEqual([6.5244, 3.3792, true]);
    expect(readRounded('E3.3792 N6.5244')).toEqual([6.5244, 3.3792, false]);
    expect(readRounded('N3.3792 E6.5244')).toEqual([3.3792, 6.5244, false]);
    expect(readRounded('51.5, -0.12')).toEqual([51.5, -0.12, false]);
    expect(readRounded('4.35S 7,1O')).toEqual([-4.35, -7.1, false]);
  });

  it.each([
    'Uyo', '5.0370', '50370', '5.0370 N', 'N5 N7', '5N 7', '91, 181', '5°61\'N 7°02\'E', '5°02\'61"N 7°02\'E',
    '-5N 7E', 'N5N E7', '1, 2, 3', 'Mill 5, 7', '5 02 13 7 55 24', ''
  ])('[MP-02] returns null for %j', (text) => {
    expect(readTypedPosition(text)).toBeNull();
  }); // prettier-ignore
});

describe('formatPositionLabel', () => {
  it('[MP-02] has four to six decimals, in the format of the language', () => {
    expect(formatPositionLabel({ latitude: 5.0371234567, longitude: -7 }, 'en')).toBe('5.037123, -7.0000');
    expect(formatPositionLabel({ latitude: 5.037, longitude: 7.9233 }, 'fr')).toBe('5,0370; 7,9233');
  });
});
