import { mayRead } from '../../common/roles';
import type { Caller } from '../../common/roles';
import { ArcgisError } from '../../common/response-errors';
import { findDatasetField } from '../../layers/dataset';
import type { LayerDataset, DatasetField } from '../../layers/dataset';

/** Name of a service and the role that may read it. */
export type GuardedService = Pick<LayerDataset, 'service' | 'access'>;

/**
 * Checks that the caller may read the dataset (or raster) at all.
 * @throws ArcgisError 499 (a guest must sign in), 498 (the session has ended) or 403.
 */
export function requireAccess(dataset: GuardedService, caller: Caller): void {
  if (mayRead(caller, dataset.access)) return;
  if (caller.sessionEnded)
    throw new ArcgisError(498, 'Invalid Token', ['Your session has ended. Sign in again.']);
  if (caller.role === 'guest') throw new ArcgisError(499, 'Token Required', ['Sign in to read this layer.']);
  throw new ArcgisError(403, 'You do not have permissions to access this resource.', [
    `The layer ${dataset.service} needs the role ${dataset.access}.`
  ]);
}

/** Returns the fields of the dataset that the caller may read. */
export const readableFields = (dataset: LayerDataset, caller: Caller): readonly DatasetField[] =>
  dataset.fields.filter(({ access = 'public' }) => mayRead(caller, access));

/**
 * Returns the field. A missing field and one closed to the caller give the same error.
 * @throws ArcgisError 400 that names the field.
 */
export function requireField(fields: readonly DatasetField[], name: string, where: string): DatasetField {
  const field = findDatasetField(fields, name);
  if (field) return field;
  throw new ArcgisError(400, `Invalid field: ${name}`, [
    `'${name}' in ${where} is not a field of this layer that you may read.`
  ]);
}
