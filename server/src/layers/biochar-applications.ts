import { BATCH_TYPES } from '@site/domain';
import { experimentalSql } from '../figures/experimental';
import { day, double, integer, personal, text, texts } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';
import { coordinates, recordHistory, recordIds } from './record-fields';

const [NORMAL, EXPERIMENTAL] = BATCH_TYPES;

const BATCH_TYPE = `CASE WHEN ${experimentalSql('application.batch_ids')} THEN '${EXPERIMENTAL}' ELSE '${NORMAL}' END`;

/** Biochar brought out on farms. */
export const biocharApplications: Dataset = {
  service: 'biocharApplications',
  title: 'Biochar applications',
  description: 'Farms on which biochar was brought out, how much, and the CO₂ it removed.',
  access: 'staff',
  from: 'biochar_application AS application',
  geometryType: 'esriGeometryPoint',
  geometry: 'application.geom',
  displayField: 'eventId',
  isEdited: true,
  fields: [
    ...recordIds('application'),
    personal(text('ownerName', 'Owner of the farm', 'application.owner_name')),
    double('farmSize', 'Size of the farm (ha)', 'application.farm_size'),
    text('crop', 'Crop', 'application.crop', 60),
    day('startDate', 'First day', 'application.start_date'),
    day('endDate', 'Last day', 'application.end_date'),
    double('amountPerSpot', 'Biochar per spot (kg)', 'application.amount_per_spot'),
    integer('numberOfSpots', 'Number of spots', 'application.number_of_spots'),
    double('amountOfBiochar', 'Biochar in all (kg)', 'application.amount_of_biochar'),
    text('transportVehicleType', 'Transport vehicle', 'application.transport_vehicle_type', 40),
    personal(text('officerName', 'Officer in charge', 'application.officer_name')),
    personal(text('officerEmail', 'E-mail of the officer', 'application.officer_email')),
    personal(text('contactInfo', 'How to reach the farm', 'application.contact_info')),
    texts('imageUrls', 'Pictures (addresses, a space between two)', 'application.image_urls', ' '),
    text('eventId', 'Event in the carbon register', 'application.event_id', 60),
    text('community', 'Community', 'application.community'),
    text('lga', 'LGA', 'application.lga', 60),
    texts('batchIds', 'Batches of the biochar', 'application.batch_ids'),
    text('batchType', 'Kind of batch', BATCH_TYPE, 20),
    double('bikeEmissions', 'Emissions of motor bikes (kg CO₂e)', 'application.bike_emissions'),
    double('truckEmissions', 'Emissions of trucks (kg CO₂e)', 'application.truck_emissions'),
    double('netCo2', 'Net CO₂ (t CO₂e)', 'application.net_co2'),
    double('distanceToFactory', 'Distance to the factory (km)', 'application.distance_to_factory'),
    ...coordinates('application.geom'),
    ...recordHistory('application')
  ],
  drawingInfo: pointDrawing([40, 112, 66, 255]),
  sources: ['biochar_application'],
  maxRecordCount: 2000
};
