import Extent from '@arcgis/core/geometry/Extent';
import type { GoToOverride } from '@arcgis/core/widgets/support/types';

/** Size of the free area relative to the route, which gives the margin around it. */
const AROUND = 1.2;
/**
 * Largest share of the map's width that a panel may cover. Beyond it too little is free, and the panel is
 * ignored.
 */
const MOST_COVERED = 2 / 3;

/** Returns the share of the map's width that a panel at its left edge covers; 0 for a panel elsewhere. */
export function computeCoveredShare(map: DOMRect, panel: DOMRect): number {
  const over = panel.top < map.bottom && panel.bottom > map.top && panel.left < map.left + map.width / 2;
  const share = over ? (panel.right - map.left) / map.width : 0;
  return share > 0 && share <= MOST_COVERED ? share : 0;
}

/**
 * Returns the extent of the whole map in which a route fills the area that a panel leaves free at the right.
 * @param route the route's extent, in the map's own units
 * @param aspect the map's width divided by its height
 * @param covered the share of the width under the panel, 0 to 1
 */
export function computeExtentBeside(route: Extent, aspect: number, covered: number): Extent {
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
 * Makes the SDK's directions, which do not consider panels, show a whole route beside a panel instead of half
 * under it.
 * @param panel returns the panel that may cover the map
 * @param route returns the extent of the current route
 */
export const goBeside =
  (panel: () => Element | null, route: () => Extent | null | undefined): GoToOverride =>
  async (view, { target, options }) => {
    const [map, over] = [view.container?.getBoundingClientRect(), panel()?.getBoundingClientRect()];
    const whole = route();
    // The directions zoom to a larger extent around the whole route, and to the place of a turn.
    const isWhole = whole && target instanceof Extent && target.contains(whole);
    const covered = map && over ? computeCoveredShare(map, over) : 0;
    await view.goTo(
      isWhole ? computeExtentBeside(whole, view.width / view.height, covered) : target,
      options
    );
  };
