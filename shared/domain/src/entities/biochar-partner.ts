import { z } from 'zod';
import { BIOMASS_TYPES } from '../enumerations';
import { describeField } from './field';
import {
  basis,
  creation,
  filledText,
  identity,
  place,
  PLACE_KEYS,
  position,
  createQuantitySchema,
  textList
} from './values';

/** A business that makes or may make biochar in partnership. Source: section 3 "Biochar partner". */
export const biocharPartner = z.object({
  ...identity,
  name: describeField(filledText, { description: 'Name of the partner' }),
  ...position,
  ...place,
  biomassType: describeField(z.enum(BIOMASS_TYPES), { description: 'Biomass type' }),
  biomassWaste: describeField(textList, { description: 'Wastes it has; also as text with commas' }),
  annualFeedstock: describeField(createQuantitySchema('annualFeedstock'), {
    unit: 't',
    description: 'Feedstock in a year'
  }),
  biocharProduction: describeField(createQuantitySchema('biocharProduction'), {
    unit: 't/year',
    description: 'Biochar made in a year'
  }),
  potentialMachineCost: describeField(createQuantitySchema('potentialMachineCost'), {
    unit: 'NGN',
    description: 'Potential machine cost'
  }),
  capexShareCommitted: describeField(createQuantitySchema('capexShareCommitted'), {
    unit: '%',
    description: 'Share of the investment committed'
  }),
  ...creation,
  netCO2Removed: describeField(createQuantitySchema('netCO2Removed').optional(), {
    unit: 'tCO₂e',
    description: 'CO₂ removed, as entered'
  }),
  potentialAdditionalProfitGenerated: describeField(
    createQuantitySchema('potentialAdditionalProfitGenerated').optional(),
    {
      unit: 'NGN',
      description: 'Potential additional profit, as entered'
    }
  )
});

/** PATCH /api/biochar-partners/{id}. Source: section 7.3. */
export const biocharPartnerUpdate = biocharPartner
  .omit(PLACE_KEYS)
  .partial({ id: true })
  .extend(basis)
  .strict();
/** POST /api/biochar-partners. Source: section 7.3. */
export const biocharPartnerCreate = biocharPartnerUpdate.omit({ id: true, version: true });
