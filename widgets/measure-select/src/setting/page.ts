import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  {
    part: 'part',
    rows: {
      part: {
        labels: { tool: ['Tool', 'Outil'], shape: ['Drawn shape on the map', 'Forme dessinée sur la carte'] }
      },
      toolWidgetId: {}
    }
  },
  { part: 'services', rows: { serverUrl: {} } }
] as const satisfies PageParts<typeof SETTINGS>;
