import { BIOMASS_TYPES, QUANTITIES } from '@site/domain';
import { number, text, texts } from '../field';
import { page, recordPopup } from '../page';
import { total } from '../panel';
import { coordinates, entry, position, recordHistory, recordId } from '../shared-fields';
import { alike } from '../style';
import { marker } from '../symbols';

export const biocharPartnersPage = page({
  service: 'biocharPartners',
  about: 'Businesses with biomass to char, and what a machine there may cost and bring.',
  access: 'staff',
  geometry: 'point',
  table: 'biochar_partner',
  idColumn: 'object_id',
  nameField: 'name',
  fields: {
    ...recordId,
    name: text('name', { column: 'name', imported: {} }),
    ...coordinates,
    biomassType: text('kindOfBiomass', {
      length: 60,
      column: 'biomass_type',
      imported: { choices: BIOMASS_TYPES }
    }),
    biomassWaste: texts('wastes', { column: 'biomass_waste', imported: {} }),
    annualFeedstock: number('feedstockAYear', 't', 1, {
      column: 'annual_feedstock',
      imported: QUANTITIES.annualFeedstock
    }),
    biocharProduction: number('biocharMade', 't/year', 1, {
      column: 'biochar_production',
      imported: QUANTITIES.biocharProduction
    }),
    potentialMachineCost: number('whatAMachineMayCost', 'NGN', 0, {
      column: 'potential_machine_cost',
      imported: QUANTITIES.potentialMachineCost
    }),
    capexShareCommitted: number('shareOfTheInvestmentCommitted', '%', 0, {
      column: 'capex_share_committed',
      imported: QUANTITIES.capexShareCommitted
    }),
    netCO2Removed: number('co2Removed', 't CO₂e', 3, {
      column: 'net_co2_removed',
      imported: { ...QUANTITIES.netCO2Removed, optional: true }
    }),
    potentialAdditionalProfitGenerated: number('profitItMayAdd', 'NGN', 0, {
      column: 'potential_additional_profit_generated',
      imported: { ...QUANTITIES.potentialAdditionalProfitGenerated, optional: true }
    }),
    State: text('state', { length: 60 }),
    LGA: text('lga', { length: 60 }),
    ...recordHistory
  },
  search: {
    id: 'biocharPartners',
    label: 'layer.biocharPartners',
    hint: 'search.biocharPartner',
    fields: ['name'],
    shown: ['name']
  },
  edited: true,
  layers: [
    {
      id: 'biochar-partners',
      title: 'layer.biocharPartners',
      group: 'biochar',
      visible: true,
      draws: alike(marker('hexagon', '#6b3fa0', 8.25)),
      popup: recordPopup('{name}', {
        kind: 'record.biocharPartner',
        tabs: [
          {
            name: 'partnerDetails',
            lines: [
              'biomassType',
              'biomassWaste',
              'State',
              'LGA',
              ...position,
              'annualFeedstock',
              'biocharProduction',
              'potentialMachineCost',
              'capexShareCommitted',
              'netCO2Removed',
              'potentialAdditionalProfitGenerated',
              ...entry
            ]
          }
        ]
      }),
      panel: {
        lists: [{ name: 'partnerBiomass', field: 'biomassType', items: BIOMASS_TYPES }],
        countBy: ['biomassType', 'State'],
        figures: [total('annualFeedstock'), total('biocharProduction')]
      }
    }
  ]
});
