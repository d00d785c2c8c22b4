import { biocharApplicationsPage } from '@site/layers';
import { countFacilities, facilityKmSql, lockDistances } from '../../records/derived';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Biochar applied on farms. */
export const biocharApplications = tableDataset({
  name: 'biochar-applications',
  title: 'Biochar applications',
  table: 'biochar_application',
  geometry: 'point',
  columns: columnsOf(biocharApplicationsPage),
  lga: { name: 'lga' },
  computed: { distance_to_factory: { type: 'double precision', sql: facilityKmSql('r.geom') } },
  takeTurns: async (query) => {
    await lockDistances(query, 'applications');
    await countFacilities(query);
  },
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
