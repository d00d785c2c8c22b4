import { createRandom, computeRunningSums, pickWeighted } from '../kit/random';
import { formatDay } from '../kit/days';
import { computeLgaLuck } from './mills';
import type { Random } from '../kit/random';
import type { SeedTable } from '../kit/seed-table';
import type { AgentRow } from './agents';
import type { MillRow } from './mills';
import type { World } from '../world/world';

export interface PurchaseRow {
  readonly id: number;
  readonly millId: number;
  readonly agentId: number;
  /** Days since 1970. */
  readonly day: number;
  readonly tonnes: number;
  /** NGN per tonne. */
  readonly price: number;
  /** Ids of the plots that the purchase names; empty for most. */
  readonly plotIds: readonly string[];
}

const PURCHASES = 22_000;
const YEAR = 365;
/** Days without a purchase in an LGA that buyers have left. */
const DORMANT_DAYS = 50;
const DORMANT_SHARE = 0.18;

/**
 * Computes a price, NGN per tonne: higher near the ports, lower in the harvest from March to May, rising
 * through the year.
 */
function computePrice(random: Random, code: string, day: number, age: number): number {
  const season = Math.cos((((day % YEAR) - 105) / YEAR) * 2 * Math.PI);
  const base = 37_400 + 2_600 * (computeLgaLuck(code, 61) - 0.5) - 1_000 * season - (900 * age) / YEAR;
  return Math.min(40_400, Math.max(33_800, Math.round((base + 350 * random.normal()) / 50) * 50));
}

const isDormant = (code: string): boolean => computeLgaLuck(code, 65) < DORMANT_SHARE;

/** Generates the purchases of the last twelve months: few mills sell often, many seldom, some never. */
export function generatePurchases(
  world: World,
  mills: readonly MillRow[],
  agents: readonly AgentRow[],
  day: number
): PurchaseRow[] {
  const random = createRandom('purchases');
  const weights = computeRunningSums(
    mills.map(({ size }) =>
      random.chance(0.16) ? 0 : (1 - random.next()) ** -0.55 * { Small: 1, Medium: 1.8, Large: 3.5 }[size]
    )
  );
  return Array.from({ length: Math.round(PURCHASES * world.scale) }, (_, index): PurchaseRow => {
    const mill = mills[pickWeighted(random, weights)]!;
    const { code } = mill.lga;
    const youngest = isDormant(code) ? DORMANT_DAYS : 0;
    const age = youngest + Math.floor(random.next() ** 1.15 * (YEAR - youngest));
    const large = { Small: 0.6, Medium: 1, Large: 1.5 }[mill.size];
    return {
      id: index + 1,
      millId: mill.id,
      agentId:
        agents[Math.floor(computeLgaLuck(code, 63) * agents.length + random.integer(0, 3)) % agents.length]!
          .id,
      day: day - age,
      tonnes: Math.min(20, Math.max(0.5, Math.round(Math.exp(large + 0.6 * random.normal()) * 10) / 10)),
      price: computePrice(random, code, day - age, age),
      plotIds: []
    };
  });
}

export const purchaseTable: SeedTable<PurchaseRow> = {
  name: 'purchase',
  columns: {
    id: 'integer',
    mill_id: 'integer',
    agent_id: 'integer',
    purchased_on: 'date',
    tonnes: 'double precision',
    price_per_tonne: 'double precision',
    plot_ids: 'text[]'
  },
  attribution: 'Purchases: demonstration data',
  dates: ['purchased_on'],
  values: ({ id, millId, agentId, day, tonnes, price, plotIds }) => ({
    id,
    mill_id: millId,
    agent_id: agentId,
    purchased_on: formatDay(day),
    tonnes,
    price_per_tonne: price,
    plot_ids: plotIds
  })
};
