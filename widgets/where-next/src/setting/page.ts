import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  {
    part: 'part',
    rows: {
      part: {
        labels: { tool: ['Question', 'Question'], result: ['Scenarios and sites', 'Scénarios et sites'] }
      },
      toolWidgetId: {},
      measureWidgetId: {
        label: ['Tool that draws shapes', 'Outil de dessin de formes'],
        help: [
          'Candidates can be placed in a shape; a button opens this tool to draw one.',
          'Les candidats peuvent être placés dans une forme ; un bouton ouvre cet outil pour la dessiner.'
        ],
        labels: { '': ['None: no button', 'Aucun : pas de bouton'] }
      }
    }
  },
  { part: 'map' },
  {
    title: ['Question', 'Question'],
    rows: {
      minutes: {
        label: ['Longest drive at first', 'Trajet maximal par défaut'],
        help: ['Users can enter another time.', 'L’utilisateur peut saisir une autre durée.']
      },
      count: {
        label: ['Number of sites at first', 'Nombre de sites par défaut'],
        help: ['Users can enter another number.', 'L’utilisateur peut saisir un autre nombre.']
      },
      searchSeconds: {
        label: ['Longest search', 'Recherche maximale'],
        help: [
          'The best answer found by then is shown, with how far it may be from the best.',
          'La meilleure réponse trouvée d’ici là est affichée, avec son écart possible à la meilleure.'
        ]
      }
    }
  },
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
