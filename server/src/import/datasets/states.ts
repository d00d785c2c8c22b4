import { stateField } from '../field-kinds';
import { createTableDataset } from '../table-dataset';

/**
 * State boundaries. An import of LGAs rebuilds them from the LGAs. They are not declared on their page: no other
 * layer keeps its demonstration rows or has a well-known file.
 */
export const states = createTableDataset({
  name: 'states',
  title: 'State boundaries',
  table: 'state_boundary',
  geometry: 'polygon',
  columns: { name: stateField('state', { aliases: ['name', 'shapeName'] }) },
  key: ['name'],
  label: 'r.name',
  // Other data refer to all 37 states: rows that the file lacks stay.
  demonstration: 'false',
  knownFiles: {
    'adm1.geojson':
      'State boundaries: GRID3 Nigeria Operational Boundaries, © eHealth Africa and Proxy Logics, via geoBoundaries (2022), CC BY 4.0'
  }
});
