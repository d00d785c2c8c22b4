import { DEFAULT_PARAMETERS } from '@site/domain';
import type { ParameterSet, Parameters } from '@site/domain';
import type { Query, Store } from '../store/store';
import { ApiError } from './response-errors';

/** The current set, cached while this process is the only one that can change it (the embedded database). */
const cachedSets = new WeakMap<Store, ParameterSet>();

/**
 * Reads the current business parameters from the database. A parameter that is missing in the stored set has
 * its default, so that a new version of the server may add one.
 */
export async function readParameterSet(query: Query): Promise<ParameterSet> {
  const [row] = await query<{ version: number; parameters: Partial<Parameters> }>(
    'SELECT version, parameters FROM parameter_set ORDER BY version DESC LIMIT 1'
  );
  return {
    version: row?.version ?? 1,
    parameters: { ...DEFAULT_PARAMETERS, ...row?.parameters }
  };
}

/** Returns {@link readParameterSet}, cached if only this process can change them. */
export async function getCurrentParameters(store: Store): Promise<ParameterSet> {
  const cached = cachedSets.get(store);
  if (cached) return cached;
  const set = await readParameterSet(store.query);
  if (store.kind === 'pglite') cachedSets.set(store, set);
  return set;
}

const createVersionConflict = (version: number, current: ParameterSet): ApiError =>
  new ApiError(
    409,
    'version_conflict',
    `The parameters have been changed since version ${version}: version ${current.version} is in force now. Look at both and repeat the change.`,
    'version',
    { current: { ...current } }
  );

/**
 * Stores a new version as the current one.
 * @param follow updates data that is derived from the parameters, in the same transaction.
 * @throws ApiError 409 'version_conflict' with the current set (`current`) when somebody else has changed it
 * since `version`.
 */
export async function changeParameters(
  store: Store,
  version: number,
  parameters: Parameters,
  changedBy: string,
  follow: (query: Query, parameters: Parameters) => Promise<void>
): Promise<ParameterSet> {
  const current = await getCurrentParameters(store);
  if (current.version !== version) throw createVersionConflict(version, current);
  const isChanged = await store.transaction(async (query) => {
    const added = await query(
      `INSERT INTO parameter_set (version, parameters, changed_by) VALUES ($1, $2::jsonb, $3)
       ON CONFLICT (version) DO NOTHING RETURNING version`,
      [version + 1, JSON.stringify(parameters), changedBy]
    );
    if (added.length > 0) await follow(query, parameters);
    return added.length > 0;
  });
  cachedSets.delete(store);
  if (!isChanged) throw createVersionConflict(version, await getCurrentParameters(store));
  return { version: version + 1, parameters };
}

/** A version of the set, its author and its date. */
export interface ParameterSetVersion {
  readonly version: number;
  readonly parameters: Partial<Parameters>;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Returns every version of the set, the newest first, with the values as they were stored. */
export const readParameterHistory = (store: Store): Promise<ParameterSetVersion[]> =>
  store.query<ParameterSetVersion>(
    `SELECT version, parameters, changed_by AS "changedBy", changed_at AS "changedAt"
       FROM parameter_set ORDER BY version DESC`
  );

/** Stores version 1 of the set, the specification's values; an existing one is left unchanged. */
export async function seedParameters(store: Store): Promise<void> {
  await store.query(
    `INSERT INTO parameter_set (version, parameters, changed_by) VALUES (1, $1::jsonb, 'specification')
     ON CONFLICT (version) DO NOTHING`,
    [JSON.stringify(DEFAULT_PARAMETERS)]
  );
  cachedSets.delete(store);
}
