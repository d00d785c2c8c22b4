import type { ImportDatasetInfo, ImportPreview } from 'widgets/shared-code/site-domain';

type MappedField = ImportDatasetInfo['fields'][number] & {
  /** Column that it is read from; empty for none. */
  readonly column: string;
};

export interface FieldMapping {
  /** Fields with a column, and required ones. */
  readonly main: readonly MappedField[];
  /** Optional fields without a column. */
  readonly others: readonly MappedField[];
  /** Required fields without a column. */
  readonly missing: readonly MappedField[];
}

/** Fields of positions and outlines, which a file with geometries does not need. */
const GEOMETRY_FIELDS = ['latitude', 'longitude', 'northing', 'easting', 'position', 'outline'];

const hasGeometry = ({ rows }: ImportPreview): boolean => rows.some(({ geometry }) => Boolean(geometry));

const getProposedColumns = (preview: ImportPreview, dataset: string): Readonly<Record<string, string>> =>
  preview.proposals.find((proposal) => proposal.dataset === dataset)?.map ?? {};

/**
 * Returns the column of each field.
 * @param changed columns by field that differ from the proposal
 */
export function mapFields(
  { name, fields }: ImportDatasetInfo,
  preview: ImportPreview,
  changed: Readonly<Record<string, string>>
): FieldMapping {
  const proposed = getProposedColumns(preview, name);
  const mapped = fields
    .filter((field) => !(hasGeometry(preview) && GEOMETRY_FIELDS.includes(field.name)))
    .map((field) => ({ ...field, column: changed[field.name] ?? proposed[field.name] ?? '' }));
  const isMain = ({ column, required, name: field }: MappedField) =>
    column !== '' || required || changed[field] !== undefined;
  return {
    main: mapped.filter(isMain),
    others: mapped.filter((field) => !isMain(field)),
    missing: mapped.filter(({ column, required }) => required && column === '')
  };
}

/** Returns the changed columns after a choice; one that equals the proposal is no change. */
export function changeColumn(
  changed: Readonly<Record<string, string>>,
  preview: ImportPreview,
  dataset: string,
  [field, column]: readonly [field: string, column: string]
): Readonly<Record<string, string>> {
  const { [field]: _, ...others } = changed;
  return column === (getProposedColumns(preview, dataset)[field] ?? '')
    ? others
    : { ...others, [field]: column };
}
