import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  {
    part: 'part',
    rows: {
      part: {
        labels: {
          tool: ['Tool', 'Outil'],
          detail: ['Detail of the selected area', 'Détail de la zone choisie'],
          table: ['Table of the areas', 'Tableau des zones']
        }
      },
      toolWidgetId: {}
    }
  },
  {
    title: ['Detail', 'Détail'],
    rows: {
      headline: {
        label: ['Highlighted figures', 'Chiffres mis en avant'],
        help: ['Shown large above all others.', 'Affichés en grand au-dessus des autres.'],
        labels: {
          none: ['Nothing', 'Rien'],
          weeklyYield: ['Weekly yields', 'Rendements hebdomadaires'],
          profitPerWeek: ['Monthly profit', 'Profit mensuel']
        }
      }
    }
  },
  { part: 'map', rows: { fillOpacity: {} } },
  { part: 'services', rows: { serverUrl: {} } },
  {
    part: 'parameters',
    parameters: ['maxServiceAreas', 'minDriveTime', 'maxDriveTime', 'defaultDriveTime', 'millScope']
  },
  {
    part: 'texts',
    rows: {
      toggleLabel: {
        label: ['Label of the switch', "Libellé de l'interrupteur"],
        help: [
          'Next to the switch that turns on map clicks.',
          'À côté de l’interrupteur qui active les clics sur la carte.'
        ]
      },
      hint: {
        label: ['Hint below it', 'Indication en dessous'],
        help: ['Explains the next step.', 'Explique l’étape suivante.']
      }
    }
  }
] as const satisfies PageParts<typeof SETTINGS>;
