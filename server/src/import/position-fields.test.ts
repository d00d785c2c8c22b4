import { findColumns } from './fields';
import { numberField, textField } from './field-kinds';
import { DEGREES, METRES, POSITION, choosePositionColumns } from './position-fields';
import { WGS84, findReference } from './sources/reference-system';

const FIELDS = [textField('name'), ...DEGREES, ...METRES, POSITION];
const none = new Map<string, string>();
const find = (columns: readonly string[], reference = WGS84, map: ReadonlyMap<string, string> = none) =>
  choosePositionColumns(findColumns('a.csv', columns, FIELDS, map), reference, map);

it('reads positions from the columns of ODK and Kobo, also in groups', () => {
  const kobo = ['name', 'gps', '_gps_latitude', '_gps_longitude', '_gps_altitude', '_gps_precision'];
  expect(find(kobo)).toEqual({ name: 'name', latitude: '_gps_latitude', longitude: '_gps_longitude' });
  expect(find(['farm/name', 'farm/_gps_latitude', 'farm/_gps_longitude'])).toEqual({
    name: 'farm/name',
    latitude: 'farm/_gps_latitude',
    longitude: 'farm/_gps_longitude'
  });
  const central = ['SubmissionDate', 'farm-name', 'farm-gps-Latitude', 'farm-gps-Longitude', 'KEY'];
  expect(find(central)).toEqual({
    name: 'farm-name',
    latitude: 'farm-gps-Latitude',
    longitude: 'farm-gps-Longitude'
  });
  expect(find(['name', 'group/plot/gps'])).toEqual({ name: 'name', position: 'group/plot/gps' });
});

it('refuses two positions, and takes the one that --map names', () => {
  const columns = ['name', 'gps', '_home_latitude', '_home_longitude', '_farm_latitude', '_farm_longitude'];
  expect(() => find(columns)).toThrow(
    "a.csv has several columns for the field 'latitude': _home_latitude, _farm_latitude. Name the right one (--map latitude=COLUMN)."
  );
  const map = new Map([
    ['latitude', '_farm_latitude'],
    ['longitude', '_farm_longitude']
  ]);
  expect(find(columns, WGS84, map)).toEqual({ name: 'name', ...Object.fromEntries(map) });
  const cell = new Map([['position', 'gps']]);
  expect(find(['name', 'gps', 'lat', 'lon'], WGS84, cell)).toEqual({ name: 'name', position: 'gps' });
});

it('reads a group from a heading only, not from a choice of a question or another text', () => {
  expect(() => find(['crops', 'crops/name'])).toThrow("has no column for the field 'name'");
  expect(() => find(['Name of farmer/name of wife'])).toThrow("has no column for the field 'name'");
  expect(() => find(['farm-name'])).toThrow("has no column for the field 'name'");
  expect(() => find(['farm/name', 'owner/name'])).toThrow("several columns for the field 'name'");
});

it('reads metres in a projected system and degrees otherwise', () => {
  const both = ['name', 'lat', 'lon', 'Northing', 'Easting'];
  expect(find(both)).toEqual({ name: 'name', latitude: 'lat', longitude: 'lon' });
  expect(find(both, findReference(32632)!)).toEqual({
    name: 'name',
    northing: 'Northing',
    easting: 'Easting'
  });
});

it('does not take a column for a position that another field is read from', () => {
  const fields = [textField('point'), numberField('size'), POSITION];
  const columns = findColumns('a.csv', ['point', 'size'], fields, none);
  expect(choosePositionColumns(columns, WGS84, none)).toEqual({ point: 'point', size: 'size' });
});
