import { Button } from 'jimu-ui';
import { Chip, formatNaira, formatNumber, useThemeStyles } from 'widgets/shared-code/site-base';
import { findCheapestOption } from 'widgets/shared-code/site-domain';
import type { TripTotals } from 'widgets/shared-code/site-domain';
import type { PlanFigures } from '../plan-view';
import type { ShownVehicle } from '../state';
import { useTexts } from '../use-texts';
import { mixText, shownText, whyText } from '../words';

interface SummaryProps {
  readonly figures: PlanFigures;
  readonly shown: ShownVehicle;
  onShow(shown: ShownVehicle): void;
}

interface RowProps {
  readonly row: ShownVehicle;
  readonly totals: TripTotals;
  readonly cheapest: boolean;
  /** Shown beneath the name. */
  readonly note?: string;
  readonly pressed: boolean;
  onShow(shown: ShownVehicle): void;
}

function Row({ row, totals, cheapest, note, pressed, onShow }: RowProps) {
  const t = useTexts();
  const { sys, type, weight, space, rule } = useThemeStyles();
  const name = shownText(row, t);
  const number = { textAlign: 'right', padding: space(1.5, 0, 0, 2), whiteSpace: 'nowrap' } as const;
  const selected = sys.color.action.selected;
  return (
    <tbody
      css={{
        borderTop: rule,
        fontWeight: cheapest ? weight.strong : weight.regular,
        ...(cheapest && { background: selected.default, color: selected.text })
      }}
    >
      <tr css={{ verticalAlign: 'baseline' }}>
        <th scope="row" css={{ textAlign: 'left', fontWeight: 'inherit', padding: space(1.5, 0, 0, 4) }}>
          <Button
            type="tertiary"
            size="sm"
            aria-pressed={pressed}
            data-printed
            title={t('showTrips', { vehicle: name })}
            onClick={() => onShow(row)}
            css={{
              padding: space(0, 1),
              marginLeft: space(-1),
              minHeight: 28,
              font: 'inherit',
              // A long name would push the costs out of a phone's sheet.
              whiteSpace: 'normal',
              textAlign: 'left',
              color: 'inherit',
              textDecoration: pressed ? 'underline' : 'none',
              textUnderlineOffset: 4
            }}
          >
            {name}
          </Button>
          {cheapest && <Chip>{t('cheapest')}</Chip>}
        </th>
        <td css={number}>{formatNumber(totals.trips)}</td>
        <td css={number}>{formatNaira(totals.cost)}</td>
        <td css={{ ...number, paddingRight: space(4) }}>{formatNaira(totals.costPerTonne)}</td>
      </tr>
      <tr>
        <td colSpan={4} css={{ ...type.hint, fontWeight: weight.regular, padding: space(0, 4, 1.5) }}>
          {note && <div>{note}</div>}
          {t('breakdown', { fuel: formatNaira(totals.fuel), loading: formatNaira(totals.loading) })}
        </td>
      </tr>
    </tbody>
  );
}

/**
 * Cost of each vehicle for the whole pickup, cost of the cheapest mix, and why the other vehicles cost more.
 */
export function Summary({ figures, shown, onShow }: SummaryProps) {
  const t = useTexts();
  const { sys, type, weight, space, rule } = useThemeStyles();
  const { trips, comparison, basis } = figures;
  const { cheapest, dearer } = comparison;
  const head = { ...type.small, fontWeight: weight.strong, color: sys.color.surface.backgroundHint } as const;
  const option = findCheapestOption(trips, comparison);
  const saved = cheapest.cost - trips.cheapest.cost;
  return (
    <>
      <table
        aria-label={t('summary')}
        css={{ width: '100%', borderCollapse: 'collapse', fontFeatureSettings: '"tnum"' }}
      >
        <thead css={{ background: sys.color.surface.background, height: 36 }}>
          <tr>
            <th scope="col" css={{ ...head, textAlign: 'left', paddingLeft: space(4) }}>
              {t('vehicle')}
            </th>
            {(['trips', 'cost'] as const).map((key) => (
              <th key={key} scope="col" css={{ ...head, textAlign: 'right', paddingLeft: space(2) }}>
                {t(key)}
              </th>
            ))}
            <th scope="col" css={{ ...head, textAlign: 'right', padding: space(0, 4, 0, 2) }}>
              {t('perTonne')}
            </th>
          </tr>
        </thead>
        {trips.vehicles.map((totals) => (
          <Row
            key={totals.vehicle}
            row={totals.vehicle}
            totals={totals}
            cheapest={option === totals.vehicle}
            pressed={shown === totals.vehicle}
            onShow={onShow}
          />
        ))}
        {trips.vehicles.length > 1 && (
          <Row
            row="mix"
            totals={trips.cheapest}
            cheapest={option === 'mix'}
            note={mixText(trips.cheapest.counts)}
            pressed={shown === 'mix'}
            onShow={onShow}
          />
        )}
      </table>
      {dearer.length > 0 && (
        <section aria-label={t('whyTitle')} css={{ borderTop: rule, padding: space(2.5, 4) }}>
          <h3 css={{ margin: 0, ...type.heading }}>{t('whyTitle')}</h3>
          <ul
            css={{
              ...type.hint,
              margin: 0,
              padding: 0,
              listStyle: 'none',
              '& > li': { paddingTop: space(1.5) }
            }}
          >
            {dearer.map((one) => (
              <li key={one.vehicle}>{whyText(one, cheapest.vehicle, basis, t)}</li>
            ))}
            <li>
              {option === 'mix'
                ? t('mixSaves', { vehicle: cheapest.vehicle, amount: formatNaira(saved) })
                : t('noMixSaves', { vehicle: cheapest.vehicle })}
            </li>
          </ul>
        </section>
      )}
    </>
  );
}
