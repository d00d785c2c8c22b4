import { biocharPartner } from '../entities/biochar-partner';
import type { QuantityName } from '../entities/bounds';
import { BIOMASS_TYPES } from '../enumerations';
import type { FormFieldName, Form, FormField } from './form';
import {
  createChoice,
  CREATION,
  createRequiredQuantity,
  createRequiredText,
  createIdentityFields,
  createPositionFields,
  createQuantityField
} from './shared-fields';
import type { FormMode } from './shared-fields';

const DETAILS = 'partnerDetails';
const PRODUCTION = 'productionDetails';

/** Returns the field of a figure: required in an add form; an edit form sends 0 when it is empty. */
const createFigureField = (mode: FormMode, name: QuantityName & FormFieldName): FormField =>
  mode === 'add'
    ? createRequiredQuantity(name, PRODUCTION)
    : { ...createQuantityField(name, PRODUCTION), whenEmpty: 0 };

const createFields = (mode: FormMode): FormField[] => [
  ...createIdentityFields(mode),
  createRequiredText('name', DETAILS),
  ...createPositionFields(mode, 'filled', DETAILS),
  createChoice('biomassType', BIOMASS_TYPES, DETAILS),
  {
    name: 'biomassWaste',
    kind: mode === 'add' ? 'texts' : 'commaText',
    required: 'filled',
    tab: DETAILS
  },
  createFigureField(mode, 'annualFeedstock'),
  createFigureField(mode, 'biocharProduction'),
  createFigureField(mode, 'potentialMachineCost'),
  createFigureField(mode, 'capexShareCommitted'),
  // No formula computes these figures: an empty field is unknown, not 0 (docs/rules/entered-and-derived-values.md).
  createQuantityField('netCO2Removed', PRODUCTION),
  createQuantityField('potentialAdditionalProfitGenerated', PRODUCTION)
];

const shared = {
  markerType: 'BiocharPartner',
  entity: biocharPartner,
  noun: 'biocharPartner'
} as const;

/** Forms of a biochar partner. Source: section 5 "Add button enabled only when", "Biochar partner edit". */
export const BIOCHAR_PARTNER_FORMS: Readonly<Record<FormMode, Form>> = {
  add: { ...shared, mode: 'add', tabs: [], fields: createFields('add'), fixed: CREATION },
  edit: { ...shared, mode: 'edit', tabs: [DETAILS, PRODUCTION], fields: createFields('edit'), fixed: {} }
};
