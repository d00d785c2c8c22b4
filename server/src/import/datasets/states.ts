import { state } from '../kinds';
import { tableDataset } from '../table-dataset';

/** State boundaries. Importing LGAs makes them anew from those. */
export const states = tableDataset({
  name: 'states',
  title: 'State boundaries',
  table: 'state_boundary',
  geometry: 'polygon',
  columns: { name: state('state', { aliases: ['name', 'shapeName'] }) },
  key: ['name'],
  label: 'r.name',
  // What is told of states stands on all 37: those that are not in the file stay.
  demonstration: 'false',
  knownFiles: {
    'adm1.geojson':
      'State boundaries: GRID3 Nigeria Operational Boundaries, © eHealth Africa and Proxy Logics, via geoBoundaries (2022), CC BY 4.0'
  }
});
