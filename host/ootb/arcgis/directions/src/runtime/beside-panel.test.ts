import Extent from '@arcgis/core/geometry/Extent';
import { computeCoveredShare, computeExtentBeside, goBeside } from './beside-panel';

const createElement = (x: number, y: number, width: number, height: number) => ({
  getBoundingClientRect: () => createRect(x, y, width, height)
});
const createRect = (x: number, y: number, width: number, height: number) =>
  ({ left: x, top: y, right: x + width, bottom: y + height, width, height }) as DOMRect;
const map = createRect(0, 50, 1000, 500);
const createExtent = (xmin: number, ymin: number, xmax: number, ymax: number) =>
  new Extent({ xmin, ymin, xmax, ymax, spatialReference: { wkid: 3857 } });

describe('the covered share of a map', () => {
  it('is the share of a panel at the left, and 0 below the map, at the right or over almost all of it', () => {
    const shares = [
      createRect(60, 60, 240, 300),
      createRect(0, 550, 1000, 300),
      createRect(700, 60, 240, 300),
      createRect(0, 60, 900, 300)
    ];
    expect(shares.map((panel) => computeCoveredShare(map, panel))).toEqual([0.3, 0, 0, 0]);
  });
});

describe('the extent of a route', () => {
  it('fits the route into the free area at the right with a margin, for wide and high routes', () => {
    const wide = computeExtentBeside(createExtent(0, 0, 700, 10), 2, 0.3);
    expect([wide.width, wide.height, Math.round(wide.xmax - 700), wide.center.y]).toEqual([1200, 600, 70, 5]);
    const high = computeExtentBeside(createExtent(0, 0, 10, 500), 2, 0);
    expect([high.height, high.width, high.center.x]).toEqual([600, 1200, 5]);
  });

  it('is used for the whole route; the zoom to a turn is unchanged', async () => {
    const goTo = jest.fn(async (_target: unknown, _options: unknown) => undefined);
    const view = { width: 1000, height: 500, container: { getBoundingClientRect: () => map }, goTo };
    const route = createExtent(0, 0, 700, 10);
    const go = goBeside(
      () => createElement(60, 60, 240, 300) as never,
      () => route
    );
    await go(view as never, { target: route.clone().expand(2) } as never);
    expect((goTo.mock.calls[0]![0] as Extent).toJSON()).toEqual(computeExtentBeside(route, 2, 0.3).toJSON());
    const turn = createExtent(10, 0, 20, 5);
    await go(view as never, { target: turn } as never);
    expect(goTo.mock.calls[1]![0]).toBe(turn);
  });
});
