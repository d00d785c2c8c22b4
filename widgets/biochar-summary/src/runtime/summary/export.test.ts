import { createSummary } from '../../../tests/fixtures';
import { NO_FILTER } from '../state';
import messages from '../translations/default';
import type { Texts } from '../use-texts';
import { summaryCsv, summaryGeoJson } from './export';

const t: Texts = (key, values = {}) => {
  const name = (key.startsWith('_') ? key : `biocharSummary_${key}`) as keyof typeof messages;
  return messages[name].replace(/\{(\w+)\}/g, (_place, value: string) => String(values[value]));
};

const result = { shown: { mode: null, filter: { days: null, lga: 'Uyo' } }, summary: createSummary(4) };
const kept = { shown: NO_FILTER, summary: createSummary(0) };

it('[BY-02] writes every line of the results, with filters, date, version and source', () => {
  const lines = summaryCsv([result, kept], t).slice(1).split('\r\n');
  expect(lines.slice(0, 7)).toEqual([
    'Result,Kind,Name,Biochar (t),CO₂ (tCO₂e),Number,Without a CO₂ figure,"Experimental, left out"',
    'LGA Uyo,All,,6,10,4,2,3',
    // An unknown value is empty, not 0.
    'LGA Uyo,Month,2026-04,6,,4,2,3',
    'LGA Uyo,Month,2026-05,6,10,4,2,3',
    'LGA Uyo,LGA,Uyo,6,10,4,2,3',
    'LGA Uyo,LGA,No LGA,6,10,4,2,3',
    'All applications,All,,0,0,0,0,3'
  ]);
  expect(lines.slice(-7)).toEqual([
    '# Filter,LGA Uyo,,,,,,',
    '# Compared filter,All applications,,,,,,',
    '# Data of,2026-06-01T09:00:00.000Z,,,,,,',
    '# Version of the parameters,3,,,,,,',
    '# Computed,2026-06-02T09:00:00.000Z,,,,,,',
    `# Source,${window.location.origin},,,,,,`,
    ''
  ]);
});

it('[BY-02] locates LGAs at the centre of their applications', () => {
  const { features } = JSON.parse(summaryGeoJson([result], t)) as {
    features: { geometry: object | null; properties: Record<string, unknown> }[];
  };
  expect(features.map(({ geometry, properties }) => [properties.name, geometry])).toEqual([
    ['', null],
    ['2026-04', null],
    ['2026-05', null],
    ['Uyo', { type: 'Point', coordinates: [7.9, 5.1] }],
    ['No LGA', { type: 'Point', coordinates: [7.8, 5.2] }]
  ]);
});
