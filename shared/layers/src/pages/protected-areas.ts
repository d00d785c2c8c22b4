import { text } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { measuredHectares } from '../shared-fields';
import { alike } from '../style';
import { area } from '../symbols';

export const protectedAreasPage = page({
  service: 'conserved',
  about: 'National parks, reserves and other protected areas.',
  access: 'public',
  geometry: 'area',
  table: 'protected_area',
  idColumn: 'id',
  nameField: 'name',
  fields: {
    name: text('name', { column: 'name', imported: {} }),
    designation: text('designation', {
      column: 'designation',
      imported: { aliases: ['desig_eng', 'desig'], optional: true, otherwise: '' }
    }),
    designationType: text('designationType', {
      length: 60,
      column: 'designation_type',
      imported: { aliases: ['desig_type'], optional: true, otherwise: '' }
    }),
    status: text('status', { length: 60, column: 'status', imported: { optional: true, otherwise: '' } }),
    governmentType: text('governmentType', {
      column: 'government_type',
      imported: { aliases: ['gov_type'], optional: true, otherwise: '' }
    }),
    owner: text('owner', {
      length: 120,
      column: 'owner',
      imported: { aliases: ['own_type'], optional: true, otherwise: '' }
    }),
    hectare: measuredHectares
  },
  layers: [
    {
      id: 'protected-areas',
      title: 'layer.protectedAreas',
      group: 'land',
      draws: alike(area('#80808096', '#5a5a5adc', 0.75)),
      popup: {
        title: '{name}',
        lines: ['name', 'designation', 'designationType', 'status', 'governmentType', 'owner', 'hectare']
      },
      panel: { countBy: ['designation'], figures: [total('hectare')] }
    }
  ]
});
