import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  {
    part: 'part',
    rows: { part: { labels: { tool: ['Tool', 'Outil'], result: ['Result', 'Résultat'] } }, toolWidgetId: {} }
  },
  { part: 'map', rows: { fillOpacity: {} } },
  { part: 'services', rows: { serverUrl: {} } },
  {
    title: ['Layers of farms', "Couches d'exploitations"],
    help: [
      'Opened to show the records of a count; the counts come from the server.',
      'Ouvertes pour afficher les enregistrements d’un décompte ; les décomptes viennent du serveur.'
    ],
    rows: { layers: {} }
  },
  {
    part: 'parameters',
    parameters: [
      'offtakeRadius',
      'soilSampleCap',
      'commercialFarmArea',
      'smallFarmArea',
      'biocharRatePerHectare'
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
