import { biocharPartnerCreate, biocharPartnerUpdate, partnerRecord } from '@site/domain';
import type { z } from 'zod';
import {
  commonProperties,
  createPlaceProperties,
  numberProperty,
  textProperty,
  textsProperty
} from '../record-type';
import type { RecordType } from '../record-type';

type Payload = z.output<typeof biocharPartnerCreate>;

/** Businesses that make biochar with the company, or may do so. */
export const partnerRecords: RecordType<Payload> = {
  name: 'biocharPartner',
  noun: 'biochar partner',
  table: 'biochar_partner',
  properties: {
    ...commonProperties,
    ...createPlaceProperties('biochar_partner'),
    name: textProperty('name'),
    biomassType: textProperty('biomass_type'),
    biomassWaste: textsProperty('biomass_waste'),
    annualFeedstock: numberProperty('annual_feedstock'),
    biocharProduction: numberProperty('biochar_production'),
    potentialMachineCost: numberProperty('potential_machine_cost'),
    capexShareCommitted: numberProperty('capex_share_committed'),
    netCO2Removed: numberProperty('net_co2_removed'),
    potentialAdditionalProfitGenerated: numberProperty('potential_additional_profit_generated')
  },
  searched: ['name'],
  create: biocharPartnerCreate,
  update: biocharPartnerUpdate,
  answer: partnerRecord,
  toColumns: (payload) => ({
    name: payload.name,
    biomass_type: payload.biomassType,
    biomass_waste: payload.biomassWaste,
    annual_feedstock: payload.annualFeedstock,
    biochar_production: payload.biocharProduction,
    potential_machine_cost: payload.potentialMachineCost,
    capex_share_committed: payload.capexShareCommitted,
    net_co2_removed: payload.netCO2Removed ?? null,
    potential_additional_profit_generated: payload.potentialAdditionalProfitGenerated ?? null
  })
};
