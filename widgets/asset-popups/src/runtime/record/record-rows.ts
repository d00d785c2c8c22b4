import { FACTORY_FORMS, shownFields } from 'widgets/shared-code/site-core';
import type { Locale } from 'widgets/shared-code/site-core';
import type { PopupTab, RecordPopup } from 'widgets/shared-code/site-map';
import { rowsOf } from '../feature/rows';
import type { Attributes, Row, ShownField } from '../feature/rows';

/** A tab of a record's popup with its rows. */
export interface RecordTab extends Pick<PopupTab, 'name'> {
  readonly rows: readonly Row[];
}

/** Fields that a factory of this type does not have: only a biochar facility has biochar materials. */
function fieldsItLacks({ markerType, type }: Attributes): readonly string[] {
  const form = FACTORY_FORMS.edit;
  if (markerType !== form.markerType) return [];
  const there = shownFields(form, { type: String(type ?? '') });
  return form.fields.filter((field) => !there.includes(field)).map(({ name }) => name);
}

/**
 * The tabs of a record, each with its rows: its lines in their order. A field that the map's own popup shows beside them
 * stands at the end of the first tab that has lines.
 */
export function recordTabs(
  { tabs }: RecordPopup,
  fields: readonly ShownField[],
  attributes: Attributes,
  locale: Locale
): RecordTab[] {
  const lacking = fieldsItLacks(attributes);
  const has = (names: readonly string[]) => fields.filter(({ name }) => names.includes(name));
  const known = tabs.flatMap(({ lines }) => lines);
  const others = fields.filter(({ name }) => !known.includes(name)).map(({ name }) => name);
  const first = tabs.find(({ lines }) => lines.length > 0);
  return tabs.map((tab) => {
    const names = tab === first ? [...tab.lines, ...others] : tab.lines;
    const inOrder = names.flatMap((name) => (lacking.includes(name) ? [] : has([name])));
    return { name: tab.name, rows: rowsOf(inOrder, attributes, locale) };
  });
}

/** Addresses of a record's pictures, from the text that its layer has for them. */
export function picturesOf({ pictures }: RecordPopup, attributes: Attributes): readonly string[] {
  const text = pictures === undefined ? null : attributes[pictures];
  return typeof text === 'string' ? text.split(/\s+/).filter((url) => url !== '') : [];
}
