import { TRANSPORT_VEHICLE_TYPES } from '@site/domain';
import { choice, day, list, number, optional, text, whole } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Biochar brought out on farms. */
export const biocharApplications = tableDataset({
  name: 'biochar-applications',
  title: 'Biochar applications',
  table: 'biochar_application',
  geometry: 'point',
  columns: {
    owner_name: text('ownerName'),
    farm_size: number('farmSize', { min: 0, unit: 'hectares' }),
    crop: text('crop'),
    start_date: day('startDate'),
    end_date: day('endDate'),
    amount_per_spot: number('amountPerSpot', { min: 0, unit: 'kilograms' }),
    number_of_spots: whole('numberOfSpots'),
    amount_of_biochar: number('amountOfBiochar', { min: 0, unit: 'kilograms' }),
    transport_vehicle_type: choice('transportVehicleType', TRANSPORT_VEHICLE_TYPES),
    officer_name: text('officerName'),
    officer_email: text('officerEmail'),
    contact_info: text('contactInfo'),
    image_urls: optional(list('imageUrls', { between: /[\s,;]+/ }), []),
    event_id: optional(text('eventId')),
    community: optional(text('community')),
    batch_ids: optional(list('batchIds'), []),
    bike_emissions: optional(number('bikeEmissions', { unit: 'kilograms of CO₂e' })),
    truck_emissions: optional(number('truckEmissions', { unit: 'kilograms of CO₂e' })),
    net_co2: optional(number('netCo2', { unit: 'tonnes of CO₂e' })),
    distance_to_factory: optional(number('distanceToFactory', { min: 0, unit: 'kilometres' }))
  },
  lga: { name: 'lga' },
  check: (values) =>
    String(values.start_date) <= String(values.end_date)
      ? values
      : {
          field: 'endDate',
          problem: `${String(values.end_date)} is before the first day; correct one of them`
        },
  isRecord: true,
  key: ['owner_name', 'start_date', 'crop', 'geom']
});
