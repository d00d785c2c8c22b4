import { BIOCHAR_FACILITY, markerAssetCreate, markerAssetUpdate, markerRecord } from '@site/domain';
import type { z } from 'zod';
import { facilityOutputRate, isFacility, lockDistances, refreshDistances } from '../derived';
import { commonProperties, number, text, texts } from '../record-type';
import type { Columns, RecordType, RecordView, WriteBasis } from '../record-type';

type Payload = z.output<typeof markerAssetUpdate>;
type FactoryPayload = Extract<Payload, { markerType: 'Factory' }>;
type ApPayload = Extract<Payload, { markerType: 'AP' }>;

/** Returns the output of a factory: computed from the input for a biochar facility, otherwise as entered. */
const outputRate = (payload: FactoryPayload, { parameters }: WriteBasis): string | null =>
  payload.type === BIOCHAR_FACILITY
    ? facilityOutputRate(payload.inputRate, parameters)
    : (payload.outputRate ?? null);

const facility = (payload: FactoryPayload): Columns =>
  payload.type === BIOCHAR_FACILITY
    ? { raw_materials: [], biochar_materials: payload.biocharMaterials, input_rate: payload.inputRate }
    : { raw_materials: [payload.rawMaterials], biochar_materials: [], input_rate: null };

/** Returns the columns of a factory. Its form has all of these fields, so an omitted one is cleared. */
const ofFactory = (payload: FactoryPayload, basis: WriteBasis): Columns => ({
  ...facility(payload),
  output_rate: outputRate(payload, basis),
  image_urls: payload.imageUrls,
  production_capacity: payload.productionCapacity ?? null,
  processed_volume: payload.processedVolume ?? null,
  inventory_levels: payload.inventoryLevels ?? null
});

/**
 * Returns the columns of an AP. Columns that only factories have are cleared; other omitted columns stay
 * unchanged.
 */
const ofAp = (payload: ApPayload): Columns => {
  const said = {
    image_urls: payload.imageUrls,
    production_capacity: payload.productionCapacity,
    processed_volume: payload.processedVolume,
    inventory_levels: payload.inventoryLevels
  };
  return {
    raw_materials: payload.rawMaterials,
    biochar_materials: [],
    input_rate: null,
    output_rate: null,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  };
};

/** Converts a factory's row: it has at most one raw material, and empty lists are omitted. */
const viewOfFactory = ({ rawMaterials, biocharMaterials, ...row }: Record<string, unknown>) => {
  const [material] = rawMaterials as string[];
  return {
    ...row,
    ...(material === undefined ? {} : { rawMaterials: material }),
    ...(row.type === BIOCHAR_FACILITY ? { biocharMaterials } : {})
  };
};
const viewOfAp = ({ biocharMaterials: _none, ...row }: Record<string, unknown>) => row;

/** Factories and APs (warehouses) of the company. */
export const markerRecords: RecordType<Payload> = {
  name: 'markerAsset',
  noun: 'marker asset',
  table: 'marker_asset',
  properties: {
    ...commonProperties,
    name: text('name'),
    markerType: text('marker_type'),
    type: text('type'),
    status: text('status'),
    rawMaterials: texts('raw_materials'),
    biocharMaterials: texts('biochar_materials'),
    inputRate: text('input_rate'),
    outputRate: text('output_rate'),
    imageUrls: texts('image_urls'),
    productionCapacity: number('production_capacity'),
    processedVolume: number('processed_volume'),
    inventoryLevels: number('inventory_levels')
  },
  searched: ['name'],
  create: markerAssetCreate as z.ZodType<Payload>,
  update: markerAssetUpdate,
  answer: markerRecord,
  columnsOf: (payload, basis) => ({
    name: payload.name,
    marker_type: payload.markerType,
    type: payload.type,
    status: payload.status,
    ...(payload.markerType === 'Factory' ? ofFactory(payload, basis) : ofAp(payload))
  }),
  takeTurns: (query) => lockDistances(query, 'facilities'),
  follow: async (query, before, after) => {
    const [was, is] = [before !== null && isFacility(before), after !== null && isFacility(after)];
    const isThere =
      was && is && before!.latitude === after!.latitude && before!.longitude === after!.longitude;
    if ((was || is) && !isThere) await refreshDistances(query);
  },
  view: (row) => (row.markerType === 'Factory' ? viewOfFactory(row) : viewOfAp(row))
};

/** Returns whether a marker is a factory, which investors may see. */
export const isFactory = (record: RecordView): boolean => record.markerType === 'Factory';
