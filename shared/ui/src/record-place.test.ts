import { placeOfRecord } from './record-place';

const record = (geometry: object | undefined, data: object = {}) => ({
  getGeometry: () => geometry as Record<string, unknown> | undefined,
  getData: () => ({ ...data })
});
const rounded = (place: ReturnType<typeof placeOfRecord>) =>
  place && [place.latitude, place.longitude].map((degrees) => Number(degrees.toFixed(4)));

describe('the position of a record', () => {
  it('is its point, in degrees or in metres of web mercator', () => {
    expect(rounded(placeOfRecord(record({ x: 7.9, y: 5.03 })))).toEqual([5.03, 7.9]);
    expect(rounded(placeOfRecord(record({ x: 7.9, y: 5.03, spatialReference: { wkid: 4326 } })))).toEqual([
      5.03, 7.9
    ]);
    const metres = { x: 879423.98, y: 560656.35, spatialReference: { wkid: 102100 } };
    expect(rounded(placeOfRecord(record(metres)))).toEqual([5.03, 7.9]);
  });

  it('is the middle of the extent of a polygon or a line', () => {
    const ring = [
      [7, 5],
      [8, 5],
      [8, 6],
      [7, 5]
    ];
    expect(rounded(placeOfRecord(record({ rings: [ring] })))).toEqual([5.5, 7.5]);
    expect(rounded(placeOfRecord(record({ paths: [ring] })))).toEqual([5.5, 7.5]);
    expect(rounded(placeOfRecord(record({ points: ring })))).toEqual([5.5, 7.5]);
  });

  it('comes from the fields when the record has no geometry', () => {
    expect(rounded(placeOfRecord(record(undefined, { latitude: 5.03, longitude: 7.9 })))).toEqual([
      5.03, 7.9
    ]);
  });

  it('is null without either, in another spatial reference, or off the earth', () => {
    expect(placeOfRecord(record(undefined, { latitude: null, longitude: 7.9 }))).toBeNull();
    expect(placeOfRecord(record({ rings: [] }))).toBeNull();
    expect(placeOfRecord(record({ x: 500000, y: 556000, spatialReference: { wkid: 26332 } }))).toBeNull();
    expect(placeOfRecord(record({ x: 879423, y: 560656 }))).toBeNull();
  });
});
