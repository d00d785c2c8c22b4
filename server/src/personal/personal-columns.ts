import { RECORD_TYPES } from '../records/types';

/* What in the tables says something of a person; the one list of it. See docs/decisions/0052-personal-data.md. */

/** Stands where something of a person stood that a table or a schema needs to be filled. */
export const ERASED = '[erased]';

/** A column that says something of a person, and what it holds once that is taken out. */
interface PersonalColumn {
  readonly column: string;
  readonly erased: typeof ERASED | null;
}

/** Columns of a table that say something of one and the same person. */
export interface PersonalGroup {
  readonly table: string;
  /** Columns by which the person can be reached, and found. */
  readonly contacts: readonly PersonalColumn[];
  /** What else is said of the person there. */
  readonly others: readonly PersonalColumn[];
}

const needed = (column: string): PersonalColumn => ({ column, erased: ERASED });
const optional = (column: string): PersonalColumn => ({ column, erased: null });

/** Accounts stand by themselves: their rows go. A customer's and a commercial farm's name is that of a business. */
export const PERSONAL_GROUPS: readonly PersonalGroup[] = [
  { table: 'customer', contacts: [optional('phone_number')], others: [] },
  {
    table: 'biochar_application',
    contacts: [needed('officer_email')],
    others: [needed('officer_name')]
  },
  { table: 'biochar_application', contacts: [needed('contact_info')], others: [needed('owner_name')] },
  { table: 'supplier', contacts: [needed('phone_number')], others: [needed('name')] },
  { table: 'pind_oil_palm', contacts: [needed('phone_number')], others: [needed('farmer_name')] },
  { table: 'geofenced_farm', contacts: [needed('phone_number')], others: [needed('farmer_name')] },
  { table: 'commercial_farm', contacts: [optional('contact_email'), optional('contact_phone')], others: [] }
];

/** All columns of a group. */
export const columnsOf = ({ contacts, others }: PersonalGroup): readonly PersonalColumn[] => [
  ...contacts,
  ...others
];

/** Whether a table holds records that people edit, with version and trail. */
export const isRecordTable = (table: string): boolean => RECORD_TYPES.some((type) => type.table === table);

/** The groups that the trail of records may hold. */
export const RECORD_GROUPS: readonly PersonalGroup[] = PERSONAL_GROUPS.filter(({ table }) =>
  isRecordTable(table)
);

/** What the calls and the trail call a column of a record. */
export function propertyOf(table: string, column: string): string {
  const properties = RECORD_TYPES.find((type) => type.table === table)?.properties ?? {};
  const found = Object.entries(properties).find(([, { sql }]) => sql === column);
  if (!found) throw new Error(`No record has the column ${table}.${column}.`);
  return found[0];
}
