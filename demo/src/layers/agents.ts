import { createRandom } from '../kit/random';
import { NAMED_STATES, generatePersonName } from './names';
import type { SeedTable } from '../kit/seed-table';

export interface AgentRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
}

const AGENTS = 60;

/** Generates the buying agents, with unique names. */
export function generateAgents(): AgentRow[] {
  const random = createRandom('agents');
  const names = new Map<string, Omit<AgentRow, 'id'>>();
  while (names.size < AGENTS) {
    const { first, last } = generatePersonName(random, random.pick(NAMED_STATES));
    if (first !== last) names.set(`${first} ${last}`, { firstName: first, lastName: last });
  }
  return [...names.values()].map((name, index) => ({ id: index + 1, ...name }));
}

export const agentTable: SeedTable<AgentRow> = {
  name: 'agent',
  columns: { id: 'integer', first_name: 'text', last_name: 'text' },
  attribution: 'Agents: demonstration data',
  values: ({ id, firstName, lastName }) => ({ id, first_name: firstName, last_name: lastName })
};
