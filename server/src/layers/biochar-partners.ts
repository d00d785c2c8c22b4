import { double, text, texts } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';
import { coordinates, placeFields, placeJoin, recordHistory, recordIds } from './record-fields';

/** Businesses that make or may make biochar with the company. */
export const biocharPartners: Dataset = {
  service: 'biocharPartners',
  title: 'Biochar partners',
  description: 'Businesses with biomass to char, and what a machine there may cost and bring.',
  access: 'staff',
  from: 'biochar_partner AS partner',
  joins: placeJoin('partner.geom'),
  geometryType: 'esriGeometryPoint',
  geometry: 'partner.geom',
  displayField: 'name',
  isEdited: true,
  fields: [
    ...recordIds('partner'),
    text('name', 'Name', 'partner.name'),
    ...coordinates('partner.geom'),
    text('biomassType', 'Kind of biomass', 'partner.biomass_type', 60),
    texts('biomassWaste', 'Wastes', 'partner.biomass_waste'),
    double('annualFeedstock', 'Feedstock a year (t)', 'partner.annual_feedstock'),
    double('biocharProduction', 'Biochar made (t/year)', 'partner.biochar_production'),
    double('potentialMachineCost', 'What a machine may cost (NGN)', 'partner.potential_machine_cost'),
    double('capexShareCommitted', 'Share of the investment committed (%)', 'partner.capex_share_committed'),
    double('netCO2Removed', 'CO₂ removed (t CO₂e)', 'partner.net_co2_removed'),
    double(
      'potentialAdditionalProfitGenerated',
      'Profit it may add (NGN)',
      'partner.potential_additional_profit_generated'
    ),
    ...placeFields,
    ...recordHistory('partner')
  ],
  drawingInfo: pointDrawing([128, 128, 0, 255]),
  sources: ['biochar_partner', 'lga'],
  maxRecordCount: 2000
};
