import proj4 from 'proj4';
import { isInNigeria } from '@site/domain';
import { ImportError } from '../import-error';
import { featureTexts } from '../texts/file-texts';
import { toText } from '../texts/import-text';
import { fileRemarks } from '../texts/remark-texts';
import type { FileLabel } from '../texts/file-texts';
import type { ImportText } from '../texts/import-text';

/*
 * Reference systems of coordinates that are in use in Nigeria, and the conversion from them to longitude and
 * latitude of WGS84. A system is identified by its code or by its parameters, never by its name only.
 */

export interface ReferenceSystem {
  /** EPSG code. */
  readonly code: number;
  readonly name: string;
  /** Coordinates are metres east and north, not degrees. */
  readonly isProjected: boolean;
  /** Definition for PROJ. */
  readonly definition: string;
}

/**
 * The shift from Minna's datum to WGS84: EPSG:1168, the only one for the whole country, accurate to 15 m. PROJ
 * takes it too, except in the south, where it takes EPSG:1754 (5 m, up to 11 m from this one): positions on both
 * sides of that border would be moved apart. Definitions are written out, since Proj4js shifts WKT of version 2
 * in another way than WKT of version 1.
 */
const MINNA = '+a=6378249.145 +rf=293.465 +towgs84=-92,-93,122';
const WGS84_ELLIPSOID = '+ellps=WGS84 +towgs84=0,0,0';

const defineUtm = (code: number, datum: string, zone: number): ReferenceSystem => ({
  code,
  name: `${datum} / UTM zone ${zone}N`,
  isProjected: true,
  definition: `+proj=tmerc +lat_0=0 +lon_0=${zone * 6 - 183} +k=0.9996 +x_0=500000 +y_0=0 ${datum === 'Minna' ? MINNA : WGS84_ELLIPSOID} +units=m`
});
const defineBelt = (code: number, name: string, middle: number, east: number): ReferenceSystem => ({
  code,
  name: `Minna / Nigeria ${name} Belt`,
  isProjected: true,
  definition: `+proj=tmerc +lat_0=4 +lon_0=${middle} +k=0.99975 +x_0=${east} +y_0=0 ${MINNA} +units=m`
});

export const WGS84: ReferenceSystem = {
  code: 4326,
  name: 'WGS 84',
  isProjected: false,
  definition: `+proj=longlat ${WGS84_ELLIPSOID}`
};

/** The known systems. Parameters are from the EPSG registry. */
const SYSTEMS: readonly ReferenceSystem[] = [
  WGS84,
  defineUtm(32631, 'WGS 84', 31),
  defineUtm(32632, 'WGS 84', 32),
  defineUtm(32633, 'WGS 84', 33),
  defineUtm(26331, 'Minna', 31),
  defineUtm(26332, 'Minna', 32),
  { code: 4263, name: 'Minna', isProjected: false, definition: `+proj=longlat ${MINNA}` },
  defineBelt(26391, 'West', 4.5, 230738.26),
  defineBelt(26392, 'Mid', 8.5, 670553.98),
  defineBelt(26393, 'East', 12.5, 1110369.7),
  {
    code: 3857,
    name: 'WGS 84 / Pseudo-Mercator',
    isProjected: true,
    definition:
      '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null'
  }
];

export const formatReference = ({ code, name }: ReferenceSystem): string => `EPSG:${code} (${name})`;
/** Returns the known systems, for a choice. */
export const listReferenceSystems = (): { code: string; name: string }[] =>
  SYSTEMS.map(({ code, name }) => ({ code: `EPSG:${code}`, name }));
const listKnown = (): string => SYSTEMS.map(formatReference).join(', ');

const findByCode = (code: number): ReferenceSystem | undefined =>
  SYSTEMS.find((system) => system.code === code);

/** Reads the option --crs. @throws ImportError for an unknown system. */
export function readReferenceOption(option: string): ReferenceSystem {
  const [, code] = /^(?:EPSG:+)?(\d+)$/i.exec(option.trim()) ?? [];
  const known = code === undefined ? undefined : findByCode(Number(code));
  if (known) return known;
  throw new ImportError(featureTexts.unknownSystem({ option, known: listKnown() }));
}

/** Returns the system of a code in a file, or null when it is unknown. */
export const findReference = (code: number): ReferenceSystem | null => findByCode(code) ?? null;

export function refuseReference(name: FileLabel, system: ImportText): never {
  throw new ImportError(featureTexts.otherSystem({ file: name, system, known: listKnown() }));
}

