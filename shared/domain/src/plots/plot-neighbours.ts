/** Comparison of plots with each other: duplicates and overlaps. */
import { SQUARE_METRES_PER_HECTARE } from '../calculations/units';
import { groupItems } from '../library';
import type { PlotLimits } from './plot-context';
import type { PlotFault } from './plot-fault';
import { visitNearBoxes } from './plot-grid';
import { computeCommonArea } from './plot-shape';
import type { LandArea } from './plot-shape';
import type { PlotShape } from './read-plot-shape';

const PERCENT = 100;

/** Faults by the plot's index in the list of shapes. */
type FaultLists = readonly PlotFault[][];

/** Most plots that a duplicate's message names. */
const MAX_NAMED = 5;

function addDuplicates(shapes: readonly PlotShape[], faults: FaultLists): void {
  const groups = groupItems([...shapes.keys()], (index) => shapes[index]!.key);
  groups.delete(null);
  for (const group of groups.values())
    for (const index of group.length > 1 ? group : []) {
      const named = group
        .slice(0, MAX_NAMED + 1)
        .filter((other) => other !== index)
        .slice(0, MAX_NAMED)
        .map((other) => shapes[other]!.plot.id);
      const count = group.length - 1;
      const others = [...named, ...(count > MAX_NAMED ? ['…'] : [])].join(', ');
      faults[index]!.push({ code: 'duplicate', values: { count, others }, places: [] });
    }
}

type AreaShape = PlotShape & { readonly area: LandArea; readonly hectares: number };

const hasArea = (shape: PlotShape): shape is AreaShape => shape.area !== null && shape.hectares !== null;

/**
 * Returns the faults of shapes against each other, by index. An overlap counts from a share of the smaller of the two
 * and from an area; both plots get the fault. The same outline twice is a duplicate and no overlap. Shapes from index
 * `checked` on are compared with those before it only.
 */
export function findNeighbourFaults(
  shapes: readonly PlotShape[],
  checked: number,
  { overlapShare, overlapHectares }: PlotLimits
): FaultLists {
  const faults: FaultLists = shapes.map(() => []);
  addDuplicates(shapes, faults);
  const indexes = [...shapes.keys()].filter((index) => hasArea(shapes[index]!));
  const solid = indexes.map((index) => shapes[index] as AreaShape);
  visitNearBoxes(
    solid.map(({ area }) => area.box),
    (a, b) => {
      const [one, other] = [solid[a]!, solid[b]!];
      if (one.key === other.key || indexes[a]! >= checked) return;
      const smaller = Math.min(one.hectares, other.hectares);
      const least = Math.max(overlapHectares, overlapShare * smaller);
      const common = computeCommonArea(one.area, other.area, least * SQUARE_METRES_PER_HECTARE);
      const hectares = common / SQUARE_METRES_PER_HECTARE;
      if (hectares <= least) return;
      const addOverlap = (index: number, neighbour: AreaShape) =>
        faults[index]!.push({
          code: 'overlap',
          values: { other: neighbour.plot.id, hectares, percent: (hectares / smaller) * PERCENT },
          places: []
        });
      addOverlap(indexes[a]!, other);
      addOverlap(indexes[b]!, one);
    }
  );
  return faults;
}
