import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  {
    part: 'map',
    help: [
      'The first hint is skipped when the user has already started on this map.',
      'Le premier conseil n’est pas affiché si l’utilisateur a déjà commencé sur cette carte.'
    ]
  },
  {
    title: ['Hints', 'Conseils'],
    rows: {
      about: {
        label: ['Subject of the hints', 'Sujet des conseils'],
        help: [
          'The tool has two hints; features to click have only the first.',
          'L’outil a deux conseils ; les objets à cliquer n’ont que le premier.'
        ],
        labels: {
          serviceArea: ['The service area tool', 'L’outil des zones de desserte'],
          oilPalmClusters: ['Oil palm clusters', 'Groupes de palmiers à huile'],
          protectedAreas: ['Protected areas', 'Aires protégées']
        }
      },
      delay: {
        label: ['First hint after', 'Premier conseil après'],
        help: [
          'After the page opens; 1,000 ms = 1 second.',
          'Après l’ouverture de la page ; 1 000 ms = 1 seconde.'
        ]
      }
    }
  },
  {
    part: 'texts',
    rows: {
      firstText: {
        label: ['First hint', 'Premier conseil'],
        help: ['Explains how to start.', 'Explique comment commencer.']
      },
      secondText: {
        label: ['Second hint', 'Second conseil'],
        help: [
          'Shown by the message action “Show the second hint”.',
          'Affiché par l’action de message « Afficher le second conseil ».'
        ]
      }
    }
  }
] as const satisfies PageParts<typeof SETTINGS>;
