import { z } from 'zod';
import { accessPoint } from './access-point';
import { agent } from './agent';
import { allocatedPurchase } from './allocated-purchase';
import { biocharApplication } from './biochar-application';
import { biocharPartner } from './biochar-partner';
import { customerFactory } from './customer-factory';
import { factoryMarker } from './factory-marker';
import { fieldInventory, millTotals } from './field-inventory';
import { futurePrice } from './future-price';
import { lgaBoundary } from './lga-boundary';
import { gasPrice, logisticsDepot } from './logistics-depot';
import { millPurchaseAggregate } from './mill-purchase-aggregate';
import { rawMaterialSource } from './raw-material-source';
import { plot } from '../plots/plot';
import { describeField, FIELD_ACCESSES, getFieldMeta, listFields } from './field';

const ENTITIES = {
  ...{ factoryMarker, accessPoint, customerFactory, logisticsDepot, gasPrice, biocharApplication },
  ...{ biocharPartner, allocatedPurchase, rawMaterialSource, millPurchaseAggregate, fieldInventory },
  ...{ millTotals, futurePrice, agent, lgaBoundary, plot }
};
const entities = Object.entries(ENTITIES);

describe('entities', () => {
  it.each(entities)('describe every field of %s with its meaning, unit and access', (_name, entity) => {
    const fields = listFields(entity);
    expect(fields.length).toBeGreaterThan(0);
    for (const { description, access, unit, name: fieldName, optional } of fields) {
      expect(`${fieldName}: ${description}`).toMatch(/: \S.+/);
      expect(FIELD_ACCESSES).toContain(access);
      expect(unit === null || unit.trim() !== '').toBe(true);
      expect(typeof optional).toBe('boolean');
    }
  });

  it.each(entities)('give %s a JSON schema with the same descriptions', (_name, entity) => {
    const json = z.toJSONSchema(entity) as {
      properties: Record<string, Record<string, unknown>>;
    };
    for (const { name: fieldName, description, access, unit } of listFields(entity)) {
      const property = json.properties[fieldName]!;
      expect(property).toMatchObject({ description, access });
      expect(property.unit).toBe(unit ?? undefined);
      expect(property.readOnly).toBe(access === 'editable' ? undefined : true);
    }
  });

  it('have the fields of the specification', () => {
    expect(Object.keys(biocharApplication.shape)).toEqual([
      ...['id', 'ownerName', 'farmSize', 'crop', 'startDate', 'endDate', 'amountPerSpot', 'numberOfSpots'],
      ...['amountOfBiochar', 'transportVehicleType', 'officerName', 'officerEmail', 'contactInfo'],
      ...['imageUrls', 'createdBy', 'latitude', 'longitude', 'eventId', 'community', 'lga'],
      ...['state', 'batchIds', 'batchType'],
      ...['bikeEmissions', 'truckEmissions', 'netCo2', 'distanceToFactory']
    ]);
  });

  it('distinguish editable, read-only and derived fields', () => {
    const findField = (entity: keyof typeof ENTITIES, name: string) =>
      listFields(ENTITIES[entity]).find((known) => known.name === name);
    expect(findField('biocharApplication', 'netCo2')).toEqual({
      name: 'netCo2',
      unit: 'tCO₂e',
      access: 'readOnly',
      description: 'CO₂ removed, before the emissions of trucks',
      optional: true
    });
    expect(findField('biocharApplication', 'farmSize')).toMatchObject({
      unit: 'ha',
      access: 'editable',
      optional: false
    });
    expect(findField('fieldInventory', 'daysSincePurchase')).toMatchObject({
      access: 'derived',
      unit: 'days'
    });
    expect(findField('factoryMarker', 'processedVolume')).toMatchObject({ unit: 't/day', optional: true });
  });

  it('accept records without the optional fields', () => {
    expect(fieldInventory.safeParse({}).success).toBe(true);
    expect(fieldInventory.safeParse({ tonnesPurchased: NaN }).success).toBe(false);
    expect(millPurchaseAggregate.safeParse({}).success).toBe(false);
    expect(millPurchaseAggregate.safeParse({ location: { latitude: 5, longitude: 7 } }).success).toBe(true);
  });
});

describe('metadata of a field', () => {
  it('defaults to editable and no unit', () => {
    expect(getFieldMeta(describeField(z.string(), { description: 'Text' }))).toEqual({
      unit: null,
      access: 'editable',
      description: 'Text'
    });
  });

  it('is found inside a wrapper', () => {
    const described = describeField(z.array(z.number()), {
      unit: 't',
      access: 'derived',
      description: 'Tonnes'
    });
    const meta = { unit: 't', access: 'derived', description: 'Tonnes' };
    expect(getFieldMeta(described.optional())).toEqual(meta);
    expect(getFieldMeta(described.default([]).nullable())).toEqual(meta);
  });

  it('is null without a description, and listFields throws', () => {
    expect(getFieldMeta(z.string())).toBeNull();
    expect(getFieldMeta(z.string().optional())).toBeNull();
    expect(getFieldMeta(z.string().meta({ access: 'editable' }))).toBeNull();
    expect(getFieldMeta(z.string().meta({ description: 'Text' }))).toBeNull();
    expect(getFieldMeta(z.array(describeField(z.string(), { description: 'Text' })))).toBeNull();
    expect(() => listFields(z.object({ stray: z.string() }))).toThrow('The field stray has no description.');
  });
});
