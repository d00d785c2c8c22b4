import { createHash } from 'node:crypto';
import { LGAS, computeDoubleArea } from '@site/domain';
import {
  computeAreaHectares,
  computeCrossingShare,
  computeDistanceKm,
  isInsidePolygons
} from '../kit/geometry';
import { findConnectedNodes } from '@site/server/src/import/roads/connected-nodes';
import { isCrossingRiver } from './land';
import { createWorld } from './world';
import type { Polygon, Position } from '../kit/geometry';

const world = createWorld();
const { states, lgas, towns, roads } = world;

const computeArea = (polygons: readonly Polygon[]): number =>
  polygons.flat().reduce((sum, ring) => sum + computeDoubleArea(ring), 0);
const computeDigest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

const computeKmToSegment = (point: Position, a: Position, b: Position): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const held = Math.min(1, Math.max(0, share));
  return computeDistanceKm(point, [a[0] + dx * held, a[1] + dy * held]);
};

describe('boundaries', () => {
  it('boundaries cover 37 states and all 774 LGAs of the list', () => {
    expect(states).toHaveLength(37);
    expect(new Set(lgas.map(({ code }) => code))).toEqual(new Set(LGAS.map(({ code }) => code)));
    expect(lgas.every(({ polygons }) => polygons.length > 0)).toBe(true);
  });

  it('LGAs fill their state without gap or overlap', () => {
    for (const state of states) {
      const own = lgas.filter((lga) => lga.state === state.name);
      const sum = own.reduce((total, { polygons }) => total + computeArea(polygons), 0);
      expect(Math.abs(sum - computeArea(state.polygons))).toBeLessThan(1e-9);
      expect(own.every(({ polygons }) => polygons.every(([outer]) => computeDoubleArea(outer!) > 0))).toBe(
        true
      );
    }
  });

  it('neighbouring LGAs share the same line, once in each direction', () => {
    const pieces = new Map<string, number>();
    for (const { polygons } of lgas.filter(({ state }) => state === 'Akwa Ibom'))
      for (const ring of polygons.flat())
        for (let index = 1; index < ring.length; index += 1) {
          const ends = [`${ring[index - 1]}`, `${ring[index]}`];
          pieces.set(ends.join('|'), (pieces.get(ends.join('|')) ?? 0) + 1);
        }
    const shared = [...pieces.keys()].filter((key) => pieces.has(key.split('|').reverse().join('|')));
    expect([...pieces.values()].every((count) => count === 1)).toBe(true);
    expect(shared.length).toBeGreaterThan(pieces.size / 2);
  });

  it('LGAs contain their seat', () => {
    const strays = lgas.filter(({ seat, polygons }) => !isInsidePolygons(seat, polygons));
    expect(strays.map(({ name }) => name)).toEqual([]);
  });

  it('LGAs have plausible areas', () => {
    const hectares = lgas.flatMap(({ polygons }) => polygons.map(([outer]) => computeAreaHectares(outer!)));
    expect(hectares.reduce((sum, value) => sum + value, 0) / 1e4).toBeGreaterThan(9_000);
    expect(hectares.reduce((sum, value) => sum + value, 0) / 1e4).toBeLessThan(9_200);
  });
});

describe('towns', () => {
  it('towns are on land, in their state', () => {
    expect(towns.length).toBeGreaterThan(850);
    expect(towns.filter(({ at, state }) => world.stateAt(at)?.name !== state)).toEqual([]);
  });
});

describe('roads', () => {
  it('roads are thousands, in one network, between existing nodes', () => {
    expect(roads.edges.length).toBeGreaterThan(8_000);
    expect(roads.edges.length).toBeLessThan(20_000);
    const ids = new Set(roads.nodes.map(({ id }) => id));
    expect(ids.size).toBe(roads.nodes.length);
    expect(
      roads.edges.every(({ source, target }) => ids.has(source) && ids.has(target) && source !== target)
    ).toBe(true);
    expect(findConnectedNodes(roads.edges).size).toBe(roads.nodes.length);
  });

  it('roads begin and end at their nodes', () => {
    const at = new Map(roads.nodes.map((node) => [node.id, node.at]));
    const loose = roads.edges.filter(
      ({ source, target, line }) => line[0] !== at.get(source) || line[line.length - 1] !== at.get(target)
    );
    expect(loose).toEqual([]);
  });

  it('roads stay on land', () => {
    const wet = roads.edges.flatMap(({ line }) => line.filter((point) => !world.stateAt(point)));
    const all = roads.edges.reduce((sum, { line }) => sum + line.length, 0);
    expect(wet.length / all).toBeLessThan(0.002);
  });

  it('roads cross the great rivers at few places', () => {
    const crossing = roads.edges.filter(({ line }) => isCrossingRiver(line[0]!, line[line.length - 1]!));
    expect(crossing.length).toBeLessThan(25);
  });

  it('roads connect nearly every town and pass near the start in Uyo', () => {
    const joined = new Set(roads.nodes.map(({ name }) => name));
    expect(towns.filter(({ name }) => !joined.has(name)).length).toBeLessThan(10);
    const start: Position = [7.93, 5.03];
    const distances = roads.edges.flatMap(({ line }) =>
      line.slice(1).map((point, index) => computeKmToSegment(start, line[index]!, point))
    );
    const nearest = distances.reduce((least, km) => Math.min(least, km), Infinity);
    expect(nearest).toBeLessThan(1);
  });

  it('roads of a higher class are faster', () => {
    const computeMeanSpeed = (roadClass: string): number => {
      const speeds = roads.edges.filter((edge) => edge.class === roadClass).map(({ speedKph }) => speedKph);
      return speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
    };
    const means = ['trunk', 'primary', 'secondary', 'tertiary', 'unclassified'].map(computeMeanSpeed);
    expect([...means].sort((a, b) => b - a)).toEqual(means);
    expect(
      roads.edges.every(({ speedKph, lengthKm }) => speedKph >= 20 && speedKph <= 90 && lengthKm > 0)
    ).toBe(true);
  });
});

describe('the country', () => {
  const [small, again] = [createWorld({ scale: 0.2 }), createWorld({ scale: 0.2 })];

  it('generates the same country every time', () => {
    expect(computeDigest([again.lgas, again.towns, again.roads])).toBe(
      computeDigest([small.lgas, small.towns, small.roads])
    );
  });

  it('generates fewer villages and streets at a smaller scale, within the same boundaries', () => {
    expect(small.roads.edges.length).toBeLessThan(roads.edges.length * 0.7);
    expect(computeDigest(small.lgas)).toBe(computeDigest(lgas));
  });
});

describe('computeCrossingShare', () => {
  it('returns the position at which two segments cross, or null', () => {
    expect(computeCrossingShare([0, 0], [4, 0], [1, -1], [1, 1])).toBe(0.25);
    expect(computeCrossingShare([0, 0], [4, 0], [5, -1], [5, 1])).toBeNull();
  });
});
