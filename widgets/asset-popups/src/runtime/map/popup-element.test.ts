import { sideFor } from './popup-element';

it.each([
  [{ x: 500, y: 700 }, 'top-right'],
  [{ x: 900, y: 700 }, 'top-left'],
  [{ x: 500, y: 100 }, 'bottom-right'],
  [{ x: 900, y: 100 }, 'bottom-left']
])('a popup at %p opens towards the middle of the map', (place, side) => {
  expect(sideFor(place, { width: 1440, height: 844 })).toBe(side);
});
