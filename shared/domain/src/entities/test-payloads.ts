/** Valid payloads that the tests modify. */
import type { z } from 'zod';

export const place = { latitude: 5.03, longitude: 7.93 };
export const factory = {
  name: 'Mill',
  ...place,
  markerType: 'Factory',
  type: 'FFB Mill',
  status: 'Active',
  rawMaterials: 'FFB'
};
export const facility = {
  name: 'Char',
  ...place,
  markerType: 'Factory',
  type: 'Biochar Facility',
  status: 'Planned (2026)',
  biocharMaterials: ['PKS']
};
export const warehouse = {
  name: 'Store',
  ...place,
  markerType: 'AP',
  status: 'Active',
  rawMaterials: ['P1']
};
export const customer = {
  name: 'Cement',
  ...place,
  factoryType: 'Cement',
  rawMaterials: ['P1'],
  status: 'Active'
};
export const depot = { name: 'Depot', ...place, status: 'Inactive' };
export const application = {
  ownerName: 'Ada',
  farmSize: 2,
  crop: 'Maize',
  startDate: '2026-02-01',
  endDate: '2026-02-03',
  amountPerSpot: 0.5,
  numberOfSpots: 400,
  amountOfBiochar: 200,
  transportVehicleType: 'Diesel',
  officerName: 'Obi',
  officerEmail: 'no format is asked for',
  contactInfo: 'by the river',
  imageUrls: [' https://pictures.test/1.jpg ', ' '],
  ...place
};
export const partner = {
  name: 'Partner',
  ...place,
  biomassType: 'Wood',
  biomassWaste: 'bark, , chips ',
  annualFeedstock: 100,
  biocharProduction: 25,
  potentialMachineCost: 1e6,
  capexShareCommitted: 100
};

/** Returns the names of the fields for which a payload is refused; empty when it is accepted. */
export const listRefusedFields = (schema: z.ZodType, payload: unknown): string[] => {
  const answer = schema.safeParse(payload);
  return answer.success
    ? []
    : answer.error.issues.map((issue) =>
        issue.code === 'unrecognized_keys' ? issue.keys.join() : issue.path.join('.')
      );
};
