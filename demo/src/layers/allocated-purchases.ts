import { DEFAULT_PARAMETERS } from '@site/domain';
import { createRandom } from '../kit/random';
import { createRecordId } from '../kit/record-id';
import type { SeedTable } from '../kit/seed-table';
import type { ApplicationRow } from './biochar-applications';
import type { PurchaseRow } from './purchases';
import type { SupplierRow } from './suppliers';

export interface AllocationRow {
  readonly application: number;
  readonly purchaseId: number;
  readonly biocharKg: number;
  /** NGN per tonne. */
  readonly price: number;
}

/** Maximum number of days between the purchase of P1 and its application as biochar. */
const DAYS_BEFORE = 60;
/** Share of applications without purchases so far. */
const WITHOUT = 0.15;
/** The first applications, which a reader opens first, all have purchases. */
const FIRST = 10;

const spellNumber = (price: number): string => `${Math.round(price / 100) / 10}k`;

/** Allots purchases of the preceding weeks to most applications, enough for their biochar when available. */
export function generateAllocations(
  applications: readonly ApplicationRow[],
  purchases: readonly PurchaseRow[],
  suppliers: readonly SupplierRow[]
): AllocationRow[] {
  const random = createRandom('allocated purchases');
  const supplied = new Set(suppliers.map(({ millId }) => millId));
  const kgPerTonne = DEFAULT_PARAMETERS.pksPerP1 * DEFAULT_PARAMETERS.biocharKgPerPksTonne;
  return applications.flatMap((application): AllocationRow[] => {
    if (random.chance(WITHOUT) && application.number > FIRST) return [];
    const taken = new Set<number>();
    const rows: AllocationRow[] = [];
    let missing = application.spotKg * application.spots;
    for (let tries = 0; missing > 0 && tries < 400 && rows.length < 8; tries += 1) {
      const { id, day, millId, tonnes, price } = random.pick(purchases);
      const age = application.start - day;
      if (age < 0 || age > DAYS_BEFORE || taken.has(id) || !supplied.has(millId)) continue;
      taken.add(id);
      const biocharKg = Math.round(Math.min(missing, tonnes * kgPerTonne) * 10) / 10;
      missing -= biocharKg;
      rows.push({ application: application.number, purchaseId: id, biocharKg, price });
    }
    return rows;
  });
}

export const allocationTable: SeedTable<AllocationRow> = {
  name: 'allocated_purchase',
  columns: {
    application_id: 'text',
    purchase_id: 'integer',
    biochar_used: 'double precision',
    price_per_ton: 'text'
  },
  attribution: 'Allocated purchases: demonstration data',
  values: ({ application, purchaseId, biocharKg, price }) => ({
    application_id: createRecordId('biochar_application', application),
    purchase_id: purchaseId,
    biochar_used: biocharKg,
    price_per_ton: spellNumber(price)
  })
};
