import { findClearSide } from './popup-side';

type PanelBounds = readonly [left: number, top: number, right: number, bottom: number];

/** A map of 1440 × 844 px below a header of 56 px, with panels over it, in px of the window. */
function createMapUnder(...panels: readonly PanelBounds[]) {
  const [map, panel] = [document.createElement('div'), document.createElement('section')];
  document.body.replaceChildren(map, panel);
  map.getBoundingClientRect = () => new DOMRect(0, 56, 1440, 844);
  document.elementFromPoint = (x, y) => {
    const covered = panels.some(
      ([left, top, right, bottom]) => x >= left && x <= right && y >= top && y <= bottom
    );
    return covered ? panel : map;
  };
  return map;
}

it.each([
  [{ x: 500, y: 700 }, 'top-right'],
  [{ x: 900, y: 700 }, 'top-left'],
  [{ x: 500, y: 100 }, 'bottom-right'],
  [{ x: 900, y: 100 }, 'bottom-left']
])('opens a popup at %p towards the middle of the map', (place, side) => {
  expect(findClearSide(place, createMapUnder(), 0)).toBe(side);
});

it('opens a popup away from a panel', () => {
  const map = createMapUnder([70, 70, 408, 835]);
  expect(findClearSide({ x: 760, y: 504 }, map, 0)).toBe('top-right');
  expect(findClearSide({ x: 760, y: 200 }, map, 0)).toBe('bottom-right');
  expect(findClearSide({ x: 1000, y: 504 }, map, 0)).toBe('top-left');
});

it('keeps a popup with an offset clear of a panel', () => {
  const map = createMapUnder([70, 70, 408, 835]);
  expect(findClearSide({ x: 900, y: 504 }, map, 0)).toBe('top-left');
  expect(findClearSide({ x: 900, y: 504 }, map, 30)).toBe('top-right');
});

it('opens a popup above or below when a panel covers both other sides', () => {
  expect(findClearSide({ x: 700, y: 450 }, createMapUnder([0, 56, 1440, 200]), 0)).toBe('bottom-right');
  expect(findClearSide({ x: 700, y: 400 }, createMapUnder([0, 750, 1440, 900]), 0)).toBe('top-right');
});

it('opens a popup towards the middle when no side is clear', () => {
  expect(findClearSide({ x: 700, y: 600 }, createMapUnder([0, 300, 1440, 500]), 0)).toBe('top-right');
});
