import type { MultiPolygon, Position } from 'geojson';

/**
 * Returns the rings of polygons as in ArcGIS: in one list, outer ones clockwise, holes counter-clockwise, which
 * is the opposite of GeoJSON.
 */
export const toArcgisRings = <At>(
  polygons: MultiPolygon['coordinates'],
  written: (position: Position) => At
): At[][] => polygons.flat().map((ring) => ring.map(written).reverse());
