import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  { part: 'map' },
  {
    title: ['List', 'Liste'],
    rows: {
      isUnfolded: {
        label: ['Layer groups start expanded', 'Les groupes de couches sont dépliés au départ'],
        help: ['Users can collapse and expand them.', 'L’utilisateur peut les replier et les déplier.']
      },
      plannerWidgetId: {
        label: ['Trip planner', 'Planificateur de trajets'],
        help: [
          'Each agent of P1 field purchases gets a button that plans trips there.',
          'Chaque agent des achats de P1 au champ a un bouton qui y planifie ses trajets.'
        ],
        labels: { '': ['None: no button', 'Aucun : pas de bouton'] }
      },
      required: {
        label: ['Layers the map must have', 'Couches que la carte doit avoir'],
        help: [
          'The panel lists those that the map lacks.',
          'Le panneau nomme celles qui manquent à la carte.'
        ]
      },
      hidden: {
        label: ['Layers the panel does not list', 'Couches que le panneau ne montre pas'],
        help: ['The map still shows them as configured.', 'La carte les affiche toujours comme configuré.']
      }
    }
  },
  {
    title: ['Contents of the layer properties', 'Contenu des propriétés d’une couche'],
    help: [
      'By default, layers have the properties of the catalogue; layers outside it get properties by field type. A list has up to 100 values.',
      'Par défaut, les couches ont les propriétés du catalogue ; les autres couches, celles du type de leurs champs. Une liste a jusqu’à 100 valeurs.'
    ],
    rows: { panels: {} }
  }
] as const satisfies PageParts<typeof SETTINGS>;
