import { Button } from 'jimu-ui';
import { formatNaira, formatNumber, SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import { getRoundColor } from 'widgets/shared-code/site-domain';
import type { Round } from 'widgets/shared-code/site-domain';
import type { RoundsPlan, RoundsStateSetter } from '../state';
import { toggleRound } from '../state';
import { useTexts } from '../use-texts';
import { formatKilometres, formatMinute, formatRoundName, formatTonnes } from '../words';

interface RoundsTableProps {
  readonly plan: RoundsPlan;
  readonly openRound: number | null;
  readonly change: RoundsStateSetter;
}

export const getCssColor = (index: number): string => `rgb(${getRoundColor(index).join(' ')})`;

/** Stops of a round in order: mill, agent, arrival, load, kilometres from the stop before; at last the factory. */
function Stops({ round }: { readonly round: Round }) {
  const t = useTexts();
  const { type, space, weight } = useThemeStyles();
  const last = round.kilometres - round.stops.reduce((sum, { kilometres }) => sum + kilometres, 0);
  const line = {
    display: 'flex',
    gap: space(2),
    justifyContent: 'space-between',
    paddingTop: space(1)
  } as const;
  return (
    <ol
      aria-label={t('stopsOfRound')}
      css={{ ...type.small, listStyle: 'none', margin: 0, padding: space(0, 3.5, 2, 9) }}
    >
      <li css={line}>
        <span>{t('leaves')}</span>
        <span>{formatMinute(round.start)}</span>
      </li>
      {round.stops.map(({ pile, tonnes, kilometres, arrival, departure }, at) => (
        <li key={at} css={line}>
          <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <b css={{ fontWeight: weight.strong }}>{`${at + 1}. ${pile.name}`}</b>
            <span css={{ ...type.hint, display: 'block' }}>
              {pile.agentId === '' ? t('agentUnknown') : pile.agentId}
            </span>
          </span>
          <span css={{ flex: 'none', textAlign: 'right' }}>
            {`${formatMinute(arrival)}–${formatMinute(departure)}`}
            <span css={{ ...type.hint, display: 'block' }}>
              {`${formatTonnes(tonnes)} · ${formatKilometres(kilometres)}`}
            </span>
          </span>
        </li>
      ))}
      <li css={line}>
        <span>{t('backAtFactory', { end: formatMinute(round.end) })}</span>
        <span css={{ flex: 'none', textAlign: 'right' }}>
          {formatMinute(round.back)}
          <span css={{ ...type.hint, display: 'block' }}>{formatKilometres(last)}</span>
        </span>
      </li>
    </ol>
  );
}

interface RowProps extends Pick<RoundsTableProps, 'plan' | 'change'> {
  readonly round: Round;
  readonly index: number;
  readonly isOpen: boolean;
}

function Row({ plan, round, index, isOpen, change }: RowProps) {
  const t = useTexts();
  const { type, space, rule, weight } = useThemeStyles();
  const figure = { textAlign: 'right', padding: space(1.5, 0, 1.5, 2), whiteSpace: 'nowrap' } as const;
  const name = formatRoundName(round, plan, t);
  return (
    <tbody css={{ borderTop: rule }}>
      <tr css={{ verticalAlign: 'baseline' }}>
        <th scope="row" css={{ textAlign: 'left', fontWeight: weight.regular, paddingLeft: space(2) }}>
          <Button
            type="tertiary"
            size="sm"
            aria-expanded={isOpen}
            data-printed
            title={t('showStops', { round: name })}
            onClick={() => change((before) => toggleRound(before, index))}
            css={{
              padding: space(0, 1),
              minHeight: 32,
              gap: space(1.5),
              font: 'inherit',
              color: 'inherit',
              justifyContent: 'flex-start',
              textAlign: 'left',
              whiteSpace: 'normal'
            }}
          >
            <SiteIcon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
            <span
              aria-hidden="true"
              css={{
                flex: 'none',
                width: 10,
                height: 10,
                borderRadius: '50%',
                background: getCssColor(index)
              }}
            />
            {name}
          </Button>
        </th>
        <td css={figure}>{formatNumber(round.stops.length)}</td>
        <td css={figure}>{formatNumber(round.tonnes, 2)}</td>
        <td css={figure}>{formatNumber(round.kilometres, 1)}</td>
        <td css={{ ...figure, paddingRight: space(3.5) }}>
          {formatNumber(round.cost)}
          <span css={{ ...type.hint, display: 'block' }}>
            {t('perTonne', { cost: formatNaira(round.costPerTonne) })}
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={5} css={{ padding: 0 }}>
            <Stops round={round} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** The rounds with stops, tonnes, kilometres and cost of each; a row opens its stops. */
export function RoundsTable({ plan, openRound, change }: RoundsTableProps) {
  const t = useTexts();
  const { sys, type, weight, space } = useThemeStyles();
  const head = {
    ...type.small,
    fontWeight: weight.strong,
    color: sys.color.surface.backgroundHint,
    textAlign: 'right',
    paddingLeft: space(2)
  } as const;
  return (
    <table
      aria-label={t('roundsLabel')}
      css={{ width: '100%', borderCollapse: 'collapse', fontFeatureSettings: '"tnum"' }}
    >
      <thead css={{ background: sys.color.surface.background, height: 36 }}>
        <tr>
          <th scope="col" css={{ ...head, textAlign: 'left', paddingLeft: space(3.5) }}>
            {t('round')}
          </th>
          {(['stops', 'tonnes', 'kilometres'] as const).map((key) => (
            <th key={key} scope="col" css={head}>
              {t(key)}
            </th>
          ))}
          <th scope="col" css={{ ...head, paddingRight: space(3.5) }}>
            {t('naira')}
          </th>
        </tr>
      </thead>
      {plan.answer.rounds.map((round, index) => (
        <Row
          key={index}
          plan={plan}
          round={round}
          index={index}
          isOpen={index === openRound}
          change={change}
        />
      ))}
    </table>
  );
}
