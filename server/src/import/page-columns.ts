import { unitText } from '@site/layers';
import type { FeaturePage, FieldPage, Imported } from '@site/layers';
import type { FieldSpec } from './fields';
import { choice, day, list, number, optional, phone, state, text, whole, yesNo } from './kinds';

/** How a cell of the field is read, whether or not it may be empty. */
function specOf(name: string, { kind, unit, length, isPhone }: FieldPage, imported: Imported): FieldSpec {
  const { aliases, choices, between, webAddresses, above, min, max } = imported;
  const options = { aliases, unit: unit && unitText(unit, 'en'), length };
  switch (kind) {
    case 'text':
      if (isPhone) return phone(name, options);
      if (imported.state) return state(name, options);
      return choices ? choice(name, choices, options) : text(name, options);
    case 'texts':
      return list(name, { ...options, choices, between, webAddresses });
    case 'yesNo':
      return yesNo(name, options);
    case 'whole':
      return whole(name, {
        ...options,
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max })
      });
    case 'number':
      return number(name, { ...options, above, min, max });
    case 'day':
    case 'moment':
      return day(name, options);
  }
}

/** The fields that files bring, by column of the page's table: names, units and bounds are the page's. */
export const columnsOf = ({ fields }: FeaturePage): Readonly<Record<string, FieldSpec>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const { column, imported } = field;
      if (column === undefined || imported === undefined) return [];
      const spec = specOf(name, field, imported);
      return [[column, imported.optional ? optional(spec, imported.otherwise) : spec]];
    })
  );
