import Extent from 'esri/geometry/Extent';
import type MapView from 'esri/views/MapView';
import Viewpoint from 'esri/Viewpoint';
import { returnToView, revealArea, revealPlaces, goToExtent, goToArea, goToPlaces } from './go-to-area';

/** Unobstructed part of the view in each test. */
const free = { left: 0, top: 0, width: 1000, height: 500 };
const all = { ...free };
jest.mock('./unobstructed-area', () => ({ getUnobstructedArea: () => free }));

/** Returns a view of 1000 × 500 px with 1 m per px. */
function createView() {
  const goTo = jest.fn(async (_target: Extent, _how: object) => undefined);
  const extent = new Extent({ xmin: 0, ymin: 0, xmax: 1000, ymax: 500, spatialReference: { wkid: 3857 } });
  return { view: { width: 1000, height: 500, extent, goTo } as unknown as MapView, goTo };
}

/** Returns the west, east, south and north of the view's target. */
const listSides = (goTo: ReturnType<typeof createView>['goTo']): number[] => {
  const { xmin, xmax, ymin, ymax } = goTo.mock.calls[0]![0];
  return [xmin, xmax, ymin, ymax].map((side) => Math.round(side * 100) / 100);
};
/** Returns a square of about `size` metres from the corner of the map, near the equator. */
const createGround = (size: number) => {
  const degrees = size / 111_319.49;
  return {
    rings: [
      [
        [0, 0],
        [0, degrees],
        [degrees, degrees],
        [degrees, 0],
        [0, 0]
      ] as [number, number][]
    ]
  };
};

describe('going to an extent', () => {
  const extent = new Extent({ xmin: 0, ymin: 0, xmax: 100, ymax: 100, spatialReference: { wkid: 3857 } });
  beforeEach(() => Object.assign(free, all));

  it('leaves a margin around it', async () => {
    const { view, goTo } = createView();
    await goToExtent(view, extent);
    // 120 m in 500 px of height: 0.24 m per px.
    expect(listSides(goTo)).toEqual([-70, 170, -10, 110]);
  });

  it('centres it in the part between the panels', async () => {
    const { view, goTo } = createView();
    Object.assign(free, { left: 400, top: 0, width: 600, height: 300 });
    await goToExtent(view, extent);
    // 120 m in 300 px of height: 0.4 m per px; the middle of the unobstructed part is 700 px from the left, 150
    // from above.
    expect(listSides(goTo)).toEqual([-230, 170, -90, 110]);
  });

  it('ignores an interruption by the user, and rejects with other errors', async () => {
    const { view, goTo } = createView();
    goTo.mockRejectedValueOnce(Object.assign(new Error('moved'), { name: 'view:goto-interrupted' }));
    await expect(goToExtent(view, extent)).resolves.toBeUndefined();
    goTo.mockRejectedValueOnce(new Error('no view'));
    await expect(goToExtent(view, extent)).rejects.toThrow('no view');
  });
});

describe('returning to the earlier view', () => {
  const extent = new Extent({ xmin: 0, ymin: 0, xmax: 100, ymax: 100, spatialReference: { wkid: 3857 } });
  const earlier = new Viewpoint({ scale: 1_000_000, targetGeometry: extent.center });
  beforeEach(() => Object.assign(free, all));

  it('goes back to it from where a tool moved the map', async () => {
    const { view, goTo } = createView();
    await goToExtent(view, extent);
    await returnToView(view, earlier);
    expect(goTo.mock.lastCall).toEqual([earlier, expect.anything()]);
  });

  it('leaves a map that was moved since, or by no tool', async () => {
    const { view, goTo } = createView();
    await returnToView(view, earlier);
    expect(goTo).not.toHaveBeenCalled();
    await goToExtent(view, extent);
    view.extent = view.extent.clone().expand(0.5);
    await returnToView(view, earlier);
    expect(goTo).toHaveBeenCalledTimes(1);
  });
});

describe('going to rings', () => {
  beforeEach(() => Object.assign(free, all));

  it('fills the unobstructed part with them, even if they are visible already', async () => {
    const { view, goTo } = createView();
    await goToArea(view, createGround(100));
    expect(goTo).toHaveBeenCalledTimes(1);
  });

  it('does not move when all of it is visible, and moves when a panel covers it', async () => {
    const { view, goTo } = createView();
    await revealArea(view, createGround(400));
    expect(goTo).not.toHaveBeenCalled();
    Object.assign(free, { left: 200, width: 800 });
    await revealArea(view, createGround(400));
    expect(goTo).toHaveBeenCalledTimes(1);
  });
});

describe('going to positions', () => {
  beforeEach(() => Object.assign(free, all));
  const degree = 111_319.49;
  const places = [0, 0.001].map((along) => ({ latitude: along, longitude: along }));

  it('shows all of them, and the surroundings of a single one', async () => {
    const { view, goTo } = createView();
    await goToPlaces(view, [places[0]!]);
    const { center, height } = goTo.mock.calls[0]![0];
    expect([center.x, center.y].map((at) => Math.round(at) + 0)).toEqual([0, 0]);
    // 0.04 degrees with a margin of a fifth.
    expect(height / degree).toBeCloseTo(0.048, 4);
  });

  it('does not move when all of them are visible already', async () => {
    const { view, goTo } = createView();
    await revealPlaces(view, places);
    expect(goTo).toHaveBeenCalledTimes(1);
    view.extent.xmin = view.extent.ymin = -degree;
    view.extent.xmax = view.extent.ymax = degree;
    await revealPlaces(view, places);
    expect(goTo).toHaveBeenCalledTimes(1);
  });
});
