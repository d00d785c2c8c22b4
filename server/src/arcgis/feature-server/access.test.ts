import type { Caller, Role } from '../../common/roles';
import { readableFields, requireAccess, requireField } from '../dialect/access';
import type { LayerDataset } from '../../layers/dataset';
import { readQuery } from './feature-query';
import { QuerySql } from './sql';

const createCaller = (role: Role): Caller => ({ uid: role, email: null, role });

/** A layer for investors with one field for staff. */
const layer: LayerDataset = {
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

const buildStatement = (role: Role, params: Record<string, string>) => {
  const fields = readableFields(layer, createCaller(role));
  const query = readQuery(params, layer, fields);
  const sql = new QuerySql(layer, fields, query);
  return query.answer === 'statistics' ? sql.selectStatistics() : sql.selectFeatures();
};

describe('access', () => {
  it('opens a layer from its role upwards', () => {
    for (const role of ['investor', 'staff', 'admin'] as const)
      expect(() => requireAccess(layer, createCaller(role))).not.toThrow();
    expect(() => requireAccess(layer, createCaller('guest'))).toThrow(expect.objectContaining({ code: 499 }));
    expect(() => requireAccess(layer, { ...createCaller('guest'), sessionEnded: true })).toThrow(
      expect.objectContaining({ code: 498 })
    );
    expect(() => requireAccess({ ...layer, access: 'admin' }, createCaller('staff'))).toThrow(
      expect.objectContaining({ code: 403 })
    );
  });

  it('shows each role its own fields', () => {
    const listNames = (role: Role) => readableFields(layer, createCaller(role)).map(({ name }) => name);
    expect(listNames('investor')).toEqual(['OBJECTID', 'name']);
    expect(listNames('staff')).toEqual(['OBJECTID', 'name', 'price']);
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
      'filter groups by',
      { outStatistics: '[{"statisticType":"count","onStatisticField":"*"}]', having: 'SUM(price) > 1' }
    ]
  ])('lets nobody %s a field that is closed to them', (_what, params) => {
    expect(() => buildStatement('investor', params)).toThrow(
      expect.objectContaining({ code: 400, message: 'Invalid field: price' })
    );
  });

  it('omits a closed field everywhere', () => {
    expect(buildStatement('investor', { outFields: '*' }).sql).not.toContain('price');
    expect(buildStatement('staff', { outFields: '*', where: 'PRICE > 1' }).sql).toContain(
      'thing.price AS "price"'
    );
  });

  it('gives the same error for a closed field and a missing one', () => {
    const catchRefusal = (name: string) => {
      try {
        return requireField(readableFields(layer, createCaller('investor')), name, 'where');
      } catch (error) {
        return String(error).replace(name, '…');
      }
    };
    expect(catchRefusal('price')).toBe(catchRefusal('nothing'));
  });
});
