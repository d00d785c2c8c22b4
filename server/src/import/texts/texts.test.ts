import * as cells from './cell-texts';
import * as files from './file-texts';
import * as places from './place-texts';
import * as remarks from './remark-texts';
import * as rows from './row-texts';
import type { ImportText } from './import-text';

const NUMBERS = [
  ...['count', 'most', 'bytes', 'length', 'limit', 'metres', 'stated', 'measured', 'line', 'row', 'code'],
  ...['first', 'known', 'number', 'missing', 'all', 'moved', 'percent', 'rows', 'gap', 'x', 'y', 'read'],
  ...['megabytes', 'before', 'broken', 'byte', 'cells', 'columns', 'declared', 'end', 'header', 'id'],
  ...['millions', 'needed', 'least', 'own', 'parts', 'positions', 'shapes', 'whole']
];
const WORDS = [
  ...[
    'accuracy',
    'advice',
    'bare',
    'by',
    'cell',
    'choices',
    'column',
    'command',
    'datasets',
    'day',
    'digits'
  ],
  ...['element', 'encoding', 'ending', 'endings', 'error', 'expected', 'fault', 'field', 'fields', 'file'],
  ...['form', 'format', 'given', 'has', 'hint', 'inside', 'journal', 'last', 'late', 'latitude', 'layer'],
  ...['layers', 'lga', 'like', 'link', 'longitude', 'message', 'name', 'names', 'naming', 'nearest', 'only'],
  ...['option', 'other', 'page', 'place', 'problem', 'same', 'sample', 'save', 'says', 'separator', 'sheet'],
  ...['sheets', 'shown', 'sign', 'srid', 'state', 'stem', 'system', 'table', 'title', 'type', 'value'],
  ...['what', 'where', 'whose', 'why', 'wrap']
];
const LISTS = ['days', 'systems', 'types'];

/** Values of every name that a text takes. */
const buildValues = (number: number): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(WORDS.map((name) => [name, name.toUpperCase()])),
  ...Object.fromEntries(LISTS.map((name) => [name, [name.toUpperCase()]])),
  ...Object.fromEntries(NUMBERS.map((name) => [name, number])),
  unit: 'line'
});

type Entry = ImportText | ((values: object) => ImportText);

const TEXTS = [cells, files, places, remarks, rows]
  .flatMap((module) => Object.entries(module as Readonly<Record<string, Readonly<Record<string, Entry>>>>))
  .flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, entry]) => [`${group}.${name}`, entry] as const)
  );

/** Texts that are the same in both languages. */
const SAME = ['formTexts.withUnit', 'DEPENDENT_TEXTS.future_price', 'GEOMETRY_TEXTS.Point'];

it.each(TEXTS)('%s has a French text with its punctuation, and a value for each name', (name, entry) => {
  const texts = typeof entry === 'function' ? [1, 7].map((number) => entry(buildValues(number))) : [entry];
  for (const { en, fr } of texts) {
    if (!SAME.includes(name)) expect(fr.replace(/\u00a0/g, ' ')).not.toBe(en);
    expect(fr).not.toMatch(/[^\u202f][!?;]/);
    // Codes, addresses and JSON have colons of their own.
    expect(fr).not.toMatch(/[^\u00a0"]:(?!\d|\/\/)|«[^\u00a0]|[^\u00a0]»/);
    expect(fr).not.toContain("'");
    expect(`${en} ${fr}`).not.toMatch(/undefined|NaN|\[object/);
  }
});
