import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  {
    title: ['This instance', 'Cette instance'],
    rows: {
      board: {
        label: ['Contents', 'Contenu'],
        help: [
          'A list opens the chosen board; an instance for requested boards stays empty until a list or a layer panel requests one.',
          'Une liste ouvre le tableau choisi ; une instance des tableaux demandés reste vide jusqu’à ce qu’une liste ou un panneau de couche en demande un.'
        ]
      },
      boardsWidgetId: {
        label: ['Location of opened boards', 'Emplacement des tableaux ouverts'],
        help: [
          'An instance of this widget that shows requested boards.',
          'Une instance de ce widget qui montre les tableaux demandés.'
        ]
      },
      scope: {
        label: ['Counted by default', 'Compté par défaut'],
        help: ['Users can change it.', 'L’utilisateur peut le changer.'],
        labels: {
          all: ['All records', 'Tous les enregistrements'],
          view: ['Records in view', 'Enregistrements à l’écran'],
          filtered: ['Filtered records', 'Enregistrements filtrés']
        }
      },
      mostBars: {
        label: ['Bars per field', 'Barres par champ'],
        help: [
          'The most frequent values, for fields whose values no board lists.',
          'Les valeurs les plus fréquentes, pour les champs dont aucun tableau ne liste les valeurs.'
        ]
      }
    }
  },
  { part: 'map' },
  {
    title: ['Available boards', 'Tableaux proposés'],
    rows: {
      hidden: { label: ['Hidden boards', 'Tableaux masqués'] },
      boards: {
        label: ['Boards made here', 'Tableaux créés ici'],
        help: [
          'New ones, or ones that replace a default board of the same name.',
          'Nouveaux, ou à la place d’un tableau par défaut du même nom.'
        ]
      }
    }
  },
  {
    title: ['Layers', 'Couches'],
    help: [
      'Layers are found by their catalogue entry. If the web map uses another layer, choose it.',
      'Les couches sont trouvées par leur entrée du catalogue. Si la carte Web en utilise une autre, choisissez-la.'
    ],
    rows: { layers: {} }
  }
] as const satisfies PageParts<typeof SETTINGS>;
