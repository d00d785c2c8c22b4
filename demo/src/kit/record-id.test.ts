import { createRecordId } from './record-id';

describe('createRecordId', () => {
  it('returns UUIDs that are repeatable and unique', () => {
    const ids = ['customer', 'marker_asset'].flatMap((table) =>
      Array.from({ length: 2_000 }, (_, number) => createRecordId(table, number))
    );
    expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(
      true
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(createRecordId('customer', 7)).toBe(ids[7]);
  });
});
