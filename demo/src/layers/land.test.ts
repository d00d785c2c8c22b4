import { findPlotCentre, isInsideRing } from '@site/domain';
import { checkPlots, createLandArea, DEFAULT_PLOT_LIMITS } from '@site/domain/src/plots';
import type { Plot } from '@site/domain/src/plots';
import { generateBasics } from '../country';
import { computeAreaHectares, computeDistanceKm } from '../kit/geometry';
import { createWorld } from '../world/world';
import { isInPalmBelt } from '../world/land';
import { generateCassava } from './cassava-states';
import { generateDeforestation } from './deforestation';
import { generateForestCover } from './forest-cover';
import { generateGeoreferenced } from './georeferenced-oil-palm';
import { generateHighValueAreas } from './high-value-areas';
import { generateMillsDistance } from './mills-distance';
import { generatePind } from './pind-oil-palm';
import { generatePlantations } from './plantations';
import { PLANTED_FAULTS } from './planted-plots';
import { generatePlots, plotTable } from './plots';
import { generateProtectedAreas } from './protected-areas';
import { generateScores } from './score-10km';
import { generateWaterAreas } from './water-areas';
import { generateWardStatistics } from './ward-statistics';
import type { ClosedRing } from '../kit/geometry';

const DAY = 20_778;
const world = createWorld();
const { wards, mills, clusters, communities, suppliers } = generateBasics(world, DAY);
const isOnLand = (ring: ClosedRing): boolean => ring.every((corner) => world.lgaAt(corner));

describe('wards', () => {
  it('wards divide each LGA into four without gaps', () => {
    expect(wards).toHaveLength(774 * 4);
    const computeHectares = (polygons: readonly (readonly ClosedRing[])[]): number =>
      polygons.reduce((sum, [ring]) => sum + computeAreaHectares(ring!), 0);
    const filled = new Map<string, number>();
    for (const { lga, polygons } of wards)
      filled.set(lga.code, (filled.get(lga.code) ?? 0) + computeHectares(polygons));
    const wrong = world.lgas.filter(
      ({ code, polygons }) => Math.abs((filled.get(code) ?? 0) / computeHectares(polygons) - 1) > 0.002
    );
    expect(wrong.map(({ code }) => code)).toEqual([]);
    expect(new Set(wards.map(({ lga, name }) => `${lga.code} ${name}`)).size).toBe(wards.length);
  });

  it('wards have no more farming households than households', () => {
    const rows = generateWardStatistics(wards);
    expect(rows).toHaveLength(wards.length);
    expect(
      rows.filter(({ farming, households, population }) => farming > households || households > population)
    ).toEqual([]);
  });
});

describe('states', () => {
  const names = world.states.map(({ name }) => name).sort();

  it('states lose and gain forest within the classes of the legend, most of it lost in the south', () => {
    const cover = generateForestCover(world);
    expect(cover.map(({ state }) => state).sort()).toEqual(names);
    expect(cover.filter(({ loss, gain }) => loss < 0 || loss > 23_000 || gain < 0 || gain > 102_000)).toEqual(
      []
    );
    for (const [low, high] of [
      [0, 0],
      [1, 128],
      [128, 860],
      [861, 5_728],
      [5_728, 23_000]
    ])
      expect(cover.some(({ loss }) => loss >= low! && loss <= high!)).toBe(true);
    const getLoss = (state: string): number => cover.find((row) => row.state === state)?.loss ?? NaN;
    expect(getLoss('Cross River')).toBeGreaterThan(20 * Math.max(1, getLoss('Kano')));
  });

  it('states are ranked by their cassava production', () => {
    const cassava = [...generateCassava(world)].sort((a, b) => a.rank - b.rank);
    expect(cassava.map(({ state }) => state).sort()).toEqual(names);
    expect(cassava.map(({ rank }) => rank)).toEqual(cassava.map((_, index) => index + 1));
    for (let index = 1; index < cassava.length; index += 1)
      expect(cassava[index]!.produced).toBeLessThanOrEqual(cassava[index - 1]!.produced);
    expect(
      cassava.filter(({ produced, planted }) => produced / planted < 5 || produced / planted > 16)
    ).toEqual([]);
    for (const [low, high] of [
      [3_000, 1e9],
      [2_500, 3_000],
      [2_000, 2_500],
      [1_000, 2_000],
      [500, 1_000],
      [200, 500],
      [100, 200],
      [0, 100]
    ])
      expect(cassava.some(({ produced }) => produced > low! && produced <= high!)).toBe(true);
  });
});