/** The datum of a reference system in WKT, either version. */
const DATUM = /\b(?:DATUM|ENSEMBLE)\["([^"]*)"/i;
const DATUM_NAMES: Readonly<Record<string, RegExp>> = {
  'WGS 84': /^(D_)?(WGS[ _]?(19)?84|World Geodetic System 1984)( ensemble)?$/i,
  Minna: /^(D_)?Minna$/i
};

/** The prime meridian of a reference system in WKT, either version. */
const PRIME_MERIDIAN = /\bPRIMEM(?:ERIDIAN)?\["[^"]*",\s*([^,\]]+)/i;
/** Returns whether longitudes count from Greenwich, the default. */
const isFromGreenwich = (wkt: string): boolean => Number(PRIME_MERIDIAN.exec(wkt)?.[1] ?? 0) === 0;

/** Parameters of a definition that Proj4js has read: angles in radians, lengths in metres. */
interface Projection {
  readonly projName?: string;
  readonly sphere?: boolean;
  readonly b?: number;
  readonly to_meter?: number;
}
const parseDefinition = (definition: string): Projection =>
  new proj4.Proj(definition) as unknown as Projection;

/** Names of projections in WKT and in PROJ. */
const PROJECTIONS: Readonly<Record<string, string>> = {
  transversemercator: 'tmerc',
  popularvisualisationpseudomercator: 'merc',
  mercatorauxiliarysphere: 'merc'
};
function normalizeProjection({ projName }: Projection): string {
  const name = (projName ?? '').toLowerCase().replace(/[^a-z]/g, '');
  return PROJECTIONS[name] ?? name;
}

/** Tolerances of parameters: angles in radians, lengths in metres, factors. */
const TOLERANCES = { lat0: 1e-9, long0: 1e-9, k0: 1e-9, x0: 0.001, y0: 0.001, a: 0.001 } as const;
/** Parameters that a definition may leave out. */
const DEFAULTS: Readonly<Record<string, number>> = { k0: 1 };

/** Returns whether two definitions have the same parameters, apart from the datum. */
function isSameProjection(first: Projection, second: Projection): boolean {
  const kind = normalizeProjection(first);
  if (kind !== normalizeProjection(second)) return false;
  // Web Mercator takes coordinates of the ellipsoid as ones of a sphere, whose axes a definition may give or not.
  if (kind === 'merc' && !(first.sphere && second.sphere)) return false;
  if (kind !== 'merc' && Math.abs((first.b ?? 0) - (second.b ?? 0)) > TOLERANCES.a) return false;
  if (kind !== 'longlat' && (first.to_meter ?? 1) !== (second.to_meter ?? 1)) return false;
  return Object.entries(TOLERANCES).every(([key, most]) => {
    const [one, other] = [first, second].map(
      (each) => (each as Record<string, number | undefined>)[key] ?? DEFAULTS[key] ?? 0
    );
    return Math.abs(one! - other!) <= most;
  });
}

