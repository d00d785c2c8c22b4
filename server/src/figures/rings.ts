import type { MultiPolygon, Position } from 'geojson';

/**
 * The rings of polygons as ArcGIS has them: side by side, outer ones clockwise, holes counter-clockwise, which is the
 * other way round than GeoJSON's.
 */
export const ringsOf = <At>(
  polygons: MultiPolygon['coordinates'],
  written: (position: Position) => At
): At[][] => polygons.flat().map((ring) => ring.map(written).reverse());
