import { Geometry } from 'wkx';
import { formatMessage, readPolygon } from '@site/domain';
import { WGS84, convertGeometry, findReference, formatReference } from './sources/reference-system';
import type { ReferenceSystem } from './sources/reference-system';

/*
 * Reads geometries that are written in a cell: WKT, positions and lines of ODK and Kobo, coordinate lists.
 */

/** A geometry like GeoJSON, or what is wrong with the cell. */
export type GeometryCell =
  | { readonly ok: true; readonly geometry: unknown }
  | { readonly ok: false; readonly problems: readonly string[] };

const refuseCell = (...problems: string[]): GeometryCell => ({ ok: false, problems });

const NUMBER = String.raw`[+-]?\d+(?:\.\d+)?`;
/** A position of ODK: latitude, longitude, and optionally height and accuracy in metres. */
const ODK_POSITION = new RegExp(`^${NUMBER}(?:\\s+${NUMBER}){1,3}$`);
/** A pair with a comma. Both numbers have decimals: '6,5' may be one number. */
const COMMA_PAIR = /^([+-]?\d+\.\d+)\s*,\s*([+-]?\d+\.\d+)$/;

const WKT = /^(?:SRID=(\d+);)?\s*((?:POINT|LINESTRING|POLYGON|MULTI\w+|GEOMETRYCOLLECTION)\b.*)$/is;

/** Returns whether the brackets of a text close, and nothing follows them. */
function hasOneGroup(text: string): boolean {
  let depth = 0;
  let ended = false;
  for (const sign of text.slice(Math.max(0, text.indexOf('(')))) {
    if (ended) return false;
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    ended = depth === 0;
  }
  return ended;
}

const NO_WKT = 'is WKT that cannot be read; was it cut off?';

function readWkt([, srid, text = '']: RegExpExecArray, reference: ReferenceSystem): GeometryCell {
  const own = srid === undefined ? reference : findReference(Number(srid));
  if (own === null) return refuseCell(`is in SRID ${srid}, which cannot be converted; give degrees of WGS84`);
  const upper = text.trim().toUpperCase();
  if (/\bEMPTY$/.test(upper)) return refuseCell('is an empty geometry; give its coordinates');
  if (!hasOneGroup(upper)) return refuseCell(NO_WKT);
  let geometry: unknown;
  try {
    geometry = Geometry.parse(upper).toGeoJSON();
  } catch {
    return refuseCell(NO_WKT);
  }
  return { ok: true, geometry: convertGeometry(own, geometry) };
}

/** Returns longitude, latitude and height of a position of ODK. */
function readOdkPosition(text: string): number[] {
  const [latitude, longitude, height] = text.split(/\s+/).map(Number);
  return [longitude!, latitude!, ...(height === undefined ? [] : [height])];
}

const refuseDegrees = (reference: ReferenceSystem): GeometryCell =>
  refuseCell(
    `is a list of degrees, and the reference system is named as ${formatReference(reference)}; write WKT, or name none (--crs)`
  );

/** Maximum length of a cell in spreadsheets: a longer text was cut off there. */
const SPREADSHEET_CELL = 32_767;
const describeCutOff = (text: string): string | null =>
  text.length === SPREADSHEET_CELL
    ? `has ${SPREADSHEET_CELL.toLocaleString('en')} characters, the most that a spreadsheet's cell holds: it was cut off; export it as CSV or GeoJSON`
    : null;

const POSITION_FORM =
  "give latitude and longitude in degrees ('5.03 7.92' or '5.03, 7.92'), or WKT: POINT (7.92 5.03)";

/** Reads the position of a cell. */
export function readPositionCell(text: string, reference: ReferenceSystem): GeometryCell {
  const given = text.trim();
  const wkt = WKT.exec(given);
  if (wkt) return readWkt(wkt, reference);
  const pair = COMMA_PAIR.exec(given);
  if (!pair && !ODK_POSITION.test(given))
    return refuseCell(`'${given.slice(0, 60)}' is not a position; ${POSITION_FORM}`);
  if (reference !== WGS84) return refuseDegrees(reference);
  const position = pair ? [Number(pair[2]), Number(pair[1])] : readOdkPosition(given);
  return { ok: true, geometry: { type: 'Point', coordinates: position } };
}

/**
 * Maximum length of a coordinate list, characters: every pair of its edges is compared, so longer outlines must
 * come in another form.
 */
const MAX_LIST_LENGTH = 40_000;

function readCoordinateList(text: string): GeometryCell {
  if (text.length > MAX_LIST_LENGTH)
    return refuseCell(
      `has ${text.length.toLocaleString('en')} characters; a coordinate list has at most ${MAX_LIST_LENGTH.toLocaleString('en')}, so give it as WKT, GeoJSON or shapefile`
    );
  const reading = readPolygon(text);
  if (!reading.ok)
    return refuseCell(
      ...reading.problems.map(({ problem, values }) => formatMessage(`polygon.${problem}`, 'en', values))
    );
  const ring = reading.value.map(({ latitude, longitude }) => [longitude, latitude]);
  return { ok: true, geometry: { type: 'Polygon', coordinates: [ring] } };
}

/**
 * Reads the outline of a cell. A line of ODK that ends where it begins is an area (a geoshape); another one is
 * a track, which the reader of outlines closes or refuses.
 */
export function readOutlineCell(text: string, reference: ReferenceSystem): GeometryCell {
  const given = text.trim();
  const cutOff = describeCutOff(text);
  if (cutOff !== null) return refuseCell(cutOff);
  const wkt = WKT.exec(given);
  if (wkt) return readWkt(wkt, reference);
  if (reference !== WGS84) return refuseDegrees(reference);
  const parts = given
    .replace(/;\s*$/, '')
    .split(';')
    .map((part) => part.trim());
  if (!parts.every((part) => ODK_POSITION.test(part))) return readCoordinateList(given);
  const positions = parts.map(readOdkPosition);
  return { ok: true, geometry: { type: 'Track', segments: [positions] } };
}
