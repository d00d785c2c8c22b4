import { BATCH_COLORS, BATCH_TYPES, message } from '@site/domain';
import type { LayerDefinition } from './layer';
import { day, number, popup, text } from './popups';
import { byValues } from './renderers';
import { marker, otherKind, rgba } from './symbols';

/** Green circles and, for the experimental, gold diamonds. */
const SYMBOLS = [
  marker('esriSMSCircle', rgba(BATCH_COLORS.Normal), 8.25),
  marker('esriSMSDiamond', rgba(BATCH_COLORS.Experimental), 8.25, { color: [92, 70, 0, 255], width: 1 })
];

/** Biochar brought out on farms; experimental batches stand apart. */
export const biocharApplicationsLayer: LayerDefinition = {
  id: 'biochar-applications',
  title: message('nav.biocharApplications', 'en'),
  service: 'biocharApplications',
  role: 'staff',
  group: 'biochar',
  visibility: true,
  panel: {
    lists: [{ name: 'biocharType', field: 'batchType', items: BATCH_TYPES }],
    countBy: ['crop', 'lga'],
    figures: [
      { field: 'amountOfBiochar', kind: 'total', decimals: 1 },
      { field: 'netCo2', kind: 'total', decimals: 3 }
    ],
    leavesOut: { field: 'batchType', value: 'Experimental', note: 'biochar.experimentalExcluded' },
    dateFilter: { field: 'startDate', lgaField: 'lga' }
  },
  popupInfo: popup('{eventId}', [
    text('ownerName', 'Owner of the farm'),
    number('farmSize', 'Size of the farm (ha)', 2),
    text('crop', 'Crop'),
    text('community', 'Community'),
    text('lga', 'LGA'),
    day('startDate', 'First day'),
    day('endDate', 'Last day'),
    number('amountOfBiochar', 'Biochar in all (kg)', 1),
    number('amountPerSpot', 'Biochar per spot (kg)', 2),
    number('numberOfSpots', 'Number of spots'),
    text('batchIds', 'Batches of the biochar'),
    text('batchType', 'Kind of batch'),
    text('transportVehicleType', 'Transport vehicle'),
    number('distanceToFactory', 'Distance to the factory (km)', 2),
    number('netCo2', 'Net CO₂ (t CO₂e)', 3),
    number('truckEmissions', 'Emissions of trucks (kg CO₂e)', 1),
    number('bikeEmissions', 'Emissions of motor bikes (kg CO₂e)', 1)
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: byValues('batchType', 'Batch', BATCH_TYPES, (index) => SYMBOLS[index], {
        symbol: otherKind,
        label: 'Other'
      })
    }
  }
};
