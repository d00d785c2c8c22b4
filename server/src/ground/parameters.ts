import { DEFAULT_PARAMETERS } from '@site/domain';
import type { ParameterSet, Parameters } from '@site/domain';
import type { Store } from '../store/store';
import { ApiError } from './errors';

/** The set in force, kept while this process is the only one that can change it (the embedded database). */
const known = new WeakMap<Store, ParameterSet>();

/**
 * The business parameters in force. A parameter that the stored set does not have yet takes its default, so that a new
 * version of the server may add one.
 */
export async function currentParameters(store: Store): Promise<ParameterSet> {
  const cached = known.get(store);
  if (cached) return cached;
  const [row] = await store.query<{ version: number; parameters: Partial<Parameters> }>(
    'SELECT version, parameters FROM parameter_set ORDER BY version DESC LIMIT 1'
  );
  const set: ParameterSet = {
    version: row?.version ?? 1,
    parameters: { ...DEFAULT_PARAMETERS, ...row?.parameters }
  };
  if (store.kind === 'pglite') known.set(store, set);
  return set;
}

/**
 * Puts a new version in force.
 * @throws ApiError 409 'version_conflict' when somebody else has changed the set since `version`.
 */
export async function changeParameters(
  store: Store,
  version: number,
  parameters: Parameters,
  changedBy: string
): Promise<ParameterSet> {
  const current = await currentParameters(store);
  const conflict = () =>
    new ApiError(
      409,
      'version_conflict',
      `The parameters have been changed since version ${version}. Read them again and repeat the change.`,
      'version'
    );
  if (current.version !== version) throw conflict();
  const added = await store.query(
    `INSERT INTO parameter_set (version, parameters, changed_by) VALUES ($1, $2::jsonb, $3)
     ON CONFLICT (version) DO NOTHING RETURNING version`,
    [version + 1, JSON.stringify(parameters), changedBy]
  );
  known.delete(store);
  if (added.length === 0) throw conflict();
  return { version: version + 1, parameters };
}

/** A version of the set, who put it in force and when. */
export interface ParameterChange {
  readonly version: number;
  readonly parameters: Partial<Parameters>;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Every version of the set, the newest first, with the values as they were stored. */
export const parameterHistory = (store: Store): Promise<ParameterChange[]> =>
  store.query<ParameterChange>(
    `SELECT version, parameters, changed_by AS "changedBy", changed_at AS "changedAt"
       FROM parameter_set ORDER BY version DESC`
  );

/** Version 1 of the set, the specification's values; a store that has one is left as it is. */
export async function seedParameters(store: Store): Promise<void> {
  await store.query(
    `INSERT INTO parameter_set (version, parameters, changed_by) VALUES (1, $1::jsonb, 'specification')
     ON CONFLICT (version) DO NOTHING`,
    [JSON.stringify(DEFAULT_PARAMETERS)]
  );
  known.delete(store);
}
