import type { RawMaterialSummary } from 'widgets/shared-code/site-domain';

/** Returns a result as the server's response. */
export function createSummary(purchases: number, more: Partial<RawMaterialSummary> = {}): RawMaterialSummary {
  const none = purchases === 0;
  const sums = {
    purchases,
    tonnes: purchases * 2.5,
    averagePrice: none ? null : 36_420,
    withoutPrice: none ? 0 : 1
  };
  return {
    totals: {
      ...sums,
      suppliers: none ? 0 : 1,
      communities: none ? 0 : 1,
      firstDay: none ? null : '2026-05-01',
      lastDay: none ? null : '2026-05-31'
    },
    suppliers: none ? [] : [{ ...sums, name: '=Ada', community: 'Ikot', communities: 1 }],
    otherSuppliers: null,
    communities: none
      ? []
      : [{ ...sums, id: 7, name: 'Ikot', lga: 'Uyo', state: 'Akwa Ibom', latitude: 5.1, longitude: 7.9 }],
    otherCommunities: null,
    dataDate: '2026-06-01T09:00:00.000Z',
    parameterVersion: 3,
    computedAt: '2026-06-02T09:00:00.000Z',
    ...more
  };
}
