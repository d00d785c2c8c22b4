import { placeTexts } from '../texts/place-texts';
import { UnreadableCell } from './source-row';
import type { ImportText } from '../texts/import-text';
import type { SourceRow } from './source-row';

/* Converts a placemark of KML to columns and a GeoJSON geometry. */

export interface XmlElement {
  /** Local name, without a namespace prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** Children of a placemark that become columns. */
const OWN_COLUMNS = ['name', 'description', 'address', 'phoneNumber'];

const findChildren = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
const findChild = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  findChildren(element, name)[0];
const readText = (element: XmlElement | undefined): string => element?.text.trim() ?? '';

/** Returns the columns of ExtendedData, from its Data and SchemaData. Values are texts, as in CSV. */
function readExtendedData(placemark: XmlElement): Record<string, string> {
  const columns: [name: string, value: string][] = [];
  for (const data of findChildren(placemark, 'ExtendedData')) {
    for (const item of findChildren(data, 'Data'))
      columns.push([item.attributes.name ?? '', readText(findChild(item, 'value'))]);
    for (const table of findChildren(data, 'SchemaData'))
      for (const item of table.children) columns.push([item.attributes.name ?? '', readText(item)]);
  }
  return Object.fromEntries(columns);
}

function readTimes(placemark: XmlElement): Record<string, string> {
  const span = findChild(placemark, 'TimeSpan');
  const times = {
    timestamp: readText(findChild(findChild(placemark, 'TimeStamp'), 'when')),
    begin: readText(findChild(span, 'begin')),
    end: readText(findChild(span, 'end'))
  };
  return Object.fromEntries(Object.entries(times).filter(([, time]) => time !== ''));
}

type Position = number[];

/** A position in KML: longitude, latitude and an optional height, with commas and no blanks between them. */
const POSITION = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?(,[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?){1,2},?$/i;

/** Thrown for a geometry that cannot be read; becomes the refusal of its row. */
class UnreadableGeometry extends Error {
  constructor(readonly problem: ImportText) {
    super(problem.en);
  }
}

function readPositions(element: XmlElement | undefined): Position[] {
  const texts = readText(findChild(element, 'coordinates'))
    .split(/\s+/)
    .filter((text) => text !== '');
  return texts.map((text) => {
    if (!POSITION.test(text))
      throw new UnreadableGeometry(placeTexts.kmlPosition({ shown: text.slice(0, 40) }));
    return text
      .split(',')
      .filter((number) => number !== '')
      .map(Number);
  });
}

function readPoint(element: XmlElement): object {
  const positions = readPositions(element);
  return positions.length === 1
    ? { type: 'Point', coordinates: positions[0] }
    : { type: 'MultiPoint', coordinates: positions };
}

function readPolygon(element: XmlElement): object {
  const [outer, inner] = ['outerBoundaryIs', 'innerBoundaryIs'].map((name) =>
    findChildren(element, name).flatMap((boundary) => findChildren(boundary, 'LinearRing'))
  );
  if (outer!.length !== 1) throw new UnreadableGeometry(placeTexts.outerBoundaries({ count: outer!.length }));
  return { type: 'Polygon', coordinates: [...outer!, ...inner!].map(readPositions) };
}

/** Readers of geometries by element; a collection contains the others. */
const GEOMETRIES: Readonly<Record<string, (element: XmlElement) => object>> = {
  Point: readPoint,
  LineString: (element) => ({ type: 'LineString', coordinates: readPositions(element) }),
  LinearRing: (element) => ({ type: 'LineString', coordinates: readPositions(element) }),
  Polygon: readPolygon,
  MultiGeometry: (element) => ({ type: 'GeometryCollection', geometries: readGeometries(element) }),
  Track: () => ({ type: 'Track' }),
  MultiTrack: () => ({ type: 'MultiTrack' }),
  Model: () => ({ type: 'Model' })
};

function readGeometries(element: XmlElement): object[] {
  return element.children.flatMap((child) => GEOMETRIES[child.name]?.(child) ?? []);
}

/**
 * Returns the geometry of a placemark: null without one, an UnreadableCell when a position is invalid. KML
 * allows only one geometry; several become a collection, so that none is lost.
 */
function readGeometry(placemark: XmlElement): unknown {
  try {
    const geometries = readGeometries(placemark);
    return geometries.length > 1 ? { type: 'GeometryCollection', geometries } : (geometries[0] ?? null);
  } catch (error) {
    if (!(error instanceof UnreadableGeometry)) throw error;
    return new UnreadableCell('', error.problem);
  }
}

/** Reads a placemark. Columns of ExtendedData override the built-in ones such as the name. */
export function readPlacemark(placemark: XmlElement): Pick<SourceRow, 'properties' | 'geometry'> {
  const own = OWN_COLUMNS.flatMap((name) => {
    const child = findChild(placemark, name);
    return child ? [[name, readText(child)] as const] : [];
  });
  return {
    properties: { ...Object.fromEntries(own), ...readTimes(placemark), ...readExtendedData(placemark) },
    geometry: readGeometry(placemark)
  };
}
