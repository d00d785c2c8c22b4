import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-core';
import type { ConfigFrom, PageParts, SettingDeclarations } from 'widgets/shared-code/site-core';

export const SETTINGS = {
  homeUrl: { kind: 'text', rule: 'address', default: '/map/oilpalm', isStored: true },
  pagesUrl: { kind: 'text', rule: 'address', default: '/map/admin/', isStored: true },
  product: { kind: 'text', rule: 'needed', default: SHARED_SETTINGS.product.default }
} as const satisfies SettingDeclarations;

export type IMConfig = ImmutableObject<ConfigFrom<typeof SETTINGS>>;

export const PAGE = [
  {
    title: ['Links', 'Liens'],
    rows: {
      product: {
        label: ['Brand', 'Marque'],
        help: ['Text of the first link, which opens the map.', 'Texte du premier lien, qui ouvre la carte.']
      },
      homeUrl: {
        label: ['Map', 'Carte'],
        help: ['Target of the first link.', 'Cible du premier lien.']
      },
      pagesUrl: {
        label: ['Base path of the pages', 'Chemin de base des pages'],
        help: [
          'Lists the pages of the app. The address of a page is this path plus its id.',
          'Liste les pages de l’application. L’adresse d’une page est ce chemin suivi de son identifiant.'
        ]
      }
    }
  }
] as const satisfies PageParts<typeof SETTINGS>;
