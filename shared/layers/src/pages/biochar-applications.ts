import { BATCH_COLORS, BATCH_TYPES, QUANTITIES, TRANSPORT_VEHICLE_TYPES } from '@site/domain';
import { defineDay, defineNumber, defineText, defineTexts, defineWhole } from '../field';
import { definePage, createRecordPopup } from '../page';
import { defineTotal } from '../panel';
import { coordinates, entry, pictures, position, recordHistory, recordId } from '../shared-fields';
import { createKindStyle } from '../style';
import { NO_VALUE, createMarker } from '../symbols';

/** Symbols of normal and experimental batches: green and gold diamonds. */
const BATCHES = [
  createMarker('diamond', BATCH_COLORS.Normal, 8.25),
  createMarker('diamond', BATCH_COLORS.Experimental, 8.25)
];

export const biocharApplicationsPage = definePage({
  service: 'biocharApplications',
  about: 'Farms where biochar was applied, the amount, and the CO₂ removed.',
  access: 'staff',
  geometry: 'point',
  table: 'biochar_application',
  idColumn: 'object_id',
  nameField: 'ownerName',
  fields: {
    ...recordId,
    ownerName: defineText('ownerOfTheFarm', { access: 'staff', column: 'owner_name', imported: {} }),
    farmSize: defineNumber('sizeOfTheFarm', 'ha', 2, { column: 'farm_size', imported: QUANTITIES.farmSize }),
    crop: defineText('crop', { length: 60, column: 'crop', imported: {} }),
    startDate: defineDay('firstDay', { column: 'start_date', imported: {} }),
    endDate: defineDay('lastDay', { column: 'end_date', imported: {} }),
    amountPerSpot: defineNumber('biocharPerSpot', 'kg', 2, {
      column: 'amount_per_spot',
      imported: QUANTITIES.amountPerSpot
    }),
    numberOfSpots: defineWhole('numberOfSpots', null, {
      column: 'number_of_spots',
      imported: QUANTITIES.numberOfSpots
    }),
    amountOfBiochar: defineNumber('biocharInAll', 'kg', 1, {
      column: 'amount_of_biochar',
      imported: QUANTITIES.amountOfBiochar
    }),
    transportVehicleType: defineText('transportVehicle', {
      length: 40,
      column: 'transport_vehicle_type',
      imported: { choices: TRANSPORT_VEHICLE_TYPES }
    }),
    officerName: defineText('officerInCharge', { access: 'staff', column: 'officer_name', imported: {} }),
    officerEmail: defineText('eMailOfTheOfficer', { access: 'staff', column: 'officer_email', imported: {} }),
    contactInfo: defineText('howToReachTheFarm', {
      isPhone: true,
      access: 'staff',
      column: 'contact_info',
      imported: {}
    }),
    imageUrls: pictures,
    eventId: defineText('eventInTheCarbonRegister', {
      length: 60,
      column: 'event_id',
      imported: { optional: true }
    }),
    community: defineText('community', { column: 'community', imported: { optional: true } }),
    lga: defineText('lga', { length: 60, column: 'lga' }),
    batchIds: defineTexts('batchesOfTheBiochar', {
      column: 'batch_ids',
      imported: { optional: true, otherwise: [] }
    }),
    batchType: defineText('kindOfBatch', { length: 20 }),
    bikeEmissions: defineNumber('emissionsOfMotorBikes', 'kg CO₂e', 1, {
      column: 'bike_emissions',
      imported: { optional: true, min: -1_000_000_000, max: 1_000_000_000 }
    }),
    truckEmissions: defineNumber('emissionsOfTrucks', 'kg CO₂e', 1, {
      column: 'truck_emissions',
      imported: { optional: true, min: -1_000_000_000, max: 1_000_000_000 }
    }),
    netCo2: defineNumber('netCo2', 't CO₂e', 3, {
      column: 'net_co2',
      imported: { optional: true, min: -1_000_000_000, max: 1_000_000_000 }
    }),
    distanceToFactory: defineNumber('distanceToTheFactory', 'km', 2, {
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
      draws: createKindStyle(
        'batchType',
        BATCH_TYPES,
        (index) => BATCHES[index]!,
        { symbol: createMarker('diamond', NO_VALUE, 8.25), label: 'class.other' },
        'legend.batch'
      ),
      popup: createRecordPopup('{ownerName}', ['community', 'lga'], {
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
        figures: [defineTotal('amountOfBiochar'), defineTotal('netCo2')],
        leavesOut: { field: 'batchType', value: 'Experimental', note: 'biochar.experimentalExcluded' },
        dateFilter: { field: 'startDate', lgaField: 'lga' }
      }
    }
  ]
});
