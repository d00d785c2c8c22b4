import type { Caller, Role } from '../../ground/roles';
import { readableFields, requireAccess, requireField } from '../dialect/access';
import type { Dataset } from '../../layers/dataset';
import { readQuery } from './feature-query';
import { QuerySql } from './sql';

const caller = (role: Role): Caller => ({ uid: role, email: null, role });

/** A layer for investors with one field for staff. */
const layer: Dataset = {
  service: 'test',
  title: 'Test',
  description: '',
  access: 'investor',
  from: 'thing',
  geometryType: 'esriGeometryPoint',
  geometry: 'thing.geom',
  displayField: 'name',
  fields: [
    { name: 'OBJECTID', alias: 'OBJECTID', type: 'oid', sql: 'thing.id' },
    { name: 'name', alias: 'Name', type: 'string', sql: 'thing.name', length: 255 },
    { name: 'price', alias: 'Price', type: 'double', sql: 'thing.price', access: 'staff' }
  ],
  drawingInfo: {},
  sources: [],
  maxRecordCount: 10,
  heldAs: 'test'
};

const ask = (role: Role, params: Record<string, string>) => {
  const fields = readableFields(layer, caller(role));
  const query = readQuery(params, layer, fields);
  const sql = new QuerySql(layer, fields, query);
  return query.answer === 'statistics' ? sql.statistics() : sql.features();
};

describe('access', () => {
  it('opens a layer from its role upwards', () => {
    for (const role of ['investor', 'staff', 'admin'] as const)
      expect(() => requireAccess(layer, caller(role))).not.toThrow();
    expect(() => requireAccess(layer, caller('guest'))).toThrow(expect.objectContaining({ code: 499 }));
    expect(() => requireAccess(layer, { ...caller('guest'), sessionEnded: true })).toThrow(
      expect.objectContaining({ code: 498 })
    );
    expect(() => requireAccess({ ...layer, access: 'admin' }, caller('staff'))).toThrow(
      expect.objectContaining({ code: 403 })
    );
  });

  it('shows each role its own fields', () => {
    const names = (role: Role) => readableFields(layer, caller(role)).map(({ name }) => name);
    expect(names('investor')).toEqual(['OBJECTID', 'name']);
    expect(names('staff')).toEqual(['OBJECTID', 'name', 'price']);
  });

  it.each([
    ['read', { outFields: 'price' }],
    ['filter', { where: 'price > 100' }],
    ['filter inside UPPER', { where: "name = 'x' OR UPPER(price) = 'X'" }],
    ['sort', { orderByFields: 'price DESC' }],
    ['sum', { outStatistics: '[{"statisticType":"sum","onStatisticField":"price"}]' }],
    [
      'group',
      {
        outStatistics: '[{"statisticType":"count","onStatisticField":"*"}]',
        groupByFieldsForStatistics: 'price'
      }
    ],
    [
      'keep groups by',
      { outStatistics: '[{"statisticType":"count","onStatisticField":"*"}]', having: 'SUM(price) > 1' }
    ]
  ])('lets nobody %s a field that is closed to them', (_what, params) => {
    expect(() => ask('investor', params)).toThrow(
      expect.objectContaining({ code: 400, message: 'Invalid field: price' })
    );
  });

  it('omits a closed field everywhere', () => {
    expect(ask('investor', { outFields: '*' }).sql).not.toContain('price');
    expect(ask('staff', { outFields: '*', where: 'PRICE > 1' }).sql).toContain('thing.price AS "price"');
  });

  it('gives the same error for a closed field and a missing one', () => {
    const refusal = (name: string) => {
      try {
        return requireField(readableFields(layer, caller('investor')), name, 'where');
      } catch (error) {
        return String(error).replace(name, '…');
      }
    };
    expect(refusal('price')).toBe(refusal('nothing'));
  });
});
