import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import { useTexts } from '../use-texts';
import { RowList } from './row-list';
import type { PopupRow } from './rows';

/** Rows that are always open. A single further row is not collapsed, since the button takes as much room. */
const OPEN_ROWS = 4;

/** The first rows, and a button that opens the others. */
export function MoreRows({ rows }: { readonly rows: readonly PopupRow[] }) {
  const t = useTexts();
  const { sys, weight, space, rule } = useThemeStyles();
  const [open, setOpen] = React.useState(false);
  const folded = rows.length > OPEN_ROWS + 1 ? rows.slice(OPEN_ROWS) : [];
  const first = folded.length > 0 ? rows.slice(0, OPEN_ROWS) : rows;
  const id = React.useId();
  if (folded.length === 0) return <RowList rows={rows} />;
  return (
    <>
      <RowList rows={first} />
      <div id={id} hidden={!open} css={{ borderTop: rule }}>
        {open && <RowList rows={folded} />}
      </div>
      <div css={{ borderTop: rule }}>
        <Button
          type="tertiary"
          size="sm"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((was) => !was)}
          css={{
            gap: space(1),
            margin: space(1, 0),
            marginLeft: space(-2),
            color: sys.color.primary.main,
            fontWeight: weight.strong
          }}
        >
          {open ? t('fewerFields') : t('moreFields', { count: folded.length })}
          <SiteIcon name={open ? 'chevronUp' : 'chevronDown'} size={16} />
        </Button>
      </div>
    </>
  );
}
