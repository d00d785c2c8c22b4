import type Point from 'esri/geometry/Point';
import type MapView from 'esri/views/MapView';
import { findMarkAt } from './find-mark-at';

/** A view on which a degree is 100 px. */
const view = {
  toScreen: ({ latitude, longitude }: Point) => ({ x: 100 * longitude!, y: -100 * latitude! })
} as unknown as MapView;
const places = [
  { latitude: -1, longitude: 1 },
  { latitude: -1, longitude: 1.1 }
];

describe('findMarkAt', () => {
  it('returns the nearest mark under a position', () => {
    expect(findMarkAt(view, places, { x: 104, y: 100 })).toBe(0);
    expect(findMarkAt(view, places, { x: 107, y: 100 })).toBe(1);
  });

  it('returns null beside all marks, and without any', () => {
    expect(findMarkAt(view, places, { x: 140, y: 100 })).toBeNull();
    expect(findMarkAt(view, [], { x: 100, y: 100 })).toBeNull();
  });
});
