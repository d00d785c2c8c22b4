import { parseReading } from './raster-reading';

describe("[MP-08] reading of an image service's response", () => {
  it.each([
    ['5.8', { status: 'value', value: 5.8 }],
    ['0', { status: 'value', value: 0 }],
    [' -3 ', { status: 'value', value: -3 }],
    ['NoData', { status: 'noData' }],
    ['nodata', { status: 'noData' }],
    ['', { status: 'noData' }],
    [null, { status: 'noData' }],
    [undefined, { status: 'noData' }],
    ['12, 13', { status: 'invalid' }],
    ['NaN', { status: 'invalid' }],
    ['Infinity', { status: 'invalid' }],
    ['high', { status: 'invalid' }]
  ])('reads the response %p', (text, reading) => {
    expect(parseReading(text)).toEqual(reading);
  });
});
