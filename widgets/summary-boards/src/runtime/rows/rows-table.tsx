import { formatDay, formatInstant, formatNumber, useLook } from 'widgets/shared-code/site-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { localText } from 'widgets/shared-code/site-map';
import type { Attributes, CountedLayer, LayerField } from '../data/layer';
import { useTexts } from '../use-texts';

const NUMBERS = ['double', 'single', 'integer', 'small-integer', 'long', 'big-integer'];
const isNumber = ({ type }: LayerField): boolean => NUMBERS.includes(type);

/** The fields worth a column: not the number a service gives its rows, nor addresses of pictures. */
const columnsOf = ({ fields, objectIdField }: CountedLayer): readonly LayerField[] =>
  fields.filter(({ name }) => name !== objectIdField && name !== 'imageUrls');

/** A value as it is read: numbers grouped, days as dd/mm/yyyy, '–' where there is none. */
export function cellText({ type }: LayerField, value: Attributes[string]): string {
  if (value === null || value === undefined || value === '') return '–';
  if (type === 'date') return formatInstant(Number(value)) ?? '–';
  if (type === 'date-only') return formatDay(String(value)) ?? String(value);
  return typeof value === 'number' ? formatNumber(value, 4) : value;
}

interface RowsTableProps {
  readonly layer: CountedLayer;
  readonly rows: readonly Attributes[];
  readonly caption: string;
  readonly locale: Locale;
}

/** Records with all their fields; wider than its box, it scrolls sideways. */
export function RowsTable({ layer, rows, caption, locale }: RowsTableProps) {
  const t = useTexts();
  const { sys, type, weight, space, rule } = useLook();
  const columns = columnsOf(layer);
  const cell = { padding: space(0, 2.5), whiteSpace: 'nowrap', maxWidth: 280 } as const;
  return (
    <div
      role="region"
      aria-label={t('rowsTable')}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to be able to scroll it
      tabIndex={0}
      css={{
        overflow: 'auto',
        maxHeight: '60vh',
        border: rule,
        borderRadius: sys.shape.shape1
      }}
    >
      <table aria-label={caption} css={{ borderCollapse: 'collapse', ...type.body, minWidth: '100%' }}>
        <thead>
          <tr css={{ height: 36 }}>
            {columns.map((field) => (
              <th
                key={field.name}
                scope="col"
                css={{
                  ...cell,
                  position: 'sticky',
                  top: 0,
                  ...type.small,
                  fontWeight: weight.strong,
                  textAlign: isNumber(field) ? 'right' : 'left',
                  background: sys.color.surface.background,
                  color: sys.color.surface.backgroundHint
                }}
              >
                {localText(field.alias ?? field.name, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={String(row[layer.objectIdField] ?? at)} css={{ height: 44, borderTop: rule }}>
              {columns.map((field) => (
                <td
                  key={field.name}
                  css={{
                    ...cell,
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                    textAlign: isNumber(field) ? 'right' : 'left'
                  }}
                >
                  {cellText(field, row[field.name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
