import { CUSTOMER_TYPES, FACTORY_TYPES } from '@site/domain';
import { generateBasics } from '../country';
import { computeDistanceKm } from '../kit/geometry';
import { createWorld } from '../world/world';
import { applicationTable } from './biochar-applications';
import { WASTES, generatePartners } from './biochar-partners';
import { generateCustomers } from './customers';
import { MAIN_FACTORY } from './factories';
import { generateFieldInventory } from './field-inventory';
import { generateFuturePrices } from './future-prices';
import { generateDepots } from './logistics-depots';

const DAY = 20_778;
const world = createWorld();
const basics = generateBasics(world, DAY);
const { mills, purchases, communities, suppliers, factories, aps, applications, allocations } = basics;

describe('communities and suppliers', () => {
  it('communities are in the LGA they name and have unique names', () => {
    expect(communities.length).toBeGreaterThan(700);
    expect(new Set(communities.map(({ name }) => name)).size).toBe(communities.length);
    expect(communities.filter(({ at, lga }) => world.lgaAt(at)?.code !== lga.code)).toEqual([]);
  });

  it('almost every mill has a supplier in a community of its LGA', () => {
    expect(suppliers.length / mills.length).toBeGreaterThan(0.99);
    const codeOf = new Map(communities.map(({ id, lga }) => [id, lga.code]));
    const strangers = suppliers.filter(
      ({ millId, communityId }) => codeOf.get(communityId) !== mills[millId - 1]!.lga.code
    );
    expect(strangers).toEqual([]);
  });

  it('communities have prices for the weeks round the day of seeding', () => {
    const prices = generateFuturePrices(communities, DAY);
    expect(Math.min(...prices.map(({ day }) => day))).toBeLessThan(DAY - 20);
    expect(Math.max(...prices.map(({ day }) => day))).toBeGreaterThan(DAY + 30);
    expect(prices.filter(({ future, previous }) => Math.abs(future / previous - 1) > 0.05)).toEqual([]);
  });
});

describe('field inventory', () => {
  it('piles are a part of the purchases of the last fifteen days, within reach of the factory', () => {
    const piles = generateFieldInventory(mills, purchases, DAY);
    expect(piles.length).toBeGreaterThan(60);
    const odd = piles.filter(({ millId, day }) => {
      const { at } = mills[millId - 1]!;
      return DAY - day > 15 || day > DAY || !at || computeDistanceKm(at, MAIN_FACTORY) > 130;
    });
    expect(odd).toEqual([]);
    expect(new Set(piles.map(({ vehicle }) => vehicle)).size).toBeGreaterThan(2);
  });
});

describe('assets', () => {
  it('assets are on land, in the states that the boards count', () => {
    expect(factories.map(({ at }) => world.stateAt(at)?.name)).toEqual(factories.map(({ state }) => state));
    expect(new Set(factories.map(({ state }) => state))).toEqual(
      new Set(['Akwa Ibom', 'Cross River', 'Lagos', 'Kano', 'Ogun', 'Ondo', 'Edo'])
    );
    const customers = generateCustomers(world, DAY);
    expect(new Set(customers.map(({ state }) => state))).toEqual(
      new Set([...new Set(factories.map(({ state }) => state)), 'Abia', 'Enugu', 'Imo', 'Osun', 'Oyo'])
    );
    const others = [...customers, ...aps, ...generateDepots(world, DAY), ...generatePartners(world, DAY)];
    expect(others.filter(({ at }) => !world.lgaAt(at))).toEqual([]);
    expect(new Set([...factories, ...aps].map(({ number }) => number)).size).toBe(
      factories.length + aps.length
    );
  });

  it('assets have every type of factory and of customer', () => {
    expect(new Set(factories.map(({ type }) => type))).toEqual(new Set(FACTORY_TYPES));
    const types = new Set(generateCustomers(world, DAY).map(({ type }) => type));
    expect(types).toEqual(new Set(CUSTOMER_TYPES));
  });

  it('[BA-02] biochar facilities have materials, a rate and a volume, other factories one raw material', () => {
    const odd = factories.filter(({ type, rawMaterials, biocharMaterials, inputRate, processed }) =>
      type === 'Biochar Facility'
        ? rawMaterials.length > 0 ||
          biocharMaterials.length === 0 ||
          !(Number(inputRate) > 0) ||
          processed !== Number(inputRate)
        : rawMaterials.length !== 1 || biocharMaterials.length > 0 || inputRate !== null
    );
    expect(odd).toEqual([]);
  });

  it('the first factory is the start of the pickup trips', () => {
    expect(factories[0]).toMatchObject({ at: [8.1537226, 5.4447948], status: 'Active' });
  });

  it('partners have every type of biomass, with wastes of that type', () => {
    const partners = generatePartners(world, DAY);
    expect(new Set(partners.map(({ biomass }) => biomass))).toEqual(new Set(Object.keys(WASTES)));
    expect(
      partners.filter(({ biomass, wastes }) => !wastes.every((waste) => WASTES[biomass].includes(waste)))
    ).toEqual([]);
  });
});

describe('biochar applications', () => {
  it('applications cover more than a year up to the day of seeding, some of them experimental', () => {
    expect(Math.max(...applications.map(({ end }) => end))).toBe(DAY);
    expect(Math.min(...applications.map(({ start }) => start))).toBeLessThan(DAY - 365);
    expect(applications.filter(({ start, end }) => end < start || end > DAY)).toEqual([]);
    const experimental = applications.filter(({ batchIds }) =>
      batchIds.some((id) => id.includes('EXPERIMENTAL'))
    );
    expect(experimental.length).toBeGreaterThan(8);
    expect(experimental.length).toBeLessThan(applications.length / 4);
  });

  it('applications are in the LGA they name, with the totals of their spots', () => {
    expect(applications.filter(({ at, community }) => world.lgaAt(at)?.code !== community.lga.code)).toEqual(
      []
    );
    for (const row of applications.map(applicationTable.values))
      expect(row.amount_of_biochar).toBe(Number(row.amount_per_spot) * Number(row.number_of_spots));
  });

  it('most applications have allotted purchases of the preceding weeks', () => {
    const byNumber = new Map(applications.map((one) => [one.number, one]));
    const odd = allocations.filter(({ application, purchaseId }) => {
      const age = (byNumber.get(application)?.start ?? NaN) - purchases[purchaseId - 1]!.day;
      return !(age >= 0 && age <= 60);
    });
    expect(odd).toEqual([]);
    const served = new Set(allocations.map(({ application }) => application));
    expect(served.size / applications.length).toBeGreaterThan(0.7);
    expect(served.size).toBeLessThan(applications.length);
  });
});
