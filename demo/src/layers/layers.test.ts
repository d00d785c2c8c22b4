import { computeDistanceKm } from '../kit/geometry';
import { PointGrid } from '../kit/spatial-index';
import { isInPalmBelt } from '../world/land';
import { createWorld } from '../world/world';
import { generateAgents } from './agents';
import { HECTARES_PER_ACRE, isInsideRing } from '@site/domain';
import { clusterTable, generateClusters } from './clusters';
import { generateMaize } from './maize';
import { generateMills } from './mills';
import { generateMinigrids } from './minigrids';
import { generateProcessors } from './processors';
import { generatePurchases } from './purchases';
import type { Position } from '../kit/geometry';

const DAY = 20_778;
const world = createWorld();
const agents = generateAgents();
const mills = generateMills(world, DAY);
const purchases = generatePurchases(world, mills, agents, DAY);
const clusters = generateClusters(world);

describe('mills', () => {
  it('mills number more than 4,000, in the oil palm belt, in the LGA they name', () => {
    expect(mills.length).toBeGreaterThanOrEqual(4_000);
    const located = mills.filter((mill) => mill.at !== null);
    expect(mills.length - located.length).toBeGreaterThan(10);
    const stray = located.filter(
      ({ at, lga }) => !isInPalmBelt(lga.state) || !at || world.lgaAt(at)?.code !== lga.code
    );
    expect(stray).toEqual([]);
  });

  it('mills are beside roads', () => {
    const grid = new PointGrid<{ at: Position }>(0.05);
    for (const at of world.roads.edges.flatMap(({ line }) => line)) grid.add({ at });
    const lonely = mills.filter(
      ({ at }) => at && ![...grid.findNear(at, 0.02)].some((point) => computeDistanceKm(point.at, at) < 1.2)
    );
    expect(lonely).toEqual([]);
  });

  it('mills are clustered: more than half have a neighbour within a kilometre', () => {
    const points = mills.flatMap(({ at }) => (at ? [at] : []));
    const close = points.filter((at, index) =>
      points.some(
        (other, place) =>
          place !== index && Math.abs(other[1] - at[1]) < 0.01 && computeDistanceKm(at, other) < 1
      )
    );
    expect(close.length / points.length).toBeGreaterThan(0.5);
  });

  it('mills surround Uyo, the usual start of a service area', () => {
    const near = mills.filter(({ at }) => at && computeDistanceKm(at, [7.93, 5.03]) < 30);
    expect(near.length).toBeGreaterThan(100);
    expect(
      clusters.filter(({ location }) => computeDistanceKm(location, [7.93, 5.03]) < 30).length
    ).toBeGreaterThan(60);
  });

  it('mills have recent discoveries, most within sixty days', () => {
    const ages = mills.flatMap(({ discovered }) => (discovered === null ? [] : [DAY - discovered]));
    expect(Math.min(...ages)).toBe(0);
    expect(ages.filter((age) => age <= 60).length / ages.length).toBeGreaterThan(0.85);
    expect(ages.some((age) => age > 60)).toBe(true);
  });
});

describe('purchases', () => {
  it('purchases number more than 20,000 in the last twelve months, with plausible prices and loads', () => {
    expect(purchases.length).toBeGreaterThanOrEqual(20_000);
    const odd = purchases.filter(
      ({ day, tonnes, price }) =>
        day > DAY || day <= DAY - 366 || tonnes < 0.5 || tonnes > 20 || price < 33_800 || price > 40_400
    );
    expect(odd).toEqual([]);
  });

  it('purchases leave some LGAs without a recent one', () => {
    const countLgas = (since: number): number =>
      new Set(purchases.filter(({ day }) => day > since).map(({ millId }) => mills[millId - 1]!.lga.code))
        .size;
    expect(countLgas(DAY - 30)).toBeGreaterThan(100);
    expect(countLgas(DAY - 30)).toBeLessThan(countLgas(DAY - 366));
  });

  it('purchases refer to an existing mill and agent', () => {
    expect(agents).toHaveLength(60);
    const [millIds, agentIds] = [new Set(mills.map(({ id }) => id)), new Set(agents.map(({ id }) => id))];
    expect(purchases.every(({ millId, agentId }) => millIds.has(millId) && agentIds.has(agentId))).toBe(true);
  });
});

