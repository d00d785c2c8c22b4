import {
  LOCALES,
  customerFactory,
  factoryMarker,
  formatMessage,
  getUnitText,
  isMessageKey
} from '@site/domain';
import { formatFieldLabel } from '@site/layers';
import type { FeaturePage, FieldPage, Imported } from '@site/layers';
import type { ZodType } from 'zod';
import { buildText } from './texts/import-text';
import type { FieldSpec } from './fields';
import type { FieldsByColumn } from './table-spec';
import {
  choiceField,
  dayField,
  formField,
  listField,
  numberField,
  optionalField,
  phoneField,
  stateField,
  textField,
  wholeField,
  yesNoField
} from './field-kinds';

/** Rules of the forms for quantities that are stored as texts, by field. */
const QUANTITY_RULES: Readonly<Record<string, ZodType>> = {
  costPMS: customerFactory.shape.costPMS,
  costAGO: customerFactory.shape.costAGO,
  inputRate: factoryMarker.shape.inputRate
};

/** Returns how a cell of the field is read, without regard to whether it is optional. */
function toFieldSpec(field: string, page: FieldPage, imported: Imported): FieldSpec {
  const { kind, unit, length, isPhone } = page;
  const { name = field, aliases, choices, between, webAddresses, above, min, max } = imported;
  const options = {
    aliases,
    unit: imported.unit ?? (unit && buildText((locale) => getUnitText(unit, locale))),
    length
  };
  switch (kind) {
    case 'text':
      if (imported.isQuantity) return formField(name, QUANTITY_RULES[field]!, options);
      if (isPhone) return phoneField(name, options);
      if (imported.state) return stateField(name, options);
      return choices ? choiceField(name, choices, options) : textField(name, options);
    case 'texts':
      return listField(name, { ...options, choices, between, webAddresses });
    case 'yesNo':
      return yesNoField(name, options);
    case 'whole':
      return wholeField(name, {
        ...options,
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max })
      });
    case 'number':
      return numberField(name, { ...options, above, min, max });
    case 'day':
    case 'moment':
      return dayField(name, options);
  }
}

/** Returns the headings of a field's column in exports: of its layer, and of the table of its records. */
function listHeadings(name: string, field: FieldPage): string[] {
  const key = `field.${name}`;
  return LOCALES.flatMap((locale) => {
    const ofLayer = formatFieldLabel(field, locale);
    if (!isMessageKey(key)) return [ofLayer];
    const label = formatMessage(key, locale);
    if (field.unit === undefined) return [ofLayer, label];
    const ofRecords = `${label} (${getUnitText(field.unit, locale)})`;
    // A cost is a text, whose heading in the table of records lacks 'per litre'.
    return field.kind === 'text' ? [ofLayer, ofRecords, label] : [ofLayer, ofRecords];
  });
}

/** Adds the export headings of its column, and its labels, to a field. */
const withHeadings = (spec: FieldSpec, field: FieldPage): FieldSpec => ({
  ...spec,
  headings: listHeadings(spec.name, field),
  labels: { en: formatFieldLabel(field, 'en'), fr: formatFieldLabel(field, 'fr') }
});

/** Returns the imported fields by column of the page's table, with the page's names, units and bounds. */
export const buildPageColumns = ({ fields }: FeaturePage): FieldsByColumn =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const { column, imported } = field;
      if (column === undefined || imported === undefined) return [];
      const spec = withHeadings(toFieldSpec(name, field, imported), field);
      return [[column, imported.optional ? optionalField(spec, imported.otherwise) : spec]];
    })
  );
