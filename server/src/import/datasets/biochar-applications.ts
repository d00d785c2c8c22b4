import { biocharApplicationsPage } from '@site/layers';
import { countFacilities, writeFacilityKmSql, lockDistances } from '../../records/derived';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';
import { rowTexts } from '../texts/row-texts';

/** Biochar applied on farms. */
export const biocharApplications = createTableDataset({
  name: 'biochar-applications',
  title: 'Biochar applications',
  table: 'biochar_application',
  geometry: 'point',
  columns: buildPageColumns(biocharApplicationsPage),
  lga: { name: 'lga' },
  computed: {
    distance_to_factory: { type: 'double precision', sql: writeFacilityKmSql('r.geom'), isDerived: true }
  },
  takeTurns: async (query) => {
    await lockDistances(query, 'applications');
    await countFacilities(query);
  },
  check: (values) =>
    String(values.start_date) <= String(values.end_date)
      ? values
      : {
          field: 'endDate',
          problem: rowTexts.endBeforeStart({ day: String(values.end_date) })
        },
  isRecord: true,
  key: ['owner_name', 'start_date', 'crop', 'geom']
});
