import fc from 'fast-check';
import { MARKER_TYPES } from 'widgets/shared-code/site-base';
import { listRecordColumns } from 'widgets/shared-code/site-domain';
import { createViewCodec, FIRST_PAGE, toListQuery, fromAddressView, toAddressView } from './view';
import type { RecordsView } from './view';

const columns = listRecordColumns('Factory');
const codec = createViewCodec(columns);

const views: fc.Arbitrary<RecordsView> = fc.record({
  page: fc.nat({ max: 1000 }),
  sort: fc.constantFrom(null, 'name', '-name', 'productionCapacity'),
  search: fc.string({ maxLength: 50 }).filter((text) => !text.includes('\0')),
  filters: fc.record({ status: fc.subarray(['Active', 'Inactive'], { minLength: 1 }) }, { requiredKeys: [] })
});

it('restores a view from its address', () => {
  fc.assert(
    fc.property(views, (view) => {
      const state = toAddressView(view);
      const found =
        state === null ? FIRST_PAGE : fromAddressView(codec.read(JSON.parse(JSON.stringify(state)))!);
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
  const [first] = listRecordColumns(markerType);
  const view = { ...FIRST_PAGE, page: 2, sort: `-${first!.name}` };
  expect(toListQuery(view)).not.toHaveProperty('page');
  expect(toListQuery(view, 10)).toMatchObject({ page: 3, limit: 10, sort: `-${first!.name}` });
});
