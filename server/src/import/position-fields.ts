import { numberField, optionalField, textField } from './field-kinds';
import type { FieldColumns, FieldSpec } from './fields';
import type { ReferenceSystem } from './sources/reference-system';

/* Fields of the positions and outlines of files without geometries. */

/** A name of Kobo ('_gps_latitude', with a group 'plot/_gps_latitude') or ODK ('gps-Latitude'). */
const buildPartPattern = (part: string): RegExp => new RegExp(`(?:^|/)_.+_${part}$|.-${part}$`, 'i');

export const LATITUDE = optionalField({
  ...numberField('latitude', {
    aliases: ['lat', 'y', 'ycoord'],
    unit: { en: 'degrees north', fr: 'degrés nord' },
    isBelowThousand: true
  }),
  pattern: buildPartPattern('latitude')
});
export const LONGITUDE = optionalField({
  ...numberField('longitude', {
    aliases: ['lon', 'lng', 'long', 'x', 'xcoord'],
    unit: { en: 'degrees east', fr: 'degrés est' },
    isBelowThousand: true
  }),
  pattern: buildPartPattern('longitude')
});
/** Bounds of the metres of a projected system, with its false origin. */
const METRE_BOUNDS = {
  min: 0,
  max: 10_000_000,
  unit: { en: 'metres of the reference system', fr: 'mètres du système de référence' }
};
export const NORTHING = optionalField(
  numberField('northing', { aliases: ['northings', 'utm_y', 'utm_n'], ...METRE_BOUNDS })
);
export const EASTING = optionalField(
  numberField('easting', { aliases: ['eastings', 'utm_x', 'utm_e'], ...METRE_BOUNDS })
);
/** Maximum length of a cell with a geometry, characters: an outline of 20,000 positions. */
export const MAX_GEOMETRY_LENGTH = 500_000;
export const POSITION = optionalField(
  textField('position', {
    aliases: ['geopoint', 'gps', 'gps_location', 'wkt', 'geom', 'geometry', 'the_geom', 'point'],
    unit: {
      en: "as 'latitude longitude' in degrees, like ODK, or as WKT",
      fr: 'comme « latitude longitude » en degrés, comme ODK, ou en WKT'
    },
    length: MAX_GEOMETRY_LENGTH
  })
); // prettier-ignore
export const OUTLINE = optionalField(
  textField('outline', {
    aliases: ['coordinates', 'boundary', 'polygon', 'geoshape', 'geotrace', 'wkt', 'geom', 'geometry', 'the_geom'],
    unit: {
      en: "as 'latitude,longitude' in degrees, semicolons between the pairs, the first again at the end; like ODK ('latitude longitude height accuracy;'); or as WKT",
      fr: 'comme « latitude,longitude » en degrés, des points-virgules entre les paires, la première répétée à la fin ; comme ODK (« latitude longitude altitude précision; ») ; ou en WKT'
    },
    length: MAX_GEOMETRY_LENGTH
  })
); // prettier-ignore

/** The pair of fields with the coordinates of a point: north first. */
export const DEGREES = [LATITUDE, LONGITUDE] as const;
export const METRES = [NORTHING, EASTING] as const;

/** Names of all fields of this file. */
const positions = [...DEGREES, ...METRES, POSITION, OUTLINE].map(({ name }) => name);

const hasColumn = (columns: FieldColumns, pair: readonly FieldSpec[]): boolean =>
  pair.some(({ name }) => columns[name] !== undefined);

/** Returns the fields of a position of which a file has columns, the ones to read first. */
function listChoices(columns: FieldColumns, reference: ReferenceSystem): readonly (readonly FieldSpec[])[] {
  const pairs = reference.isProjected ? [METRES, DEGREES] : [DEGREES, METRES];
  return [...pairs, [POSITION], [OUTLINE]].filter((fields) => hasColumn(columns, fields));
}

/**
 * Leaves one way to give a position among the columns of a file: columns of degrees, or of metres in a
 * projected system, before one column of both; but the ones that --map names before all. A column that another
 * field is read from is no position.
 */
export function choosePositionColumns(
  columns: FieldColumns,
  reference: ReferenceSystem,
  map: ReadonlyMap<string, string>
): FieldColumns {
  const others = new Set(
    Object.entries(columns).flatMap(([field, column]) => (positions.includes(field) ? [] : [column]))
  );
  const free = Object.fromEntries(
    Object.entries(columns).filter(
      ([field, column]) => !positions.includes(field) || map.get(field) || !others.has(column)
    )
  );
  const choices = listChoices(free, reference);
  const chosen = choices.find((fields) => fields.some(({ name }) => map.get(name))) ?? choices[0] ?? [];
  const names = chosen.map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(free).filter(([field]) => !positions.includes(field) || names.includes(field))
  );
}
