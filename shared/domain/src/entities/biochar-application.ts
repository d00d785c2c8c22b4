import { z } from 'zod';
import { TRANSPORT_VEHICLE_TYPES } from '../enumerations';
import { field } from './field';
import {
  anyText,
  basis,
  countOf,
  creation,
  day,
  filledText,
  identity,
  position,
  quantityOf,
  someImageUrls
} from './values';

/** An application of biochar on a farm. Source: section 3 "Biochar application". */
export const biocharApplication = z.object({
  ...identity,
  ownerName: field(filledText, { description: 'Owner of the farm' }),
  farmSize: field(quantityOf('farmSize'), { unit: 'ha', description: 'Size of the farm' }),
  crop: field(filledText, { description: 'Crop on the farm' }),
  startDate: field(day, { description: 'First day of the application' }),
  endDate: field(day, { description: 'Last day of the application' }),
  amountPerSpot: field(quantityOf('amountPerSpot'), { unit: 'kg', description: 'Biochar per spot' }),
  numberOfSpots: field(countOf('numberOfSpots'), { description: 'Number of spots' }),
  amountOfBiochar: field(quantityOf('amountOfBiochar'), {
    unit: 'kg',
    description: 'Biochar brought out in all'
  }),
  transportVehicleType: field(z.enum(TRANSPORT_VEHICLE_TYPES), { description: 'Vehicle that brought it' }),
  officerName: field(filledText, { description: 'Officer in charge' }),
  officerEmail: field(filledText, { description: 'E-mail of the officer, in any form' }),
  contactInfo: field(filledText, { description: 'How to reach the farm' }),
  imageUrls: field(someImageUrls, { description: 'Addresses of its pictures' }),
  ...creation,
  ...position,
  eventId: field(anyText.optional(), { access: 'readOnly', description: 'Event in the carbon register' }),
  community: field(anyText.optional(), { access: 'derived', description: 'Community at the position' }),
  lga: field(anyText.optional(), { access: 'derived', description: 'LGA at the position' }),
  batchIds: field(z.union([z.string(), z.array(z.string())]).optional(), {
    access: 'readOnly',
    description: 'Batches of the biochar; one that contains EXPERIMENTAL is not counted'
  }),
  bikeEmissions: field(z.number().nullish(), {
    unit: 'kg CO₂e',
    access: 'readOnly',
    description: 'Emissions of motor bikes'
  }),
  truckEmissions: field(z.number().nullish(), {
    unit: 'kg CO₂e',
    access: 'readOnly',
    description: 'Emissions of trucks'
  }),
  netCo2: field(z.number().nullish(), {
    unit: 'tCO₂e',
    access: 'readOnly',
    description: 'CO₂ removed, before the emissions of trucks'
  }),
  distanceToFactory: field(z.number().min(0).nullish(), {
    unit: 'km',
    access: 'derived',
    description: 'Distance to the factory'
  })
});
type BiocharApplication = z.infer<typeof biocharApplication>;

const READ_ONLY = {
  eventId: true,
  community: true,
  lga: true,
  batchIds: true,
  bikeEmissions: true,
  truckEmissions: true,
  netCo2: true,
  distanceToFactory: true
} as const;
const sent = biocharApplication.omit(READ_ONLY).partial({ id: true }).extend(basis).strict();

const inOrder = ({ startDate, endDate }: Pick<BiocharApplication, 'startDate' | 'endDate'>): boolean =>
  startDate <= endDate;
const REVERSED = { path: ['endDate'], error: 'not before startDate' };

/** POST /api/biochar-applications. Source: section 7.2. */
export const biocharApplicationCreate = sent.omit({ id: true, version: true }).refine(inOrder, REVERSED);
/** PUT /api/biochar-applications/{id}. Source: section 7.2. */
export const biocharApplicationUpdate = sent.refine(inOrder, REVERSED);
