import { getCodedNames, isIdentifier, createCustomPage } from './custom-page';
import type { CustomField } from './custom-page';

const WATER = {
  type: 'coded-value',
  codedValues: [
    { code: 'Y', name: 'Gives water' },
    { code: 'N', name: 'Dry' }
  ]
};

const BOREHOLES: readonly CustomField[] = [
  { name: 'OBJECTID', type: 'oid' },
  { name: 'GlobalID', type: 'global-id' },
  { name: 'site_id', alias: 'Site id', type: 'integer' },
  { name: 'village', alias: 'Village', type: 'string' },
  { name: 'water', alias: 'State of the borehole', type: 'string', domain: WATER },
  { name: 'depth_m', alias: 'Depth (m)', type: 'double' },
  { name: 'people', alias: 'People served', type: 'integer', valueType: 'count-or-amount' },
  { name: 'longitude', type: 'double' },
  { name: 'northing', type: 'double', valueType: 'coordinate' },
  { name: 'post_code', alias: 'Post code', type: 'integer' },
  { name: 'drilled', alias: 'Drilled on', type: 'date' },
  { name: 'last_edited_user', type: 'string' }
];
const kept = new Set(['OBJECTID', 'GlobalID', 'last_edited_user']);
const infos = [
  { fieldName: 'depth_m', label: 'Depth of the borehole (m)', format: { places: 1 } },
  { fieldName: 'people', label: '', format: null }
];

describe('createCustomPage', () => {
  const page = createCustomPage({ fields: BOREHOLES, displayField: 'village', kept, infos });

  it('[BY-10] lists all fields but keys, ids and editor tracking, named as in the web map, else by their alias', () => {
    expect(page.nameField).toBe('village');
    expect(page.lines).toEqual([
      { name: 'village', label: 'Village' },
      { name: 'water', label: 'State of the borehole' },
      { name: 'depth_m', label: 'Depth of the borehole (m)', places: 1 },
      { name: 'people', label: 'People served' },
      { name: 'longitude', label: 'longitude' },
      { name: 'northing', label: 'northing' },
      { name: 'post_code', label: 'Post code' },
      { name: 'drilled', label: 'Drilled on' }
    ]);
  });

  it('[BY-10] sums amounts and averages other numbers, without codes and positions', () => {
    expect(page.figures).toEqual([
      { field: 'depth_m', kind: 'average', decimals: 1 },
      { field: 'people', kind: 'total', decimals: 0 }
    ]);
    const bare = createCustomPage({
      fields: [{ name: 'litres', type: 'double', valueType: 'count-or-amount' }],
      kept
    });
    expect(bare.figures).toEqual([{ field: 'litres', kind: 'total', decimals: 2 }]);
    const counted = createCustomPage({ fields: [{ name: 'pumps', type: 'integer' }], kept });
    expect(counted.figures).toEqual([{ field: 'pumps', kind: 'average', decimals: 1 }]);
    const drawn = createCustomPage({ fields: [{ name: 'slope', type: 'single' }], kept });
    expect(drawn.figures).toEqual([{ field: 'slope', kind: 'average', decimals: 2 }]);
  });

  it('[BY-10] counts by text fields, coded ones first', () => {
    expect(page.categories).toEqual(['water', 'village']);
    expect(getCodedNames(BOREHOLES[4]!)).toEqual({ Y: 'Gives water', N: 'Dry' });
    expect(getCodedNames(BOREHOLES[3]!)).toBeNull();
  });

  it('names records by a text that is not an id when the layer has no display field, and by null without one', () => {
    const fields = [{ name: 'ref_id', type: 'string' }, ...BOREHOLES];
    expect(createCustomPage({ fields, kept }).nameField).toBe('village');
    expect(createCustomPage({ fields, kept, displayField: 'ref_id' }).lines[0]).toEqual({
      name: 'ref_id',
      label: 'ref_id'
    });
    expect(createCustomPage({ fields: [{ name: 'depth', type: 'double' }], kept }).nameField).toBeNull();
    expect(['id', 'millCode', 'uuid', 'decode', 'depth'].map(isIdentifier)).toEqual([
      true,
      true,
      true,
      false,
      false
    ]);
  });
});
