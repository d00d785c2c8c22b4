import { formatMessage, isMessageKey } from '@site/domain';
import type { Locale } from '@site/domain';
import type { ImportDataset } from './dataset';
import type { FieldSpec } from './fields';

/** French titles of datasets that no layer's page declares, by name. */
const FRENCH_TITLES: Readonly<Record<string, string>> = {
  agents: 'Agents',
  'allocated-purchases': 'Achats de P1 attribués',
  'biochar-applications': formatMessage('nav.biocharApplications', 'fr'),
  'cassava-states': 'Manioc par État',
  communities: 'Communautés',
  factories: 'Usines',
  lga: 'Limites des LGA',
  places: 'Villes et villages',
  plots: 'Parcelles des fournisseurs',
  purchases: 'Achats',
  states: 'Limites des États',
  suppliers: 'Fournisseurs'
};

/** Labels of fields that no layer's page declares, by name. */
const FIELD_LABELS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  position: { en: 'Position in one column', fr: 'Position dans une colonne' },
  outline: { en: 'Outline', fr: 'Contour' },
  easting: { en: 'Easting (m)', fr: 'Coordonnée est (m)' },
  northing: { en: 'Northing (m)', fr: 'Coordonnée nord (m)' },
  lgaCode: { en: 'Code of the LGA', fr: 'Code de la LGA' },
  first_name: { en: 'First name', fr: 'Prénom' },
  last_name: { en: 'Last name', fr: 'Nom de famille' },
  supplier: { en: 'Supplier', fr: 'Fournisseur' },
  community: { en: 'Community', fr: 'Communauté' },
  commodity: { en: 'Commodity', fr: 'Produit' },
  statedArea: { en: 'Stated area (ha)', fr: 'Superficie déclarée (ha)' },
  accuracy: { en: 'Accuracy (m)', fr: 'Précision (m)' },
  capturedOn: { en: 'Captured on', fr: 'Relevé le' },
  consentOn: { en: 'Consent on', fr: 'Accord donné le' },
  tenurePaper: { en: 'Paper of tenure', fr: 'Titre foncier' },
  tonnes: { en: 'Tonnes', fr: 'Tonnes' },
  pricePerTonne: { en: 'Price (₦ a tonne)', fr: 'Prix (₦ par tonne)' },
  population: { en: 'Population', fr: 'Population' },
  rank: { en: 'Rank', fr: 'Rang' }
};

/** Returns the title of a dataset in all languages. */
export const localizeTitle = ({ name, title, titles }: ImportDataset): Readonly<Record<Locale, string>> =>
  titles ?? { en: title, fr: FRENCH_TITLES[name] ?? title };

/** Returns the label of a field in all languages: its name where none is declared. */
export function localizeField({ name, labels }: FieldSpec): Readonly<Record<Locale, string>> {
  if (labels) return labels;
  if (FIELD_LABELS[name]) return FIELD_LABELS[name];
  const key = `field.${name}`;
  return isMessageKey(key)
    ? { en: formatMessage(key, 'en'), fr: formatMessage(key, 'fr') }
    : { en: name, fr: name };
}
