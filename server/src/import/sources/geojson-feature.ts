import { ImportError } from '../import-error';
import { WGS84, chooseReference, convertGeometry, describeConversion, readCrs } from './reference-system';
import { featureTexts } from '../texts/file-texts';
import { fileRemarks } from '../texts/remark-texts';
import type { ImportText } from '../texts/import-text';
import type { ReferenceSystem } from './reference-system';
import type { SourceRow } from './source-row';

/** Members of a feature that are read, or that contain no data of their own. */
const FEATURE_MEMBERS = ['type', 'properties', 'geometry', 'bbox', 'crs'];

/** Returns the command that converts other JSON to GeoJSON with GDAL. */
export const formatConvertCommand = (name: string, prefix = ''): string =>
  `ogr2ogr -f GeoJSON -t_srs EPSG:4326 features.geojson ${prefix}${name}`;

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
      throw new ImportError(featureTexts.notGeojson({ file: this.name, row, value: JSON.stringify(value) }));
    const { properties, geometry } = value as { properties?: object | null; geometry?: unknown };
    if (!('properties' in value) && 'attributes' in value)
      throw new ImportError(
        featureTexts.esriJson({
          file: this.name,
          command: formatConvertCommand(this.name, 'ESRIJSON:')
        })
      );
    const own = this.findReference(geometry) ?? this.findReference(value) ?? stated;
    const reference = chooseReference(this.name, own, this.given) ?? WGS84;
    if (reference !== WGS84) this.converted.add(reference);
    for (const member of Object.keys(value)) if (!FEATURE_MEMBERS.includes(member)) this.others.add(member);
    return { row, properties: { ...properties }, geometry: convertGeometry(reference, geometry ?? null) };
  }

  describe(): ImportText[] {
    return [
      ...[...this.converted].flatMap((reference) => describeConversion(this.name, reference)),
      ...(this.others.size > 0
        ? [fileRemarks.otherMembers({ file: this.name, names: [...this.others].join(', ') })]
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
