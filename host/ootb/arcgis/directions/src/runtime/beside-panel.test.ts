import Extent from '@arcgis/core/geometry/Extent';
import { coveredShare, extentBeside, goBeside } from './beside-panel';

const rect = (x: number, y: number, width: number, height: number) => ({
  getBoundingClientRect: () => box(x, y, width, height)
});
const box = (x: number, y: number, width: number, height: number) =>
  ({ left: x, top: y, right: x + width, bottom: y + height, width, height }) as DOMRect;
const map = box(0, 50, 1000, 500);
const extent = (xmin: number, ymin: number, xmax: number, ymax: number) =>
  new Extent({ xmin, ymin, xmax, ymax, spatialReference: { wkid: 3857 } });

describe('what a panel covers', () => {
  it('is the map’s left part under it; nothing where it stands below, at the right or nearly over all', () => {
    const shares = [
      box(60, 60, 240, 300),
      box(0, 550, 1000, 300),
      box(700, 60, 240, 300),
      box(0, 60, 900, 300)
    ];
    expect(shares.map((panel) => coveredShare(map, panel))).toEqual([0.3, 0, 0, 0]);
  });
});

describe('a route', () => {
  it('fills what is free at the right, wide or high, with some room round it', () => {
    const wide = extentBeside(extent(0, 0, 700, 10), 2, 0.3);
    expect([wide.width, wide.height, Math.round(wide.xmax - 700), wide.center.y]).toEqual([1200, 600, 70, 5]);
    const high = extentBeside(extent(0, 0, 10, 500), 2, 0);
    expect([high.height, high.width, high.center.x]).toEqual([600, 1200, 5]);
  });

  it('is gone to whole beside the panel; a turn as the SDK asks', async () => {
    const goTo = jest.fn(async (_target: unknown, _options: unknown) => undefined);
    const view = { width: 1000, height: 500, container: { getBoundingClientRect: () => map }, goTo };
    const route = extent(0, 0, 700, 10);
    const go = goBeside(
      () => rect(60, 60, 240, 300) as never,
      () => route
    );
    await go(view as never, { target: route.clone().expand(2) } as never);
    expect((goTo.mock.calls[0]![0] as Extent).toJSON()).toEqual(extentBeside(route, 2, 0.3).toJSON());
    const turn = extent(10, 0, 20, 5);
    await go(view as never, { target: turn } as never);
    expect(goTo.mock.calls[1]![0]).toBe(turn);
  });
});
