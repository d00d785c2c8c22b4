import type { Parameters } from '@site/domain';
import { ApiError } from '../common/response-errors';
import type { Query } from '../store/store';
import { recordChange, recordInVersion } from './audit';
import type { ChangeAuthor } from './audit';
import { BoundValues } from '../store/bound-values';
import { readUpdatedRecord, readRecord } from './read-records';
import { readRemovedRows } from './restore-record';
import type { WriteBase, ColumnValues, PayloadPosition, RecordType, RecordView } from './record-type';

/** Context of a write. */
export interface WriteContext {
  readonly query: Query;
  readonly author: ChangeAuthor;
  readonly parameters: Parameters;
}

/** Returns the error for a record that does not exist. */
export const createNotFoundError = ({ noun }: RecordType, id: string): ApiError =>
  new ApiError(404, 'record_not_found', `There is no ${noun} with the id ${id}.`, 'id');

function createVersionConflict(
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

const writePointSql = ({ longitude, latitude }: PayloadPosition, bound: BoundValues): string =>
  `ST_SetSRID(ST_MakePoint(${bound.add(longitude)}, ${bound.add(latitude)}), 4326)`;

/** Returns the columns and the SQL of their values. */
function writeAssignments(
  columns: ColumnValues,
  place: PayloadPosition,
  bound: BoundValues
): [string[], string[]] {
  const names = Object.keys(columns);
  const values = names.map((name) => bound.add(columns[name]));
  return [
    [...names, 'geom'],
    [...values, writePointSql(place, bound)]
  ];
}

const hasMoved = (before: RecordView, { latitude, longitude }: PayloadPosition): boolean =>
  before.latitude !== latitude || before.longitude !== longitude;

/** Creates a record. */
export async function createRecord<Payload extends PayloadPosition>(
  { query, author, parameters }: WriteContext,
  type: RecordType<Payload>,
  payload: Payload
): Promise<RecordView> {
  await type.takeTurns?.(query);
  const columns = {
    ...type.toColumns(payload, { before: null, parameters }),
    ...(await type.findPlaceColumns?.(query, payload)),
    created_by_user: author.uid
  };
  const bound = new BoundValues();
  const [names, values] = writeAssignments(columns, payload, bound);
  const { id } = (
    await query<{ id: string }>(
      `INSERT INTO ${type.table} (${names.join(', ')}) VALUES (${values.join(', ')}) RETURNING id`,
      bound.values
    )
  )[0]!;
  const created = await readUpdatedRecord(query, type, null, id);
  await recordChange(query, type, author, { action: 'create', before: null, after: created });
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
  if (before === null) throw createNotFoundError(type, id);
  if (version !== undefined && version !== before.version)
    throw createVersionConflict(type, before, await yours(before), version);
  return before;
}

/**
 * Updates a record.
 * @throws ApiError 404 'record_not_found'; 409 'version_conflict' with the current record (`current`) and the
 *   caller's (`yours`).
 */
export async function updateRecord<Payload extends PayloadPosition>(
  { query, author, parameters }: WriteContext,
  type: RecordType<Payload>,
  id: string,
  payload: Payload & WriteBase
): Promise<RecordView> {
  await type.takeTurns?.(query);
  const { version } = payload;
  const before = await recordToChange(query, type, id, version, async (current) => ({
    ...current,
    ...payload
  }));
  const columns = {
    ...type.toColumns(payload, { before, parameters }),
    ...(hasMoved(before, payload) ? await type.findPlaceColumns?.(query, payload) : {}),
    updated_by_user: author.uid
  };
  const bound = new BoundValues();
  const [names, values] = writeAssignments(columns, payload, bound);
  const set = names.map((name, index) => `${name} = ${values[index]}`).join(', ');
  await query(
    `UPDATE ${type.table} SET ${set}, version = version + 1, updated_at = now() WHERE id = ${bound.add(id)}`,
    bound.values
  );
  const after = await readUpdatedRecord(query, type, before, id);
  await recordChange(query, type, author, { action: 'update', before, after });
  return after;
}

/**
 * Deletes a record and returns it as it was.
 * @throws ApiError 404 'record_not_found'; 409 'version_conflict' with the current record and the version that
 *   the caller has seen (null when unknown).
 */
export async function deleteRecord(
  { query, author }: WriteContext,
  type: RecordType,
  id: string,
  version: number | undefined
): Promise<RecordView> {
  await type.takeTurns?.(query);
  const before = await recordToChange(query, type, id, version, () =>
    recordInVersion(query, type, id, version as number)
  );
  const removed = await readRemovedRows(query, type, id);
  await query(`DELETE FROM ${type.table} WHERE id = $1`, [id]);
  await type.follow?.(query, before, null);
  await recordChange(query, type, author, { action: 'delete', before, after: null, removed });
  return before;
}
