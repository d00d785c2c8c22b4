import { z } from 'zod';
import { biocharApplicationCreate, biocharApplicationUpdate } from './biochar-application';
import { biocharPartnerCreate, biocharPartnerUpdate } from './biochar-partner';
import { customerCreate, customerUpdate } from './customer-factory';
import { getFieldMeta, listFields } from './field';
import { factoryMarker } from './factory-marker';
import { logisticsDepotCreate, logisticsDepotUpdate } from './logistics-depot';
import { markerAssetCreate, markerAssetUpdate } from './marker-asset';

import {
  application,
  customer,
  depot,
  facility,
  factory,
  partner,
  place,
  listRefusedFields,
  warehouse
} from './test-payloads';

const PAYLOADS: [string, z.ZodType, z.ZodType, Record<string, unknown>][] = [
  ['factory', markerAssetCreate, markerAssetUpdate, factory],
  ['biochar facility', markerAssetCreate, markerAssetUpdate, facility],
  ['AP', markerAssetCreate, markerAssetUpdate, warehouse],
  ['customer', customerCreate, customerUpdate, customer],
  ['depot', logisticsDepotCreate, logisticsDepotUpdate, depot],
  ['biochar application', biocharApplicationCreate, biocharApplicationUpdate, application],
  ['biochar partner', biocharPartnerCreate, biocharPartnerUpdate, partner]
];

describe.each(PAYLOADS)('the payloads of a %s', (_name, create, update, payload) => {
  it('contain createdBy, and an identifier only on update', () => {
    expect(create.parse(payload)).toMatchObject({ createdBy: 'admin', ...place });
    expect(listRefusedFields(create, { ...payload, createdBy: 'someone' })).toEqual(['createdBy']);
    expect(listRefusedFields(create, { ...payload, id: 'a1' })).toEqual(['id']);
    expect(update.parse({ ...payload, id: 'a1' })).toMatchObject({ id: 'a1' });
    expect(listRefusedFields(update, payload)).toEqual([]);
  });

  it('are refused with the field’s name for an unknown or read-only field', () => {
    for (const schema of [create, update])
      for (const name of ['netCo2', 'distanceToFactory', '_id', 'colour'])
        expect(listRefusedFields(schema, { ...payload, [name]: 1 })).toEqual([name]);
  });

  it('accept the version that an update is based on', () => {
    expect(update.parse({ ...payload, version: 3 })).toMatchObject({ version: 3 });
    for (const wrong of [0, 1.5, '3'])
      expect(listRefusedFields(update, { ...payload, version: wrong })).toEqual(['version']);
    expect(listRefusedFields(create, { ...payload, version: 1 })).toEqual(['version']);
  });

  it('require a position within the bounds', () => {
    for (const wrong of [undefined, null, '5.03', NaN, Infinity])
      expect(listRefusedFields(create, { ...payload, latitude: wrong })).toEqual(['latitude']);
    expect(listRefusedFields(create, { ...payload, latitude: 90, longitude: -180 })).toEqual([]);
    expect(listRefusedFields(create, { ...payload, latitude: 90.0001 })).toEqual(['latitude']);
    expect(listRefusedFields(create, { ...payload, latitude: -90.0001 })).toEqual(['latitude']);
    expect(listRefusedFields(create, { ...payload, longitude: 180.0001 })).toEqual(['longitude']);
    expect(listRefusedFields(update, { ...payload, longitude: -180.0001 })).toEqual(['longitude']);
  });

  it('have a JSON schema', () => {
    expect(JSON.stringify(z.toJSONSchema(create, { io: 'input' }))).toContain('"Degrees north"');
    expect(JSON.stringify(z.toJSONSchema(update, { io: 'input' }))).toContain('"Identifier"');
  });

  it('parse their own result unchanged', () => {
    const read = create.parse(payload);
    expect(create.parse(read)).toEqual(read);
  });
});

