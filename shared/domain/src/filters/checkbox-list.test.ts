import fc from 'fast-check';
import {
  DEFAULT_PROJECT_GROUP,
  PROJECT_GROUPS,
  buildCheckedWhere,
  isAllChecked,
  toggleAll,
  toggleItem,
  toggleProjectGroup
} from './checkbox-list';
import { meetsWhere } from './test-meets-where';

const items = ['Maize', 'PKS', 'Factory Waste'] as const;
const checked = fc.shuffledSubarray([...items, 'Stranger']);
const item = fc.constantFrom(...items);

describe('checkbox lists', () => {
  it('check all items with All, and none when all are checked', () => {
    expect(toggleAll(items, [])).toEqual(items);
    expect(toggleAll(items, ['PKS', 'Stranger'])).toEqual(items);
    expect(isAllChecked(items, toggleAll(items, []))).toBe(true);
    expect(toggleAll(items, items)).toEqual([]);
    expect(isAllChecked([], [])).toBe(false);
  });

  it('create no condition, a list of values, or a condition that no record meets', () => {
    expect(buildCheckedWhere(items, items, 'type')).toEqual({ kind: 'everything' });
    expect(buildCheckedWhere(items, ['PKS', 'Stranger'], 'type')).toEqual({
      kind: 'in',
      field: 'type',
      values: ['PKS']
    });
    expect(buildCheckedWhere(items, ['Stranger'], 'type')).toEqual({ kind: 'nothing' });
  });

  it('clear All when an item is unchecked, and set All when the last is checked', () => {
    fc.assert(
      fc.property(item, (one) => {
        const without = toggleItem(items, items, one);
        expect(isAllChecked(items, without)).toBe(false);
        expect(without).toEqual(items.filter((other) => other !== one));
        expect(isAllChecked(items, toggleItem(items, without, one))).toBe(true);
      })
    );
  });

  it('change one box at a time, in the order of the list', () => {
    fc.assert(
      fc.property(checked, item, (given, one) => {
        const next = toggleItem(items, given, one);
        for (const other of items)
          expect(next.includes(other)).toBe(other === one ? !given.includes(other) : given.includes(other));
        expect(next).toEqual(items.filter((other) => next.includes(other)));
        expect(isAllChecked(items, given)).toBe(items.every((other) => given.includes(other)));
      })
    );
    expect(toggleItem(items, ['PKS'], 'Nobody')).toEqual(['PKS']);
    expect(toggleItem(items, ['PKS', 'Nobody'], 'Nobody')).toEqual(['PKS']);
  });

  it('[LP-08] show no records when nothing is checked', () => {
    expect(buildCheckedWhere(items, [], 'type')).toEqual({ kind: 'nothing' });
    expect(buildCheckedWhere(items, ['Stranger'], 'type')).toEqual({ kind: 'nothing' });
    expect(buildCheckedWhere([], [], 'type')).toEqual({ kind: 'nothing' });
    for (const type of [...items, null])
      expect(meetsWhere(buildCheckedWhere(items, [], 'type'), { type })).toBe(false);
  });

  it('show the records with a checked value, and with All also records without a value', () => {
    fc.assert(
      fc.property(checked, fc.constantFrom(...items, null), (given, type) => {
        const all = items.every((one) => given.includes(one));
        expect(meetsWhere(buildCheckedWhere(items, given, 'type'), { type })).toBe(
          all || (type !== null && given.includes(type))
        );
      })
    );
  });
});

describe('project layers', () => {
  it('show feedstock first, and at most one group', () => {
    expect(DEFAULT_PROJECT_GROUP).toBe('feedstock');
    expect(PROJECT_GROUPS).toEqual(['feedstock', 'offtake']);
    expect(toggleProjectGroup(null, 'feedstock')).toBe('feedstock');
    expect(toggleProjectGroup('feedstock', 'offtake')).toBe('offtake');
    expect(toggleProjectGroup('offtake', 'feedstock')).toBe('feedstock');
    expect(toggleProjectGroup('feedstock', 'feedstock')).toBeNull();
  });
});
