import { ImportError } from '../import-error';
import { WGS84, chooseReference, convertGeometry, describeConversion, readCrs } from './reference-system';
import type { ReferenceSystem } from './reference-system';
import type { SourceRow } from './source-row';

/** Members of a feature that are read, or that contain no data of their own. */
const FEATURE_MEMBERS = ['type', 'properties', 'geometry', 'bbox', 'crs'];

/** Returns the command that converts other JSON to GeoJSON with GDAL. */
export const formatConvertCommand = (name: string, prefix = ''): string =>
  `Convert it: ogr2ogr -f GeoJSON -t_srs EPSG:4326 features.geojson ${prefix}${name}`;

/** Reads the features of a file; remembers what its report notes. */
export class FeatureReader {
  /** Members of features beside their properties, which are not read. */
  private readonly others = new Set<string>();
  /** Reference systems of the features, other than WGS84. */
  private readonly converted = new Set<ReferenceSystem>();

  constructor(
    private readonly name: string,
    /** Reference system of --crs, or null. */
    readonly given: ReferenceSystem | null
  ) {}

  /**
   * Returns the row of a feature; `stated` is the reference system of the file. @throws ImportError when it is
   * no feature.
   */
  toRow(value: unknown, row: number, stated: ReferenceSystem | null): SourceRow {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ImportError(`${this.name} is not GeoJSON: feature ${row} is ${JSON.stringify(value)}.`);
    const { properties, geometry } = value as { properties?: object | null; geometry?: unknown };
    if (!('properties' in value) && 'attributes' in value)
      throw new ImportError(
        `${this.name} is JSON of ArcGIS, not GeoJSON: its features have attributes in place of properties. ${formatConvertCommand(this.name, 'ESRIJSON:')}`
      );
    const own = this.findReference(geometry) ?? this.findReference(value) ?? stated;
    const reference = chooseReference(this.name, own, this.given) ?? WGS84;
    if (reference !== WGS84) this.converted.add(reference);
    for (const member of Object.keys(value)) if (!FEATURE_MEMBERS.includes(member)) this.others.add(member);
    return { row, properties: { ...properties }, geometry: convertGeometry(reference, geometry ?? null) };
  }

  describe(): string[] {
    return [
      ...[...this.converted].flatMap((reference) => describeConversion(this.name, reference)),
      ...(this.others.size > 0
        ? [
            `Features of ${this.name} have ${[...this.others].join(', ')} besides their properties; only properties are read.`
          ]
        : [])
    ];
  }

  /**
   * Returns the reference system of a feature or a geometry, or null: PostGIS writes it into geometries, and
   * GDAL reads it there.
   */
  private findReference(part: unknown): ReferenceSystem | null {
    const { crs } = (part ?? {}) as { crs?: unknown };
    return crs === undefined ? null : readCrs(this.name, crs);
  }
}
