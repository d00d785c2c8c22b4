import { Geometry } from 'wkx';
import { formatMessage, readPolygon } from '@site/domain';
import { WGS84, convertGeometry, findReference, formatReference } from './sources/reference-system';
import { buildText } from './texts/import-text';
import { placeTexts } from './texts/place-texts';
import type { ReferenceSystem } from './sources/reference-system';
import type { ImportText } from './texts/import-text';

/*
 * Reads geometries that are written in a cell: WKT, positions and lines of ODK and Kobo, coordinate lists.
 */

/** A geometry like GeoJSON, or what is wrong with the cell. */
export type GeometryCell =
  | { readonly ok: true; readonly geometry: unknown }
  | { readonly ok: false; readonly problems: readonly ImportText[] };

const refuseCell = (...problems: ImportText[]): GeometryCell => ({ ok: false, problems });

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

function readWkt([, srid, text = '']: RegExpExecArray, reference: ReferenceSystem): GeometryCell {
  const own = srid === undefined ? reference : findReference(Number(srid));
  if (own === null) return refuseCell(placeTexts.unknownSrid({ srid: String(srid) }));
  const upper = text.trim().toUpperCase();
  if (/\bEMPTY$/.test(upper)) return refuseCell(placeTexts.emptyWkt);
  if (!hasOneGroup(upper)) return refuseCell(placeTexts.noWkt);
  let geometry: unknown;
  try {
    geometry = Geometry.parse(upper).toGeoJSON();
  } catch {
    return refuseCell(placeTexts.noWkt);
  }
  return { ok: true, geometry: convertGeometry(own, geometry) };
}

/** Returns longitude, latitude and height of a position of ODK. */
function readOdkPosition(text: string): number[] {
  const [latitude, longitude, height] = text.split(/\s+/).map(Number);
  return [longitude!, latitude!, ...(height === undefined ? [] : [height])];
}

const refuseDegrees = (reference: ReferenceSystem): GeometryCell =>
  refuseCell(placeTexts.degreesNamedMetres({ system: formatReference(reference) }));

/** Maximum length of a cell in spreadsheets: a longer text was cut off there. */
const SPREADSHEET_CELL = 32_767;
const describeCutOff = (text: string): ImportText | null =>
  text.length === SPREADSHEET_CELL ? placeTexts.cutOffBySpreadsheet({ most: SPREADSHEET_CELL }) : null;

/** Reads the position of a cell. */
export function readPositionCell(text: string, reference: ReferenceSystem): GeometryCell {
  const given = text.trim();
  const wkt = WKT.exec(given);
  if (wkt) return readWkt(wkt, reference);
  const pair = COMMA_PAIR.exec(given);
  if (!pair && !ODK_POSITION.test(given))
    return refuseCell(placeTexts.notPosition({ shown: given.slice(0, 60) }));
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
    return refuseCell(placeTexts.longList({ length: text.length, most: MAX_LIST_LENGTH }));
  const reading = readPolygon(text);
  if (!reading.ok)
    return refuseCell(
      ...reading.problems.map(({ problem, values }) =>
        buildText((locale) => formatMessage(`polygon.${problem}`, locale, values))
      )
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
