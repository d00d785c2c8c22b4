import { ERASED } from '@site/domain';
import { RECORD_TYPES } from '../records/types';

/* The only list of columns with personal data. See docs/rules/personal-data.md. */

/** A column with personal data, and its value after an erasure. */
interface PersonalColumn {
  readonly column: string;
  readonly erased: typeof ERASED | null;
}

/** Columns of a table with data about the same person. */
export interface PersonalGroup {
  readonly table: string;
  /** Columns with contact details, by which the person is found. */
  readonly contacts: readonly PersonalColumn[];
  /** Other columns with data about the person. */
  readonly others: readonly PersonalColumn[];
  /** Columns that become null with them, although they are no personal data. */
  readonly cleared?: readonly string[];
  /**
   * Returns SQL of whether a row without contacts belongs to a person whose contact in another table matches `$1`.
   * @param writeValue returns the SQL of a column of the row.
   */
  readonly writeOwnedSql?: (writeValue: (column: string) => string) => string;
}

const createRequiredColumn = (column: string): PersonalColumn => ({ column, erased: ERASED });
const createOptionalColumn = (column: string): PersonalColumn => ({ column, erased: null });

/** SQL of whether a plot is that of a supplier with the contact, by name and community in any spelling. */
const writePlotOwnedSql = (writeValue: (column: string) => string): string => `
  EXISTS (SELECT 1 FROM supplier AS seller JOIN community AS home ON home.id = seller.community_id
           WHERE seller.phone_number ~* $1 AND name_words(seller.name) = name_words(${writeValue('supplier')})
             AND name_words(home.name) = name_words(${writeValue('community')}))`;

/**
 * Tables with personal data. Accounts are absent because their rows are deleted; the names of customers and
 * commercial farms are business names.
 */
export const PERSONAL_GROUPS: readonly PersonalGroup[] = [
  { table: 'customer', contacts: [createOptionalColumn('phone_number')], others: [] },
  {
    table: 'biochar_application',
    contacts: [createRequiredColumn('officer_email')],
    others: [createRequiredColumn('officer_name')]
  },
  {
    table: 'biochar_application',
    contacts: [createRequiredColumn('contact_info')],
    others: [createRequiredColumn('owner_name')]
  },
  // Before the suppliers, by whom the owners of plots are found. Without consent a plot is not exported.
  {
    table: 'plot',
    contacts: [],
    others: [createRequiredColumn('supplier'), createOptionalColumn('tenure_paper')],
    cleared: ['consent_on', 'consent_withdrawn_on'],
    writeOwnedSql: writePlotOwnedSql
  },
  {
    table: 'supplier',
    contacts: [createRequiredColumn('phone_number')],
    others: [createRequiredColumn('name')]
  },
  {
    table: 'pind_oil_palm',
    contacts: [createRequiredColumn('phone_number')],
    others: [createRequiredColumn('farmer_name')]
  },
  {
    table: 'geofenced_farm',
    contacts: [createRequiredColumn('phone_number')],
    others: [createRequiredColumn('farmer_name')]
  },
  {
    table: 'commercial_farm',
    contacts: [createOptionalColumn('contact_email'), createOptionalColumn('contact_phone')],
    others: []
  }
];

/** Returns all columns of a group. */
export const listPersonalColumns = ({ contacts, others }: PersonalGroup): readonly PersonalColumn[] => [
  ...contacts,
  ...others
];

/** Returns whether a table contains records that people edit, with version and trail. */
export const isRecordTable = (table: string): boolean => RECORD_TYPES.some((type) => type.table === table);

/** Groups that the trail of records may contain. */
export const RECORD_GROUPS: readonly PersonalGroup[] = PERSONAL_GROUPS.filter(({ table }) =>
  isRecordTable(table)
);

/** Returns the property name of a record's column in the API and the trail. */
export function findPropertyName(table: string, column: string): string {
  const properties = RECORD_TYPES.find((type) => type.table === table)?.properties ?? {};
  const found = Object.entries(properties).find(([, { sql }]) => sql === column);
  if (!found) throw new Error(`No record has the column ${table}.${column}.`);
  return found[0];
}
