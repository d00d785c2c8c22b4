import type { Locale } from 'widgets/shared-code/site-base';
import { FACTORY_FORMS, listShownFields } from 'widgets/shared-code/site-domain';
import { isIdentifier } from 'widgets/shared-code/site-map';
import type { PopupTab, RecordPopup } from 'widgets/shared-code/site-map';
import { listPopupRows } from '../feature/rows';
import type { Attributes, PopupRow, ShownField } from '../feature/rows';

/** A tab of a record's popup with its rows. */
export interface RecordTab extends Pick<PopupTab, 'name'> {
  readonly rows: readonly PopupRow[];
}

/** Returns the fields that a factory of this type lacks: only a biochar facility has biochar materials. */
function listMissingFields({ markerType, type }: Attributes): readonly string[] {
  const form = FACTORY_FORMS.edit;
  if (markerType !== form.markerType) return [];
  const there = listShownFields(form, { type: String(type ?? '') });
  return form.fields.filter((field) => !there.includes(field)).map(({ name }) => name);
}

/**
 * Returns the tabs of a record with their rows in the declared order. Additional fields of the web map's
 * popup are at the end of the first tab that has rows.
 */
export function listRecordTabs(
  { tabs }: RecordPopup,
  fields: readonly ShownField[],
  attributes: Attributes,
  locale: Locale
): RecordTab[] {
  const lacking = listMissingFields(attributes);
  const filterFields = (names: readonly string[]) => fields.filter(({ name }) => names.includes(name));
  const known = tabs.flatMap(({ lines }) => lines);
  const others = fields.filter(({ name }) => !known.includes(name)).map(({ name }) => name);
  const first = tabs.find(({ lines }) => lines.length > 0);
  return tabs.map((tab) => {
    const names = tab === first ? [...tab.lines, ...others] : tab.lines;
    const inOrder = names.flatMap((name) => (lacking.includes(name) ? [] : filterFields([name])));
    return { name: tab.name, rows: listPopupRows(inOrder, attributes, locale) };
  });
}

/** Separates the identifiers, which only other systems need, from the other rows. */
export const splitIdentifiers = (rows: readonly PopupRow[]) => ({
  others: rows.filter(({ name }) => !isIdentifier(name)),
  identifiers: rows.filter(({ name }) => isIdentifier(name))
});

/** Returns the URLs of a record's pictures, from the text field of its layer. */
export function listPictures({ pictures }: RecordPopup, attributes: Attributes): readonly string[] {
  const text = pictures === undefined ? null : attributes[pictures];
  return typeof text === 'string' ? text.split(/\s+/).filter((url) => url !== '') : [];
}
