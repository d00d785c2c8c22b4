import fc from 'fast-check';
import { MARKER_TYPES } from '../enumerations';
import { CATALOGUES } from '../messages/catalogues';
import { fieldLabel } from './form';
import { FORMS } from './forms';
import { recordColumns, recordValue } from './record-columns';
import type { RecordColumn } from './record-columns';

const column = (columns: readonly RecordColumn[], name: string) => columns.find((one) => one.name === name)!;

describe('the columns of records', () => {
  it.each(MARKER_TYPES)('of %s have the fields of the edit form, each once and with a name', (markerType) => {
    const names = recordColumns(markerType).map(({ name }) => name);
    const asked = FORMS[markerType].edit.fields.filter(({ kind }) => kind !== 'hidden');
    expect(names).toEqual(expect.arrayContaining(asked.map(({ name }) => name)));
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('id');
    for (const one of recordColumns(markerType)) expect(CATALOGUES.en).toHaveProperty([fieldLabel(one)]);
  });

  it('say the unit, the kind, the choices and what a list can be sorted by', () => {
    const factory = recordColumns('Factory');
    expect(column(factory, 'productionCapacity')).toMatchObject({
      kind: 'number',
      unit: 't/day',
      isSortable: true
    });
    expect(column(factory, 'inputRate')).toMatchObject({ kind: 'number', isSortable: false });
    expect(column(factory, 'imageUrls')).toMatchObject({ kind: 'urls', isSortable: false });
    expect(column(factory, 'status').options).toContain('Planned (2026)');
    expect(column(factory, 'name')).toMatchObject({ kind: 'text', unit: null, options: [], isPhone: false });
    expect(column(recordColumns('Customer'), 'phoneNumber')).toMatchObject({ kind: 'text', isPhone: true });
  });

  it('have what the product keeps after what is typed', () => {
    const application = recordColumns('BiocharApplication');
    expect(application.at(-1)).toMatchObject({ name: 'distanceToFactory', kind: 'number', unit: 'km' });
    expect(column(application, 'community')).toMatchObject({ kind: 'text', isSortable: true });
    expect(column(application, 'startDate').kind).toBe('day');
  });
});

describe('what a record has in a column', () => {
  const number = { kind: 'number', field: { name: 'annualFeedstock' } } as const;
  const text = { kind: 'text', field: { name: 'biomassWaste' } } as const;

  it('is a number for every number, kept as text or not', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), (value) => {
        const plain = Math.round(value * 1000) / 1000;
        expect(recordValue(number, { annualFeedstock: plain })).toBeCloseTo(plain, 6);
        expect(recordValue(number, { annualFeedstock: String(plain) })).toBeCloseTo(plain, 6);
      })
    );
  });

  it('is the text in a column of numbers that is none', () => {
    const cost = { kind: 'number', field: { name: 'costPMS' } } as const;
    expect(recordValue(cost, { costPMS: 'Nil' })).toBe('Nil');
  });

  it('is every text of a list', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
        expect(recordValue(text, { biomassWaste: texts })).toBe(texts.join(', '));
      })
    );
  });

  it('is nothing where the record has nothing or something else', () => {
    for (const record of [{}, { biomassWaste: null }, { biomassWaste: {} }, { biomassWaste: [] }])
      expect(recordValue(text, record)).toBeNull();
  });
});
