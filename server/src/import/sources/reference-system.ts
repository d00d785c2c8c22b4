import { ImportError } from '../import-error';

/*
 * Checks that a file's positions are longitude and latitude of WGS84; all other reference systems are refused.
 */

function refuseReference(name: string, called: string, target: string): never {
  throw new ImportError(
    `${name} is in '${called}', not in longitude and latitude of WGS84 (EPSG:4326). ` +
      `Reproject it first, for example: ogr2ogr -t_srs EPSG:4326 ${target} ${name}`
  );
}

/** The datum of a reference system in WKT, either version. */
const DATUM = /\b(?:DATUM|ENSEMBLE)\["([^"]*)"/i;
const WGS84_DATUM = /^(D_)?(WGS[ _]?(19)?84|World Geodetic System 1984)( ensemble)?$/i;

/** The prime meridian of a reference system in WKT, either version. */
const PRIME_MERIDIAN = /\bPRIMEM(?:ERIDIAN)?\["[^"]*",\s*([^,\]]+)/i;
/** Returns whether longitudes count from Greenwich, the default. */
const isFromGreenwich = (prj: string): boolean => Number(PRIME_MERIDIAN.exec(prj)?.[1] ?? 0) === 0;

/** @throws ImportError when a shapefile's .prj has another reference system. */
export function checkPrj(name: string, prj: string): void {
  const [kind = '', called = ''] = /^\s*(\w+)\["([^"]*)/.exec(prj)?.slice(1) ?? [];
  const datum = DATUM.exec(prj)?.[1] ?? '';
  const isWgs84 = /^(GEOGCS|GEOGCRS)$/i.test(kind) && WGS84_DATUM.test(datum) && /"degree"/i.test(prj);
  if (isWgs84 && isFromGreenwich(prj)) return;
  refuseReference(name, called || prj.slice(0, 40), 'wgs84.shp');
}

/** CRS84 and EPSG:4326 as a short name, a URN or an address. */
const WGS84_NAME = /(^|[:/])(CRS84|4326)$|^WGS[ _]?84$/i;

/** @throws ImportError when the `crs` of a GeoJSON file is another reference system. */
export function checkCrs(name: string, crs: unknown): void {
  if (crs === null) return;
  const { properties } = crs as { properties?: { name?: unknown; code?: unknown; href?: unknown } };
  const called = properties?.name ?? properties?.code ?? properties?.href;
  if ((typeof called === 'string' || typeof called === 'number') && WGS84_NAME.test(String(called))) return;
  refuseReference(
    name,
    typeof called === 'string' ? called : JSON.stringify(crs).slice(0, 80),
    'wgs84.geojson'
  );
}
