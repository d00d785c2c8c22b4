export interface NodeRow {
  readonly id: number;
  readonly name: string | null;
  readonly x: number;
  readonly y: number;
}

export interface EdgeRow {
  readonly id: number;
  readonly source: number;
  readonly target: number;
  readonly class: string;
  readonly name: string | null;
  readonly length_km: number;
  readonly speed_kph: number;
  readonly surface: string;
  /** Hexadecimal EWKB of the LineString. */
  readonly geom: string;
}

/** SITE's road classes by OpenStreetMap class (and for the network's 'added' joins, which are tracks). */
export const ROAD_CLASSES: Readonly<Record<string, string>> = {
  motorway: 'motorway',
  motorway_link: 'motorway',
  trunk: 'trunk',
  trunk_link: 'trunk',
  primary: 'primary',
  primary_link: 'primary',
  secondary: 'secondary',
  secondary_link: 'secondary',
  tertiary: 'tertiary',
  tertiary_link: 'tertiary',
  unclassified: 'unclassified',
  residential: 'unclassified',
  track: 'unclassified',
  added: 'unclassified'
};
/** Classes that are earth roads unless they have a surface. */
export const EARTH_CLASSES = new Set(['track', 'added']);
/** Upper limit of speeds, km/h. */
export const FASTEST_KPH = 140;

/** Junctions and the roads between them. */
export interface Network {
  readonly nodes: readonly NodeRow[];
  readonly edges: readonly EdgeRow[];
}
