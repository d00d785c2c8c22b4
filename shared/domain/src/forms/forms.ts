/** The add form and the edit form of each type. Source: section 5; plots are this product's. */
import type { FormType, MarkerType } from '../enumerations';
import { AP_FORMS } from './ap-forms';
import { BIOCHAR_APPLICATION_FORMS } from './biochar-application-forms';
import { BIOCHAR_PARTNER_FORMS } from './biochar-partner-forms';
import { CUSTOMER_FORMS } from './customer-forms';
import { DEPOT_FORMS } from './depot-forms';
import { FACTORY_FORMS } from './factory-forms';
import type { Form } from './form';
import { PLOT_FORMS } from './plot-forms';

/** Forms of each type of record, to add and to edit one. */
export const FORMS: Readonly<Record<FormType, Readonly<Record<Form['mode'], Form>>>> = {
  Factory: FACTORY_FORMS,
  AP: AP_FORMS,
  Customer: CUSTOMER_FORMS,
  Logistics: DEPOT_FORMS,
  BiocharApplication: BIOCHAR_APPLICATION_FORMS,
  BiocharPartner: BIOCHAR_PARTNER_FORMS,
  Plot: PLOT_FORMS
};

/** Types offered by 'Add New Factory', in order. Source: section 2 "Add-asset flow". */
export const ASSET_CHOICES: readonly MarkerType[] = [
  'Factory',
  'AP',
  'BiocharApplication',
  'BiocharPartner',
  'Customer',
  'Logistics'
];
