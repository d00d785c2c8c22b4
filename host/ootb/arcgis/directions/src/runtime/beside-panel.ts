import Extent from '@arcgis/core/geometry/Extent';
import type { GoToOverride } from '@arcgis/core/widgets/support/types';

/** How much of the free part of the map a route leaves free round it. */
const AROUND = 1.2;
/** A panel that covers more of the map's width than that leaves too little beside it: the map is taken as it is. */
const MOST_COVERED = 2 / 3;

/** The part of the map's width that a panel at its left edge lies over; 0 where it stands elsewhere. */
export function coveredShare(map: DOMRect, panel: DOMRect): number {
  const over = panel.top < map.bottom && panel.bottom > map.top && panel.left < map.left + map.width / 2;
  const share = over ? (panel.right - map.left) / map.width : 0;
  return share > 0 && share <= MOST_COVERED ? share : 0;
}

/**
 * The extent of a whole map in which a route fills what a panel leaves free at the right.
 * @param route what is to be seen, in the map's own units
 * @param aspect the map's width by its height
 * @param covered the part of the width under the panel, 0 to 1
 */
export function extentBeside(route: Extent, aspect: number, covered: number): Extent {
  const { xmin, xmax, ymin, ymax, spatialReference } = route;
  const width = AROUND * Math.max((xmax - xmin) / (1 - covered), (ymax - ymin) * aspect);
  const west = (xmin + xmax) / 2 - width * (covered + (1 - covered) / 2);
  const south = (ymin + ymax) / 2 - width / aspect / 2;
  return new Extent({
    xmin: west,
    xmax: west + width,
    ymin: south,
    ymax: south + width / aspect,
    spatialReference
  });
}

/**
 * Has the SDK's directions show a whole route beside a panel, and not half of it under it: they know of no panels.
 * @param panel what may lie over the map
 * @param route the extent of the route there is
 */
export const goBeside =
  (panel: () => Element | null, route: () => Extent | null | undefined): GoToOverride =>
  async (view, { target, options }) => {
    const [map, over] = [view.container?.getBoundingClientRect(), panel()?.getBoundingClientRect()];
    const whole = route();
    // They ask for a larger extent round all of the route, and for the place of a turn.
    const isWhole = whole && target instanceof Extent && target.contains(whole);
    const covered = map && over ? coveredShare(map, over) : 0;
    await view.goTo(isWhole ? extentBeside(whole, view.width / view.height, covered) : target, options);
  };
