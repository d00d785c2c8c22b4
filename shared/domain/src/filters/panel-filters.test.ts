import fc from 'fast-check';
import { computePanelMask } from '../calculations/panel-figures';
import { toPanelFilters } from './panel-filters';
import { meetsWhere } from './test-meets-where';
import type { Where } from './where-tree';
import { EVERYTHING, NOTHING } from './where-tree';

const labels = ['Uyo', 'Ikot Ekpene', 'UYO 2'];
const day = fc.integer({ min: 0, max: 40 }).map((n) => new Date(1_714_000_000_000 + n * 86_400_000));
const isoDay = day.map((date) => date.toISOString().slice(0, 10));
const record = fc.record({
  tonnes: fc.option(fc.integer({ min: -5, max: 20 }), { nil: null }),
  date: fc.option(fc.integer({ min: 1_714_000_000_000, max: 1_718_000_000_000 }), { nil: null }),
  lga: fc.option(fc.constantFrom(...labels), { nil: null })
});
const condition: fc.Arbitrary<Where> = fc.oneof(
  fc.constant(EVERYTHING),
  fc.constant(NOTHING),
  fc.record({
    kind: fc.constant('compare' as const),
    field: fc.constant('tonnes'),
    operator: fc.constantFrom('>=' as const, '<=' as const),
    value: fc.integer({ min: -5, max: 20 })
  }),
  fc.record({
    kind: fc.constant('in' as const),
    field: fc.constant('lga'),
    values: fc.subarray(labels)
  }),
  fc.record({
    kind: fc.constantFrom('contains' as const, 'reads' as const),
    field: fc.constant('lga'),
    text: fc.constantFrom('uyo', 'IK', 'x', '')
  }),
  fc.record({
    kind: fc.constant('days' as const),
    field: fc.constant('date'),
    fieldType: fc.constant('date' as const),
    first: isoDay,
    last: isoDay
  })
);

describe('toPanelFilters', () => {
  it('[BS-03] keeps the same records as the condition on the map', () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 3 }), fc.array(record), (terms, records) => {
        const where: Where = { kind: 'and', terms };
        const columns = {
          numbers: {
            tonnes: Float64Array.from(records, ({ tonnes }) => tonnes ?? NaN),
            date: Float64Array.from(records, ({ date }) => date ?? NaN)
          },
          categories: {
            lga: { labels, codes: Int32Array.from(records, ({ lga }) => labels.indexOf(lga ?? '')) }
          }
        };
        const kept = Array.from(computePanelMask(columns, toPanelFilters(where, columns)));
        expect(kept).toEqual(records.map((one) => (meetsWhere(where, one) ? 1 : 0)));
      })
    );
  });

  it('converts each kind of condition', () => {
    const columns = { numbers: {}, categories: { lga: { labels, codes: new Int32Array() } } };
    const ends = { min: null, max: null, minInclusive: true, maxInclusive: true };
    const compare = { kind: 'compare', field: 'tonnes', value: 2 } as const;
    const days = { kind: 'days', field: 'date', fieldType: 'date' } as const;
    const lga = { kind: 'oneOf', column: 'lga' };
    const cases: [Where, unknown[]][] = [
      [EVERYTHING, []],
      [NOTHING, [{ kind: 'oneOf', column: '', labels: [] }]],
      [{ ...compare, operator: '>=' }, [{ kind: 'range', column: 'tonnes', range: { ...ends, min: 2 } }]],
      [{ ...compare, operator: '<=' }, [{ kind: 'range', column: 'tonnes', range: { ...ends, max: 2 } }]],
      [{ kind: 'in', field: 'lga', values: ['Uyo'] }, [{ ...lga, labels: ['Uyo'] }]],
      [{ kind: 'contains', field: 'lga', text: 'uyo' }, [{ ...lga, labels: ['Uyo', 'UYO 2'] }]],
      [{ kind: 'reads', field: 'lga', text: 'uyo' }, [{ ...lga, labels: ['Uyo'] }]],
      [
        { ...days, first: '2024-05-01', last: '2024-05-01' },
        [
          {
            kind: 'range',
            column: 'date',
            range: {
              ...ends,
              min: Date.UTC(2024, 3, 30, 23),
              max: Date.UTC(2024, 4, 1, 23),
              maxInclusive: false
            }
          }
        ]
      ]
    ];
    for (const [where, filters] of cases) expect(toPanelFilters(where, columns)).toEqual(filters);
  });

  it('keeps no records when a day or a column does not exist', () => {
    const columns = { numbers: { date: Float64Array.of(1_714_000_000_000) }, categories: {} };
    const days = { kind: 'days', field: 'date', fieldType: 'date' } as const;
    const computeMask = (where: Where) =>
      Array.from(computePanelMask(columns, toPanelFilters(where, columns)));
    expect(computeMask({ ...days, first: '2024-02-30', last: '2024-03-01' })).toEqual([0]);
    expect(computeMask({ ...days, first: '2024-02-01', last: 'soon' })).toEqual([0]);
    expect(computeMask({ kind: 'contains', field: 'lga', text: '' })).toEqual([0]);
  });

  it('throws for conditions that no panel sets', () => {
    const none = { numbers: {}, categories: {} };
    for (const where of [
      { kind: 'isNull', field: 'a' },
      { kind: 'compare', field: 'a', operator: '>', value: 1 },
      { kind: 'compare', field: 'a', operator: '>=', value: 'x' }
    ] as Where[])
      expect(() => toPanelFilters(where, none)).toThrow(`'${where.kind}'`);
  });
});
