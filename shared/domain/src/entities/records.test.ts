import { agentInventory, biocharEmissions, currentPrice, millInventory } from './figures';
import { facility, warehouse } from './test-payloads';
import { listFields } from './field';
import { markerAssetCreate } from './marker-asset';
import { applicationRecord, customerRecord, depotRecord, markerRecord, partnerRecord } from './records';

const kept = {
  ...{ id: 'a1', _id: 'a1', version: 1 },
  ...{ createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-01T08:00:00.000Z' }
};

describe('records in responses', () => {
  it('contain the payload and the fields stored with it', () => {
    for (const payload of [facility, { ...warehouse, inventoryLevels: 3 }]) {
      const record = { ...markerAssetCreate.parse(payload), ...kept };
      expect(markerRecord.parse(record)).toEqual(record);
      expect(markerRecord.safeParse({ ...record, version: 0 }).success).toBe(false);
    }
  });

  it('may lack pictures and unknown figures', () => {
    expect(applicationRecord.shape.imageUrls.safeParse([]).success).toBe(true);
    const unknown = {
      ...{ totalTruckEmissions: null, totalBikeEmissions: null, applicationCount: 0 },
      ...{ withoutTruckEmissions: 0, withoutBikeEmissions: 0 }
    };
    expect(biocharEmissions.parse(unknown)).toEqual(unknown);
  });

  it('describe every field', () => {
    for (const schema of [applicationRecord, customerRecord, depotRecord, partnerRecord])
      expect(listFields(schema).map(({ name }) => name)).toEqual(
        expect.arrayContaining(['id', '_id', 'version', 'createdBy', 'createdAt', 'updatedAt'])
      );
    for (const schema of [agentInventory, biocharEmissions, currentPrice, millInventory])
      expect(listFields(schema).every(({ access }) => access === 'derived')).toBe(true);
  });
});
