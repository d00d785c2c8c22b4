import type { ReaderActions, WidgetStates } from '../../../tests/support/widget-states';
import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import type { BiocharAnalysisRequest } from 'widgets/shared-code/site-api';
import { createAnalysis, facilities } from './fixtures';

async function choosePlace({ press, clickMap, fill }: ReaderActions) {
  await press('Pick a place on the map');
  await clickMap();
  await fill('Radius', '10');
}

const analysis = { open: choosePlace, ask: ({ press }: ReaderActions) => press('Analyze') };

export const states: WidgetStates = {
  parts: {
    tool: { needs: ['map'], asks: ['server'] },
    analysis: { needs: ['map'], asks: ['server'], ...analysis },
    result: { config: { part: 'result' }, needs: ['map', 'tool'], asks: ['server'], ...analysis }
  },
  answers: ({ path, body }) => {
    if (path === '/api/parameters') return { version: 4, parameters: DEFAULT_PARAMETERS };
    if (path === '/api/marker-assets') return { data: facilities, total: facilities.length };
    return path === '/api/biochar-analysis' ? createAnalysis(body as BiocharAnalysisRequest) : undefined;
  },
  empty: ({ path }) => (path === '/api/marker-assets' ? { data: [], total: 0 } : undefined)
};
