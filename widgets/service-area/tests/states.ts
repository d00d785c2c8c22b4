import type { ReaderActions, WidgetStates } from '../../../tests/support/widget-states';
import { createSummary, createTogether } from './fixtures';

async function choosePlace({ press, clickMap, fill }: ReaderActions) {
  await press('Service Area');
  await clickMap();
  await fill(/driving time/i, '60');
}

const drawing = { open: choosePlace, ask: ({ press }: ReaderActions) => press('Set') };

export const states: WidgetStates = {
  parts: {
    tool: { needs: ['map'], asks: [] },
    area: { needs: ['map'], asks: ['server'], ...drawing },
    detail: {
      config: { part: 'detail' },
      needs: ['map', 'tool'],
      asks: ['server'],
      ...drawing
    },
    table: { config: { part: 'table' }, needs: ['map', 'tool'], asks: ['server'], ...drawing }
  },
  answers: ({ path, body }) => {
    if (path === '/api/service-area-summary')
      return createSummary(body as Parameters<typeof createSummary>[0]);
    if (path !== '/api/service-areas-together') return undefined;
    return createTogether((body as { readonly areas: Parameters<typeof createTogether>[0] }).areas);
  }
};
