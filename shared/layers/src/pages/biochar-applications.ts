import { BATCH_COLORS, BATCH_TYPES, QUANTITIES, TRANSPORT_VEHICLE_TYPES } from '@site/domain';
import { day, number, text, texts, whole } from '../field';
import { page, recordPopup } from '../page';
import { total } from '../panel';
import { coordinates, entry, pictures, position, recordHistory, recordId } from '../shared-fields';
import { byKinds } from '../style';
import { NO_VALUE, marker } from '../symbols';

/** Symbols of normal and experimental batches: green and gold diamonds. */
const BATCHES = [
  marker('diamond', BATCH_COLORS.Normal, 8.25),
  marker('diamond', BATCH_COLORS.Experimental, 8.25)
];

export const biocharApplicationsPage = page({
  service: 'biocharApplications',
  about: 'Farms on which biochar was brought out, how much, and the CO₂ it removed.',
  access: 'staff',
  geometry: 'point',
  table: 'biochar_application',
  idColumn: 'object_id',
  nameField: 'eventId',
  fields: {
    ...recordId,
    ownerName: text('ownerOfTheFarm', { access: 'staff', column: 'owner_name', imported: {} }),
    farmSize: number('sizeOfTheFarm', 'ha', 2, { column: 'farm_size', imported: QUANTITIES.farmSize }),
    crop: text('crop', { length: 60, column: 'crop', imported: {} }),
    startDate: day('firstDay', { column: 'start_date', imported: {} }),
    endDate: day('lastDay', { column: 'end_date', imported: {} }),
    amountPerSpot: number('biocharPerSpot', 'kg', 2, {
      column: 'amount_per_spot',
      imported: QUANTITIES.amountPerSpot
    }),
    numberOfSpots: whole('numberOfSpots', null, {
      column: 'number_of_spots',
      imported: QUANTITIES.numberOfSpots
    }),
    amountOfBiochar: number('biocharInAll', 'kg', 1, {
      column: 'amount_of_biochar',
      imported: QUANTITIES.amountOfBiochar
    }),
    transportVehicleType: text('transportVehicle', {
      length: 40,
      column: 'transport_vehicle_type',
      imported: { choices: TRANSPORT_VEHICLE_TYPES }
    }),
    officerName: text('officerInCharge', { access: 'staff', column: 'officer_name', imported: {} }),
    officerEmail: text('eMailOfTheOfficer', { access: 'staff', column: 'officer_email', imported: {} }),
    contactInfo: text('howToReachTheFarm', {
      isPhone: true,
      access: 'staff',
      column: 'contact_info',
      imported: {}
    }),
    imageUrls: pictures,
    eventId: text('eventInTheCarbonRegister', {
      length: 60,
      column: 'event_id',
      imported: { optional: true }
    }),
    community: text('community', { column: 'community', imported: { optional: true } }),
    lga: text('lga', { length: 60, column: 'lga' }),
    batchIds: texts('batchesOfTheBiochar', {
      column: 'batch_ids',
      imported: { optional: true, otherwise: [] }
    }),
    batchType: text('kindOfBatch', { length: 20 }),
    bikeEmissions: number('emissionsOfMotorBikes', 'kg CO₂e', 1, {
      column: 'bike_emissions',
      imported: { optional: true, min: -1_000_000_000, max: 1_000_000_000 }
    }),
    truckEmissions: number('emissionsOfTrucks', 'kg CO₂e', 1, {
      column: 'truck_emissions',
      imported: { optional: true, min: -1_000_000_000, max: 1_000_000_000 }
    }),
    netCo2: number('netCo2', 't CO₂e', 3, {
      column: 'net_co2',
      imported: { optional: true, min: -1_000_000_000, max: 1_000_000_000 }
    }),
    distanceToFactory: number('distanceToTheFactory', 'km', 2, {
      column: 'distance_to_factory'
    }),
    ...coordinates,
    ...recordHistory
  },
  search: {
    id: 'biocharApplications',
    label: 'layer.biocharApplications',
    hint: 'search.biocharApplication',
    fields: ['ownerName'],
    shown: ['ownerName', 'community']
  },
  edited: true,
  layers: [
    {
      id: 'biochar-applications',
      title: 'layer.biocharApplications',
      group: 'biochar',
      visible: true,
      draws: byKinds(
        'batchType',
        BATCH_TYPES,
        (index) => BATCHES[index]!,
        { symbol: marker('diamond', NO_VALUE, 8.25), label: 'class.other' },
        'legend.batch'
      ),
      popup: recordPopup('{eventId}', {
        kind: 'record.biocharApplication',
        state: 'batchType',
        pictures: 'imageUrls',
        tabs: [
          { name: 'images', lines: [] },
          {
            name: 'farmDetails',
            lines: [
              'ownerName',
              'farmSize',
              'crop',
              'community',
              'lga',
              ...position,
              'officerName',
              'officerEmail',
              'contactInfo'
            ]
          },
          {
            name: 'applicationDetails',
            lines: [
              'startDate',
              'endDate',
              'amountOfBiochar',
              'amountPerSpot',
              'numberOfSpots',
              'batchIds',
              'batchType',
              'transportVehicleType',
              'distanceToFactory',
              'eventId',
              ...entry
            ]
          },
          { name: 'co2Removal', lines: ['netCo2', 'truckEmissions', 'bikeEmissions'] },
          { name: 'p1Purchases', lines: [] }
        ]
      }),
      panel: {
        lists: [{ name: 'biocharType', field: 'batchType', items: BATCH_TYPES }],
        countBy: ['crop', 'lga'],
        figures: [total('amountOfBiochar'), total('netCo2')],
        leavesOut: { field: 'batchType', value: 'Experimental', note: 'biochar.experimentalExcluded' },
        dateFilter: { field: 'startDate', lgaField: 'lga' }
      }
    }
  ]
});
