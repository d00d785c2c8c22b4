import type Layer from 'esri/layers/Layer';
import type Map from 'esri/Map';

/**
 * Levels above the layers of a map, from the lowest: veils dim everything beneath them; names of places; marks of
 * tools, which are start pins, ends of routes and chosen positions. Nothing covers a mark, and where labels meet,
 * the one of the higher level stays.
 */
const LEVELS = ['veil', 'name', 'mark'] as const;
type LayerLevel = (typeof LEVELS)[number];

const levels = new WeakMap<Layer, LayerLevel>();

/** Returns the level of a layer; null for the layers of the map itself. Directions draw into a layer of routes. */
const getLevel = (layer: Layer): LayerLevel | null =>
  levels.get(layer) ?? (layer.type === 'route' ? 'mark' : null);

/** Returns whether a layer is above those of the map itself. */
export const hasLevel = (layer: Layer): boolean => getLevel(layer) !== null;

/** Sorts the layers with a level to the top, by level; layers of one level remain as they were. */
function sortLevels(map: Map): void {
  const layers = map.layers.toArray();
  const getRank = (layer: Layer): number => {
    const level = getLevel(layer);
    return level === null ? -1 : LEVELS.indexOf(level);
  };
  const sorted = [...layers].sort((one, other) => getRank(one) - getRank(other));
  // Only layers out of place are moved, since each move draws the map again.
  for (const [at, layer] of sorted.entries()) if (map.layers.getItemAt(at) !== layer) map.reorder(layer, at);
}

/**
 * Adds layers above the map's own, ordered by level whatever is added later or by other tools.
 * @returns a handle that removes and destroys the layers.
 */
export function addLeveledLayers(
  map: Map,
  layers: readonly (readonly [Layer, LayerLevel])[]
): { remove(): void } {
  for (const [layer, level] of layers) levels.set(layer, level);
  const own = layers.map(([layer]) => layer);
  map.addMany(own);
  sortLevels(map);
  const added = map.layers.on('after-add', () => sortLevels(map));
  return {
    remove: () => {
      added.remove();
      map.removeMany(own);
      for (const layer of own) layer.destroy();
    }
  };
}
