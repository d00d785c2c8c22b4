import { toFinite, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { HeadlineFigures } from 'widgets/shared-code/site-analysis';
import type { HeadlineFigure } from 'widgets/shared-code/site-analysis';
import type { PopupPart } from '../map/parts';
import { MoreRows } from './more-rows';
import { listPopupRows } from './rows';
import type { Attributes, PopupRow } from './rows';
import { useNoteReader } from './value-notes';

/** Converts a row to a large figure; for a missing value, the text shown in its place becomes the mark. */
export function toHeadlineFigure(row: PopupRow, attributes: Attributes): HeadlineFigure {
  const { name, label, text, missing, note } = row;
  return {
    key: name,
    label,
    text: missing ? '' : (text ?? ''),
    value: missing ? null : toFinite(attributes[name]),
    ...(missing && text !== null ? { mark: text } : {}),
    ...(note === undefined ? {} : { note })
  };
}

/**
 * Splits the rows of a popup: large figures in their order, and the others, of which the fields in the head
 * come last.
 */
export function splitRows(
  rows: readonly PopupRow[],
  { large, place, titled }: Pick<PopupPart, 'large' | 'place' | 'titled'>
): { readonly figures: readonly PopupRow[]; readonly others: readonly PopupRow[] } {
  const figures = large.flatMap((name) => rows.find((row) => row.name === name) ?? []);
  const rest = rows.filter((row) => !figures.includes(row));
  const isInHead = ({ name }: PopupRow) => place.includes(name) || titled.includes(name);
  return { figures, others: [...rest.filter((row) => !isInHead(row)), ...rest.filter(isInHead)] };
}

interface FieldsBodyProps {
  readonly part: PopupPart;
  readonly serverUrl: string;
  readonly locale: Locale;
}

/** Fields of a feature: the important figures are large, some rows are open, the rest are collapsed. */
export function FieldsBody({ part, serverUrl, locale }: FieldsBodyProps) {
  const { space } = useThemeStyles();
  const attributes = part.graphic.attributes as Attributes;
  const hasPrice = part.fields.some(({ name }) => name === 'currentP1Price');
  const sayings = useNoteReader(hasPrice, serverUrl, locale);
  const { figures, others } = splitRows(listPopupRows(part.fields, attributes, locale, sayings), part);
  return (
    <>
      {figures.length > 0 && (
        <HeadlineFigures figures={figures.map((row) => toHeadlineFigure(row, attributes))} />
      )}
      {others.length > 0 && (
        <div css={{ padding: space(0, 3.5) }}>
          <MoreRows rows={others} />
        </div>
      )}
    </>
  );
}