describe('payloads of factories and APs', () => {
  it('accept raw material only for factories, and biochar fields only for a biochar facility', () => {
    expect(markerAssetCreate.parse(facility)).toEqual({
      ...facility,
      createdBy: 'admin',
      inputRate: '0',
      imageUrls: []
    });
    expect(listRefusedFields(markerAssetCreate, { ...facility, rawMaterials: 'P1' })).toEqual([
      'rawMaterials'
    ]);
    expect(listRefusedFields(markerAssetCreate, { ...facility, biocharMaterials: [] })).toEqual([
      'biocharMaterials'
    ]);
    expect(listRefusedFields(markerAssetUpdate, { ...facility, biocharMaterials: undefined })).toEqual([
      'biocharMaterials'
    ]);
    expect(listRefusedFields(markerAssetCreate, { ...factory, biocharMaterials: ['PKS'] })).toEqual([
      'biocharMaterials'
    ]);
    expect(listRefusedFields(markerAssetCreate, { ...factory, inputRate: '1' })).toEqual(['inputRate']);
    expect(listRefusedFields(markerAssetCreate, { ...factory, rawMaterials: undefined })).toEqual([
      'rawMaterials'
    ]);
    expect(listRefusedFields(markerAssetCreate, { ...factory, rawMaterials: 'AGO' })).toEqual([
      'rawMaterials'
    ]);
  });

  it('name the field with an unknown type', () => {
    expect(listRefusedFields(markerAssetCreate, { ...factory, type: 'Mill' })).toEqual(['type']);
    expect(listRefusedFields(markerAssetCreate, { ...factory, markerType: 'Customer' })).toEqual([
      'markerType'
    ]);
    expect(listRefusedFields(markerAssetCreate, { ...factory, status: 'Closed' })).toEqual(['status']);
  });

  it('omit empty optional figures and refuse invalid ones', () => {
    expect(markerAssetCreate.parse(factory)).not.toHaveProperty('processedVolume');
    expect(listRefusedFields(markerAssetCreate, { ...factory, processedVolume: 0 })).toEqual([]);
    for (const wrong of [-1, NaN, '12', 1e13])
      expect(listRefusedFields(markerAssetCreate, { ...factory, processedVolume: wrong })).toEqual([
        'processedVolume'
      ]);
  });

  it('accept an input rate as text or number', () => {
    const parseRate = (inputRate: unknown) => {
      const answer = markerAssetCreate.safeParse({ ...facility, inputRate });
      return answer.success ? (answer.data as { inputRate: string }).inputRate : null;
    };
    expect([12.5, ' 12.5 ', '', ' ', 0, '0'].map(parseRate)).toEqual(['12.5', '12.5', '0', '0', '0', '0']);
    expect(['fast', '0x5', -1, '1e13', 'Infinity', Infinity, null].map(parseRate)).toEqual(
      Array(7).fill(null)
    );
    expect(parseRate('1e6')).toBe('1e6');
    expect(parseRate('1000001')).toBeNull();
  });

  it('leave the pictures and figures of an AP unchanged when an update omits them', () => {
    const said = {
      imageUrls: [' https://a.test '],
      inventoryLevels: 3,
      processedVolume: 2,
      productionCapacity: 1
    };
    expect(markerAssetUpdate.parse({ ...warehouse, ...said })).toMatchObject({
      ...said,
      imageUrls: ['https://a.test']
    });
    expect(Object.keys(markerAssetUpdate.parse(warehouse))).not.toContain('imageUrls');
    expect(markerAssetCreate.parse(warehouse)).toMatchObject({ imageUrls: [] });
  });

  it('refuse texts with NUL, unsafe addresses and days outside the calendar', () => {
    expect(listRefusedFields(customerCreate, { ...customer, name: 'a\u0000b' })).toEqual(['name']);
    expect(listRefusedFields(markerAssetCreate, { ...factory, imageUrls: ['a\u0000'] })).toContain(
      'imageUrls.0'
    );
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//x.test/1', 'x'])
      expect(listRefusedFields(markerAssetCreate, { ...factory, imageUrls: [url] })).toEqual(['imageUrls.0']);
    const days = { startDate: '0001-01-01', endDate: '0001-01-02' };
    expect(listRefusedFields(biocharApplicationCreate, { ...application, ...days })).toEqual([
      'startDate',
      'endDate'
    ]);
  });

  it('accept rawMaterial and rawMaterials of an AP, one or several, and store a list', () => {
    const kept = { ...warehouse, type: 'AP', createdBy: 'admin', imageUrls: [] };
    const { rawMaterials: _, ...bare } = warehouse;
    expect(markerAssetCreate.parse(warehouse)).toEqual(kept);
    expect(markerAssetCreate.parse({ ...bare, rawMaterial: 'P1' })).toEqual(kept);
    expect(markerAssetCreate.parse({ ...bare, rawMaterials: 'P1, PKS,P1' })).toEqual({
      ...kept,
      rawMaterials: ['P1', 'PKS']
    });
    const { imageUrls: _pictures, ...changed } = kept;
    expect(markerAssetUpdate.parse({ ...warehouse, rawMaterial: 'FFB' })).toEqual(changed);
    expect(listRefusedFields(markerAssetCreate, bare)).toEqual(['rawMaterials']);
    expect(listRefusedFields(markerAssetUpdate, bare)).toEqual(['rawMaterials']);
    expect(listRefusedFields(markerAssetCreate, { ...bare, rawMaterial: 'AGO' })).toEqual(['rawMaterial.0']);
    expect(listRefusedFields(markerAssetCreate, { ...warehouse, type: 'FFB Mill' })).toEqual(['type']);
  });

  it('describe every field of the payloads, wrapped or not', () => {
    for (const schema of [factoryMarker, customerUpdate, biocharPartnerUpdate, logisticsDepotUpdate])
      for (const inner of Object.values(schema.shape)) expect(getFieldMeta(inner)).not.toBeNull();
    expect(listFields(customerUpdate)[0]).toMatchObject({ name: 'id', optional: true });
  });
});
