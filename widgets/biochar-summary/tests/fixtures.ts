import type { BiocharSummary } from 'widgets/shared-code/site-domain';

/** Returns a summary as the server does: applications of two months, with one LGA and without an LGA. */
export function createSummary(applications: number): BiocharSummary {
  const none = applications === 0;
  const totals = {
    totalBiochar: applications * 1.5,
    co2Removal: none ? 0 : 10,
    applicationCount: applications,
    withoutCo2: none ? 0 : 2,
    experimentalCount: 3
  };
  return {
    totals: { ...totals, firstDay: none ? null : '2026-04-30', lastDay: none ? null : '2026-05-31' },
    months: none
      ? []
      : [
          { ...totals, month: '2026-04', co2Removal: null },
          { ...totals, month: '2026-05' }
        ],
    lgas: none
      ? []
      : [
          { ...totals, lga: 'Uyo', latitude: 5.1, longitude: 7.9 },
          { ...totals, lga: null, latitude: 5.2, longitude: 7.8 }
        ],
    dataDate: '2026-06-01T09:00:00.000Z',
    parameterVersion: 3,
    computedAt: '2026-06-02T09:00:00.000Z'
  };
}
