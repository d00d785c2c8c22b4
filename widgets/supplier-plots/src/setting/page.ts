import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  { part: 'map' },
  {
    title: ['Walk with a phone', 'Relevé à pied avec un téléphone'],
    rows: {
      walkAccuracy: {
        label: ['Least accurate position', 'Position la moins précise'],
        help: [
          'Positions that are less accurate become no corners of the outline.',
          'Les positions moins précises ne deviennent pas des sommets du contour.'
        ]
      },
      walkSpacing: {
        label: ['Shortest way between corners', 'Distance minimale entre sommets'],
        help: [
          'Closer positions become no corners, so that standing still adds none.',
          'Les positions plus proches ne deviennent pas des sommets : rester immobile n’en ajoute pas.'
        ]
      }
    }
  },
  { part: 'services', rows: { serverUrl: {} } }
] as const satisfies PageParts<typeof SETTINGS>;
