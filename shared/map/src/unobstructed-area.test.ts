import type MapView from 'esri/views/MapView';
import { getUnobstructedArea } from './unobstructed-area';

/** Returns a view of 1440 × 840 px beneath a bar of 60 px with `panels` over it and `buttons` of its own, in its px. */
function viewBeneath(
  panels: readonly DOMRect[],
  width = 1440,
  height = 840,
  buttons: readonly DOMRect[] = []
) {
  const container = document.createElement('div');
  container.getBoundingClientRect = () => new DOMRect(0, 60, width, height);
  const panel = document.createElement('aside');
  const zoom = container.appendChild(document.createElement('arcgis-zoom'));
  document.elementFromPoint = (x, y) => {
    const isIn = (box: DOMRect) => x >= box.left && x < box.right && y - 60 >= box.top && y - 60 < box.bottom;
    if (panels.some(isIn)) return panel;
    return buttons.some(isIn) ? zoom : container;
  };
  return { container, width, height } as unknown as MapView;
}

/** Rounds to the distance between probes. */
const roundSides = (room: ReturnType<typeof getUnobstructedArea>) =>
  Object.fromEntries(Object.entries(room).map(([side, pixels]) => [side, Math.round(pixels / 12) * 12]));

describe('the unobstructed part of a view', () => {
  const rail = new DOMRect(12, 12, 48, 500);

  it('is the whole view without panels', () => {
    expect(getUnobstructedArea(viewBeneath([]))).toEqual({ left: 0, top: 0, width: 1440, height: 840 });
  });

  it('is between panels at the sides and a table below, beside the toolbar', () => {
    const tool = new DOMRect(72, 12, 336, 240);
    const result = new DOMRect(1084, 12, 344, 600);
    const table = new DOMRect(420, 660, 650, 140);
    const room = roundSides(getUnobstructedArea(viewBeneath([rail, tool, result, table])));
    expect(room).toEqual({ left: 408, top: 0, width: 672, height: 660 });
  });

  it('is the upper half of a phone with a sheet', () => {
    const room = roundSides(getUnobstructedArea(viewBeneath([new DOMRect(0, 420, 390, 364)], 390, 784)));
    expect(room).toEqual({ left: 0, top: 0, width: 396, height: 420 });
  });

  it('is beside the buttons of the map at the right edge', () => {
    const buttons = [new DOMRect(342, 200, 32, 72)];
    const room = roundSides(getUnobstructedArea(viewBeneath([], 390, 784, buttons)));
    expect(room).toEqual({ left: 0, top: 0, width: 348, height: 780 });
  });

  it('is the whole width when panels leave too little', () => {
    const wide = new DOMRect(0, 0, 700, 840);
    expect(getUnobstructedArea(viewBeneath([wide, new DOMRect(730, 0, 710, 840)])).width).toBe(1440);
  });
});
