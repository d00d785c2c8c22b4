import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import {
  Chip,
  formatNaira,
  formatNumber,
  IconButton,
  SiteIcon,
  visuallyHidden,
  useLook
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

const columns = ['noOfMills', 'columnTonnes', 'columnAcres', 'columnP1', 'columnProfit'] as const;

/** The figures of a row, in the order of the columns. */
const cells = ({ summary: { figures } }: Area): readonly string[] => [
  formatNumber(figures.noOfMills),
  formatNumber(figures.totalTonsBought, 1),
  formatNumber(figures.totalAcres),
  formatNaira(figures.currentP1Price),
  formatNaira(figures.profit_week)
];

interface RowProps {
  readonly area: Area;
  readonly selected: boolean;
  readonly change: Change;
}

function Row({ area, selected, change }: RowProps) {
  const t = useTexts();
  const { sys, weight, space, rule } = useLook();
  const last = columns.length - 1;
  return (
    <tr
      aria-current={selected || undefined}
      css={{
        height: 44,
        borderTop: rule,
        background: selected ? sys.color.surface.background : 'none'
      }}
    >
      <th scope="row" css={{ textAlign: 'left', fontWeight: weight.medium, padding: space(0, 1) }}>
        <Button
          type="tertiary"
          title={t('details', { number: area.number })}
          onClick={() => change((state) => select(state, area.id))}
          css={{
            gap: space(2),
            minHeight: 36,
            maxWidth: 200,
            whiteSpace: 'nowrap',
            justifyContent: 'flex-start'
          }}
        >
          <Dot colour={area.colour} />
          <AreaName area={area} />
        </Button>
      </th>
      {cells(area).map((text, index) => (
        <td
          key={columns[index]}
          css={{
            textAlign: 'right',
            padding: space(0, 2.5),
            whiteSpace: 'nowrap',
            fontWeight: index === last ? weight.strong : weight.regular
          }}
        >
          {text}
        </td>
      ))}
      <td css={{ padding: space(0, 2, 0, 0), textAlign: 'right' }}>
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
  const { sys, type, weight, space } = useLook();
  const head = {
    padding: space(2, 2.5),
    ...type.small,
    fontWeight: weight.strong,
    whiteSpace: 'nowrap'
  } as const;
  return (
    <div css={{ overflow: 'auto', maxHeight: 260 }}>
      <table css={{ width: '100%', borderCollapse: 'collapse', ...type.body }}>
        <thead css={{ background: sys.color.surface.background, color: sys.color.surface.backgroundHint }}>
          <tr>
            <th scope="col" css={{ ...head, textAlign: 'left' }}>
              {t('columnArea')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" css={{ ...head, textAlign: 'right' }}>
                {t(column)}
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
  const { type, space, rule, card } = useLook();
  const [open, setOpen] = React.useState(true);
  if (state.areas.length === 0) return null;
  const frame = framed ? card : { borderTop: rule, fontFeatureSettings: '"tnum"' };
  return (
    <section aria-label={t('tableTitle')} css={{ ...frame, overflow: 'hidden' }}>
      <header
        css={{ display: 'flex', alignItems: 'center', gap: space(2.5), padding: space(1.5, 2, 1.5, 3.5) }}
      >
        <SiteIcon name="table" />
        <h2 css={{ margin: 0, ...type.title }}>{t('tableTitle')}</h2>
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
