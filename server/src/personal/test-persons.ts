import type { Query } from '../store/store';

/** Ada is in every table with personal data. Bola is the control person, who must stay unchanged. */
export const ADA = { email: 'ada.obi@farm.example', phone: '+234 803 123 4567' } as const;
export const BOLA = { email: 'bola@farm.example', phone: '0809 765 4321' } as const;

type Person = { readonly email: string; readonly phone: string };

const GEOM = 'ST_Point(7.5, 5.5, 4326)';
const AREA = `ST_Multi(ST_Buffer(${GEOM}, 0.01))`;

/** Values of the rows of a person. */
interface PersonRows extends Person {
  readonly key: number;
  /** SQL expression of the time of the rows. */
  readonly on: string;
  /** SQL literal of the account's uid. */
  readonly by: string;
}

/** Writes the person's account, its sign-ins, and its trails of changes. */
async function writeAccountRows(query: Query, { email, phone, key, on, by }: PersonRows): Promise<void> {
  const shown = JSON.stringify({
    ...{ id: `a${key}`, version: 1, farmSize: 3, phoneNumber: phone, ownerName: 'Owner Person' },
    ...{ officerName: 'Officer Person', officerEmail: email, contactInfo: `Call ${phone}, mornings` }
  });
  const removed = JSON.stringify({
    attached: {},
    row: {
      ...{ id: `c${key}`, phone_number: phone, owner_name: 'Owner Person', officer_name: 'Officer Person' },
      ...{ officer_email: email.toUpperCase(), contact_info: phone, farm_size: 3 }
    }
  });
  await query(
    `INSERT INTO account (uid, email, display_name, role, password_hash) VALUES (${by}, $1, 'Person', 'staff', 'none')`,
    [email]
  );
  for (const [table, column] of [
    ['session', 'expires_at'],
    ['reset_code', 'expires_at']
  ] as const)
    await query(
      `INSERT INTO ${table} (${table === 'session' ? 'token_hash' : 'code_hash'}, uid, ${column}) VALUES ('hash-${key}', ${by}, now())`
    );
  await query(`INSERT INTO refresh_token (token_hash, uid) VALUES ('hash-${key}', ${by})`);
  await query(`INSERT INTO second_factor (uid, secret) VALUES (${by}, 'hash-${key}')`);
  await query(
    `INSERT INTO account_audit (uid, email, action, changed_by, changed_by_email, changed_at)
     VALUES (${by}, $1, 'role', ${by}, $1, ${on})`,
    [email]
  );
  const importId = `00000000-0000-4000-8000-${String(key).padStart(12, '0')}`;
  await query(
    `INSERT INTO data_import (id, dataset, file_name, imported_by, imported_by_email, imported_at, report)
     VALUES ('${importId}', 'suppliers', 'sellers.csv', ${by}, $1, ${on}, '{}')`,
    [email]
  );
  await query(
    `INSERT INTO data_export (dataset, format, rows, bytes, exported_by, exported_by_email, exported_at)
     VALUES ('suppliers', 'csv', 1, 80, ${by}, $1, ${on})`,
    [email]
  );
  await query(
    `INSERT INTO import_change (import_id, step, table_name, action, row_after)
     VALUES ('${importId}', 1, 'supplier', 'insert', $1)`,
    [`(${key},"Seller Person","${phone}",${key})`]
  );
  await query(`INSERT INTO experience (name, label, source, version) VALUES ('e${key}', 'E', 'sign-in', 1)`);
  await query(
    `INSERT INTO experience_version (name, version, config, saved_by, saved_at) VALUES ('e${key}', 1, '{}', $1, ${on})`,
    [email]
  );
  await query(
    `INSERT INTO experience_audit (name, action, version, changed_by, changed_by_email, changed_at)
     VALUES ('e${key}', 'save', 1, ${by}, $1, ${on})`,
    [email]
  );
  await query(
    `INSERT INTO parameter_set (version, parameters, changed_by, changed_at) VALUES (-${key}, '{}', $1, ${on})`,
    [email]
  );
  await query(
    `INSERT INTO record_audit (record_type, record_id, action, version, changed_by, changed_by_email, changed_at, before, after, removed)
     VALUES ('biocharApplication', 'a${key}', 'update', 2, ${by}, $1, ${on}, $2::jsonb, $2::jsonb, NULL),
            ('customer', 'c${key}', 'delete', 2, ${by}, $1, ${on}, $2::jsonb, NULL, $3::jsonb)`,
    [email, shown, removed]
  );
  await query(
    `INSERT INTO idempotency_key (uid, key, request_hash, status, answer) VALUES (${by}, 'k', 'hash', 200, $1::jsonb)`,
    [shown]
  );
}

