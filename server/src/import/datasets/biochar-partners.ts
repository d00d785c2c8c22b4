import { biocharPartnersPage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Businesses that make or may make biochar. */
export const biocharPartners = tableDataset({
  name: 'biochar-partners',
  title: 'Biochar partners',
  table: 'biochar_partner',
  geometry: 'point',
  columns: columnsOf(biocharPartnersPage),
  isRecord: true,
  key: ['name', 'biomass_type']
});
