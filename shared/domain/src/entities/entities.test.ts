import { z } from 'zod';
import { ENTITIES, ENTITY_NAMES } from './entities';
import { field, FIELD_ACCESSES, fieldMeta, fieldsOf } from './field';

describe('the entities', () => {
  it.each(ENTITY_NAMES)('say of every field of %s what it holds, its unit and its access', (name) => {
    const fields = fieldsOf(ENTITIES[name]);
    expect(fields.length).toBeGreaterThan(0);
    for (const { description, access, unit, name: fieldName, optional } of fields) {
      expect(`${fieldName}: ${description}`).toMatch(/: \S.+/);
      expect(FIELD_ACCESSES).toContain(access);
      expect(unit === null || unit.trim() !== '').toBe(true);
      expect(typeof optional).toBe('boolean');
    }
  });

  it.each(ENTITY_NAMES)('give %s a JSON schema with the same words', (name) => {
    const json = z.toJSONSchema(ENTITIES[name] as z.ZodType) as {
      properties: Record<string, Record<string, unknown>>;
    };
    for (const { name: fieldName, description, access, unit } of fieldsOf(ENTITIES[name])) {
      const property = json.properties[fieldName]!;
      expect(property).toMatchObject({ description, access });
      expect(property.unit).toBe(unit ?? undefined);
      expect(property.readOnly).toBe(access === 'editable' ? undefined : true);
    }
  });

  it('are all those of the specification', () => {
    expect(ENTITY_NAMES).toHaveLength(38);
    expect(Object.keys(ENTITIES.biocharApplication.shape)).toEqual([
      ...['id', 'ownerName', 'farmSize', 'crop', 'startDate', 'endDate', 'amountPerSpot', 'numberOfSpots'],
      ...['amountOfBiochar', 'transportVehicleType', 'officerName', 'officerEmail', 'contactInfo'],
      ...['imageUrls', 'createdBy', 'latitude', 'longitude', 'eventId', 'community', 'lga', 'batchIds'],
      ...['bikeEmissions', 'truckEmissions', 'netCo2', 'distanceToFactory']
    ]);
  });

  it('tell what a user may write from what is kept and what is computed', () => {
    const accessOf = (entity: keyof typeof ENTITIES, name: string) =>
      fieldsOf(ENTITIES[entity]).find((known) => known.name === name);
    expect(accessOf('biocharApplication', 'netCo2')).toEqual({
      name: 'netCo2',
      unit: 'tCO₂e',
      access: 'readOnly',
      description: 'CO₂ removed, before the emissions of trucks',
      optional: true
    });
    expect(accessOf('biocharApplication', 'farmSize')).toMatchObject({
      unit: 'ha',
      access: 'editable',
      optional: false
    });
    expect(accessOf('confirmedMill', 'sustainabilityScore')).toMatchObject({ access: 'derived', unit: '%' });
    expect(accessOf('factoryMarker', 'processedVolume')).toMatchObject({ unit: 't', optional: true });
  });

  it('read records that lack what may be unknown', () => {
    expect(ENTITIES.confirmedMill.safeParse({}).success).toBe(true);
    expect(ENTITIES.confirmedMill.safeParse({ tonsAmount: NaN }).success).toBe(false);
    expect(ENTITIES.millPurchaseAggregate.safeParse({}).success).toBe(false);
    expect(
      ENTITIES.millPurchaseAggregate.safeParse({ location: { latitude: 5, longitude: 7 } }).success
    ).toBe(true);
  });
});

describe('a field', () => {
  it('is editable and without a unit unless said', () => {
    expect(fieldMeta(field(z.string(), { description: 'Text' }))).toEqual({
      unit: null,
      access: 'editable',
      description: 'Text'
    });
  });

  it('keeps its description inside a wrapper', () => {
    const described = field(z.array(z.number()), { unit: 't', access: 'derived', description: 'Tonnes' });
    const meta = { unit: 't', access: 'derived', description: 'Tonnes' };
    expect(fieldMeta(described.optional())).toEqual(meta);
    expect(fieldMeta(described.default([]).nullable())).toEqual(meta);
  });

  it('without one is a mistake', () => {
    expect(fieldMeta(z.string())).toBeNull();
    expect(fieldMeta(z.string().optional())).toBeNull();
    expect(fieldMeta(z.string().meta({ access: 'editable' }))).toBeNull();
    expect(fieldMeta(z.string().meta({ description: 'Text' }))).toBeNull();
    expect(fieldMeta(z.array(field(z.string(), { description: 'Text' })))).toBeNull();
    expect(() => fieldsOf(z.object({ stray: z.string() }))).toThrow('The field stray has no description.');
  });
});
