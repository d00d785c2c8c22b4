import fc from 'fast-check';
import { checkConfig, checkSetting, readSettings } from './check-settings';
import type { SettingDeclarations } from './declarations';
import { SHARED_SETTINGS, TABLES_PAGE, TABLES_SETTINGS } from './shared-settings';

const SETTINGS = {
  name: { kind: 'text', rule: 'needed', default: 'SITE', unset: '', isStored: true },
  note: { kind: 'text', default: '' },
  target: { kind: 'text', rule: 'selector', default: '' },
  rows: { kind: 'number', min: 1, max: 100, whole: true, default: 10 },
  opacity: { kind: 'number', min: 0, max: 1, default: 0.3 },
  isOpen: { kind: 'switch', default: true },
  side: { kind: 'choice', options: ['left', 'right'], default: 'left' },
  kinds: { kind: 'list', options: ['a', 'b'], default: ['a', 'b'] },
  steps: { kind: 'list', options: ['a', 'b'], default: ['a'], isNeverEmpty: true },
  layer: { kind: 'layer', default: 'farms' },
  dateField: { kind: 'field', layer: 'layer', default: 'date' },
  pages: { kind: 'record', entry: 'text', keys: ['home', 'login'], rule: 'address', default: {} },
  length: { kind: 'number', min: 1, max: 100, default: 10, unset: 0 },
  ids: { kind: 'list', default: [] },
  layers: { kind: 'record', entry: 'layer', default: {} },
  toolWidgetId: SHARED_SETTINGS.toolWidgetId,
  tour: { kind: 'widget', widget: 'guided-tour', default: '' },
  links: { kind: 'own', isValid: (value): boolean => value === 'valid', default: 'valid' }
} as const satisfies SettingDeclarations;

const DEFAULTS = Object.fromEntries(
  Object.entries(SETTINGS).map(([key, { default: usual }]) => [key, usual])
);

it.each([
  ['name', '', [[' ', 'needed']]],
  ['note', '', [[1, 'wrongKind']]],
  ['target', '#id', [[{}, 'wrongKind']]],
  [
    'rows',
    100,
    [
      [0, 'wrongWhole'],
      [2.5, 'wrongWhole'],
      ['7', 'wrongKind']
    ]
  ],
  [
    'opacity',
    0.25,
    [
      [1.1, 'wrongNumber'],
      [NaN, 'wrongNumber']
    ]
  ],
  ['isOpen', false, [['true', 'wrongKind']]],
  [
    'side',
    'right',
    [
      ['top', 'wrongOption'],
      [1, 'wrongKind']
    ]
  ],
  [
    'kinds',
    [],
    [
      [['c'], 'wrongOption'],
      ['a', 'wrongKind']
    ]
  ],
  ['steps', ['b'], [[[], 'needed']]],
  ['layer', '', [[1, 'wrongKind']]],
  ['dateField', 'day', [[null, 'wrongKind']]],
  [
    'pages',
    { home: '/map' },
    [
      [{ home: 'map' }, 'wrongAddress'],
      [{ away: '/map' }, 'wrongOption'],
      [{ home: 1 }, 'wrongKind'],
      [['/map'], 'wrongKind'],
      [null, 'wrongKind'],
      ['/map', 'wrongKind']
    ]
  ],
  ['length', 0, [[-1, 'wrongNumber']]],
  ['ids', ['any'], [[[1], 'wrongKind']]],
  ['layers', { any: 'name' }, [[{ any: 1 }, 'wrongKind']]],
  ['toolWidgetId', 'widget_1', [[1, 'wrongKind']]],
  ['tour', '', [[[], 'wrongKind']]],
  ['links', 'valid', [['invalid', 'wrongKind']]]
] as const)('%s accepts %j and names the problem of other values', (key, valid, wrong) => {
  expect(checkSetting(SETTINGS[key], valid)).toBeNull();
  expect(wrong.map(([value]) => checkSetting(SETTINGS[key], value))).toEqual(
    wrong.map(([, problem]) => problem)
  );
});

it('reads saved values, and the default for a setting that is missing or invalid', () => {
  const saved = { name: 'Palm', rows: 0, length: 0, isOpen: null, kinds: ['b'], colour: 'red' };
  expect(readSettings(SETTINGS, saved)).toEqual({ ...DEFAULTS, name: 'Palm', kinds: ['b'] });
  expect(checkConfig(SETTINGS, saved)).toEqual([
    { key: 'rows', problem: 'wrongWhole' },
    { key: 'colour', problem: 'unknownSetting' }
  ]);
  expect(checkConfig(SETTINGS, DEFAULTS)).toEqual([]);
  expect(readSettings(SETTINGS, { name: '' }).name).toBe('SITE');
});

it('has a row for each setting of a widget of tables', () => {
  const rows = TABLES_PAGE.flatMap((part) => Object.keys(part.rows));
  expect(rows).toEqual(Object.keys(TABLES_SETTINGS));
  expect(checkConfig(TABLES_SETTINGS, readSettings(TABLES_SETTINGS, {}))).toEqual([]);
  expect(checkSetting({ ...SHARED_SETTINGS.delay, default: 0 }, 60_001)).toBe('wrongWhole');
});

it('reads only valid settings from any configuration', () => {
  const anything = fc.dictionary(
    fc.constantFrom(...Object.keys(SETTINGS), 'toString', '__proto__'),
    fc.anything()
  );
  fc.assert(
    fc.property(anything, (config) => {
      expect(checkConfig(SETTINGS, readSettings(SETTINGS, config))).toEqual([]);
    })
  );
});
