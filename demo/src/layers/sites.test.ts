import { createLocator } from '../kit/spatial-index';
import { computeAreaHectares } from '../kit/geometry';
import { createWorld } from '../world/world';
import { generateCommercialFarms } from './commercial-farms';
import { generateCpoDepots } from './cpo-depots';
import { generateGeofencedFarms } from './geofenced-farms';
import { generateIndustrialParks } from './industrial-parks';
import { generateMaizeTrials } from './maize-farm-trials';
import { generateMaizeFarms } from './maize-farms';
import { generateProcessingFactories } from './processing-factories';
import { generateRoofs } from './roof-footprints';
import { generateWards } from './wards';

const world = createWorld();
const wards = generateWards(world);
const wardAt = createLocator(wards);

describe('farms', () => {
  it('maize farms name the ward they are in, most of them north of the belt', () => {
    const farms = generateMaizeFarms(world, wards);
    expect(farms).toHaveLength(900);
    expect(
      farms.filter(({ at, ward }) => wardAt(at) !== ward || world.lgaAt(at)?.code !== ward.lga.code)
    ).toEqual([]);
    expect(farms.filter(({ at }) => at[1] > 7).length).toBeGreaterThan(450);
    expect(new Set(farms.map(({ type }) => type))).toEqual(new Set(['Both', 'Commercial', 'Subsistence']));
  });

  it('trial farms have plausible yields of maize', () => {
    const trials = generateMaizeTrials(world);
    expect(trials.filter(({ at, lga }) => world.lgaAt(at)?.code !== lga.code)).toEqual([]);
    expect(trials.filter(({ grain, biomass }) => grain < 0.3 || grain > 7 || biomass < grain)).toEqual([]);
  });

  it('commercial farms are spread over the country; size and contact of some are unknown', () => {
    const farms = generateCommercialFarms(world);
    expect(new Set(farms.map(({ state }) => state)).size).toBeGreaterThan(25);
    expect(new Set(farms.map(({ name }) => name)).size).toBe(farms.length);
    for (const known of [farms.map(({ hectares }) => hectares), farms.map(({ email }) => email)]) {
      expect(known.some((value) => value === null)).toBe(true);
      expect(known.some((value) => value !== null)).toBe(true);
    }
  });

  it('geofenced farms are small areas', () => {
    const farms = generateGeofencedFarms(world);
    expect(farms).toHaveLength(640);
    expect(farms.filter(({ ring }) => !ring.every((corner) => world.lgaAt(corner)))).toEqual([]);
    expect(farms.filter(({ hectares }) => hectares < 0.1 || hectares > 40)).toEqual([]);
  });
});

describe('buildings', () => {
  it('roofs have up to 10,000 m², equal to the area of their ring', () => {
    const roofs = generateRoofs(world);
    expect(roofs).toHaveLength(5_000);
    expect(roofs.filter(({ area }) => area < 20 || area > 10_000)).toEqual([]);
    expect(
      roofs.filter(({ ring, area }) => Math.abs(computeAreaHectares(ring) * 10_000 - area) > 0.1)
    ).toEqual([]);
    expect(roofs.filter(({ ring }) => !ring.some((corner) => world.stateAt(corner)))).toEqual([]);
  });

  it('parks, depots and factories are on land', () => {
    const parks = generateIndustrialParks(world);
    expect(new Set(parks.map(({ name }) => name)).size).toBe(parks.length);
    const depots = generateCpoDepots(world);
    expect(depots.filter(({ stock, capacity, at }) => stock > capacity || !world.lgaAt(at))).toEqual([]);
    const factories = generateProcessingFactories(world, wards);
    expect(factories.filter(({ at, ward }) => wardAt(at) !== ward)).toEqual([]);
    expect(new Set(factories.map(({ source }) => source))).toEqual(
      new Set(['Biochar Partners', 'GRID', 'Google'])
    );
  });
});
