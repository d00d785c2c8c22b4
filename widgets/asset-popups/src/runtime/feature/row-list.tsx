import { useTheme } from 'jimu-theme';
import type { Row } from './rows';
import { useTexts } from '../use-texts';

function Value({ row }: { readonly row: Row }) {
  const t = useTexts();
  const { sys } = useTheme();
  if (row.missing)
    return (
      <span title={t('noValue')} css={{ color: sys.color.surface.paperHint, fontStyle: 'italic' }}>
        {row.text}
      </span>
    );
  if (!row.experimental) return <>{row.text}</>;
  return (
    <>
      {row.text}{' '}
      <span
        css={{
          padding: '1px 8px',
          borderRadius: 999,
          fontSize: 12,
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

/** Labels and values, one below the other. */
export function RowList({ rows }: { readonly rows: readonly Row[] }) {
  const { sys } = useTheme();
  return (
    <dl css={{ margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' }}>
      {rows.map((row) => (
        <div
          key={row.name}
          data-field={row.name}
          css={{
            display: 'contents',
            '& > *': { padding: '5px 0', borderBottom: `1px solid ${sys.color.divider.primary}` },
            '&:last-of-type > *': { borderBottom: 'none' }
          }}
        >
          <dt css={{ color: sys.color.surface.paperHint, paddingRight: '12px !important' }}>{row.label}</dt>
          <dd
            css={{
              margin: 0,
              textAlign: 'right',
              fontWeight: 550,
              fontFeatureSettings: '"tnum"',
              overflowWrap: 'anywhere'
            }}
          >
            <Value row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
