import fc from 'fast-check';
import { z } from 'zod';
import { biocharApplicationCreate, biocharApplicationUpdate } from './biochar-application';
import { biocharPartnerCreate, biocharPartnerUpdate } from './biochar-partner';
import { customerCreate, customerUpdate } from './customer-factory';
import { processingFactoryCreate } from './factory-marker';
import { logisticsDepotCreate } from './logistics-depot';
import { application, customer, depot, factory, partner, listRefusedFields } from './test-payloads';

describe('payloads of customers, depots, applications and partners', () => {
  it('store Nil for a fuel without a cost', () => {
    expect(customerCreate.parse(customer)).toMatchObject({ costPMS: 'Nil', costAGO: 'Nil' });
    expect(customerCreate.parse({ ...customer, costPMS: '', costAGO: 740 })).toMatchObject({
      costPMS: 'Nil',
      costAGO: '740'
    });
    expect(listRefusedFields(customerCreate, { ...customer, costPMS: 'cheap' })).toEqual(['costPMS']);
    expect(logisticsDepotCreate.parse(depot)).toMatchObject({
      gas: [
        { name: 'PMS', cost: 'Nil' },
        { name: 'AGO', cost: 'Nil' }
      ]
    });
    expect(logisticsDepotCreate.parse({ ...depot, gas: [{ name: 'AGO', cost: 5 }] }).gas).toEqual([
      { name: 'PMS', cost: 'Nil' },
      { name: 'AGO', cost: '5' }
    ]);
    expect(listRefusedFields(logisticsDepotCreate, { ...depot, gas: [{ name: 'LPG' }] })).toEqual([
      'gas.0.name'
    ]);
    expect(
      listRefusedFields(logisticsDepotCreate, { ...depot, gas: [{ name: 'AGO' }, { name: 'AGO' }] })
    ).toEqual(['gas']);
  });

  it('accept combinations of raw materials with commas', () => {
    expect(customerCreate.parse({ ...customer, rawMaterials: ['FFB, P1', ' P1 ', ''] }).rawMaterials).toEqual(
      ['FFB', 'P1']
    );
    expect(listRefusedFields(customerCreate, { ...customer, rawMaterials: [' ,'] })).toEqual([
      'rawMaterials'
    ]);
    expect(listRefusedFields(customerCreate, { ...customer, rawMaterials: ['PKS'] })).toEqual([
      'rawMaterials.0'
    ]);
  });

  it('accept any format of e-mail and telephone number', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        const filled = text.trim() === '' ? 'x' : text;
        expect(listRefusedFields(customerCreate, { ...customer, phoneNumber: text })).toEqual([]);
        expect(listRefusedFields(biocharApplicationCreate, { ...application, officerEmail: filled })).toEqual(
          []
        );
      })
    );
  });

  it('read wastes as text with commas or as a list, trimmed and without blanks', () => {
    const parseWastes = (biomassWaste: unknown) =>
      biocharPartnerCreate.parse({ ...partner, biomassWaste }).biomassWaste;
    expect(parseWastes('bark, , chips ')).toEqual(['bark', 'chips']);
    expect(parseWastes([' bark ', '', 'chips, dust'])).toEqual(['bark', 'chips, dust']);
    expect(listRefusedFields(biocharPartnerCreate, { ...partner, biomassWaste: ' , ' })).toEqual([
      'biomassWaste'
    ]);
  });

  it('accept an output rate as text, number or omitted, within its bounds', () => {
    const parseRate = (outputRate: unknown) => processingFactoryCreate.safeParse({ ...factory, outputRate });
    expect(parseRate(' 7.5 ').data).toMatchObject({ outputRate: '7.5' });
    expect(parseRate(7.5).data).toMatchObject({ outputRate: '7.5' });
    expect(processingFactoryCreate.parse(factory)).not.toHaveProperty('outputRate');
    for (const wrong of ['', 'much', -1, 1e7]) expect(parseRate(wrong).success).toBe(false);
    const kept = processingFactoryCreate.parse({ ...factory, outputRate: 7 });
    expect(z.encode(processingFactoryCreate, kept)).toEqual(kept);
  });

  it('limit the share of the investment to 0 to 100 %', () => {
    const refuseShare = (capexShareCommitted: number) =>
      listRefusedFields(biocharPartnerCreate, { ...partner, capexShareCommitted });
    expect([0, 100].flatMap(refuseShare)).toEqual([]);
    expect([-0.01, 100.01].flatMap(refuseShare)).toEqual(['capexShareCommitted', 'capexShareCommitted']);
  });

  it('require an image, existing days in order and whole spots of an application', () => {
    const refuseChange = (change: object) =>
      listRefusedFields(biocharApplicationCreate, { ...application, ...change });
    expect(biocharApplicationCreate.parse(application).imageUrls).toEqual(['https://pictures.test/1.jpg']);
    expect(refuseChange({ imageUrls: [' '] })).toEqual(['imageUrls']);
    expect(refuseChange({ startDate: '2026-02-30', endDate: '2026-03-01' })).toEqual(['startDate']);
    expect(refuseChange({ endDate: '2026-01-31' })).toEqual(['endDate']);
    expect(refuseChange({ endDate: '2026-02-01' })).toEqual([]);
    expect(listRefusedFields(biocharApplicationUpdate, { ...application, endDate: '2026-01-31' })).toEqual([
      'endDate'
    ]);
    expect(refuseChange({ numberOfSpots: 1.5 })).toEqual(['numberOfSpots']);
    expect(refuseChange({ ownerName: ' ' })).toEqual(['ownerName']);
    expect(refuseChange({ ownerName: 'x'.repeat(501) })).toEqual(['ownerName']);
  });

  it('encode stored records unchanged', () => {
    const kept = { ...customerCreate.parse(customer), id: 'c1' };
    expect(z.encode(customerUpdate, kept)).toEqual(kept);
    const partnerKept = { ...biocharPartnerCreate.parse(partner), id: 'p1' };
    expect(z.encode(biocharPartnerUpdate, partnerKept)).toEqual(partnerKept);
  });
});
