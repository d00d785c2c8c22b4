import { biocharPartner } from '../entities/biochar-partner';
import type { QuantityName } from '../entities/bounds';
import { BIOMASS_TYPES } from '../enumerations';
import type { FieldName, Form, FormField } from './form';
import {
  choice,
  CREATION,
  filledQuantity,
  filledText,
  identityFields,
  positionFields,
  quantityField
} from './shared-fields';
import type { Mode } from './shared-fields';

const DETAILS = 'partnerDetails';
const PRODUCTION = 'productionDetails';

/** Returns the field of a figure: required in an add form; an edit form sends 0 when it is empty. */
const figure = (mode: Mode, name: QuantityName & FieldName): FormField =>
  mode === 'add' ? filledQuantity(name, PRODUCTION) : { ...quantityField(name, PRODUCTION), whenEmpty: 0 };

const fields = (mode: Mode): FormField[] => [
  ...identityFields(mode),
  filledText('name', DETAILS),
  ...positionFields(mode, 'filled', DETAILS),
  choice('biomassType', BIOMASS_TYPES, DETAILS),
  {
    name: 'biomassWaste',
    kind: mode === 'add' ? 'texts' : 'commaText',
    required: 'filled',
    tab: DETAILS
  },
  figure(mode, 'annualFeedstock'),
  figure(mode, 'biocharProduction'),
  figure(mode, 'potentialMachineCost'),
  figure(mode, 'capexShareCommitted'),
  // No formula computes these figures: an empty field is unknown, not 0 (docs/rules/entered-and-derived-values.md).
  quantityField('netCO2Removed', PRODUCTION),
  quantityField('potentialAdditionalProfitGenerated', PRODUCTION)
];

const shared = {
  markerType: 'BiocharPartner',
  entity: biocharPartner,
  noun: 'biocharPartner'
} as const;

/** Forms of a biochar partner. Source: section 5 "Add button enabled only when", "Biochar partner edit". */
export const BIOCHAR_PARTNER_FORMS: Readonly<Record<Mode, Form>> = {
  add: { ...shared, mode: 'add', tabs: [], fields: fields('add'), fixed: CREATION },
  edit: { ...shared, mode: 'edit', tabs: [DETAILS, PRODUCTION], fields: fields('edit'), fixed: {} }
};
