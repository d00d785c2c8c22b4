import { toFinite, toQuantity } from 'widgets/shared-code/site-base';
import { containsName, findCassavaBand } from 'widgets/shared-code/site-domain';
import type { Band, CassavaAmount, Unit } from 'widgets/shared-code/site-domain';
import { buildQuery } from 'widgets/shared-code/site-map';
import type { cassavaStatesPage, LayerAttributes, QueriedLayer } from 'widgets/shared-code/site-map';
import type { FieldName } from '../config';

/** Id of the layer in the catalogue; the settings can name another one. */
export const DEFAULT_LAYER = 'cassava-states';

/**
 * Figures of a state in the order of the specification; the first two are amounts with a multiplier in the
 * heading.
 */
export const FIGURES = [
  { field: 'HA_PLANTED', amount: 'planted' },
  { field: 'MT_PRODUCED', amount: 'produced' },
  { field: 'MEAN_YIELD', amount: null }
] as const satisfies readonly {
  readonly field: keyof typeof cassavaStatesPage.fields;
  readonly amount: CassavaAmount | null;
}[];
/** Unit of the mean yield. */
export const YIELD_UNIT: Unit = 't/ha';
/** Maximum number of requested records, more than there are states. */
const MAX_STATES = 2000;

export type FigureField = (typeof FIGURES)[number]['field'];

/** Cassava figures of a state for one year; null when not known. */
export interface CassavaState {
  /** Object id in the layer. */
  readonly id: number;
  readonly name: string;
  readonly figures: Readonly<Record<FigureField, number | null>>;
  /** 1 for the state with the highest production. */
  readonly rank: number | null;
}

/**
 * Returns the class of a state by thousands of tonnes, as on the map; null when the production is not known.
 */
export const getStateClass = ({ figures }: CassavaState): Band | null => findCassavaBand(figures.MT_PRODUCED);

/** The layer's field of each name. */
type StateFields = Readonly<Record<FieldName, string>>;

const toState = (attributes: LayerAttributes, fields: StateFields, idField: string): CassavaState => ({
  id: Number(attributes[idField]),
  name: String(attributes[fields.STATE] ?? ''),
  figures: {
    HA_PLANTED: toQuantity(attributes[fields.HA_PLANTED]),
    MT_PRODUCED: toQuantity(attributes[fields.MT_PRODUCED]),
    MEAN_YIELD: toQuantity(attributes[fields.MEAN_YIELD])
  },
  rank: toFinite(attributes[fields.RANK])
});

/** Sorts by production, descending; unknown production is last. */
function compareProduction(a: CassavaState, b: CassavaState): number {
  const [first, second] = [a.figures.MT_PRODUCED ?? -1, b.figures.MT_PRODUCED ?? -1];
  return second - first || a.name.localeCompare(b.name);
}

/** Fetches all states of the layer, sorted by production, descending. Rejects with the error of the layer. */
export async function fetchStates(
  layer: QueriedLayer,
  fields: StateFields,
  signal: AbortSignal
): Promise<CassavaState[]> {
  await layer.load();
  const query = {
    ...buildQuery(layer, { where: '' }),
    outFields: [layer.objectIdField, ...Object.values(fields)],
    returnGeometry: false,
    start: 0,
    num: MAX_STATES
  };
  const { features } = await layer.queryFeatures(query, { signal });
  return features
    .map(({ attributes }) => toState(attributes, fields, layer.objectIdField))
    .sort(compareProduction);
}

/** Returns the states whose name contains a text. */
export const filterStates = (states: readonly CassavaState[], text: string): readonly CassavaState[] =>
  states.filter(({ name }) => containsName(name, text));

/** Returns the number of ranked states. */
export const countRanked = (states: readonly CassavaState[]): number =>
  states.filter(({ rank }) => rank !== null).length;
