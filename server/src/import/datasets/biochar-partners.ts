import { biocharPartnersPage } from '@site/layers';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Businesses that make biochar or may do so. */
export const biocharPartners = createTableDataset({
  name: 'biochar-partners',
  title: 'Biochar partners',
  table: 'biochar_partner',
  geometry: 'point',
  columns: buildPageColumns(biocharPartnersPage),
  isRecord: true,
  key: ['name', 'biomass_type']
});
