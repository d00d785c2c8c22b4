import { readPoint, readPolygons } from '../geometry';
import { createTestFolder } from '../test-files';
import { readReferenceOption } from './reference-system';
import { openRows } from '.';
import type { ReadOptions, SourceRow } from './source-row';

const folder = createTestFolder();
afterAll(() => folder.remove());

const wrap = (content: string) =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1" xmlns:g="http://www.garmin.com">${content}</gpx>`;
async function readText(text: string, options: ReadOptions = {}) {
  const { rows, notes } = openRows(folder.file('a.gpx', text), ['gpx'], options);
  const read: SourceRow[] = [];
  for await (const row of rows) read.push(row);
  return { rows: read, notes: notes.map(({ en }) => en) };
}
const WAYPOINT =
  '<wpt lat="5.03" lon="7.92"><ele>60.5</ele><time>2025-04-03T09:00:00Z</time><name>Uyo &amp; co</name><link href="https://a.example"><text>A</text></link><extensions><g:Depth>2</g:Depth><g:name>no</g:name></extensions></wpt>';
const listPoints = (points: readonly (readonly number[])[], name = 'trkpt') =>
  points
    .map(([lon, lat]) => `<${name} lat="${lat}" lon="${lon}"><ele>1</ele><name>p</name></${name}>`)
    .join('');
const track = (...segments: readonly (readonly number[])[][]) =>
  `<trk><name>Plot 1</name>${segments.map((points) => `<trkseg>${listPoints(points)}</trkseg>`).join('')}</trk>`;
const SQUARE = [[7, 5], [7.01, 5], [7.01, 5.01], [7, 5.01]]; // prettier-ignore
const polygon: ReadOptions = { geometry: 'polygon' };

it('yields waypoints as points with their members and extensions as columns', async () => {
  const { rows, notes } = await readText(
    wrap(`<metadata><name>x</name></metadata>${WAYPOINT}${track(SQUARE)}`)
  );
  expect(rows).toEqual([
    {
      row: 1,
      properties: {
        ele: '60.5',
        time: '2025-04-03T09:00:00Z',
        name: 'Uyo & co',
        link: 'https://a.example',
        text: 'A',
        Depth: '2'
      },
      geometry: { type: 'Point', coordinates: [7.92, 5.03, 60.5] }
    }
  ]);
  expect(readPoint(rows[0]!.geometry)).toMatchObject({ ok: true, point: [7.92, 5.03], deep: true });
  expect(notes).toEqual(['Not read from a.gpx: tracks (1).']);
});

it('yields tracks and routes for areas, closed where their ends are at most 30 m apart', async () => {
  const closed = [...SQUARE, [7, 5.0002]];
  const route = `<rte><name>Plot 2</name>${listPoints(closed, 'rtept')}</rte>`;
  const { rows, notes } = await readText(wrap(WAYPOINT + track(closed) + route + track(SQUARE)), polygon);
  expect(rows.map(({ row, properties }) => [row, properties.name])).toEqual([
    [1, 'Plot 1'],
    [2, 'Plot 2'],
    [3, 'Plot 1']
  ]);
  expect(rows.map(({ geometry }) => readPolygons(geometry))).toEqual([
    expect.objectContaining({ ok: true, gap: expect.closeTo(22.2, 1), deep: true }),
    expect.objectContaining({ ok: true, gap: expect.closeTo(22.2, 1) }),
    {
      ok: false,
      problem: expect.objectContaining({ en: expect.stringContaining('its track has a gap of 1112 m') })
    }
  ]);
  expect(notes).toEqual(['Not read from a.gpx: waypoints (1).']);
});

it('refuses a row with an invalid position', async () => {
  const { rows } = await readText(wrap('<wpt lat="5,03" lon="7.92"/><wpt lat="5.03"/>'));
  expect(rows.map(({ geometry }) => readPoint(geometry))).toEqual([
    {
      ok: false,
      problem: expect.objectContaining({
        en: "it has a position of latitude '5,03' and longitude '7.92'; give both in degrees"
      })
    },
    {
      ok: false,
      problem: expect.objectContaining({
        en: "it has a position of latitude '5.03' and longitude ''; give both in degrees"
      })
    }
  ]);
});

it.each([
  ['<kml/>', {}, "a.gpx is not GPX: its outermost element is 'kml'."],
  [wrap(track(SQUARE)), {}, 'a.gpx has no waypoints, only tracks (1). Points are read from waypoints.'],
  [wrap(WAYPOINT), polygon, 'a.gpx has no tracks or routes, only waypoints (1). Areas are read from tracks'],
  [wrap(''), {}, 'a.gpx has no waypoints. Points'],
  [wrap(WAYPOINT).slice(0, -30), {}, 'a.gpx is not GPX that can be read: line 1, column'],
  ['<!DOCTYPE gpx><gpx/>', {}, 'a.gpx has a DOCTYPE, which GPX does not allow'],
  ['<?xml version="1.0" encoding="KOI8-R"?><gpx/>', {}, 'a.gpx is in KOI8-R, which is not supported'],
  [wrap(WAYPOINT), { crs: readReferenceOption('32632') }, 'a.gpx is in EPSG:4326 (WGS 84) by its own']
])('is refused by what it is: %j', async (text, options, message) => {
  await expect(readText(text, options)).rejects.toThrow(message);
});
