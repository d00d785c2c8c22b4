import fc from 'fast-check';
import { MAX_FILTER_TEXT_LENGTH, RAW_MATERIAL_FILTERS, readRawMaterialFilter } from './raw-material-filter';
import type { RawMaterialFields, RawMaterialInput } from './raw-material-filter';
import { meetsWhere } from './test-meets-where';
import { writeWhereSql } from './where-sql';

const fields: RawMaterialFields = {
  supplier: 'supplierName',
  community: 'community',
  date: { name: 'date', type: 'string' }
};
const blank: RawMaterialInput = { start: '', end: '', supplier: '', community: '' };
const readFilter = (input: Partial<RawMaterialInput>, given = fields) =>
  readRawMaterialFilter({ ...blank, ...input }, given);
const dates = { start: '2024-05-01', end: '2024-05-31' };

describe('readRawMaterialFilter', () => {
  it('applies dates, supplier and community, trimmed', () => {
    expect(readFilter({ ...dates, supplier: " O'Neil ", community: 'Eket' })).toEqual({
      ok: true,
      value: {
        where: {
          kind: 'and',
          terms: [
            { kind: 'days', field: 'date', fieldType: 'string', first: '2024-05-01', last: '2024-05-31' },
            { kind: 'contains', field: 'supplierName', text: "O'Neil" },
            { kind: 'contains', field: 'community', text: 'Eket' }
          ]
        },
        filters: ['dates', 'supplier', 'community']
      }
    });
  });

  it('escapes quotes', () => {
    const filter = readFilter({ supplier: "O'Neil" });
    expect(filter.ok && writeWhereSql(filter.value.where)).toBe("UPPER(supplierName) LIKE '%O''NEIL%'");
  });

  it('accepts date fields and string fields, and refuses other types or a missing field', () => {
    const byDate = readFilter(dates, { ...fields, date: { name: 'bought', type: 'date' } });
    expect(byDate).toEqual({
      ok: true,
      value: {
        where: { kind: 'days', field: 'bought', fieldType: 'date', first: '2024-05-01', last: '2024-05-31' },
        filters: ['dates']
      }
    });
    expect(readFilter(dates, { ...fields, date: { name: 'date', type: 'double' } })).toEqual({
      ok: false,
      problem: 'dateFieldType',
      values: { field: 'date', type: 'double' }
    });
    expect(readFilter(dates, { ...fields, date: null })).toEqual({ ok: false, problem: 'dateFieldNotFound' });
    expect(readFilter({ community: 'Eket' }, { ...fields, date: null }).ok).toBe(true);
  });

  it.each([
    ['only a start date', { start: '2024-05-01' }],
    ['only an end date', { end: '2024-05-01' }],
    ['a date that does not exist', { start: '2024-02-30', end: '2024-05-01' }],
    ['blank texts', { supplier: '  ', community: '\t' }],
    ['an empty filter', {}]
  ])('treats %s as no criterion', (_what, input) => {
    expect(readFilter(input)).toEqual({ ok: false, problem: 'noCriterion' });
  });

  it('refuses an end before the start with any other criteria, and accepts a single day', () => {
    const backwards = { start: '2024-05-02', end: '2024-05-01', supplier: 'Ada' };
    expect(readFilter(backwards)).toEqual({ ok: false, problem: 'endBeforeStart' });
    expect(readFilter(backwards, { ...fields, date: null })).toEqual({
      ok: false,
      problem: 'endBeforeStart'
    });
    expect(readFilter({ start: '2024-05-01', end: '2024-05-01' }).ok).toBe(true);
  });

  it.each(['supplier', 'community'] as const)('refuses a %s that is too long', (name) => {
    const longest = '😀'.repeat(MAX_FILTER_TEXT_LENGTH / 2);
    expect(readFilter({ [name]: ` ${longest} ` }).ok).toBe(true);
    expect(readFilter({ [name]: `${longest}a` })).toEqual({
      ok: false,
      problem: 'textTooLong',
      values: { max: MAX_FILTER_TEXT_LENGTH }
    });
  });

  it('ignores a single date beside another criterion', () => {
    const filter = readFilter({ start: '2024-05-01', supplier: 'Ada' });
    expect(filter.ok && filter.value.filters).toEqual(['supplier']);
  });

  it('passes exactly the records that meet every criterion', () => {
    const text = fc.constantFrom('', ' ', 'ada', 'Obi', "o'neil");
    const day = fc.constantFrom('', '2024-05-01', '2024-05-15', '2024-06-01');
    const record = fc.record({
      supplierName: fc.constantFrom('Ada Obi', "O'Neil", null),
      community: fc.constantFrom('ADA', 'Eket', null),
      date: fc.constantFrom('2024-05-01', '2024-05-15', '2024-06-01', null)
    });
    const includesText = (value: string | null, wanted: string) =>
      wanted.trim() === '' || (value ?? '').toLowerCase().includes(wanted.trim().toLowerCase());
    fc.assert(
      fc.property(day, day, text, text, record, (start, end, supplier, community, given) => {
        const filter = readFilter({ start, end, supplier, community });
        if (!filter.ok) return;
        const dated =
          start === '' || end === '' || (given.date !== null && start <= given.date && given.date <= end);
        expect(meetsWhere(filter.value.where, given)).toBe(
          dated && includesText(given.supplierName, supplier) && includesText(given.community, community)
        );
        for (const name of filter.value.filters) expect(RAW_MATERIAL_FILTERS).toContain(name);
      })
    );
  });
});
