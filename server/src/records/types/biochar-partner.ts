import { biocharPartnerCreate, biocharPartnerUpdate, partnerRecord } from '@site/domain';
import type { z } from 'zod';
import { commonProperties, number, text, texts } from '../record-type';
import type { RecordType } from '../record-type';

type Payload = z.output<typeof biocharPartnerCreate>;

/** Businesses that make biochar with the company, or may do so. */
export const partnerRecords: RecordType<Payload> = {
  name: 'biocharPartner',
  noun: 'biochar partner',
  table: 'biochar_partner',
  properties: {
    ...commonProperties,
    name: text('name'),
    biomassType: text('biomass_type'),
    biomassWaste: texts('biomass_waste'),
    annualFeedstock: number('annual_feedstock'),
    biocharProduction: number('biochar_production'),
    potentialMachineCost: number('potential_machine_cost'),
    capexShareCommitted: number('capex_share_committed'),
    netCO2Removed: number('net_co2_removed'),
    potentialAdditionalProfitGenerated: number('potential_additional_profit_generated')
  },
  searched: ['name'],
  create: biocharPartnerCreate,
  update: biocharPartnerUpdate,
  answer: partnerRecord,
  columnsOf: (payload) => ({
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
