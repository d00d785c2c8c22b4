import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import {
  formatNumber,
  formatQuantity,
  joinWithColon,
  Notice,
  Segments,
  useLocale,
  useRequest,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import { fetchPlotPurchases } from 'widgets/shared-code/site-api';
import { formatPurchaseBalance } from 'widgets/shared-code/site-domain';
import type { PlotPurchases, PlotSelection, PurchaseBalance } from 'widgets/shared-code/site-domain';
import { useTexts } from '../use-texts';
import { listSeasons } from './seasons';

/** Suppliers shown at once. */
const SHOWN_AT_ONCE = 10;

/** Verdicts in the order in which somebody works on them. */
const WORK_ORDER: readonly PurchaseBalance['verdict'][] = ['tooMuch', 'unknown', 'plausible'];

/** Suppliers with one verdict, the largest purchases first. */
function BalanceList({ balances }: { readonly balances: readonly PurchaseBalance[] }) {
  const t = useTexts();
  const locale = useLocale();
  const { type, space, rule } = useThemeStyles();
  const [shown, setShown] = React.useState(SHOWN_AT_ONCE);
  const left = balances.length - shown;
  if (balances.length === 0) return <Notice plain>{t('screeningPurchasesNoneOf')}</Notice>;
  return (
    <>
      <ul
        aria-label={t('screeningPurchasesSuppliers')}
        css={{ margin: 0, padding: 0, listStyle: 'none', ...type.small }}
      >
        {balances.slice(0, shown).map((balance) => (
          <li
            key={`${balance.supplier}/${balance.community}/${balance.plotIds?.join() ?? ''}`}
            css={{ borderTop: rule, padding: space(1.5, 0), overflowWrap: 'anywhere' }}
          >
            {formatPurchaseBalance(balance, locale)}
            <span css={{ display: 'block', ...type.hint }}>
              {balance.plotIds
                ? t('screeningNamedPlots', { community: balance.community, count: balance.plotIds.length })
                : balance.community}
            </span>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button size="sm" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {t('screeningMore', { count: Math.min(left, SHOWN_AT_ONCE), left: formatNumber(left) })}
        </Button>
      )}
    </>
  );
}

/** Suppliers by verdict, the yield, and the purchases that nothing can be compared with. */
function PurchasesResult({ purchases }: { readonly purchases: PlotPurchases }) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const { balances, yieldPerHectare, withoutPlots, withoutSupplier } = purchases;
  const listOf = (verdict: PurchaseBalance['verdict']) =>
    balances.filter((balance) => balance.verdict === verdict);
  const [chosen, setChosen] = React.useState<PurchaseBalance['verdict'] | null>(null);
  const verdict = chosen ?? WORK_ORDER.find((one) => listOf(one).length > 0) ?? 'tooMuch';
  const labels = {
    tooMuch: 'screeningTooMuch',
    unknown: 'screeningPurchasesUnknown',
    plausible: 'screeningPlausible'
  } as const;
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <Segments<PurchaseBalance['verdict']>
        label={t('screeningPurchasesVerdicts')}
        options={WORK_ORDER.map((value) => ({
          value,
          label: joinWithColon(t(labels[value]), formatNumber(listOf(value).length))
        }))}
        value={verdict}
        onChange={setChosen}
      />
      <BalanceList key={verdict} balances={listOf(verdict)} />
      <div css={{ ...type.hint, display: 'grid', gap: space(1) }}>
        <span>{t('screeningYield', { yield: formatQuantity(yieldPerHectare, 't/ha', 2) })}</span>
        {withoutPlots.purchases > 0 && (
          <span>
            {t('screeningWithoutPlots', {
              count: withoutPlots.purchases,
              tonnes: formatQuantity(withoutPlots.tonnes, 't', 1)
            })}
          </span>
        )}
        {withoutSupplier.purchases > 0 && (
          <span>
            {t('screeningWithoutSupplier', {
              count: withoutSupplier.purchases,
              tonnes: formatQuantity(withoutSupplier.tonnes, 't', 1)
            })}
          </span>
        )}
      </div>
    </div>
  );
}

interface PurchasesSectionProps {
  readonly selection: PlotSelection;
  readonly serverUrl: string;
}

/** Purchases of a season against what the plots of the suppliers can bear. */
export function PurchasesSection({ selection, serverUrl }: PurchasesSectionProps) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const seasons = React.useMemo(() => listSeasons(Date.now()), []);
  const [season, setSeason] = React.useState<string | null>(null);
  const chosen = seasons.find(({ key }) => key === season);
  const answer = useRequest(
    chosen ? [JSON.stringify(selection), chosen.key, serverUrl] : null,
    (_question, { signal }) =>
      fetchPlotPurchases({ selection, first: chosen!.first, last: chosen!.last }, { serverUrl, signal })
  );
  return (
    <section
      aria-label={t('screeningPurchases')}
      css={{ display: 'grid', gap: space(2), borderTop: rule, paddingTop: space(3) }}
    >
      <h3 css={{ margin: 0, ...type.heading }}>{t('screeningPurchases')}</h3>
      <span css={type.hint}>{t('screeningPurchasesHint')}</span>
      <Segments
        label={t('screeningSeason')}
        options={seasons.map(({ key }) => ({
          value: key,
          label: key === 'last12Months' ? t('screeningLast12Months') : key
        }))}
        value={season ?? ''}
        onChange={setSeason}
      />
      {answer.status === 'loading' && <span role="status">{t('screeningComparing')}</span>}
      {answer.status === 'failed' && (
        <Notice kind="error" title={t('screeningPurchasesFailed')} onRetry={answer.retry}>
          {answer.fault.message}
        </Notice>
      )}
      {answer.status === 'ready' && <PurchasesResult purchases={answer.answer} />}
    </section>
  );
}
