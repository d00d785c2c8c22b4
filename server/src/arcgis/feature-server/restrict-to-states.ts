import type { EmbedKey } from '../../common/embed-keys';
import { ArcgisError } from '../../common/response-errors';
import type { LayerDataset } from '../../layers/dataset';
import { matchAnyCase } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';
import { readCondition } from './feature-query';

/** Fields that contain the state of a feature. */
const STATE_FIELDS: readonly string[] = ['state', 'ADM1_EN'];

const findStateField = ({ fields }: LayerDataset): string | undefined =>
  fields.find(({ name }) => STATE_FIELDS.includes(name))?.name;

/**
 * Returns whether a key restricts a layer to states. Roads and protected areas are in several states and name
 * none.
 */
const isRestricted = (dataset: LayerDataset, key: EmbedKey | null): key is EmbedKey =>
  key !== null && key.states.length > 0 && findStateField(dataset) !== undefined;

/** Restricts the parameters of a query to the states of the page's key. */
export function restrictToStates(
  dataset: LayerDataset,
  key: EmbedKey | null,
  params: CallParameters
): CallParameters {
  if (!isRestricted(dataset, key)) return params;
  const listed = key.states.map((state) => `'${state.replaceAll("'", "''")}'`).join(', ');
  const own = params.where?.trim() ? params.where : '1=1';
  // The condition is parsed separately: unbalanced brackets could otherwise disable the next one.
  readCondition(own, 'where');
  return matchAnyCase({ ...params, where: `(${own}) AND ${findStateField(dataset)} IN (${listed})` });
}

/**
 * Refuses one feature by its id, since it has no condition to restrict.
 * @throws ArcgisError 403
 */
export function refuseRestricted(dataset: LayerDataset, key: EmbedKey | null): void {
  if (isRestricted(dataset, key))
    throw new ArcgisError(403, 'You do not have permissions to access this resource.', [
      'The key of this map can only query features.'
    ]);
}
