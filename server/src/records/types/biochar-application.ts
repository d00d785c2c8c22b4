import { applicationRecord, biocharApplicationCreate, biocharApplicationUpdate } from '@site/domain';
import type { z } from 'zod';
import { lgaAtSql } from '../../figures/lga-at';
import type { Query } from '../../store/store';
import { lockDistances, refreshDistances } from '../derived';
import { commonProperties, day, number, text, texts } from '../record-type';
import type { Columns, Located, RecordType } from '../record-type';

type Payload = z.output<typeof biocharApplicationCreate>;

/** The LGA at a point and the nearest community of that LGA; one row, with nulls outside every LGA. */
const PLACE_SQL = `
  SELECT place.name AS lga, nearest.name AS community
    FROM (SELECT ST_SetSRID(ST_MakePoint($1, $2), 4326) AS geom) AS point
    LEFT JOIN LATERAL (${lgaAtSql('point.geom')}) AS place ON true
    LEFT JOIN LATERAL (
      SELECT name FROM community WHERE lga_code = place.code
       ORDER BY community.geom <-> point.geom, community.id LIMIT 1) AS nearest ON true`;

/** Returns community and LGA. */
async function columnsOfPlace(query: Query, place: Located): Promise<Columns> {
  const [names] = await query<{ lga: string | null; community: string | null }>(PLACE_SQL, [
    place.longitude,
    place.latitude
  ]);
  return { ...names };
}

/** Biochar applied on farms. */
export const applicationRecords: RecordType<Payload> = {
  name: 'biocharApplication',
  noun: 'biochar application',
  table: 'biochar_application',
  properties: {
    ...commonProperties,
    ownerName: text('owner_name'),
    farmSize: number('farm_size'),
    crop: text('crop'),
    startDate: day('start_date'),
    endDate: day('end_date'),
    amountPerSpot: number('amount_per_spot'),
    numberOfSpots: number('number_of_spots'),
    amountOfBiochar: number('amount_of_biochar'),
    transportVehicleType: text('transport_vehicle_type'),
    officerName: text('officer_name'),
    officerEmail: text('officer_email'),
    contactInfo: text('contact_info'),
    imageUrls: texts('image_urls'),
    eventId: text('event_id'),
    community: text('community'),
    lga: text('lga'),
    batchIds: texts('batch_ids'),
    bikeEmissions: number('bike_emissions'),
    truckEmissions: number('truck_emissions'),
    netCo2: number('net_co2'),
    distanceToFactory: number('distance_to_factory')
  },
  searched: ['ownerName', 'crop', 'community', 'lga', 'officerName'],
  create: biocharApplicationCreate,
  update: biocharApplicationUpdate,
  answer: applicationRecord,
  columnsOf: (payload) => ({
    owner_name: payload.ownerName,
    farm_size: payload.farmSize,
    crop: payload.crop,
    start_date: payload.startDate,
    end_date: payload.endDate,
    amount_per_spot: payload.amountPerSpot,
    number_of_spots: payload.numberOfSpots,
    amount_of_biochar: payload.amountOfBiochar,
    transport_vehicle_type: payload.transportVehicleType,
    officer_name: payload.officerName,
    officer_email: payload.officerEmail,
    contact_info: payload.contactInfo,
    image_urls: payload.imageUrls
  }),
  columnsOfPlace,
  takeTurns: (query) => lockDistances(query, 'applications'),
  follow: async (query, _before, after) => {
    if (after !== null) await refreshDistances(query, after.id);
  },
  attached: [
    {
      table: 'allocated_purchase',
      column: 'application_id',
      other: { column: 'purchase_id', table: 'purchase' }
    }
  ]
};
