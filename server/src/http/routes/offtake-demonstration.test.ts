import { computeApplicationUpside, MAX_OUTPUT_PERCENT, computeOutputPercent } from '@site/domain';
import type { OfftakeSummary } from '@site/domain';
import { insertRows } from '@site/demo/src/kit/seed-table';
import { commercialFarmTable, generateCommercialFarms } from '@site/demo/src/layers/commercial-farms';
import { generateFactories, markerAssetTable } from '@site/demo/src/layers/factories';
import { generateGeofencedFarms, geofencedFarmTable } from '@site/demo/src/layers/geofenced-farms';
import { generateMaizeFarms, maizeFarmTable } from '@site/demo/src/layers/maize-farms';
import { generateWards } from '@site/demo/src/layers/wards';
import { createWorld } from '@site/demo/src/world/world';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';

const DAY = 20_778;
const world = createWorld();
/** The larger towns, used as places of the analysis. */
const PLACES = world.towns.filter(({ rank }) => rank <= 2);

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  const { query } = app.store;
  await insertRows(query, commercialFarmTable, generateCommercialFarms(world));
  await insertRows(query, maizeFarmTable, generateMaizeFarms(world, generateWards(world)));
  await insertRows(query, geofencedFarmTable, generateGeofencedFarms(world));
  await insertRows(query, markerAssetTable, generateFactories(world, DAY));
  token = await app.signIn('staff');
});
afterAll(() => app.close());

const fetchSummary = async ([longitude, latitude]: readonly [number, number]) =>
  (
    await app.request('/api/offtake-summary', {
      method: 'POST',
      payload: { latitude, longitude },
      headers: { authorization: token }
    })
  ).json<OfftakeSummary>();

/** Computes the upside that the choice of each facility would show. */
const computeUpsides = ({ facilities, biocharNeed, parameters }: OfftakeSummary) =>
  facilities.map(({ output }) =>
    computeApplicationUpside(computeOutputPercent(output, biocharNeed), parameters)!
  );

describe('choosing a facility on the demonstration data', () => {
  it.each(['Uyo', 'Calabar', 'Kano', 'Ibadan', 'Jos', 'Enugu', 'Sokoto'])(
    '[OF-04] changing the facility changes every figure of the upside round %s',
    async (name) => {
      const summary = await fetchSummary(PLACES.find((place) => place.name === name)!.at);
      const found = computeUpsides(summary);
      expect(found.length).toBeGreaterThan(2);
      for (const figure of ['outputPercent', 'soilGain', 'yieldGain', 'carbonCredits'] as const)
        expect(new Set(found.map((upside) => upside[figure])).size).toBe(found.length);
      expect(found.every(({ outputPercent: percent }) => percent < MAX_OUTPUT_PERCENT)).toBe(true);
    }
  );

  it('[OF-04] changing the facility changes the upside round five in six of the larger towns', async () => {
    const found = await Promise.all(PLACES.map(async ({ at }) => computeUpsides(await fetchSummary(at))));
    const changing = found.filter((one) => new Set(one.map(({ carbonCredits }) => carbonCredits)).size > 1);
    expect(changing.length / found.length).toBeGreaterThan(5 / 6);
    const capped = found.flat().filter(({ outputPercent: percent }) => percent === MAX_OUTPUT_PERCENT);
    expect(capped.length / found.flat().length).toBeLessThan(0.2);
  });
});
