import type { BiocharAnalysis } from 'widgets/shared-code/site-domain';
import type { BiocharAnalysisRequest } from 'widgets/shared-code/site-api';

export const uyo = { latitude: 5.03, longitude: 7.93 };
const LGA = { code: 'UYOA', name: 'Uyo', state: 'Akwa Ibom' };

export const facilities = [
  { id: 'F1', name: 'Ikot Ekpene Biochar Facility', latitude: 5.18, longitude: 7.71 },
  { id: 'F2', name: 'Oron Biochar Facility', latitude: 4.8, longitude: 8.23 }
];

/** Returns a response of the server; its feedstock grows with the radius, so that responses differ. */
export function createAnalysis(
  question: BiocharAnalysisRequest,
  change: Partial<BiocharAnalysis> = {}
): BiocharAnalysis {
  const facility = 'facilityId' in question ? facilities.find(({ id }) => id === question.facilityId) : null;
  const place = 'latitude' in question ? question : (facility ?? uyo);
  const reach =
    'minutes' in question
      ? { radius: null, unit: null, minutes: question.minutes }
      : { radius: question.radius, unit: question.unit, minutes: null };
  const maize = 100 * (reach.radius ?? 20);
  return {
    latitude: place.latitude,
    longitude: place.longitude,
    facility: facility ? { id: facility.id, name: facility.name } : null,
    lga: LGA,
    ...reach,
    rings: [
      [
        [7.8, 5.1],
        [8, 5.1],
        [8, 4.9],
        [7.8, 5.1]
      ]
    ],
    figures: {
      factoryCount: 3,
      maizeProduction: maize,
      pksProduction: 843,
      totalFeedstockAvailable: maize + 843,
      factoryInputCapacity: 3650,
      factoryUtilization: 50.5,
      maxBiocharOutput: (maize + 843) / 4,
      productionStatus: 'underProduction'
    },
    facilityPlaces: [[7.94, 5.04]],
    factoriesWithoutVolume: 1,
    lgasWithoutMaize: 2,
    sources: [
      { material: 'Maize', lga: LGA, tonnes: 700, distanceKm: 7, tonnesPerKm: 100, place: [7.95, 5] },
      {
        material: 'PKS',
        lga: { code: 'ITUA', name: 'Itu', state: 'Akwa Ibom' },
        tonnes: 300,
        distanceKm: 12,
        tonnesPerKm: 25,
        place: [7.9, 5.08]
      }
    ],
    sourceCount: 12,
    parameterVersion: 4,
    computedAt: '2026-11-22T10:00:00.000Z',
    ...change
  };
}
