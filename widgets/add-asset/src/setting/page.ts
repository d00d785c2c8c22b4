import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  { part: 'map' },
  {
    title: ['Assets to add', 'Sites à ajouter'],
    rows: {
      kinds: {
        label: ['Types of assets', 'Types de sites'],
        help: [
          'Offered in the second step, in a fixed order.',
          'Proposés à la deuxième étape, dans un ordre fixe.'
        ]
      },
      product: {
        label: ['Brand', 'Marque'],
        help: [
          'Prefix of asset names, for example “SITE Factory”.',
          'Préfixe des noms de sites, par exemple « SITE Factory ».'
        ]
      }
    }
  },
  { part: 'services', rows: { serverUrl: {} } }
] as const satisfies PageParts<typeof SETTINGS>;
