import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  {
    part: 'part',
    rows: { part: { labels: { tool: ['Tool', 'Outil'], result: ['Result', 'Résultat'] } }, toolWidgetId: {} }
  },
  { part: 'map', rows: { fillOpacity: {} } },
  {
    title: ['Input', 'Saisie'],
    rows: {
      unit: {
        label: ['Default radius unit', 'Unité du rayon par défaut'],
        help: ['Users can choose the other unit.', 'L’utilisateur peut choisir l’autre unité.'],
        labels: { kilometers: ['Kilometers', 'Kilomètres'], miles: ['Miles', 'Miles'] }
      }
    }
  },
  { part: 'services', rows: { serverUrl: {} } },
  {
    title: ['Layers of the records', 'Couches des enregistrements'],
    help: [
      'Opened to show the records of a figure; the figures come from the server.',
      'Ouvertes pour afficher les enregistrements d’un chiffre ; les chiffres viennent du serveur.'
    ],
    rows: {
      layers: {
        labels: {
          factories: ['Factories', 'Usines'],
          maize: ['Maize production 2023', 'Production de maïs 2023'],
          palm: ['Niger Delta oil palm', 'Palmeraies du delta du Niger']
        }
      }
    }
  },
  {
    part: 'parameters',
    parameters: [
      'defaultBiocharRadius',
      'minBiocharRadius',
      'maxBiocharRadius',
      'defaultDriveTime',
      'minDriveTime',
      'maxDriveTime',
      'capacityDaysPerYear',
      'biocharOutputShare'
    ]
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
