import type { Stage, WidgetStates } from '../../../tests/support/widget-states';
import { summaryOf, togetherOf } from './fixtures';

async function choose({ press, clickMap, fill }: Stage) {
  await press('Service Area');
  await clickMap();
  await fill(/driving time/i, '60');
}

const drawing = { open: choose, ask: ({ press }: Stage) => press('Set') };

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
    if (path === '/api/service-area-summary') return summaryOf(body as Parameters<typeof summaryOf>[0]);
    if (path !== '/api/service-areas-together') return undefined;
    return togetherOf((body as { readonly areas: Parameters<typeof togetherOf>[0] }).areas);
  }
};
