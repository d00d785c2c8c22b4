import { createSummary } from '../../../tests/fixtures';
import { EMPTY_INPUT } from '../state';
import messages from '../translations/default';
import type { Texts } from '../use-texts';
import { summaryCsv, summaryGeoJson } from './export';

const t: Texts = (key, values = {}) => {
  const name = (key.startsWith('_') ? key : `rawMaterialSummary_${key}`) as keyof typeof messages;
  return messages[name].replace(/\{(\w+)\}/g, (_place, value: string) => String(values[value]));
};

const now = { input: { ...EMPTY_INPUT, supplier: 'ada' }, summary: createSummary(4) };
const kept = {
  input: EMPTY_INPUT,
  summary: createSummary(9, {
    otherSuppliers: { purchases: 2, tonnes: 5, averagePrice: null, withoutPrice: 2, groups: 2 }
  })
};

it('[BY-02] writes every line of the results, with filters, date, version and source', () => {
  const lines = summaryCsv([now, kept], t).slice(1).split('\r\n');
  expect(lines.slice(0, 5)).toEqual([
    'Result,Kind,Name,Community,LGA,Purchases,Tonnes (t),Average price (NGN/t),Without a price',
    'supplier “ada”,All,,,,4,10,36420,1',
    "supplier “ada”,Supplier,'=Ada,Ikot,,4,10,36420,1",
    'supplier “ada”,Community,Ikot,Ikot,Uyo,4,10,36420,1',
    'All purchases on the map,All,,,,9,22.5,36420,1'
  ]);
  // An unknown value stays empty; it is not 0.
  expect(lines).toContain('All purchases on the map,Suppliers,2,,,2,5,,2');
  expect(lines.slice(-7)).toEqual([
    '# Filter,supplier “ada”,,,,,,,',
    '# Compared filter,All purchases on the map,,,,,,,',
    '# Data of,2026-06-01T09:00:00.000Z,,,,,,,',
    '# Version of the parameters,3,,,,,,,',
    '# Computed,2026-06-02T09:00:00.000Z,,,,,,,',
    `# Source,${window.location.origin},,,,,,,`,
    ''
  ]);
});

it('[BY-02] writes communities at their location, and lines without a location without geometry', () => {
  const { about, features } = JSON.parse(summaryGeoJson([now], t)) as {
    about: Record<string, unknown>;
    features: { geometry: object | null; properties: Record<string, unknown> }[];
  };
  expect(about).toMatchObject({ filter: 'supplier “ada”', parameterVersion: 3 });
  expect(features.map(({ geometry, properties }) => [properties.kind, geometry])).toEqual([
    ['all', null],
    ['supplier', null],
    ['community', { type: 'Point', coordinates: [7.9, 5.1] }]
  ]);
});
