import { defineText } from './import-text';
import type { ImportText } from './import-text';

/** Problems of positions and outlines, and what is expected in their place. */
export const placeTexts = {
  notNumber: {
    en: 'a coordinate is not a number',
    fr: 'une coordonnée ne se lit pas comme un nombre'
  },
  metres: defineText<{ x: number; y: number; systems: readonly string[]; code: number }>(
    ({ x, y, systems, code }) =>
      `the position ${x}, ${y} looks like metres: in ${systems.join(' or ')} it would be in Nigeria; name the file's reference system (--crs EPSG:${code})`,
    ({ x, y, systems, code }) =>
      `la position ${x}, ${y} semble être en mètres : dans ${systems.join(' ou ')} elle serait au Nigeria ; indiquez le système de référence du fichier (--crs EPSG:${code})`
  ),
  swapped: defineText<{ x: number; y: number }>(
    ({ x, y }) => `longitude and latitude look swapped (${x}, ${y}); longitude comes first`,
    ({ x, y }) => `longitude et latitude semblent inversées (${x}, ${y}) ; la longitude vient en premier`
  ),
  outside: defineText<{ x: number; y: number }>(
    ({ x, y }) => `the position ${x}, ${y} is not in Nigeria; give degrees of WGS84, longitude first`,
    ({ x, y }) =>
      `la position ${x}, ${y} n’est pas au Nigeria ; indiquez des degrés de WGS84, la longitude en premier`
  ),
  types: defineText<{ types: readonly ImportText[]; expected: ImportText }>(
    ({ types, expected }) =>
      `its geometry is ${types.join(' with ') || 'an empty collection'}, not ${expected}`,
    ({ types, expected }) =>
      `sa géométrie est de type ${types.join(' avec ') || 'collection vide'}, et non ${expected}`
  ),
  expectPoint: {
    en: 'a point: give one position (Point)',
    fr: 'un point : indiquez une position (Point)'
  },
  expectPolygon: {
    en: 'a polygon: give the outline of an area (Polygon or MultiPolygon)',
    fr: 'un polygone : indiquez le contour d’une surface (Polygon ou MultiPolygon)'
  },
  expectLine: {
    en: 'a line: give LineString or MultiLineString',
    fr: 'une ligne : indiquez LineString ou MultiLineString'
  },
  expectPlot: {
    en: 'a plot: give its outline (Polygon) or, up to 4 ha, its position (Point)',
    fr: 'une parcelle : indiquez son contour (Polygon) ou, jusqu’à 4 ha, sa position (Point)'
  },
  severalPositions: defineText<{ count: number }>(
    ({ count }) => `its geometry has ${count} positions; give each a row of its own`,
    ({ count }) => `sa géométrie a ${count} positions ; donnez une ligne à chacune`
  ),
  notOnePosition: {
    en: 'its geometry is not one position',
    fr: 'sa géométrie n’est pas une position'
  },
  fewPositions: defineText<{ count: number }>(
    ({ count }) => `a ring has ${count} positions; a polygon needs 4, the last the first again`,
    ({ count }) =>
      `un anneau a ${count} positions ; un polygone en demande 4, dont la dernière répète la première`
  ),
  trackGap: defineText<{ gap: number; most: number }>(
    ({ gap, most }) =>
      `its track has a gap of ${gap} m; an outline ends within ${most} m of its beginning, so walk around the area or draw its outline`,
    ({ gap, most }) =>
      `sa trace a un trou de ${gap} m ; un contour finit à ${most} m au plus de son début : faites le tour de la surface ou dessinez son contour`
  ),
  none: {
    en: 'it has no geometry',
    fr: 'elle n’a pas de géométrie'
  },
  notPolygon: {
    en: 'its coordinates are not those of a polygon',
    fr: 'ses coordonnées ne sont pas celles d’un polygone'
  },
  holeIsOutline: {
    en: 'a hole is the same as its outline, so nothing of the area is left; take the hole out',
    fr: 'un trou est égal à son contour, il ne reste donc rien de la surface ; supprimez le trou'
  },
  emptyPolygon: {
    en: 'its polygon is empty',
    fr: 'son polygone est vide'
  },
  shortLine: {
    en: 'a line has fewer than 2 positions',
    fr: 'une ligne a moins de 2 positions'
  },
  emptyLine: {
    en: 'its line is empty',
    fr: 'sa ligne est vide'
  },
  notNumbers: {
    en: 'its coordinates are not numbers',
    fr: 'ses coordonnées ne sont pas des nombres'
  },
  noWkt: {
    en: 'is WKT that cannot be read; was it cut off?',
    fr: 'est du WKT illisible ; a-t-il été coupé ?'
  },
  unknownSrid: defineText<{ srid: string }>(
    ({ srid }) => `is in SRID ${srid}, which cannot be converted; give degrees of WGS84`,
    ({ srid }) => `est dans le SRID ${srid}, qui ne peut pas être converti ; indiquez des degrés de WGS84`
  ),
  emptyWkt: {
    en: 'is an empty geometry; give its coordinates',
    fr: 'est une géométrie vide ; indiquez ses coordonnées'
  },
  degreesNamedMetres: defineText<{ system: string }>(
    ({ system }) =>
      `is a list of degrees, and the reference system is named as ${system}; write WKT, or name none (--crs)`,
    ({ system }) =>
      `est une liste de degrés, alors que le système de référence indiqué est ${system} ; écrivez du WKT, ou n’en indiquez aucun (--crs)`
  ),
  cutOffBySpreadsheet: defineText<{ most: number }>(
    ({ most }) =>
      `has ${most.toLocaleString('en')} characters, the most that a spreadsheet's cell holds: it was cut off; export it as CSV or GeoJSON`,
    ({ most }) =>
      `a ${most.toLocaleString('fr')} caractères, le maximum d’une cellule de tableur : il a été coupé ; exportez-le en CSV ou en GeoJSON`
  ),
  notPosition: defineText<{ shown: string }>(
    ({ shown }) =>
      `'${shown}' is not a position; give latitude and longitude in degrees ('5.03 7.92' or '5.03, 7.92'), or WKT: POINT (7.92 5.03)`,
    ({ shown }) =>
      `« ${shown} » n’est pas une position ; indiquez la latitude et la longitude en degrés (« 5.03 7.92 » ou « 5.03, 7.92 »), ou du WKT : POINT (7.92 5.03)`
  ),
  longList: defineText<{ length: number; most: number }>(
    ({ length, most }) =>
      `has ${length.toLocaleString('en')} characters; a coordinate list has at most ${most.toLocaleString('en')}, so give it as WKT, GeoJSON or shapefile`,
    ({ length, most }) =>
      `a ${length.toLocaleString('fr')} caractères ; une liste de coordonnées en a ${most.toLocaleString('fr')} au plus, donnez-la donc en WKT, GeoJSON ou shapefile`
  ),
  noPosition: defineText<{ naming: ImportText }>(
    ({ naming }) => `there is no position; give latitude and longitude${naming}`,
    ({ naming }) => `il n’y a pas de position ; indiquez la latitude et la longitude${naming}`
  ),
  noOutline: defineText<{ naming: ImportText }>(
    ({ naming }) => `there is no outline; give its coordinates${naming}`,
    ({ naming }) => `il n’y a pas de contour ; indiquez ses coordonnées${naming}`
  ),
  nameColumn: defineText<{ field: string }>(
    ({ field }) => `; if a column has it under another name, name that column (--map ${field}=COLUMN)`,
    ({ field }) =>
      ` ; si une colonne la contient sous un autre nom, choisissez cette colonne (--map ${field}=COLUMN)`
  ),
  kmlPosition: defineText<{ shown: string }>(
    ({ shown }) =>
      `'${shown}' is not a position; write longitude,latitude with a comma and no blank between them`,
    ({ shown }) =>
      `« ${shown} » n’est pas une position ; écrivez longitude,latitude avec une virgule et sans espace entre les deux`
  ),
  outerBoundaries: defineText<{ count: number }>(
    ({ count }) => `its polygon has ${count} outer boundaries; give it one`,
    ({ count }) => `son polygone a ${count} limites extérieures ; donnez-lui-en une`
  ),
  gpxPosition: defineText<{ latitude: string; longitude: string }>(
    ({ latitude, longitude }) =>
      `it has a position of latitude '${latitude}' and longitude '${longitude}'; give both in degrees`,
    ({ latitude, longitude }) =>
      `elle a une position de latitude « ${latitude} » et de longitude « ${longitude} » ; indiquez les deux en degrés`
  ),
  gpkgGeometry: defineText<{ why: ImportText }>(
    ({ why }) => `its geometry ${why}; export the layer again, as simple features`,
    ({ why }) => `sa géométrie ${why} ; exportez à nouveau la couche, en entités simples`
  ),
  gpkgNoBytes: {
    en: 'is not bytes',
    fr: 'n’est pas en octets'
  },
  gpkgNoMark: {
    en: 'does not begin as one of a GeoPackage does',
    fr: 'ne commence pas comme celle d’un GeoPackage'
  },
  gpkgKind: {
    en: 'is of a kind that is not supported',
    fr: 'est d’un type qui n’est pas lu'
  },
  gpkgOtherSystem: defineText<{ own: number; layer: number }>(
    ({ own, layer }) => `is in the reference system ${own}, its layer in ${layer}`,
    ({ own, layer }) => `est dans le système de référence ${own}, sa couche dans ${layer}`
  ),
  gpkgUnreadable: {
    en: 'cannot be read (it is damaged, or has curves)',
    fr: 'est illisible (elle est endommagée, ou a des courbes)'
  },
  ringClosed: {
    en: 'a ring was not closed; closed it',
    fr: 'un anneau n’était pas fermé ; il a été fermé'
  },
  trackClosed: defineText<{ gap: number }>(
    ({ gap }) => `its track was taken as an outline; its largest gap, ${gap} m, was closed`,
    ({ gap }) => `sa trace a été prise comme contour ; son plus grand trou, ${gap} m, a été fermé`
  ),
  holeOutside: {
    en: 'a hole is outside its outline; draw it as a separate area or remove it',
    fr: 'un trou est hors de son contour ; dessinez-le comme une surface à part ou supprimez-le'
  },
  nothingLeft: defineText<{ whose: ImportText; fault: string }>(
    ({ whose, fault }) => `${whose}nothing is left of its polygon (${fault})`,
    ({ whose, fault }) => `${whose}il ne reste rien de son polygone (${fault})`
  ),
  nested: defineText<{ whose: ImportText; fault: string }>(
    ({ whose, fault }) =>
      `${whose}one of its areas lies inside another (${fault}) and was taken as part of it; draw it as a hole if it is one`,
    ({ whose, fault }) =>
      `${whose}une de ses surfaces est dans une autre (${fault}) et a été prise comme partie d’elle ; dessinez-la comme un trou si c’en est un`
  ),
  crossed: defineText<{ whose: ImportText; fault: string }>(
    ({ whose, fault }) => `${whose}its outline crossed itself (${fault}); made valid`,
    ({ whose, fault }) => `${whose}son contour se croisait (${fault}) ; il a été rendu valide`
  ),
  whose: defineText<{ name: string }>(
    ({ name }) => `${name}: `,
    ({ name }) => `${name} : `
  ),
  statedArea: defineText<{ stated: number; measured: number; unit: string; percent: number }>(
    ({ stated, measured, unit, percent }) =>
      `${formatStated(stated, 'en')} ${unit} is stated and the outline measures ${formatMeasured(measured, 'en')} ${unit}; more than ${percent} % apart`,
    ({ stated, measured, unit, percent }) =>
      `${formatStated(stated, 'fr')} ${unit} sont déclarés et le contour mesure ${formatMeasured(measured, 'fr')} ${unit} ; l’écart dépasse ${percent} %`
  ),
  farFrom: defineText<{ metres: number; place: string; why: ImportText }>(
    ({ metres, place, why }) => `lies ${formatKilometres(metres, 'en')} outside ${place}${why}`,
    ({ metres, place, why }) => `est à ${formatKilometres(metres, 'fr')} hors de ${place}${why}`
  ),
  looksSwapped: {
    en: '; longitude and latitude look swapped',
    fr: ' ; longitude et latitude semblent inversées'
  },
  correctIt: {
    en: '; correct the position or the place',
    fr: ' ; corrigez la position ou le lieu'
  },
  canBeAccepted: defineText<{ problem: ImportText }>(
    ({ problem }) => `${problem} (--accept-positions accepts it)`,
    ({ problem }) => `${problem} (--accept-positions)`
  )
};

