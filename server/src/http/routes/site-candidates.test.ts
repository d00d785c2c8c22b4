import { computeDistance } from '@site/domain';
import type { LatLon, SiteCandidates } from '@site/domain';
import { absentRouting, openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { insertTestRows } from '../../arcgis/feature-server/test-rows';

/** Both LGAs of the test rows: 7 to 9 degrees east, 5 to 6 degrees north. */
const COUNTRY = 'MULTIPOLYGON(((7 5,9 5,9 6,7 6,7 5)))';
const createBox = (west: number, south: number, east: number, north: number) => ({
  kind: 'ring',
  ring: [
    [west, south],
    [east, south],
    [east, north],
    [west, north]
  ]
});

/** Roads run along every tenth of a degree of longitude from 7° to 8°. */
function findRoad(place: LatLon, maxSnapDistance: number) {
  const snapped = { latitude: place.latitude, longitude: Math.round(place.longitude * 10) / 10 };
  const snapDistance = computeDistance(place, snapped);
  return snapped.longitude > 8 || snapDistance > maxSnapDistance ? null : { snapped, snapDistance };
}

let site: TestApp;
let token: string;
/** The only roads in place of {@link findRoad}, each the nearest to every second place. */
let crossroads: readonly LatLon[] = [];

beforeAll(async () => {
  const locate = (places: readonly LatLon[], metres: number) =>
    Promise.resolve(
      places.map((place, at) =>
        crossroads.length > 0
          ? { snapped: crossroads[at % crossroads.length]!, snapDistance: 1 }
          : findRoad(place, metres)
      )
    );
  site = await openTestApp({}, { ...absentRouting, locate });
  await insertTestRows(site.store);
  await site.store.query(
    `INSERT INTO country_outline (name, geom) VALUES ('Nigeria', ST_GeomFromText($1, 4326))`,
    [COUNTRY]
  );
  await site.store.execute(`
    INSERT INTO place (name, state, rank, geom) VALUES
      ('Uyo', 'Akwa Ibom', 2, ST_Point(7.1, 5.1, 4326)), ('Calabar', 'Cross River', 2, ST_Point(7.9, 5.9, 4326))`);
  token = await site.signIn('staff');
});
afterAll(() => site.close());

const postCall = (area: object, spacing: number) =>
  site.request('/api/site-candidates', {
    method: 'POST',
    payload: { area, spacing },
    headers: { authorization: token }
  });
const fetchCandidates = async (area: object, spacing: number) =>
  (await postCall(area, spacing)).json<SiteCandidates>();

describe('POST /api/site-candidates', () => {
  it('[BY-14] places candidates on the nearest road within half the spacing, named after the nearest settlement', async () => {
    const { candidates, problem, squares, outside, withoutRoad, repeated } = await fetchCandidates(
      createBox(7, 5, 8, 6),
      10
    );
    expect(problem).toBeNull();
    // A degree is 111 km in both directions near the equator.
    expect(squares).toBeGreaterThan(110);
    expect(squares).toBeLessThan(132);
    expect(candidates.length + withoutRoad + repeated).toBe(squares);
    expect(outside).toBe(0);
    for (const { longitude, moved } of candidates) {
      expect(Math.abs(10 * longitude - Math.round(10 * longitude))).toBeLessThan(1e-9);
      expect(moved).toBeLessThanOrEqual(5_000);
    }
    const [first] = candidates;
    expect(first!.latitude).toBeGreaterThan(5.9);
    const near = candidates.find(({ latitude, longitude }) => latitude < 5.2 && longitude < 7.2)!.near!;
    expect(near).toMatchObject({ name: 'Uyo', state: 'Akwa Ibom' });
    expect(near.kilometres).toBeLessThan(20);
  });

  it('has the same squares in every area, in neighbours at the spacing', async () => {
    const [whole, part] = [
      await fetchCandidates(createBox(7, 5, 8, 6), 10),
      await fetchCandidates(createBox(7.31, 5.27, 7.83, 5.71), 10)
    ];
    const list = ({ candidates }: SiteCandidates) =>
      candidates.map(({ latitude, longitude }) => `${latitude} ${longitude}`);
    expect(part.squares).toBeGreaterThan(10);
    expect(list(whole)).toEqual(expect.arrayContaining(list(part)));
    const latitudes = [...new Set(part.candidates.map(({ latitude }) => latitude))];
    expect((latitudes[0]! - latitudes[1]!) * 111.195).toBeCloseTo(10, 6);
  });

  it('keeps to Nigeria in an area across the border, and counts the squares outside', async () => {
    const across = await fetchCandidates(createBox(6.5, 5, 7.5, 5.5), 10);
    const inside = await fetchCandidates(createBox(7, 5, 7.5, 5.5), 10);
    expect(across.squares).toBe(inside.squares);
    expect(across.outside).toBeGreaterThan(20);
    expect(across.candidates).toEqual(inside.candidates);
    expect(await fetchCandidates(createBox(2, 1, 3, 2), 10)).toMatchObject({
      problem: 'outsideNigeria',
      squares: 0,
      candidates: []
    });
  });

  it('refuses more than 800 squares, with the least spacing that fits', async () => {
    const area = createBox(7, 5, 9, 6);
    const { problem, squares, fittingSpacing, candidates } = await fetchCandidates(area, 2);
    expect({ problem, candidates }).toEqual({ problem: 'tooMany', candidates: [] });
    expect(squares).toBeGreaterThan(5_000);
    expect((await fetchCandidates(area, fittingSpacing!)).problem).toBeNull();
    expect((await fetchCandidates(area, fittingSpacing! - 1)).problem).toBe('tooMany');
  });

  it('reports that no square or no road is in the area', async () => {
    const noRoad = await fetchCandidates(createBox(8.5, 5.2, 8.9, 5.8), 10);
    expect(noRoad).toMatchObject({ problem: 'noRoad', candidates: [] });
    expect(noRoad.withoutRoad).toBe(noRoad.squares);
    expect(noRoad.squares).toBeGreaterThan(0);
    expect((await fetchCandidates(createBox(7.001, 5.001, 7.002, 5.002), 50)).problem).toBe('noSquare');
  });

  it('keeps one candidate of squares at the same place on a road', async () => {
    const [one, two] = [
      { latitude: 5.5, longitude: 7.5 },
      { latitude: 5.500001, longitude: 7.5 }
    ];
    crossroads = [one, two];
    const { squares, candidates, repeated } = await fetchCandidates(createBox(7.3, 5.3, 7.7, 5.7), 20);
    crossroads = [];
    expect(squares).toBeGreaterThan(1);
    expect(candidates).toHaveLength(1);
    expect(repeated).toBe(squares - 1);
  });

  it('refuses a spacing out of range, an outline that crosses itself and an unknown LGA', async () => {
    for (const spacing of [0.5, 51])
      expect((await postCall(createBox(7, 5, 8, 6), spacing)).status).toBe(400);
    const crossing = {
      kind: 'ring',
      ring: [
        [7, 5],
        [8, 6],
        [8, 5],
        [7, 6]
      ]
    };
    const refused = await postCall(crossing, 10);
    expect(refused.status).toBe(400);
    expect(refused.json<{ error: object }>().error).toMatchObject({
      field: 'area',
      message: 'Polygon is invalid: edges cross (self-intersecting polygon)'
    });
    expect((await postCall({ kind: 'lga', code: 'NONE' }, 10)).status).toBe(404);
  });

  it('reports a missing outline of Nigeria', async () => {
    await site.store.execute(`DELETE FROM country_outline`);
    const answer = await postCall(createBox(7, 5, 8, 6), 10);
    expect(answer.status).toBe(422);
    expect(answer.json<{ error: object }>().error).toMatchObject({ code: 'no_country_outline' });
  });
});
