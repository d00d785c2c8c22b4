import { FeatureTextCache } from './feature-text-cache';

const toRows = (...some: number[]) => Int32Array.from(some);

describe('written features', () => {
  it('are written once, and again for another choice of fields', () => {
    const features = new FeatureTextCache(4);
    const write = jest.fn((row: number) => `{"n":${row}}`);
    expect(features.writePage(toRows(2, 0), 'n', write).toString()).toBe('{"n":2},{"n":0}');
    expect(features.writePage(toRows(0, 1, 2), 'n', write).toString()).toBe('{"n":0},{"n":1},{"n":2}');
    expect(write).toHaveBeenCalledTimes(3);
    expect(features.writePage(toRows(1), 'name', (row) => `{"name":"Ọ̀yọ́ ${row}"}`).toString()).toBe(
      '{"name":"Ọ̀yọ́ 1"}'
    );
    expect(features.writePage(toRows(), 'name', write).toString()).toBe('');
  });

  it('stay correct when they no longer fit', () => {
    const features = new FeatureTextCache(6);
    const writeRow = (row: number) => String(row).repeat(5_000_000);
    const all = toRows(0, 1, 2, 3, 4, 5);
    for (let asked = 0; asked < 3; asked++)
      expect(features.writePage(all, '', writeRow).toString() === Array.from(all, writeRow).join(',')).toBe(
        true
      );
  });
});
