import { locateRecord } from './locate-record';

const createRecord = (geometry: object | undefined, data: object = {}) => ({
  getGeometry: () => geometry as Record<string, unknown> | undefined,
  getData: () => ({ ...data })
});
const roundPosition = (place: ReturnType<typeof locateRecord>) =>
  place && [place.latitude, place.longitude].map((degrees) => Number(degrees.toFixed(4)));

describe('the position of a record', () => {
  it('is its point, in degrees or in metres of web mercator', () => {
    expect(roundPosition(locateRecord(createRecord({ x: 7.9, y: 5.03 })))).toEqual([5.03, 7.9]);
    expect(
      roundPosition(locateRecord(createRecord({ x: 7.9, y: 5.03, spatialReference: { wkid: 4326 } })))
    ).toEqual([5.03, 7.9]);
    const metres = { x: 879423.98, y: 560656.35, spatialReference: { wkid: 102100 } };
    expect(roundPosition(locateRecord(createRecord(metres)))).toEqual([5.03, 7.9]);
  });

  it('is the middle of the extent of a polygon or a line', () => {
    const ring = [
      [7, 5],
      [8, 5],
      [8, 6],
      [7, 5]
    ];
    expect(roundPosition(locateRecord(createRecord({ rings: [ring] })))).toEqual([5.5, 7.5]);
    expect(roundPosition(locateRecord(createRecord({ paths: [ring] })))).toEqual([5.5, 7.5]);
    expect(roundPosition(locateRecord(createRecord({ points: ring })))).toEqual([5.5, 7.5]);
  });

  it('comes from the fields when the record has no geometry', () => {
    expect(roundPosition(locateRecord(createRecord(undefined, { latitude: 5.03, longitude: 7.9 })))).toEqual([
      5.03, 7.9
    ]);
  });

  it('is null without either, in another spatial reference, or off the earth', () => {
    expect(locateRecord(createRecord(undefined, { latitude: null, longitude: 7.9 }))).toBeNull();
    expect(locateRecord(createRecord({ rings: [] }))).toBeNull();
    expect(
      locateRecord(createRecord({ x: 500000, y: 556000, spatialReference: { wkid: 26332 } }))
    ).toBeNull();
    expect(locateRecord(createRecord({ x: 879423, y: 560656 }))).toBeNull();
  });
});
