import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  { part: 'map' },
  {
    title: ['Popup contents', 'Contenu des infobulles'],
    rows: {
      rasters: {
        label: ['Values of visible rasters', 'Valeurs des images affichées'],
        help: [
          'A click also shows the value of each visible raster there.',
          'Un clic affiche aussi la valeur de chaque image visible à cet endroit.'
        ]
      },
      futurePrices: {
        label: ['Prices of communities, with "Edit this"', 'Prix des communautés, avec « Modifier »'],
        help: [
          'Current and expected P1 prices; expected ones for staff only.',
          'Prix actuel et prévu de P1 ; le prix prévu est réservé au personnel.'
        ]
      },
      editing: {
        label: [
          'Administrators edit and delete records',
          'Les administrateurs modifient et suppriment des enregistrements'
        ],
        help: [
          'Edit and delete buttons, which only administrators see.',
          'Boutons Modifier et Supprimer, visibles seulement pour les administrateurs.'
        ]
      },
      offers: {
        label: ['Actions at a place', 'Actions à partir d’un lieu'],
        help: [
          'Start a drive-time area or get directions, if the page has the tool.',
          'Commencer une zone de desserte ou obtenir un itinéraire, si la page a l’outil.'
        ]
      },
      sourceLayer: { label: ['Layer of purchases', 'Couche des achats'] },
      product: {
        label: ['Brand', 'Marque'],
        help: ['Shown in the labels of factories and APs.', 'Dans le nom d’une usine et d’un AP.']
      }
    }
  },
  { part: 'services', rows: { serverUrl: {} } }
] as const satisfies PageParts<typeof SETTINGS>;
