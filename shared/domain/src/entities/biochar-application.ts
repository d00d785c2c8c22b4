import { z } from 'zod';
import { BATCH_TYPES, TRANSPORT_VEHICLE_TYPES } from '../enumerations';
import { describeField } from './field';
import {
  anyText,
  basis,
  createCountSchema,
  creation,
  day,
  filledText,
  identity,
  PLACE_KEYS,
  place,
  position,
  createQuantitySchema,
  someImageUrls
} from './values';

/** An application of biochar on a farm. Source: section 3 "Biochar application". */
export const biocharApplication = z.object({
  ...identity,
  ownerName: describeField(filledText, { description: 'Owner of the farm' }),
  farmSize: describeField(createQuantitySchema('farmSize'), { unit: 'ha', description: 'Size of the farm' }),
  crop: describeField(filledText, { description: 'Crop on the farm' }),
  startDate: describeField(day, { description: 'First day of the application' }),
  endDate: describeField(day, { description: 'Last day of the application' }),
  amountPerSpot: describeField(createQuantitySchema('amountPerSpot'), {
    unit: 'kg',
    description: 'Biochar per spot'
  }),
  numberOfSpots: describeField(createCountSchema('numberOfSpots'), { description: 'Number of spots' }),
  amountOfBiochar: describeField(createQuantitySchema('amountOfBiochar'), {
    unit: 'kg',
    description: 'Total biochar applied'
  }),
  transportVehicleType: describeField(z.enum(TRANSPORT_VEHICLE_TYPES), {
    description: 'Transport vehicle'
  }),
  officerName: describeField(filledText, { description: 'Officer in charge' }),
  officerEmail: describeField(filledText, { description: 'E-mail of the officer, in any form' }),
  contactInfo: describeField(filledText, { description: 'Contact of the farm' }),
  imageUrls: describeField(someImageUrls, { description: 'Addresses of its pictures' }),
  ...creation,
  ...position,
  eventId: describeField(anyText.optional(), {
    access: 'readOnly',
    description: 'Event in the carbon register'
  }),
  community: describeField(anyText.optional(), {
    access: 'derived',
    description: 'Community at the position'
  }),
  ...place,
  batchIds: describeField(z.union([z.string(), z.array(z.string())]).optional(), {
    access: 'readOnly',
    description: 'Batches of the biochar; one that contains EXPERIMENTAL is not counted'
  }),
  batchType: describeField(z.enum(BATCH_TYPES).optional(), {
    access: 'derived',
    description: 'Experimental when a batch is, else normal'
  }),
  bikeEmissions: describeField(z.number().nullish(), {
    unit: 'kg CO₂e',
    access: 'readOnly',
    description: 'Emissions of motor bikes'
  }),
  truckEmissions: describeField(z.number().nullish(), {
    unit: 'kg CO₂e',
    access: 'readOnly',
    description: 'Emissions of trucks'
  }),
  netCo2: describeField(z.number().nullish(), {
    unit: 'tCO₂e',
    access: 'readOnly',
    description: 'CO₂ removed, before the emissions of trucks'
  }),
  distanceToFactory: describeField(z.number().min(0).nullish(), {
    unit: 'km',
    access: 'derived',
    description: 'Distance to the factory'
  })
});
type BiocharApplication = z.infer<typeof biocharApplication>;

const READ_ONLY = {
  eventId: true,
  community: true,
  ...PLACE_KEYS,
  batchType: true,
  batchIds: true,
  bikeEmissions: true,
  truckEmissions: true,
  netCo2: true,
  distanceToFactory: true
} as const;
const applicationPayload = biocharApplication.omit(READ_ONLY).partial({ id: true }).extend(basis).strict();

const hasDatesInOrder = ({
  startDate,
  endDate
}: Pick<BiocharApplication, 'startDate' | 'endDate'>): boolean => startDate <= endDate;
const DATES_REVERSED = { path: ['endDate'], error: 'not before startDate' };

/** POST /api/biochar-applications. Source: section 7.2. */
export const biocharApplicationCreate = applicationPayload
  .omit({ id: true, version: true })
  .refine(hasDatesInOrder, DATES_REVERSED);
/** PUT /api/biochar-applications/{id}. Source: section 7.2. */
export const biocharApplicationUpdate = applicationPayload.refine(hasDatesInOrder, DATES_REVERSED);
