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
      toolWidgetId: {}
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
