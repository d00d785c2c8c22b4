import type MapView from 'esri/views/MapView';
import { getUnobstructedArea } from './unobstructed-area';

/** Returns a view of 1440 × 840 px beneath a bar of 60 px with `panels` over it, in its px. */
function viewBeneath(panels: readonly DOMRect[], width = 1440, height = 840) {
  const container = document.createElement('div');
  container.getBoundingClientRect = () => new DOMRect(0, 60, width, height);
  const panel = document.createElement('aside');
  document.elementFromPoint = (x, y) =>
    panels.some((box) => x >= box.left && x < box.right && y - 60 >= box.top && y - 60 < box.bottom)
      ? panel
      : container;
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

  it('is the whole width when panels leave too little', () => {
    const wide = new DOMRect(0, 0, 700, 840);
    expect(getUnobstructedArea(viewBeneath([wide, new DOMRect(730, 0, 710, 840)])).width).toBe(1440);
  });
});
