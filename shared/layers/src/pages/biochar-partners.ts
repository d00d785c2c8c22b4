import { BIOMASS_TYPES, QUANTITIES } from '@site/domain';
import { defineNumber, defineText, defineTexts } from '../field';
import { definePage, createRecordPopup } from '../page';
import { defineTotal } from '../panel';
import { coordinates, entry, position, recordHistory, recordId } from '../shared-fields';
import { createUniformStyle } from '../style';
import { createMarker } from '../symbols';

export const biocharPartnersPage = definePage({
  service: 'biocharPartners',
  about: 'Businesses with biomass for biochar, with potential machine cost and profit.',
  access: 'staff',
  geometry: 'point',
  table: 'biochar_partner',
  idColumn: 'object_id',
  nameField: 'name',
  dataset: {
    name: 'biochar-partners',
    title: 'Biochar partners',
    isRecord: true,
    key: ['name', 'biomass_type']
  },
  fields: {
    ...recordId,
    name: defineText('name', { column: 'name', imported: {} }),
    ...coordinates,
    biomassType: defineText('kindOfBiomass', {
      length: 60,
      column: 'biomass_type',
      imported: { choices: BIOMASS_TYPES }
    }),
    biomassWaste: defineTexts('wastes', { column: 'biomass_waste', imported: {} }),
    annualFeedstock: defineNumber('feedstockAYear', 't', 1, {
      column: 'annual_feedstock',
      imported: QUANTITIES.annualFeedstock
    }),
    biocharProduction: defineNumber('biocharMade', 't/year', 1, {
      column: 'biochar_production',
      imported: QUANTITIES.biocharProduction
    }),
    potentialMachineCost: defineNumber('whatAMachineMayCost', 'NGN', 0, {
      column: 'potential_machine_cost',
      imported: QUANTITIES.potentialMachineCost
    }),
    capexShareCommitted: defineNumber('shareOfTheInvestmentCommitted', '%', 0, {
      column: 'capex_share_committed',
      imported: QUANTITIES.capexShareCommitted
    }),
    netCO2Removed: defineNumber('co2Removed', 't CO₂e', 3, {
      column: 'net_co2_removed',
      imported: { ...QUANTITIES.netCO2Removed, optional: true }
    }),
    potentialAdditionalProfitGenerated: defineNumber('profitItMayAdd', 'NGN', 0, {
      column: 'potential_additional_profit_generated',
      imported: { ...QUANTITIES.potentialAdditionalProfitGenerated, optional: true }
    }),
    State: defineText('state', { length: 60 }),
    LGA: defineText('lga', { length: 60 }),
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
      draws: createUniformStyle(createMarker('hexagon', '#6b3fa0', 8.25)),
      popup: createRecordPopup('{name}', ['LGA', 'State'], {
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
        figures: [defineTotal('annualFeedstock'), defineTotal('biocharProduction')]
      }
    }
  ]
});
