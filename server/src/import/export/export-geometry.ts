import { Geometry } from 'wkx';
import { MAX_GEOMETRY_LENGTH, LATITUDE, LONGITUDE, OUTLINE } from '../position-fields';
import { ExportRefusal } from './export-refusal';
import type { ExportCell } from './export-cells';
import type { ExportGeometry } from './export-columns';
import type { ExportRow, ExportTable } from './export-table';

/* Geometries in the forms of the formats. */

/** Fields of the geometry in a table, by its kind. */
export const GEOMETRY_FIELDS: Readonly<Record<ExportTable['geometry'], readonly string[]>> = {
  point: [LATITUDE.name, LONGITUDE.name],
  line: [OUTLINE.name],
  polygon: [OUTLINE.name],
  plot: [OUTLINE.name],
  none: []
};

const toWkt = (geometry: ExportGeometry): string => Geometry.parseGeoJSON(geometry).toWkt();

/** Returns the bytes of a geometry as WKB. */
export const toWkb = (geometry: ExportGeometry): Buffer => Geometry.parseGeoJSON(geometry).toWkb();

/**
 * Returns the cells of a row's geometry: degrees of a position, WKT of an outline. @throws ExportRefusal when it is
 * longer than the importer or a cell of the format takes.
 */
export function toGeometryCells(
  kind: ExportTable['geometry'],
  { number, geometry }: ExportRow,
  maxLength = MAX_GEOMETRY_LENGTH
): ExportCell[] {
  if (kind === 'none') return [];
  if (kind === 'point') {
    const [longitude = null, latitude = null] = geometry?.type === 'Point' ? geometry.coordinates : [];
    return [latitude, longitude];
  }
  const text = geometry && toWkt(geometry);
  if (text !== null && text.length > maxLength)
    throw new ExportRefusal(
      'long_outline',
      `Row ${number}: its outline has ${text.length.toLocaleString('en')} characters and a cell at most ${maxLength.toLocaleString('en')}. Choose GeoPackage or GeoJSON.`
    );
  return [text];
}
