import Extent from 'esri/geometry/Extent';
import type MapView from 'esri/views/MapView';
import { coveredBy, goToExtent } from './go-to-ground';

const rect = (left: number, top: number, width: number, height: number) =>
  new DOMRect(left, top, width, height);
const element = (box: DOMRect) => ({ getBoundingClientRect: () => box }) as unknown as HTMLElement;

/** A view of 1000 × 500 px, 60 px below the top of the window. */
function viewOf() {
  const goTo = jest.fn(async (_target: Extent, _how: object) => undefined);
  const view = { width: 1000, height: 500, container: element(rect(0, 60, 1000, 500)), goTo };
  return { view: view as unknown as MapView, goTo };
}

/** West, east, south and north of where the view went. */
const sidesOf = (goTo: ReturnType<typeof viewOf>['goTo']): number[] => {
  const { xmin, xmax, ymin, ymax } = goTo.mock.calls[0]![0];
  return [xmin, xmax, ymin, ymax].map((side) => Math.round(side * 100) / 100);
};

describe('what covers a view', () => {
  it.each([
    ['a panel at the left', rect(12, 72, 360, 400), { left: 372, right: 0 }],
    ['a panel at the right', rect(628, 72, 360, 400), { left: 0, right: 372 }],
    ['a sheet below it', rect(0, 560, 390, 300), { left: 0, right: 0 }],
    ['what leaves too little free', rect(0, 60, 900, 400), { left: 0, right: 0 }],
    ['what is not seen', rect(0, 0, 0, 0), { left: 0, right: 0 }]
  ])('%s', (_what, box, covered) => {
    expect(coveredBy(viewOf().view, element(box))).toEqual(covered);
  });

  it('nothing, without a panel', () => {
    expect(coveredBy(viewOf().view, null)).toEqual({ left: 0, right: 0 });
  });
});

describe('going to an extent', () => {
  const extent = new Extent({ xmin: 0, ymin: 0, xmax: 100, ymax: 100, spatialReference: { wkid: 3857 } });

  it('leaves some room round it', async () => {
    const { view, goTo } = viewOf();
    await goToExtent(view, extent);
    expect(sidesOf(goTo)).toEqual([-20, 120, -20, 120]);
  });

  it('puts it into the middle of what is free', async () => {
    const { view, goTo } = viewOf();
    await goToExtent(view, extent, { left: 400, right: 0 });
    // 140 in 500 px of height: 0.28 a pixel; the middle of the 600 px that are free is 700 px from the left.
    expect(sidesOf(goTo)).toEqual([-146, 134, -20, 120]);
  });

  it('gives way to a user who moves the map meanwhile, and tells of what else fails', async () => {
    const { view, goTo } = viewOf();
    goTo.mockRejectedValueOnce(Object.assign(new Error('moved'), { name: 'view:goto-interrupted' }));
    await expect(goToExtent(view, extent)).resolves.toBeUndefined();
    goTo.mockRejectedValueOnce(new Error('no view'));
    await expect(goToExtent(view, extent)).rejects.toThrow('no view');
  });
});
