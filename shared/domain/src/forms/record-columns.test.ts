import fc from 'fast-check';
import { MARKER_TYPES } from '../enumerations';
import { CATALOGUES } from '../messages/catalogues';
import { toFieldLabelKey } from './form';
import { FORMS } from './forms';
import { listRecordColumns, readRecordValue } from './record-columns';
import type { RecordColumn } from './record-columns';

const findColumn = (columns: readonly RecordColumn[], name: string) =>
  columns.find((one) => one.name === name)!;

describe('listRecordColumns', () => {
  it.each(MARKER_TYPES)(
    'of %s contains the fields of the edit form, each once and with a label',
    (markerType) => {
      const names = listRecordColumns(markerType).map(({ name }) => name);
      const asked = FORMS[markerType].edit.fields.filter(({ kind }) => kind !== 'hidden');
      expect(names).toEqual(expect.arrayContaining(asked.map(({ name }) => name)));
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('id');
      for (const one of listRecordColumns(markerType))
        expect(CATALOGUES.en).toHaveProperty([toFieldLabelKey(one)]);
    }
  );

  it('describes unit, kind, options and sortability of a column', () => {
    const factory = listRecordColumns('Factory');
    expect(findColumn(factory, 'productionCapacity')).toMatchObject({
      kind: 'number',
      unit: 't/day',
      isSortable: true
    });
    expect(findColumn(factory, 'inputRate')).toMatchObject({ kind: 'number', isSortable: false });
    expect(findColumn(factory, 'imageUrls')).toMatchObject({ kind: 'urls', isSortable: false });
    expect(findColumn(factory, 'status').options).toContain('Planned (2026)');
    expect(findColumn(factory, 'name')).toMatchObject({
      kind: 'text',
      unit: null,
      options: [],
      isPhone: false
    });
    expect(findColumn(listRecordColumns('Customer'), 'phoneNumber')).toMatchObject({
      kind: 'text',
      isPhone: true
    });
  });

  it('lists the fields that the product stores after the typed ones', () => {
    const application = listRecordColumns('BiocharApplication');
    expect(application.at(-1)).toMatchObject({ name: 'distanceToFactory', kind: 'number', unit: 'km' });
    expect(findColumn(application, 'community')).toMatchObject({ kind: 'text', isSortable: true });
    expect(findColumn(application, 'startDate').kind).toBe('day');
  });
});

describe('readRecordValue', () => {
  const number = { kind: 'number', field: { name: 'annualFeedstock' } } as const;
  const text = { kind: 'text', field: { name: 'biomassWaste' } } as const;

  it('returns a number for every number, also when stored as text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), (value) => {
        const plain = Math.round(value * 1000) / 1000;
        expect(readRecordValue(number, { annualFeedstock: plain })).toBeCloseTo(plain, 6);
        expect(readRecordValue(number, { annualFeedstock: String(plain) })).toBeCloseTo(plain, 6);
      })
    );
  });

  it('returns the text in a number column that is not a number', () => {
    const cost = { kind: 'number', field: { name: 'costPMS' } } as const;
    expect(readRecordValue(cost, { costPMS: 'Nil' })).toBe('Nil');
  });

  it('joins all texts of a list', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
        expect(readRecordValue(text, { biomassWaste: texts })).toBe(texts.join(', '));
      })
    );
  });

  it('returns null when the record has no value or one of another type', () => {
    for (const record of [{}, { biomassWaste: null }, { biomassWaste: {} }, { biomassWaste: [] }])
      expect(readRecordValue(text, record)).toBeNull();
  });
});
