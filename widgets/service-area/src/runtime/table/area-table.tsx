import { React } from 'jimu-core';
import { useTheme } from 'jimu-theme';
import { Button } from 'jimu-ui';
import {
  areaFigure,
  Chip,
  IconButton,
  SiteIcon,
  useCard,
  visuallyHidden
} from 'widgets/shared-code/site-core';
import { AreaName, Dot } from '../small-parts';
import type { Area, ServiceAreaState } from '../state';
import { removeArea, select } from '../state';
import type { Change } from '../use-service-area';
import { useTexts } from '../use-texts';

interface AreaTableProps {
  readonly state: ServiceAreaState;
  readonly maxAreas: number;
  readonly change: Change;
  /** In a card of its own, or within the tool's panel. */
  readonly framed: boolean;
}

/** The figures of a row and their headings, which name the unit. */
const columns = [
  ['noOfMills', 'noOfMills'],
  ['totalTonsBought', 'columnTonnes'],
  ['totalAcres', 'columnAcres'],
  ['currentP1Price', 'columnP1'],
  ['profit_week', 'columnProfit']
] as const;

interface RowProps {
  readonly area: Area;
  readonly selected: boolean;
  readonly change: Change;
}

function Row({ area, selected, change }: RowProps) {
  const t = useTexts();
  const { sys } = useTheme();
  const last = columns.length - 1;
  return (
    <tr
      aria-current={selected || undefined}
      css={{
        height: 44,
        borderTop: `1px solid ${sys.color.divider.primary}`,
        background: selected ? sys.color.surface.background : 'none'
      }}
    >
      <th scope="row" css={{ textAlign: 'left', fontWeight: 500, padding: '0 4px' }}>
        <Button
          type="tertiary"
          title={t('details', { number: area.number })}
          onClick={() => change((state) => select(state, area.id))}
          css={{ gap: 8, minHeight: 36, maxWidth: 200, whiteSpace: 'nowrap', justifyContent: 'flex-start' }}
        >
          <Dot colour={area.colour} />
          <AreaName area={area} />
        </Button>
      </th>
      {columns.map(([name], index) => (
        <td
          key={name}
          css={{
            textAlign: 'right',
            padding: '0 10px',
            whiteSpace: 'nowrap',
            fontWeight: index === last ? 650 : 400
          }}
        >
          {areaFigure(name).format(area.summary.figures[name], true)}
        </td>
      ))}
      <td css={{ padding: '0 8px 0 0', textAlign: 'right' }}>
        <IconButton
          name="trash"
          label={t('removeArea', { number: area.number })}
          onClick={() => change((state) => removeArea(state, area.id))}
        />
      </td>
    </tr>
  );
}

function Grid({ state, change }: Pick<AreaTableProps, 'state' | 'change'>) {
  const t = useTexts();
  const { sys } = useTheme();
  const head = { padding: '8px 10px', fontSize: 12, fontWeight: 600, whiteSpace: 'nowrap' } as const;
  return (
    <div css={{ overflow: 'auto', maxHeight: 260 }}>
      <table css={{ width: '100%', borderCollapse: 'collapse', fontSize: 14 }}>
        <thead css={{ background: sys.color.surface.background, color: sys.color.surface.backgroundHint }}>
          <tr>
            <th scope="col" css={{ ...head, textAlign: 'left' }}>
              {t('columnArea')}
            </th>
            {columns.map(([name, heading]) => (
              <th key={name} scope="col" css={{ ...head, textAlign: 'right' }}>
                {t(heading)}
              </th>
            ))}
            <th scope="col">
              <span css={visuallyHidden}>{t('columnActions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {state.areas.map((area) => (
            <Row key={area.id} area={area} selected={area.id === state.selectedId} change={change} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One row per area; its header folds it away. Nothing while there is no area. */
export function AreaTable({ state, maxAreas, change, framed }: AreaTableProps) {
  const t = useTexts();
  const card = useCard();
  const { sys } = useTheme();
  const [open, setOpen] = React.useState(true);
  if (state.areas.length === 0) return null;
  const frame = framed
    ? card
    : { borderTop: `1px solid ${sys.color.divider.primary}`, fontFeatureSettings: '"tnum"' };
  return (
    <section aria-label={t('tableTitle')} css={{ ...frame, overflow: 'hidden' }}>
      <header css={{ display: 'flex', alignItems: 'center', gap: 10, padding: '6px 8px 6px 14px' }}>
        <SiteIcon name="table" />
        <h2 css={{ margin: 0, fontSize: 15, lineHeight: '20px', fontWeight: 650 }}>{t('tableTitle')}</h2>
        <Chip>{t('count', { count: state.areas.length, max: maxAreas })}</Chip>
        <span css={{ flex: 1 }} />
        <IconButton
          name={open ? 'chevronDown' : 'chevronUp'}
          label={t(open ? 'collapse' : 'expand')}
          expanded={open}
          onClick={() => setOpen(!open)}
        />
      </header>
      {open && <Grid state={state} change={change} />}
    </section>
  );
}
