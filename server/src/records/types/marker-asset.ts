import { BIOCHAR_FACILITY, markerAssetCreate, markerAssetUpdate, markerRecord } from '@site/domain';
import type { z } from 'zod';
import { computeOutputRate, isFacility, lockDistances, refreshDistances } from '../derived';
import {
  commonProperties,
  createPlaceProperties,
  numberProperty,
  textProperty,
  textsProperty
} from '../record-type';
import type { ColumnValues, RecordType, RecordView, WriteBasis } from '../record-type';

type Payload = z.output<typeof markerAssetUpdate>;
type FactoryPayload = Extract<Payload, { markerType: 'Factory' }>;
type ApPayload = Extract<Payload, { markerType: 'AP' }>;

/** Returns the output of a factory: computed from the input for a biochar facility, otherwise as entered. */
const readOutputRate = (payload: FactoryPayload, { parameters }: WriteBasis): string | null =>
  payload.type === BIOCHAR_FACILITY
    ? computeOutputRate(payload.inputRate, parameters)
    : (payload.outputRate ?? null);

const toFacilityColumns = (payload: FactoryPayload): ColumnValues =>
  payload.type === BIOCHAR_FACILITY
    ? { raw_materials: [], biochar_materials: payload.biocharMaterials, input_rate: payload.inputRate }
    : { raw_materials: [payload.rawMaterials], biochar_materials: [], input_rate: null };

/** Returns the columns of a factory. Its form has all of these fields, so an omitted one is cleared. */
const buildFactoryColumns = (payload: FactoryPayload, basis: WriteBasis): ColumnValues => ({
  ...toFacilityColumns(payload),
  output_rate: readOutputRate(payload, basis),
  image_urls: payload.imageUrls,
  production_capacity: payload.productionCapacity ?? null,
  processed_volume: payload.processedVolume ?? null,
  inventory_levels: payload.inventoryLevels ?? null
});

/**
 * Returns the columns of an AP. Columns that only factories have are cleared; other omitted columns stay
 * unchanged.
 */
const buildApColumns = (payload: ApPayload): ColumnValues => {
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
const toFactoryView = ({ rawMaterials, biocharMaterials, ...row }: Record<string, unknown>) => {
  const [material] = rawMaterials as string[];
  return {
    ...row,
    ...(material === undefined ? {} : { rawMaterials: material }),
    ...(row.type === BIOCHAR_FACILITY ? { biocharMaterials } : {})
  };
};
const toApView = ({ biocharMaterials: _none, ...row }: Record<string, unknown>) => row;

/** Factories and APs (warehouses) of the company. */
export const markerRecords: RecordType<Payload> = {
  name: 'markerAsset',
  noun: 'marker asset',
  table: 'marker_asset',
  properties: {
    ...commonProperties,
    ...createPlaceProperties('marker_asset'),
    name: textProperty('name'),
    markerType: textProperty('marker_type'),
    type: textProperty('type'),
    status: textProperty('status'),
    rawMaterials: textsProperty('raw_materials'),
    biocharMaterials: textsProperty('biochar_materials'),
    inputRate: textProperty('input_rate'),
    outputRate: textProperty('output_rate'),
    imageUrls: textsProperty('image_urls'),
    productionCapacity: numberProperty('production_capacity'),
    processedVolume: numberProperty('processed_volume'),
    inventoryLevels: numberProperty('inventory_levels')
  },
  searched: ['name'],
  create: markerAssetCreate as z.ZodType<Payload>,
  update: markerAssetUpdate,
  answer: markerRecord,
  toColumns: (payload, basis) => ({
    name: payload.name,
    marker_type: payload.markerType,
    type: payload.type,
    status: payload.status,
    ...(payload.markerType === 'Factory' ? buildFactoryColumns(payload, basis) : buildApColumns(payload))
  }),
  takeTurns: (query) => lockDistances(query, 'facilities'),
  follow: async (query, before, after) => {
    const [was, is] = [before !== null && isFacility(before), after !== null && isFacility(after)];
    const isThere =
      was && is && before!.latitude === after!.latitude && before!.longitude === after!.longitude;
    if ((was || is) && !isThere) await refreshDistances(query);
  },
  view: (row) => (row.markerType === 'Factory' ? toFactoryView(row) : toApView(row))
};

/** Returns whether a marker is a factory, which investors may see. */
export const isFactory = (record: RecordView): boolean => record.markerType === 'Factory';
