import { useThemeStyles, useUiTexts } from 'widgets/shared-code/site-base';
import type { PopupRow } from './rows';
import { useTexts } from '../use-texts';

function Value({ row }: { readonly row: PopupRow }) {
  const t = useTexts();
  const ui = useUiTexts();
  const { sys, type, space } = useThemeStyles();
  if (row.missing)
    return (
      <span css={{ color: sys.color.surface.paperHint, fontStyle: 'italic' }}>
        {row.text ?? ui('unknown')}
      </span>
    );
  if (!row.experimental) return <>{row.text}</>;
  return (
    <>
      {row.text}{' '}
      <span
        css={{
          padding: space(0.5, 2),
          borderRadius: 999,
          ...type.small,
          whiteSpace: 'nowrap',
          color: sys.color.warning.main,
          border: '1px solid currentColor'
        }}
      >
        {t('experimental')}
      </span>
    </>
  );
}

/** A list of labels and values. */
export function RowList({ rows }: { readonly rows: readonly PopupRow[] }) {
  const { sys, type, weight, space, rule } = useThemeStyles();
  return (
    <dl css={{ margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' }}>
      {rows.map((row) => (
        <div
          key={row.name}
          data-field={row.name}
          css={{
            display: 'contents',
            '& > *': { padding: space(1.5, 0) },
            '&:not(:first-of-type) > :not([data-note])': { borderTop: rule }
          }}
        >
          <dt css={{ color: sys.color.surface.paperHint, '&&': { paddingRight: space(3) } }}>{row.label}</dt>
          <dd
            css={{
              margin: 0,
              textAlign: 'right',
              fontWeight: weight.medium,
              fontFeatureSettings: '"tnum"',
              overflowWrap: 'anywhere'
            }}
          >
            <Value row={row} />
          </dd>
          {row.note !== undefined && (
            <dd
              data-note
              css={{
                ...type.hint,
                gridColumn: '1 / -1',
                margin: 0,
                textAlign: 'right',
                '&&': { marginTop: space(-1), paddingTop: 0 }
              }}
            >
              {row.note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
