import {
  BUFFER_OPACITY,
  CASSAVA_ZOOM,
  CLUSTERS,
  FIRST_HINT_MS,
  LAYER_OPACITY,
  MAP_START,
  OIL_PALM_START,
  POPUP_OFFSET_RADII,
  PROTECTED_AREAS_START,
  PX_PER_POINT,
  ROWS_PER_PAGE,
  SCENE_CAMERA,
  zoomToScale,
  SESSION_SECONDS,
  SIDEBAR_BREAKPOINT_PX,
  SUGGESTIONS_HIDE_MS
} from './display';

describe('display settings', () => {
  it('are the figures of the specification', () => {
    expect(SESSION_SECONDS / 3600).toBe(10);
    expect([MAP_START.longitude, MAP_START.latitude, MAP_START.zoom]).toEqual([6.535123, 6.153788, 7.6]);
    expect([OIL_PALM_START.longitude, OIL_PALM_START.latitude, OIL_PALM_START.zoom]).toEqual([
      7.93, 5.03, 9.6
    ]);
    expect(PROTECTED_AREAS_START.zoom).toBe(7.6);
    expect(CASSAVA_ZOOM).toEqual({ start: 6.3, closest: 15 });
    expect(SCENE_CAMERA).toEqual({ heightM: 900_000, tilt: 10 });
    expect([LAYER_OPACITY, BUFFER_OPACITY, POPUP_OFFSET_RADII]).toEqual([0.8, 0.2, 1.5]);
    expect([ROWS_PER_PAGE, SUGGESTIONS_HIDE_MS, FIRST_HINT_MS]).toEqual([10, 200, 3000]);
    expect(SIDEBAR_BREAKPOINT_PX).toBe(768);
  });

  it('returns the scale of a zoom, halved with each level and linear between two', () => {
    expect(zoomToScale(0)).toBeCloseTo(591_657_527.6, 1);
    expect(zoomToScale(15) * 2).toBeCloseTo(zoomToScale(14), 6);
    expect(zoomToScale(14.5)).toBeCloseTo((zoomToScale(14) + zoomToScale(15)) / 2, 6);
  });

  it('converts the cluster radius and sizes from pixels to points', () => {
    const points = [CLUSTERS.radiusPx, CLUSTERS.smallestPx, CLUSTERS.largestPx].map(
      (px) => px / PX_PER_POINT
    );
    expect(points).toEqual([75, 20.25, 45]);
  });
});
