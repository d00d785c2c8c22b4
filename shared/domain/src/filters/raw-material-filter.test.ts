import fc from 'fast-check';
import { LONGEST_FILTER_TEXT, RAW_MATERIAL_FILTERS, rawMaterialFilter } from './raw-material-filter';
import type { RawMaterialFields, RawMaterialInput } from './raw-material-filter';
import { keeps } from './test-keeps';
import { whereSql } from './where-sql';

const fields: RawMaterialFields = {
  supplier: 'supplierName',
  community: 'community',
  date: { name: 'date', type: 'string' }
};
const blank: RawMaterialInput = { start: '', end: '', supplier: '', community: '' };
const ask = (input: Partial<RawMaterialInput>, given = fields) =>
  rawMaterialFilter({ ...blank, ...input }, given);
const dates = { start: '2024-05-01', end: '2024-05-31' };

describe('rawMaterialFilter', () => {
  it('applies dates, supplier and community, trimmed', () => {
    expect(ask({ ...dates, supplier: " O'Neil ", community: 'Eket' })).toEqual({
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
    const filter = ask({ supplier: "O'Neil" });
    expect(filter.ok && whereSql(filter.value.where)).toBe("UPPER(supplierName) LIKE '%O''NEIL%'");
  });

  it('accepts date fields and string fields, and refuses other types or a missing field', () => {
    const byDate = ask(dates, { ...fields, date: { name: 'bought', type: 'date' } });
    expect(byDate).toEqual({
      ok: true,
      value: {
        where: { kind: 'days', field: 'bought', fieldType: 'date', first: '2024-05-01', last: '2024-05-31' },
        filters: ['dates']
      }
    });
    expect(ask(dates, { ...fields, date: { name: 'date', type: 'double' } })).toEqual({
      ok: false,
      problem: 'dateFieldType',
      values: { field: 'date', type: 'double' }
    });
    expect(ask(dates, { ...fields, date: null })).toEqual({ ok: false, problem: 'dateFieldNotFound' });
    expect(ask({ community: 'Eket' }, { ...fields, date: null }).ok).toBe(true);
  });

  it.each([
    ['a lone start', { start: '2024-05-01' }],
    ['a lone end', { end: '2024-05-01' }],
    ['a date that does not exist', { start: '2024-02-30', end: '2024-05-01' }],
    ['blanks', { supplier: '  ', community: '\t' }],
    ['nothing', {}]
  ])('treats %s as no criterion', (_what, input) => {
    expect(ask(input)).toEqual({ ok: false, problem: 'noCriterion' });
  });

  it('refuses an end before the start with any other criteria, and accepts a single day', () => {
    const backwards = { start: '2024-05-02', end: '2024-05-01', supplier: 'Ada' };
    expect(ask(backwards)).toEqual({ ok: false, problem: 'endBeforeStart' });
    expect(ask(backwards, { ...fields, date: null })).toEqual({ ok: false, problem: 'endBeforeStart' });
    expect(ask({ start: '2024-05-01', end: '2024-05-01' }).ok).toBe(true);
  });

  it.each(['supplier', 'community'] as const)('refuses a %s that is too long', (name) => {
    const longest = '😀'.repeat(LONGEST_FILTER_TEXT / 2);
    expect(ask({ [name]: ` ${longest} ` }).ok).toBe(true);
    expect(ask({ [name]: `${longest}a` })).toEqual({
      ok: false,
      problem: 'textTooLong',
      values: { max: LONGEST_FILTER_TEXT }
    });
  });

  it('ignores a single date beside another criterion', () => {
    const filter = ask({ start: '2024-05-01', supplier: 'Ada' });
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
    const has = (value: string | null, wanted: string) =>
      wanted.trim() === '' || (value ?? '').toLowerCase().includes(wanted.trim().toLowerCase());
    fc.assert(
      fc.property(day, day, text, text, record, (start, end, supplier, community, given) => {
        const filter = ask({ start, end, supplier, community });
        if (!filter.ok) return;
        const dated =
          start === '' || end === '' || (given.date !== null && start <= given.date && given.date <= end);
        expect(keeps(filter.value.where, given)).toBe(
          dated && has(given.supplierName, supplier) && has(given.community, community)
        );
        for (const name of filter.value.filters) expect(RAW_MATERIAL_FILTERS).toContain(name);
      })
    );
  });
});
