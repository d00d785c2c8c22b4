import { biocharPartnersPage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Businesses that make biochar or may do so. */
export const biocharPartners = tableDataset({
  name: 'biochar-partners',
  title: 'Biochar partners',
  table: 'biochar_partner',
  geometry: 'point',
  columns: columnsOf(biocharPartnersPage),
  isRecord: true,
  key: ['name', 'biomass_type']
});
