import { allocatedPurchase } from 'widgets/shared-code/site-domain';
import type { AllocatedPurchase } from 'widgets/shared-code/site-domain';
import { readPurchasePrice, listPurchaseColumns } from './purchase-columns';
import { writePurchasesSql } from './use-shown-purchases';

const createPurchase = (given: Partial<AllocatedPurchase>): AllocatedPurchase => ({ objectId: 7, ...given });
const formatCell = (key: string, given: Partial<AllocatedPurchase>) => {
  const column = listPurchaseColumns('en', 'not known').find((one) => one.key === key)!;
  return column.text?.(createPurchase(given));
};

describe('purchases of an application', () => {
  it.each([
    ['35k', 35_000, '₦35,000/t'],
    ['1.2m', 1_200_000, '₦1,200,000/t'],
    [36_420, 36_420, '₦36,420/t'],
    ['about 35k', null, 'about 35k'],
    [null, null, 'not known'],
    [undefined, null, 'not known'],
    [0, 0, '₦0/t']
  ])('[PP-03] reads the price %p as %p and shows it as %p', (pricePerTon, price, text) => {
    expect(readPurchasePrice(createPurchase({ pricePerTon }))).toBe(price);
    expect(formatCell('pricePerTon', { pricePerTon })).toBe(text);
  });

  it('[PP-03] shows "not known" for missing values, never 0', () => {
    for (const key of ['supplierName', 'community', 'suppliedTonnage', 'biocharUsed', 'date'])
      expect([key, formatCell(key, {})]).toEqual([key, 'not known']);
    expect(formatCell('suppliedTonnage', { suppliedTonnage: 0 })).toBe('0 t');
    expect(formatCell('date', { date: '2026-05-01' })).toBe('01/05/2026');
  });

  it('[PP-04] shows every field of the entity except the object id, which locates the purchase on the map', () => {
    const columns = listPurchaseColumns('en', 'not known').map(({ key }) => key);
    expect(['objectId', ...columns].sort()).toEqual(Object.keys(allocatedPurchase.shape).sort());
  });

  it('[PP-02] finds purchases on the layer by their object ids', () => {
    expect(writePurchasesSql('OBJECTID', [{ objectId: 3 }, { objectId: '12' }])).toBe('OBJECTID IN (3, 12)');
    expect(writePurchasesSql('OBJECTID', [{ objectId: 'none' }])).toBeNull();
    expect(writePurchasesSql('OBJECTID', [])).toBeNull();
    expect(writePurchasesSql(null, [{ objectId: 3 }])).toBeNull();
  });
});
