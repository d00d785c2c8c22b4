import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  {
    part: 'part',
    rows: {
      part: {
        labels: {
          tool: ['Planner', 'Planificateur'],
          timeline: ['Table and timeline of the rounds', 'Tableau et calendrier des tournées']
        }
      },
      toolWidgetId: {},
      measureWidgetId: {
        label: ['Tool that draws shapes', 'Outil de dessin de formes'],
        help: [
          'Piles can be chosen by a shape; a button opens this tool to draw one.',
          'Les tas peuvent être choisis par une forme ; un bouton ouvre cet outil pour la dessiner.'
        ],
        labels: { '': ['None: no button', 'Aucun : pas de bouton'] }
      }
    }
  },
  { part: 'map' },
  { part: 'services', rows: { serverUrl: {} } },
  { part: 'parameters', parameters: ['trips', 'vehicles'] },
  {
    part: 'texts',
    rows: {
      hint: {
        label: ['Hint above the form', 'Indication au-dessus du formulaire'],
        help: ['Explains the first step.', 'Explique la première étape.']
      }
    }
  }
] as const satisfies PageParts<typeof SETTINGS>;
