import { BIOMASS_TYPES } from '@site/domain';
import { choice, list, number, optional, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Businesses that make or may make biochar. */
export const biocharPartners = tableDataset({
  name: 'biochar-partners',
  title: 'Biochar partners',
  table: 'biochar_partner',
  geometry: 'point',
  columns: {
    name: text('name'),
    biomass_type: choice('biomassType', BIOMASS_TYPES),
    biomass_waste: list('biomassWaste'),
    annual_feedstock: number('annualFeedstock', { min: 0, unit: 'tonnes a year' }),
    biochar_production: number('biocharProduction', { min: 0, unit: 'tonnes a year' }),
    potential_machine_cost: number('potentialMachineCost', { min: 0, unit: 'NGN' }),
    capex_share_committed: number('capexShareCommitted', { min: 0, max: 100, unit: 'percent' }),
    net_co2_removed: optional(number('netCO2Removed', { unit: 'tonnes of CO₂e' })),
    potential_additional_profit_generated: optional(
      number('potentialAdditionalProfitGenerated', { unit: 'NGN' })
    )
  },
  isRecord: true,
  key: ['name', 'biomass_type']
});