/** Returns the known system that a definition in WKT describes, or null. */
export function findReferenceInWkt(wkt: string): ReferenceSystem | null {
  const datum = DATUM.exec(wkt)?.[1] ?? '';
  const [own] = Object.entries(DATUM_NAMES).find(([, names]) => names.test(datum)) ?? [];
  if (own === undefined || !isFromGreenwich(wkt)) return null;
  if (!/^\s*(GEOGCS|GEOGCRS|GEODCRS|PROJCS|PROJCRS)\[/i.test(wkt)) return null;
  let given: Projection;
  try {
    given = parseDefinition(wkt);
  } catch {
    // A definition that cannot be read is an unknown system, which the caller refuses by its text.
    return null;
  }
  if (normalizeProjection(given) === 'longlat' && !/"degree/i.test(wkt)) return null;
  return (
    SYSTEMS.find(
      (system) => system.name.startsWith(own) && isSameProjection(given, parseDefinition(system.definition))
    ) ?? null
  );
}

/** Returns the system of a shapefile's .prj. @throws ImportError when it is unknown. */
export function readPrj(name: FileLabel, prj: string): ReferenceSystem {
  const [called = ''] = /^\s*\w+\["([^"]*)/.exec(prj)?.slice(1) ?? [];
  return findReferenceInWkt(prj) ?? refuseReference(name, toText(called || prj.slice(0, 40)));
}

/** A code as a short name, a URN or an address. */
const EPSG_NAME = /^(?:.*\bEPSG\b.*[:/])?(\d+)$/i;
const WGS84_NAME = /(^|[:/])CRS84$|^WGS[ _]?84$/i;

/** Returns the system of the `crs` of a GeoJSON file, null when it is null. @throws ImportError when it is unknown. */
export function readCrs(name: string, crs: unknown): ReferenceSystem | null {
  if (crs === null) return null;
  const { properties } = crs as { properties?: { name?: unknown; code?: unknown; href?: unknown } };
  const called = properties?.name ?? properties?.code ?? properties?.href;
  if (typeof called === 'string' || typeof called === 'number') {
    if (WGS84_NAME.test(String(called))) return WGS84;
    const known = findByCode(Number(EPSG_NAME.exec(String(called))?.[1]));
    if (known) return known;
  }
  return refuseReference(
    name,
    toText(typeof called === 'string' ? called : JSON.stringify(crs).slice(0, 80))
  );
}

/**
 * Returns the system of a file from its own statement and from --crs, null without either. @throws ImportError
 * when they differ.
 */
export function chooseReference(
  name: FileLabel,
  stated: ReferenceSystem | null,
  given: ReferenceSystem | null | undefined
): ReferenceSystem | null {
  if (stated && given && stated.code !== given.code)
    throw new ImportError(
      featureTexts.contradiction({
        ...{ file: name, stated: formatReference(stated), given: formatReference(given) }
      })
    );
  return stated ?? given ?? null;
}

type Coordinates = readonly [x: number, y: number, ...rest: unknown[]];
type Convert = (coordinates: Coordinates) => Coordinates;

const converters = new Map<number, Convert>();

function createConverter({ definition }: ReferenceSystem): Convert {
  const { forward } = proj4(definition, WGS84.definition);
  return (coordinates) => {
    const [x, y, ...rest] = coordinates;
    if (!Number.isFinite(x) || !Number.isFinite(y)) return coordinates;
    const [longitude, latitude] = forward([x, y]);
    // A position outside the projection's domain stays as it is; it is in no country.
    return Number.isFinite(longitude) && Number.isFinite(latitude)
      ? [longitude!, latitude!, ...rest]
      : coordinates;
  };
}

/** Returns a position in longitude and latitude of WGS84; further coordinates are unchanged. */
export function toWgs84(reference: ReferenceSystem, coordinates: Coordinates): Coordinates {
  if (reference === WGS84) return coordinates;
  const convert = converters.get(reference.code) ?? createConverter(reference);
  converters.set(reference.code, convert);
  return convert(coordinates);
}

const isPosition = (value: readonly unknown[]): value is Coordinates =>
  typeof value[0] === 'number' && typeof value[1] === 'number';

function convertCoordinates(reference: ReferenceSystem, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return isPosition(value)
    ? toWgs84(reference, value)
    : value.map((each) => convertCoordinates(reference, each));
}

/** Returns a geometry of GeoJSON with all its positions in WGS84; anything else unchanged. */
export function convertGeometry(reference: ReferenceSystem, geometry: unknown): unknown {
  if (reference === WGS84 || typeof geometry !== 'object' || geometry === null) return geometry;
  const { coordinates, geometries } = geometry as { coordinates?: unknown; geometries?: unknown };
  if (Array.isArray(geometries))
    return { ...geometry, geometries: geometries.map((each) => convertGeometry(reference, each)) };
  return Array.isArray(coordinates)
    ? { ...geometry, coordinates: convertCoordinates(reference, coordinates) }
    : geometry;
}

/** Returns the note on how positions were converted; empty for WGS84. */
export function describeConversion(name: string, reference: ReferenceSystem): ImportText[] {
  if (reference === WGS84) return [];
  const accuracy = reference.definition.includes(MINNA) ? fileRemarks.shifted : fileRemarks.sameDatum;
  return [fileRemarks.conversion({ file: name, system: formatReference(reference), accuracy })];
}

/**
 * Returns the metric systems in which a position would be in Nigeria, for a hint: zones of WGS84, which
 * receivers use, before others. Empty when the coordinates may be degrees.
 */
export function suggestReferences(x: number, y: number): readonly ReferenceSystem[] {
  if (Math.abs(x) <= 360 && Math.abs(y) <= 360) return [];
  const fitting = SYSTEMS.filter((system) => {
    if (!system.isProjected) return false;
    const [longitude, latitude] = toWgs84(system, [x, y]);
    return isInNigeria({ latitude, longitude });
  });
  const zones = fitting.filter(({ name }) => name.startsWith('WGS 84 / UTM'));
  return zones.length > 0 ? zones : fitting;
}
