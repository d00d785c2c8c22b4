import { defineText } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { measuredHectares } from '../shared-fields';
import { createUniformStyle } from '../style';
import { createArea } from '../symbols';

export const protectedAreasPage = definePage({
  service: 'conserved',
  about: 'National parks, reserves and other protected areas.',
  access: 'public',
  geometry: 'area',
  table: 'protected_area',
  idColumn: 'id',
  nameField: 'name',
  dataset: {
    name: 'protected-areas',
    title: 'Protected areas',
    measured: ['hectare'],
    key: ['name', 'designation']
  },
  fields: {
    name: defineText('name', { column: 'name', imported: {} }),
    designation: defineText('designation', {
      column: 'designation',
      imported: { aliases: ['desig_eng', 'desig'], optional: true, otherwise: '' }
    }),
    designationType: defineText('designationType', {
      length: 60,
      column: 'designation_type',
      imported: { aliases: ['desig_type'], optional: true, otherwise: '' }
    }),
    status: defineText('status', {
      length: 60,
      column: 'status',
      imported: { optional: true, otherwise: '' }
    }),
    governmentType: defineText('governmentType', {
      column: 'government_type',
      imported: { aliases: ['gov_type'], optional: true, otherwise: '' }
    }),
    owner: defineText('owner', {
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
      draws: createUniformStyle(createArea('#80808096', '#5a5a5adc', 0.75)),
      popup: {
        title: '{name}',
        lines: ['name', 'designation', 'designationType', 'status', 'governmentType', 'owner', 'hectare']
      },
      panel: { countBy: ['designation'], figures: [defineTotal('hectare')] }
    }
  ]
});