describe('oil palm clusters', () => {
  it('clusters are more than 3,000 polygons of 2 to 300 ha, and some estates', () => {
    expect(clusters.length).toBeGreaterThanOrEqual(3_000);
    const areas = clusters.map(({ areaHa }) => areaHa);
    expect(Math.min(...areas)).toBeGreaterThan(1.5);
    expect(areas.filter((area) => area > 300).length).toBeGreaterThan(20);
    expect(areas.filter((area) => area <= 300).length / areas.length).toBeGreaterThan(0.95);
  });

  it('clusters are on land, contain their location and do not overlap', () => {
    const grid = new PointGrid<{ at: Position; ring: readonly Position[] }>(0.05);
    for (const { location, ring } of clusters) grid.add({ at: location, ring });
    const misplaced = clusters.filter(
      ({ location, ring, state }) =>
        !isInPalmBelt(state) || !isInsideRing(location, ring) || !ring.every((corner) => world.lgaAt(corner))
    );
    expect(misplaced).toEqual([]);
    const overlapping = clusters.filter(({ location, ring }) =>
      [...grid.findNear(location, 0.1)].some(
        (other) => other.ring !== ring && ring.some((corner) => isInsideRing(corner, other.ring))
      )
    );
    expect(overlapping).toEqual([]);
  });

  it('clusters have their area in acres too, and no fruit before three years', () => {
    for (const cluster of clusters.slice(0, 200)) {
      const row = clusterTable.values(cluster);
      expect(Number(row.acre_area)).toBeCloseTo(cluster.areaHa / HECTARES_PER_ACRE, 3);
      if (cluster.ageYears < 3) expect(cluster.ffbPerHa).toBe(0);
      else expect(cluster.ffbPerHa).toBeGreaterThan(0);
    }
  });

  it('clusters have yields in tonnes per hectare, on estates and small plots', () => {
    const rows = clusters.map((cluster) => clusterTable.values(cluster));
    const highest = Math.max(...rows.map(({ ffb_yield }) => Number(ffb_yield)));
    expect(highest).toBeGreaterThan(8);
    expect(highest).toBeLessThan(20);
    // The products and residues of the bunches weigh less than the bunches.
    const sumYields = (row: (typeof rows)[number]) =>
      Number(row.cpo_yield) + Number(row.pkn_yield) + Number(row.fibre_yield);
    expect(rows.filter((row) => sumYields(row) > Number(row.ffb_yield))).toEqual([]);
  });
});

describe('maize, minigrids and processors', () => {
  it('most LGAs have maize in both years, more in the middle and the north', () => {
    const maize = generateMaize(world);
    const grown = new Set(maize.map(({ code }) => code));
    expect(grown.size).toBeGreaterThan(650);
    expect(grown.size).toBeLessThan(774);
    const stateOf = new Map(world.lgas.map(({ code, state }) => [code, state]));
    const computeMeanProduction = (state: string): number => {
      const rows = maize.filter(({ code }) => stateOf.get(code) === state);
      return rows.reduce((sum, { production }) => sum + production, 0) / rows.length;
    };
    expect(computeMeanProduction('Kaduna')).toBeGreaterThan(computeMeanProduction('Akwa Ibom') * 4);
    const odd = maize.filter(
      ({ production, land }) => production >= 120_000 || production / land < 1.4 || production / land > 3.2
    );
    expect(odd).toEqual([]);
  });

  it('minigrids and processors are on land', () => {
    const minigrids = generateMinigrids(world);
    expect(minigrids).toHaveLength(120);
    expect(new Set(minigrids.map(({ site }) => site)).size).toBe(120);
    expect(minigrids.every(({ at, state }) => world.stateAt(at)?.name === state)).toBe(true);
    const processors = generateProcessors(world);
    expect(processors).toHaveLength(40);
    expect(processors.every(({ at }) => world.lgaAt(at))).toBe(true);
  });
});