const formatStated = (area: number, locale: string): string =>
  area.toLocaleString(locale, { maximumFractionDigits: 4 });
const formatMeasured = (area: number, locale: string): string =>
  area.toLocaleString(locale, { maximumSignificantDigits: 4 });

/** Formats a distance as kilometres, with a decimal below 10 km. */
function formatKilometres(metres: number, locale: string): string {
  const kilometres =
    metres < 10_000 ? Math.max(0.1, Math.round(metres / 100) / 10) : Math.round(metres / 1000);
  return `${kilometres.toLocaleString(locale, { useGrouping: false })} km`;
}

/** Names of types of geometries. */
export const GEOMETRY_TEXTS: Readonly<Record<string, ImportText>> = {
  Point: { en: 'Point (a position)', fr: 'Point (une position)' },
  MultiPoint: { en: 'MultiPoint (positions)', fr: 'MultiPoint (des positions)' },
  LineString: { en: 'LineString (a line)', fr: 'LineString (une ligne)' },
  MultiLineString: { en: 'MultiLineString (lines)', fr: 'MultiLineString (des lignes)' },
  Polygon: { en: 'Polygon (an area)', fr: 'Polygon (une surface)' },
  MultiPolygon: { en: 'MultiPolygon (areas)', fr: 'MultiPolygon (des surfaces)' }
};
