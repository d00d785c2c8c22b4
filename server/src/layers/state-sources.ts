import type { LayerSource } from './create-dataset';

/** Returns the source of rows with a state's name, drawn as the state. */
const joinState = (table: string, name: string): LayerSource => ({
  from: `${table} JOIN state_boundary AS state ON state.name = ${table}.state`,
  geometry: 'state.geom',
  id: 'state.id',
  sql: { [name]: 'state.name' },
  sources: [table, 'state_boundary']
});

export const forestCover = joinState('forest_cover', 'ADM1_EN');

const cassava = joinState('cassava_state', 'STATE');

/** Cassava of each state in a year: thousands of hectares and thousands of tonnes. */
export const cassavaStates: LayerSource = {
  ...cassava,
  sql: {
    ...cassava.sql,
    MEAN_YIELD: '(cassava_state.produced_kt / nullif(cassava_state.planted_kha, 0))'
  }
};
