import { applicationRecord, biocharApplicationCreate, biocharApplicationUpdate } from '@site/domain';
import type { z } from 'zod';
import { writeBatchTypeSql } from '../../figures/experimental';
import { writeLgaAtSql } from '../../figures/lga-at';
import type { Query } from '../../store/store';
import { lockDistances, refreshDistances } from '../derived';
import {
  commonProperties,
  createPlaceProperties,
  dayProperty,
  numberProperty,
  textProperty,
  textsProperty
} from '../record-type';
import type { ColumnValues, PayloadPosition, RecordType } from '../record-type';

type Payload = z.output<typeof biocharApplicationCreate>;

/** The LGA at a point and the nearest community of that LGA; one row, with nulls outside every LGA. */
const PLACE_SQL = `
  SELECT place.name AS lga, nearest.name AS community
    FROM (SELECT ST_SetSRID(ST_MakePoint($1, $2), 4326) AS geom) AS point
    LEFT JOIN LATERAL (${writeLgaAtSql('point.geom')}) AS place ON true
    LEFT JOIN LATERAL (
      SELECT name FROM community WHERE lga_code = place.code
       ORDER BY community.geom <-> point.geom, community.id LIMIT 1) AS nearest ON true`;

/** Returns community and LGA. */
async function findPlaceColumns(query: Query, place: PayloadPosition): Promise<ColumnValues> {
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
    ...createPlaceProperties('biochar_application'),
    ownerName: textProperty('owner_name'),
    farmSize: numberProperty('farm_size'),
    crop: textProperty('crop'),
    startDate: dayProperty('start_date'),
    endDate: dayProperty('end_date'),
    amountPerSpot: numberProperty('amount_per_spot'),
    numberOfSpots: numberProperty('number_of_spots'),
    amountOfBiochar: numberProperty('amount_of_biochar'),
    transportVehicleType: textProperty('transport_vehicle_type'),
    officerName: textProperty('officer_name'),
    officerEmail: textProperty('officer_email'),
    contactInfo: textProperty('contact_info'),
    imageUrls: textsProperty('image_urls'),
    eventId: textProperty('event_id'),
    community: textProperty('community'),
    // The stored one, as the layers and the search have it.
    lga: textProperty('lga'),
    batchIds: textsProperty('batch_ids'),
    batchType: textProperty(writeBatchTypeSql('batch_ids')),
    bikeEmissions: numberProperty('bike_emissions'),
    truckEmissions: numberProperty('truck_emissions'),
    netCo2: numberProperty('net_co2'),
    distanceToFactory: numberProperty('distance_to_factory')
  },
  searched: ['ownerName', 'crop', 'community', 'lga', 'officerName'],
  create: biocharApplicationCreate,
  update: biocharApplicationUpdate,
  answer: applicationRecord,
  toColumns: (payload) => ({
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
  findPlaceColumns,
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
