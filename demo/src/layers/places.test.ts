import { createLocator } from '../kit/spatial-index';
import { generateBasics } from '../country';
import { KM_PER_DEGREE } from '../kit/geometry';
import { createWorld } from '../world/world';
import { listPlaces } from './places';

const world = createWorld();
const { mills, communities } = generateBasics(world, 20_778);
const places = listPlaces(world, communities);

/** Half the ground that a phone of 390 × 600 px shows at zoom 12 (38 m a pixel), km. */
const [HALF_WIDTH, HALF_HEIGHT] = [7.4, 11.4];

describe('places of the basemap', () => {
  it('[MP-01] a phone at zoom 12 shows at least three named places or roads round every mill', () => {
    const squareOf = (x: number, y: number) => `${Math.floor(x * 5)}/${Math.floor(y * 5)}`;
    const named = new Map<string, { name: string; x: number; y: number }[]>();
    const add = (name: string, [x, y]: readonly [number, number]) => {
      const key = squareOf(x, y);
      named.set(key, [...(named.get(key) ?? []), { name, x, y }]);
    };
    for (const { name, at } of places) add(name, at);
    for (const { name, line } of world.roads.edges) if (name) for (const at of line) add(name, at);
    const countNames = ([x, y]: readonly [number, number]): number => {
      const found = new Set<string>();
      for (let dx = -0.2; dx <= 0.2; dx += 0.2)
        for (let dy = -0.2; dy <= 0.2; dy += 0.2)
          for (const one of named.get(squareOf(x + dx, y + dy)) ?? [])
            if (
              Math.abs(one.x - x) * KM_PER_DEGREE <= HALF_WIDTH &&
              Math.abs(one.y - y) * KM_PER_DEGREE <= HALF_HEIGHT
            )
              found.add(one.name);
      return found.size;
    };
    const located = mills.flatMap(({ name, at }) => (at ? [{ name, at }] : []));
    expect(located.length).toBeGreaterThan(4_000);
    expect(located.filter(({ at }) => countNames(at) < 3)).toEqual([]);
  });

  it('villages are on land, in their state, with a population', () => {
    const stateAt = createLocator(world.states);
    const villages = places.filter(({ rank }) => rank === 5);
    expect(villages.length).toBeGreaterThan(1_000);
    expect(villages.filter(({ at, state }) => stateAt(at)?.name !== state)).toEqual([]);
    expect(villages.filter(({ population }) => population < 300)).toEqual([]);
  });
});
