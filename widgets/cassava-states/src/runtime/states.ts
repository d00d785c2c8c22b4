import { cassavaBand, finite, nameContains, quantity } from 'widgets/shared-code/site-core';
import type { Band, CassavaAmount } from 'widgets/shared-code/site-core';
import { queryOf } from 'widgets/shared-code/site-map';
import type { cassavaStatesPage, LayerAttributes, QueriedLayer, Unit } from 'widgets/shared-code/site-map';
import type { FieldName } from '../config';

/** The catalogue's name of the layer; the settings may say another. */
export const LAYER = 'cassava-states';

/** The figures of a state in the order of the specification; the first two are amounts with a multiplier in their heading. */
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
/** Records asked for: more than there are states. */
const MOST = 2000;

export type FigureField = (typeof FIGURES)[number]['field'];

/** Cassava of a state in a year; null is not known. */
export interface CassavaState {
  /** Object id in the layer. */
  readonly id: number;
  readonly name: string;
  readonly figures: Readonly<Record<FigureField, number | null>>;
  /** 1 for the state that produces most. */
  readonly rank: number | null;
}

/** The class of a state, by thousands of tonnes as the map has it; null for one whose production is not known. */
export const classOf = ({ figures }: CassavaState): Band | null => cassavaBand(figures.MT_PRODUCED);

/** The layer's field of each name. */
type Fields = Readonly<Record<FieldName, string>>;

const stateOf = (attributes: LayerAttributes, fields: Fields, idField: string): CassavaState => ({
  id: Number(attributes[idField]),
  name: String(attributes[fields.STATE] ?? ''),
  figures: {
    HA_PLANTED: quantity(attributes[fields.HA_PLANTED]),
    MT_PRODUCED: quantity(attributes[fields.MT_PRODUCED]),
    MEAN_YIELD: quantity(attributes[fields.MEAN_YIELD])
  },
  rank: finite(attributes[fields.RANK])
});

/** Most is first; what is not known comes last. */
function byProduction(a: CassavaState, b: CassavaState): number {
  const [first, second] = [a.figures.MT_PRODUCED ?? -1, b.figures.MT_PRODUCED ?? -1];
  return second - first || a.name.localeCompare(b.name);
}

/** Reads all states of the layer, the greatest producer first. Rejects as the layer does. */
export async function fetchStates(
  layer: QueriedLayer,
  fields: Fields,
  signal: AbortSignal
): Promise<CassavaState[]> {
  await layer.load();
  const query = {
    ...queryOf(layer, { where: '' }),
    outFields: [layer.objectIdField, ...Object.values(fields)],
    returnGeometry: false,
    start: 0,
    num: MOST
  };
  const { features } = await layer.queryFeatures(query, { signal });
  return features
    .map(({ attributes }) => stateOf(attributes, fields, layer.objectIdField))
    .sort(byProduction);
}

/** The states whose name holds a text. */
export const statesNamed = (states: readonly CassavaState[], text: string): readonly CassavaState[] =>
  states.filter(({ name }) => nameContains(name, text));

/** How many states have a rank: what a rank is out of. */
export const rankedCount = (states: readonly CassavaState[]): number =>
  states.filter(({ rank }) => rank !== null).length;
