import type FeatureLayer from 'esri/layers/FeatureLayer';
import type Field from 'esri/layers/support/Field';
import type PopupTemplate from 'esri/PopupTemplate';
import { codedNames } from 'widgets/shared-code/site-map';
import type { ShownField } from './rows';

const NUMBERS: readonly string[] = ['small-integer', 'integer', 'single', 'double', 'long', 'big-integer'];
const DATES: readonly string[] = ['date', 'date-only', 'timestamp-offset'];

function holdsOf(field: Field | undefined, formattedAsNumber: boolean): ShownField['holds'] {
  if (field === undefined) return formattedAsNumber ? 'number' : 'text';
  if (DATES.includes(field.type)) return 'date';
  return NUMBERS.includes(field.type) ? 'number' : 'text';
}

/** Returns the coded values of a field, when the layer defines them. */
function codesOf(field: Field | undefined): Pick<ShownField, 'codes'> {
  const codes = field ? codedNames(field) : null;
  return codes ? { codes } : {};
}

/**
 * Returns the fields of a layer's popup: those named in its web map, then the fields in `alsoShown` that it
 * has.
 */
export function shownFields(
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
      holds: holdsOf(field, format?.places != null),
      ...(format?.places == null ? {} : { places: format.places }),
      ...codesOf(field)
    };
  });
  const others = layer.fields
    .filter(({ name }) => alsoShown.includes(name) && !fields.some((field) => field.name === name))
    .map((field): ShownField => ({
      name: field.name,
      label: field.alias || field.name,
      holds: holdsOf(field, false),
      ...codesOf(field)
    }));
  return [...fields, ...others];
}
