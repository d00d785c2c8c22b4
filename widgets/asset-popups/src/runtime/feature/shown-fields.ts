import type FeatureLayer from 'esri/layers/FeatureLayer';
import type Field from 'esri/layers/support/Field';
import type PopupTemplate from 'esri/PopupTemplate';
import { getCodedNames } from 'widgets/shared-code/site-map';
import type { ShownField } from './rows';

const NUMBER_TYPES: readonly string[] = [
  'small-integer',
  'integer',
  'single',
  'double',
  'long',
  'big-integer'
];
const DATE_TYPES: readonly string[] = ['date', 'date-only', 'timestamp-offset'];

function getValueType(field: Field | undefined, formattedAsNumber: boolean): ShownField['holds'] {
  if (field === undefined) return formattedAsNumber ? 'number' : 'text';
  if (DATE_TYPES.includes(field.type)) return 'date';
  return NUMBER_TYPES.includes(field.type) ? 'number' : 'text';
}

/** Returns the coded values of a field, when the layer defines them. */
function getCodedValues(field: Field | undefined): Pick<ShownField, 'codes'> {
  const codes = field ? getCodedNames(field) : null;
  return codes ? { codes } : {};
}

/**
 * Returns the fields of a layer's popup: those named in its web map, then the fields in `alsoShown` that it
 * has.
 */
export function listShownFields(
  layer: FeatureLayer,
  { fieldInfos }: PopupTemplate,
  alsoShown: readonly string[] = []
): ShownField[] {
  const named = (fieldInfos ?? []).filter(({ fieldName, visible }) => visible && fieldName);
  const fields = named.map(({ fieldName, label, format }): ShownField => {
    const name = fieldName ?? '';
    const field = layer.fields.find((known) => known.name === name);
    return {
      name,
      label: label || field?.alias || name,
      holds: getValueType(field, format?.places != null),
      ...(format?.places == null ? {} : { places: format.places }),
      ...getCodedValues(field)
    };
  });
  const others = layer.fields
    .filter(({ name }) => alsoShown.includes(name) && !fields.some((field) => field.name === name))
    .map((field): ShownField => ({
      name: field.name,
      label: field.alias || field.name,
      holds: getValueType(field, false),
      ...getCodedValues(field)
    }));
  return [...fields, ...others];
}
