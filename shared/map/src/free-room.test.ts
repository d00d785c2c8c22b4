import type MapView from 'esri/views/MapView';
import { roomOf } from './free-room';

/** A view of 1440 × 840 px beneath a bar of 60 px; `panels` stand over it, in its pixels. */
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

/** To the step that a view is looked at in. */
const near = (room: ReturnType<typeof roomOf>) =>
  Object.fromEntries(Object.entries(room).map(([side, pixels]) => [side, Math.round(pixels / 12) * 12]));

describe('what is free of a view', () => {
  const rail = new DOMRect(12, 12, 48, 500);

  it('is all of it without panels', () => {
    expect(roomOf(viewBeneath([]))).toEqual({ left: 0, top: 0, width: 1440, height: 840 });
  });

  it('lies between panels at the sides and a table below, beyond the bar of tools', () => {
    const tool = new DOMRect(72, 12, 336, 240);
    const result = new DOMRect(1084, 12, 344, 600);
    const table = new DOMRect(420, 660, 650, 140);
    const room = near(roomOf(viewBeneath([rail, tool, result, table])));
    expect(room).toEqual({ left: 408, top: 0, width: 672, height: 660 });
  });

  it('is the upper half of a phone with a sheet', () => {
    const room = near(roomOf(viewBeneath([new DOMRect(0, 420, 390, 364)], 390, 784)));
    expect(room).toEqual({ left: 0, top: 0, width: 396, height: 420 });
  });

  it('is all of it where panels leave too little', () => {
    const wide = new DOMRect(0, 0, 700, 840);
    expect(roomOf(viewBeneath([wide, new DOMRect(730, 0, 710, 840)])).width).toBe(1440);
  });
});
