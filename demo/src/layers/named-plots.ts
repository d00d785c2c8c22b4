import { createRandom } from '../kit/random';
import { createRecordId } from '../kit/record-id';
import type { PlotRow } from './plots';
import type { PurchaseRow } from './purchases';
import type { SupplierRow } from './suppliers';

/** Share of the purchases from suppliers with oil palm plots that name some of them. */
const NAMING_SHARE = 0.4;
/** Share of these that name two plots, where there are two. */
const TWO_SHARE = 0.3;

/** Adds the plots to some purchases: one or two oil palm plots of the mill's supplier that are not rejected. */
export function addNamedPlots(
  purchases: readonly PurchaseRow[],
  suppliers: readonly SupplierRow[],
  plots: readonly PlotRow[]
): PurchaseRow[] {
  const random = createRandom('named plots');
  const sellers = new Map(suppliers.map((seller) => [seller.millId, seller]));
  const owned = new Map<string, string[]>();
  for (const { number, supplier, community, commodity, status } of plots) {
    if (commodity !== 'oilPalm' || status === 'rejected') continue;
    const key = `${community.id} ${supplier}`;
    owned.set(key, [...(owned.get(key) ?? []), createRecordId('plot', number)]);
  }
  return purchases.map((purchase) => {
    const seller = sellers.get(purchase.millId);
    const own = seller ? (owned.get(`${seller.communityId} ${seller.name}`) ?? []) : [];
    if (own.length === 0 || !random.chance(NAMING_SHARE)) return purchase;
    const first = random.integer(0, own.length - 1);
    const count = random.chance(TWO_SHARE) ? Math.min(2, own.length) : 1;
    return {
      ...purchase,
      plotIds: Array.from({ length: count }, (_, nth) => own[(first + nth) % own.length]!)
    };
  });
}
