import fc from 'fast-check';
import { MARKER_TYPES, recordColumns } from 'widgets/shared-code/site-core';
import { addressOf, FIRST_PAGE, queryOf, viewBy, written } from './view';
import type { View } from './view';

const columns = recordColumns('Factory');
const codec = addressOf(columns);

const views: fc.Arbitrary<View> = fc.record({
  page: fc.nat({ max: 1000 }),
  sort: fc.constantFrom(null, 'name', '-name', 'productionCapacity'),
  search: fc.string({ maxLength: 50 }).filter((text) => !text.includes('\0')),
  filters: fc.record({ status: fc.subarray(['Active', 'Inactive'], { minLength: 1 }) }, { requiredKeys: [] })
});

it('restores a view from its address', () => {
  fc.assert(
    fc.property(views, (view) => {
      const state = written(view);
      const found = state === null ? FIRST_PAGE : viewBy(codec.read(JSON.parse(JSON.stringify(state)))!);
      expect(found).toEqual({ ...view, filters: { ...view.filters } });
    })
  );
});

it.each([
  [{ p: -1 }],
  [{ p: 1.5 }],
  [{ s: 'imageUrls' }],
  [{ s: 'createdByUser' }],
  [{ q: 'x'.repeat(201) }],
  [{ q: 'a\0' }],
  [{ f: { status: ['Closed'] } }],
  [{ f: { name: ['Mill'] } }],
  [{ f: { status: 'Active' } }],
  [{ f: null }]
])('refuses an address with values that the table does not have: %j', (state) => {
  expect(codec.read(state)).toBeNull();
});

it.each(MARKER_TYPES)('requests all pages of %s records when no page size is given', (markerType) => {
  const [first] = recordColumns(markerType);
  const view = { ...FIRST_PAGE, page: 2, sort: `-${first!.name}` };
  expect(queryOf(view)).not.toHaveProperty('page');
  expect(queryOf(view, 10)).toMatchObject({ page: 3, limit: 10, sort: `-${first!.name}` });
});
