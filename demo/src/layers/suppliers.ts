import { createRandom } from '../kit/random';
import { createCommunityFinder } from './communities';
import { generatePhoneNumber } from './names';
import type { SeedTable } from '../kit/seed-table';
import type { CommunityRow } from './communities';
import type { MillRow } from './mills';

export interface SupplierRow {
  readonly millId: number;
  readonly name: string;
  readonly phone: string;
  readonly communityId: number;
}

/**
 * Generates the owner of each mill as its supplier. A mill in an LGA without a community (because no mill there
 * has a location) has no supplier.
 */
export function generateSuppliers(
  mills: readonly MillRow[],
  communities: readonly CommunityRow[]
): SupplierRow[] {
  const random = createRandom('suppliers');
  const findCommunity = createCommunityFinder(communities);
  return mills.flatMap((mill): SupplierRow[] => {
    const phone = generatePhoneNumber(random);
    const community = findCommunity(mill);
    return community ? [{ millId: mill.id, name: mill.name, phone, communityId: community.id }] : [];
  });
}

export const supplierTable: SeedTable<SupplierRow> = {
  name: 'supplier',
  columns: { mill_id: 'integer', name: 'text', phone_number: 'text', community_id: 'integer' },
  attribution: 'Suppliers: demonstration data',
  values: ({ millId, name, phone, communityId }) => ({
    mill_id: millId,
    name,
    phone_number: phone,
    community_id: communityId
  })
};