/** Writes the records and layers that contain the person. */
async function writeRecordRows(query: Query, { email, phone, key, on, by }: PersonRows): Promise<void> {
  const record = `${by}, ${on}, ${on}, ${GEOM}`;
  await query(
    `INSERT INTO customer (id, name, phone_number, factory_type, status, created_by_user, created_at, updated_at, geom)
     VALUES ('customer-${key}', 'Mill', $1, 'FFB Mill', 'Active', ${record})`,
    [phone]
  );
  await query(
    `INSERT INTO biochar_application (id, owner_name, farm_size, crop, start_date, end_date, amount_per_spot,
        number_of_spots, amount_of_biochar, transport_vehicle_type, officer_name, officer_email, contact_info,
        created_by_user, created_at, updated_at, geom)
     VALUES ('application-${key}', 'Owner Person', 3, 'Maize', '2026-01-01', '2026-01-02', 1, 10, 10, 'Truck',
        'Officer Person', $1, $2, ${record})`,
    [email, `Call ${phone}, mornings`]
  );
  await query(
    `INSERT INTO mill (id, name, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots,
        number_of_pressers, physically_tagged, geom)
     VALUES (${key}, 'Mill', 'small', 's', 'l', 'ABCD', false, false, 1, 1, true, ${GEOM})`
  );
  await query(
    `INSERT INTO lga (code, name, state, geom) VALUES ('ABCD', 'One', 'S', ${AREA}) ON CONFLICT DO NOTHING`
  );
  await query(`INSERT INTO community (id, name, lga_code, geom) VALUES (${key}, 'C', 'ABCD', ${GEOM})`);
  await query(
    `INSERT INTO supplier (mill_id, name, phone_number, community_id) VALUES (${key}, 'Seller Person', $1, ${key})`,
    [phone]
  );
  await query(
    `INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne) VALUES (${key}, (${on})::date, 10, 50000)`
  );
  await query(
    `INSERT INTO pind_oil_palm (id, farmer_name, phone_number, community, lga, state, hectare, age_int, geom)
     VALUES (${key}, 'Farmer Person', $1, 'C', 'One', 'S', 2, 5, ${GEOM})`,
    [phone]
  );
  await query(
    `INSERT INTO geofenced_farm (id, farmer_name, phone_number, crop, lga, state, hectare, geom)
     VALUES (${key}, 'Farmer Person', $1, 'Maize', 'One', 'S', 2, ${AREA})`,
    [phone]
  );
  await query(
    `INSERT INTO commercial_farm (id, name, city, state, address, contact_email, contact_phone, farm_type, geom)
     VALUES (${key}, 'Farm', 'C', 'S', 'Road 1', $1, $2, 'Maize', ${GEOM})`,
    [email, phone]
  );
}

/** Writes a person into every table with personal data, `age` days ago. */
export async function writePerson(
  query: Query,
  person: Person,
  { key, age }: { readonly key: number; readonly age: number }
): Promise<void> {
  const rows = { ...person, key, on: `now() - interval '${age} days'`, by: `'uid-${key}'` };
  await writeAccountRows(query, rows);
  await writeRecordRows(query, rows);
}

/** Empties every table that {@link writePerson} fills. */
export async function emptyTables(query: Query): Promise<void> {
  const tables = `account, account_audit, personal_data_audit, parameter_set, record_audit, idempotency_key, customer, experience, experience_audit,
    biochar_application, lga, mill, community, pind_oil_palm, geofenced_farm, commercial_farm, dataset_import, data_import, data_export`;
  await query(`TRUNCATE ${tables} CASCADE`);
}

const TEXTS = `
  SELECT own.relname::text AS table, attname::text AS column FROM pg_attribute JOIN pg_class AS own ON own.oid = attrelid
   WHERE own.relkind = 'r' AND own.relnamespace = current_schema()::regnamespace AND attnum > 0 AND NOT attisdropped
     AND atttypid::regtype::text ~ '^(text|character|json|name|citext|xml|bytea)'`;

/**
 * Lists every text, list or JSON 'table.column' of the database that contains any of the values literally, or
 * the same digits of a telephone number with any separators.
 */
export async function findOccurrences(query: Query, values: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await query<{ table: string; column: string }>(TEXTS)) {
    const rows = await query<{ text: string }>(
      `SELECT "${column}"::text AS text FROM "${table}" WHERE "${column}" IS NOT NULL`
    );
    const isThere = (value: string) =>
      rows.some(({ text }) =>
        value.includes('@')
          ? text.toLowerCase().includes(value)
          : text.replace(/[^0-9]/g, '').includes(value.replace(/[^0-9]/g, '').replace(/^(234|0)/, ''))
      );
    if (values.some(isThere)) found.push(`${table}.${column}`);
  }
  return found.sort();
}
