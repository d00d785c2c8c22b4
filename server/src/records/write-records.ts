import type { Parameters } from '@site/domain';
import { ApiError } from '../ground/errors';
import type { Query } from '../store/store';
import { noteChange, recordInVersion } from './audit';
import type { Author } from './audit';
import { Bound } from '../store/bound';
import { followed, readRecord } from './read-records';
import { takenBy } from './restore-record';
import type { Based, Columns, Located, RecordType, RecordView } from './record-type';

/** Context of a write. */
export interface Writing {
  readonly query: Query;
  readonly author: Author;
  readonly parameters: Parameters;
}

/** Returns the error for a record that does not exist. */
export const noSuchRecord = ({ noun }: RecordType, id: string): ApiError =>
  new ApiError(404, 'record_not_found', `There is no ${noun} with the id ${id}.`, 'id');

function staleVersion(
  { noun }: RecordType,
  current: RecordView,
  yours: object | null,
  version: number
): ApiError {
  return new ApiError(
    409,
    'version_conflict',
    `This ${noun} has been changed since version ${version}: it is at version ${current.version} now. Look at both and repeat the change.`,
    'version',
    { current, yours }
  );
}

const pointSql = ({ longitude, latitude }: Located, bound: Bound): string =>
  `ST_SetSRID(ST_MakePoint(${bound.add(longitude)}, ${bound.add(latitude)}), 4326)`;

/** Returns the columns and the SQL of their values. */
function assignments(columns: Columns, place: Located, bound: Bound): [string[], string[]] {
  const names = Object.keys(columns);
  const values = names.map((name) => bound.add(columns[name]));
  return [
    [...names, 'geom'],
    [...values, pointSql(place, bound)]
  ];
}

const moved = (before: RecordView, { latitude, longitude }: Located): boolean =>
  before.latitude !== latitude || before.longitude !== longitude;

/** Creates a record. */
export async function createRecord<Payload extends Located>(
  { query, author, parameters }: Writing,
  type: RecordType<Payload>,
  payload: Payload
): Promise<RecordView> {
  await type.takeTurns?.(query);
  const columns = {
    ...type.columnsOf(payload, { before: null, parameters }),
    ...(await type.columnsOfPlace?.(query, payload)),
    created_by_user: author.uid
  };
  const bound = new Bound();
  const [names, values] = assignments(columns, payload, bound);
  const { id } = (
    await query<{ id: string }>(
      `INSERT INTO ${type.table} (${names.join(', ')}) VALUES (${values.join(', ')}) RETURNING id`,
      bound.values
    )
  )[0]!;
  const created = await followed(query, type, null, id);
  await noteChange(query, type, author, { action: 'create', before: null, after: created });
  return created;
}

/**
 * Locks and returns the record to change.
 * @throws ApiError 404; 409 when the change is based on another version.
 */
async function recordToChange(
  query: Query,
  type: RecordType,
  id: string,
  version: number | undefined,
  yours: (before: RecordView) => Promise<object | null>
): Promise<RecordView> {
  const before = await readRecord(query, type, id, true);
  if (before === null) throw noSuchRecord(type, id);
  if (version !== undefined && version !== before.version)
    throw staleVersion(type, before, await yours(before), version);
  return before;
}

/**
 * Updates a record.
 * @throws ApiError 404 'record_not_found'; 409 'version_conflict' with the current record (`current`) and the
 *   caller's (`yours`).
 */
export async function updateRecord<Payload extends Located>(
  { query, author, parameters }: Writing,
  type: RecordType<Payload>,
  id: string,
  payload: Payload & Based
): Promise<RecordView> {
  await type.takeTurns?.(query);
  const { version } = payload;
  const before = await recordToChange(query, type, id, version, async (current) => ({
    ...current,
    ...payload
  }));
  const columns = {
    ...type.columnsOf(payload, { before, parameters }),
    ...(moved(before, payload) ? await type.columnsOfPlace?.(query, payload) : {}),
    updated_by_user: author.uid
  };
  const bound = new Bound();
  const [names, values] = assignments(columns, payload, bound);
  const set = names.map((name, index) => `${name} = ${values[index]}`).join(', ');
  await query(
    `UPDATE ${type.table} SET ${set}, version = version + 1, updated_at = now() WHERE id = ${bound.add(id)}`,
    bound.values
  );
  const after = await followed(query, type, before, id);
  await noteChange(query, type, author, { action: 'update', before, after });
  return after;
}

/**
 * Deletes a record and returns it as it was.
 * @throws ApiError 404 'record_not_found'; 409 'version_conflict' with the current record and the version that
 *   the caller has seen (null when unknown).
 */
export async function deleteRecord(
  { query, author }: Writing,
  type: RecordType,
  id: string,
  version: number | undefined
): Promise<RecordView> {
  await type.takeTurns?.(query);
  const before = await recordToChange(query, type, id, version, () =>
    recordInVersion(query, type, id, version as number)
  );
  const removed = await takenBy(query, type, id);
  await query(`DELETE FROM ${type.table} WHERE id = $1`, [id]);
  await type.follow?.(query, before, null);
  await noteChange(query, type, author, { action: 'delete', before, after: null, removed });
  return before;
}