describe('land', () => {
  it('protected areas have plausible shapes on land, do not overlap, and are more frequent in the south', () => {
    const areas = generateProtectedAreas(world);
    expect(areas.length).toBeGreaterThan(150);
    expect(areas.filter(({ ring }) => !isOnLand(ring))).toEqual([]);
    const computeReach = ({ at, ring }: (typeof areas)[number]): number =>
      Math.max(...ring.map((corner) => computeDistanceKm(at, corner)));
    const close = areas.filter((area, index) =>
      areas.some(
        (other, place) =>
          place > index &&
          computeDistanceKm(area.at, other.at) < Math.max(computeReach(area), computeReach(other))
      )
    );
    expect(close).toEqual([]);
    expect(areas.filter(({ at }) => at[1] < 8).length).toBeGreaterThan(areas.length / 2);
    expect(new Set(areas.map(({ designation }) => designation)).size).toBe(5);
  });

  it('forest clearings lie beside clusters', () => {
    const cleared = generateDeforestation(world, clusters);
    expect(cleared).toHaveLength(340);
    const far = cleared.filter(
      ({ ring }) =>
        !isOnLand(ring) ||
        !clusters.some(
          ({ location, areaHa }) =>
            computeDistanceKm(location, ring[0]!) < 2 * Math.sqrt(areaHa / 100 / Math.PI) + 2.5
        )
    );
    expect(far).toEqual([]);
  });

  it('high-value areas have both kinds, and their true area in hectares', () => {
    const areas = generateHighValueAreas(world);
    expect(new Set(areas.map(({ kind }) => kind))).toEqual(new Set(['HCV', 'HCS']));
    expect(areas.filter(({ ring, state }) => !isOnLand(ring) || !isInPalmBelt(state))).toEqual([]);
    expect(
      areas.filter(({ ring, hectares }) => Math.abs(computeAreaHectares(ring) - hectares) > 0.01)
    ).toEqual([]);
  });
});

describe('oil palm', () => {
  it('plantations are in Akwa Ibom', () => {
    const rows = generatePlantations(world);
    expect(rows).toHaveLength(150);
    expect(
      rows.filter(({ lga, ring, age }) => lga.state !== 'Akwa Ibom' || !isOnLand(ring) || age > 20)
    ).toEqual([]);
  });

  it('surveyed plots are of the last two years, and smallholders are in the delta', () => {
    const plots = generateGeoreferenced(world, DAY);
    expect(
      plots.filter(({ surveyed, ring }) => surveyed > DAY || surveyed < DAY - 731 || !isOnLand(ring))
    ).toEqual([]);
    expect(new Set(plots.map(({ plot }) => plot)).size).toBe(plots.length);
    const growers = generatePind(world, communities);
    expect(growers.filter(({ at, community }) => world.lgaAt(at)?.code !== community.lga.code)).toEqual([]);
  });

  it('scores are from 0 to 100, higher with more mills and more oil palm', () => {
    const scores = generateScores(world, mills, clusters);
    expect(scores.length).toBeGreaterThan(500);
    expect(scores.filter(({ score }) => score < 0 || score > 100)).toEqual([]);
    const worse = scores.filter((one) =>
      scores.some(
        (other) =>
          other.mills <= one.mills && other.oilPalmHa <= one.oilPalmHa && other.score > one.score + 0.1
      )
    );
    expect(worse).toEqual([]);
    const counted = scores.reduce((sum, { mills: number }) => sum + number, 0);
    expect(counted).toBeGreaterThan(mills.length * 0.8);
  });

  it('towns have the distance to the nearest mill', () => {
    const rows = generateMillsDistance(world, mills);
    expect(rows.length).toBeGreaterThan(200);
    for (const { at, km } of rows.slice(0, 60)) {
      const least = Math.min(...mills.flatMap((mill) => (mill.at ? [computeDistanceKm(mill.at, at)] : [])));
      expect(km).toBeCloseTo(least, 2);
    }
  });
});

describe('plots of suppliers', () => {
  const clearings = generateDeforestation(world, clusters);
  const valued = [...generateProtectedAreas(world), ...generateHighValueAreas(world)];
  const water = generateWaterAreas(world, communities, [...clearings, ...valued]);
  const rows = generatePlots(world, communities, suppliers, clearings, valued, water, DAY);

  it('have exactly the faults that are planted on them', () => {
    const plots = rows.map((row): Plot => {
      const { id, captured_on: capturedOn } = plotTable.values(row) as Record<string, string>;
      const { supplier, commodity, geometry, statedHa: statedArea, capture, status } = row;
      const own = { supplier, commodity, geometry, statedArea, capture, status };
      return { ...own, id: id!, capturedOn: capturedOn!, community: row.community.name };
    });
    const places = new Map(
      communities.map(({ name, at: [longitude, latitude] }) => [name, { longitude, latitude }])
    );
    const checks = checkPlots(plots, {
      ...{
        limits: DEFAULT_PLOT_LIMITS,
        water: water.map(({ ring }) => createLandArea([[ring]])),
        lgas: null,
        stored: []
      },
      nigeria: createLandArea(world.states.flatMap(({ polygons }) => polygons)),
      findCommunity: ({ community }) => places.get(community) ?? null
    });
    const found = checks.map(({ faults }) => faults.map(({ code }) => code));
    const planted = rows.map(({ planted: kind }) => (kind === null || kind === 'clearedLand' ? [] : [kind]));
    expect(found).toEqual(planted);
    expect(rows).toHaveLength(2_000);
    for (const fault of PLANTED_FAULTS)
      expect([fault, rows.filter((row) => row.planted === fault).length]).toEqual([fault, 20]);
  });

  it('are round mills in three LGAs, 25 of them on land that was cleared after 2020', () => {
    const cleared = rows.filter((row) => row.planted === 'clearedLand');
    expect(cleared).toHaveLength(25);
    for (const { geometry } of cleared) {
      const centre = findPlotCentre(geometry)!;
      expect(clearings.some((one) => /202[1-3]/.test(one.layer) && isInsideRing(centre, one.ring))).toBe(
        true
      );
    }
    const codes = new Set(
      rows.filter((row) => row.planted !== 'farFromCommunity').map(({ community }) => community.lga.code)
    );
    expect(codes.size).toBe(3);
    expect(mills.filter(({ lga }) => codes.has(lga.code)).length).toBeGreaterThan(20);
  });
});
