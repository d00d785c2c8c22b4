import { formatMessage } from 'widgets/shared-code/site-base';
import type { Fault, Locale, MessageKey } from 'widgets/shared-code/site-base';
import type { PersonData, PersonErasure } from 'widgets/shared-code/site-domain';
import type { Texts } from './use-texts';

type OwnTextKey = Parameters<Texts>[0];
type TextKeys<Key> = Readonly<Partial<Record<string, Key>>>;

/** Tables with personal data, and tables whose texts may contain a person's name. */
const TABLES: TextKeys<OwnTextKey> = {
  account_audit: 'tableAccountAudit',
  agent: 'tableAgent',
  call_count: 'tableCallCount',
  commercial_farm: 'tableCommercialFarm',
  dataset_import: 'tableDatasetImport',
  geofenced_farm: 'tableGeofencedFarm',
  idempotency_key: 'tableIdempotencyKey',
  marker_asset: 'tableMarkerAsset',
  parameter_set: 'tableParameterSet',
  personal_data_audit: 'tablePersonalDataAudit',
  pind_oil_palm: 'tablePindOilPalm',
  record_audit: 'tableRecordAudit',
  refresh_token: 'tableRefreshToken',
  reset_code: 'tableResetCode',
  second_factor: 'tableSecondFactor',
  session: 'tableSession',
  supplier: 'tableSupplier'
};
const NAMED_TABLES: TextKeys<MessageKey> = {
  account: 'nav.accounts',
  biochar_application: 'nav.biocharApplications',
  biochar_partner: 'nav.biocharPartners',
  customer: 'nav.customers',
  logistics_depot: 'nav.logisticsDepot'
};

/** Columns, and keys of records in JSON, that contain personal data. */
const FIELDS: TextKeys<OwnTextKey> = {
  row: 'fieldRow',
  email: 'fieldEmail',
  displayName: 'fieldDisplayName',
  changedBy: 'fieldChangedBy',
  changedByEmail: 'fieldChangedByEmail',
  farmerName: 'fieldFarmerName',
  contactEmail: 'fieldContactEmail',
  contactPhone: 'fieldContactPhone',
  before: 'fieldBefore',
  after: 'fieldAfter',
  removed: 'fieldRemoved',
  answer: 'fieldAnswer'
};
const NAMED_FIELDS: TextKeys<MessageKey> = {
  name: 'field.name',
  phoneNumber: 'field.phoneNumber',
  ownerName: 'field.ownerName',
  officerName: 'field.officerName',
  officerEmail: 'field.officerEmail',
  contactInfo: 'field.contactInfo'
};

/** Locale and texts for names; the message catalogue comes first. */
export interface TextContext {
  readonly locale: Locale;
  readonly t: Texts;
}

/** Returns the label of a table; its name in the database when it has no label. */
export function tableText(table: string, { locale, t }: TextContext): string {
  const [own, named] = [TABLES[table], NAMED_TABLES[table]];
  if (own) return t(own);
  return named ? formatMessage(named, locale) : t('tableOther', { table });
}

function knownField(name: string, { locale, t }: TextContext): string | null {
  const key = name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const [own, named] = [FIELDS[key], NAMED_FIELDS[key]];
  if (own) return t(own);
  return named ? formatMessage(named, locale) : null;
}

/** Returns the label of a field: a column, or a column of JSON with its key ('before.phoneNumber'). */
export function fieldText(field: string, naming: TextContext): string {
  const [column, key] = field.split('.');
  const known = knownField(column!, naming) ?? column!;
  return key === undefined
    ? known
    : naming.t('fieldWithin', { field: knownField(key, naming) ?? key, within: known });
}

/**
 * Returns the fields of a table's rows that have values: fields with personal data by name, and the number of
 * the others.
 */
export function fieldsText({ rows }: PersonData['tables'][number], naming: TextContext): string {
  const { t } = naming;
  const isHeld = (value: unknown) => value !== null && value !== '';
  const held = [...new Set(rows.flatMap((row) => Object.keys(row).filter((name) => isHeld(row[name]))))];
  const known = held.flatMap((name) => knownField(name, naming) ?? []);
  const others = held.length - known.length;
  if (known.length === 0) return t('fieldsCount', { count: others });
  return others === 0 ? known.join(', ') : t('fieldsAndOthers', { fields: known.join(', '), count: others });
}

/** Counts the values and their tables. */
export function sumCounts(counts: PersonErasure['counts']): {
  readonly values: number;
  readonly tables: number;
} {
  return {
    values: counts.reduce((sum, { rows }) => sum + rows, 0),
    tables: new Set(counts.map(({ table }) => table)).size
  };
}

/** Translates the server's known refusals; any other error keeps its own text. */
export function faultText({ code, kind, message }: Fault, t: Texts): string {
  switch (code) {
    case 'invalid_input':
      return t('notAPerson');
    case 'last_administrator':
      return t('lastAdministrator');
    default:
      return kind === 'refused' ? t('refused') : message;
  }
}
