import type { MessageKey } from 'widgets/shared-code/site-core';
import {
  BOARD_FACTORY_TYPES,
  countListed,
  CUSTOMER_FACTORY_STATES,
  OWNED_FACTORY_STATES,
  TAGGED_MILL_STATES
} from 'widgets/shared-code/site-core';
import type { LayerName } from '../../config';
import type { Board, Breakdown, Figure, Group, Reply } from './board';

const countsBy = (by: Breakdown['by'], field: string, list: readonly string[], groups: readonly Group[]) => ({
  by,
  field,
  counts: countListed(
    list,
    groups.map(({ values, count }) => ({ value: values[field] ?? null, count }))
  ),
  question: 0
});

const totalOf = ({ count }: Reply): Figure => ({
  key: 'total',
  label: 'board.total',
  value: count,
  rows: { question: 0 }
});

interface FactoryLayer {
  readonly title: MessageKey;
  readonly layer: LayerName;
  readonly typeField: string;
  readonly states: readonly string[];
}

const factoryBoard = ({ title, layer, typeField, states }: FactoryLayer): Board => ({
  title,
  questions: [{ layer, groupBy: [typeField, 'State'] }],
  read: ([reply]) => ({
    figures: [totalOf(reply!)],
    breakdowns: [
      countsBy('category', typeField, BOARD_FACTORY_TYPES, reply!.groups),
      countsBy('state', 'State', states, reply!.groups)
    ]
  })
});

export const ownedFactories = factoryBoard({
  title: 'board.ownedFactories',
  layer: 'factories',
  typeField: 'type',
  states: OWNED_FACTORY_STATES
});

export const customerFactories = factoryBoard({
  title: 'board.customerFactories',
  layer: 'customers',
  typeField: 'factoryType',
  states: CUSTOMER_FACTORY_STATES
});

export const millsTagged: Board = {
  title: 'board.millsTagged',
  questions: [{ layer: 'taggedMills', groupBy: ['state_slug'] }],
  read: ([reply]) => ({
    figures: [totalOf(reply!)],
    breakdowns: [countsBy('state', 'state_slug', TAGGED_MILL_STATES, reply!.groups)]
  })
};
