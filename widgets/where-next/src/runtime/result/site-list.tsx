import { Button } from 'jimu-ui';
import { formatNaira, Notice, SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import type { ChosenSite } from 'widgets/shared-code/site-domain';
import type { Catchment } from '../map/use-catchments';
import { getLongestDrive } from '../compute/tonnes-area';
import { getCandidate } from '../scenario-view';
import { isFull, requestScenario, toggleSite } from '../state';
import type { SitesScenario, SitesState, SitesStateSetter } from '../state';
import { useTexts } from '../use-texts';
import { formatAlternative, formatCandidate, formatMinutes, formatTonnes } from '../words';

interface SiteListProps {
  readonly scenario: SitesScenario;
  readonly catchments: RequestState<readonly Catchment[]>;
  readonly state: SitesState;
  readonly change: SitesStateSetter;
}

interface SiteProps extends SiteListProps {
  readonly site: ChosenSite;
  readonly index: number;
}

/** The next best place for a site and what it loses, with a button that shows the answer without the site. */
function NextBest({ scenario, site, state, change }: Omit<SiteProps, 'catchments' | 'index'>) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  const { name } = site.candidate;
  const { inputs } = scenario;
  if (!site.alternative) return <p css={{ margin: 0, ...type.hint }}>{t('noNextBest')}</p>;
  const { names, loss } = formatAlternative(site.alternative, t);
  return (
    <div css={{ display: 'grid', gap: space(1.5), justifyItems: 'start' }}>
      <span>{t('nextBest', { names, loss })}</span>
      <Button
        size="sm"
        disabled={isFull(state)}
        onClick={() =>
          change((before) =>
            requestScenario(before, { ...inputs, without: [...inputs.without, site.candidate.id] })
          )
        }
        css={{ minHeight: 32, whiteSpace: 'normal' }}
      >
        {t('showWithout', { name })}
      </Button>
    </div>
  );
}

/** Figures of a site that its row has no space for. */
function SiteDetails(props: SiteProps) {
  const { scenario, catchments, site, index } = props;
  const t = useTexts();
  const { space, type } = useThemeStyles();
  const minutes = formatMinutes(getLongestDrive(scenario.inputs));
  const profit = catchments.status === 'ready' ? catchments.answer[index]!.monthlyProfit : null;
  return (
    <div css={{ ...type.small, display: 'grid', gap: space(1), padding: space(0, 3.5, 2.5, 11) }}>
      <span>{t('siteHaul', { cost: formatNaira(site.haulCost), places: site.loads.length })}</span>
      <span>
        {t('siteDrive', {
          mean: formatMinutes(site.meanMinutes),
          longest: formatMinutes(site.longestMinutes)
        })}
      </span>
      {site.taken.map(({ factory, tonnes }) => (
        <span key={factory.id}>{t('takes', { tonnes: formatTonnes(tonnes), factory: factory.name })}</span>
      ))}
      {catchments.status === 'loading' && <span role="status">{t('profitLoading')}</span>}
      {profit !== null && <span>{t('siteProfit', { profit: formatNaira(profit), minutes })}</span>}
      <NextBest {...props} />
    </div>
  );
}

/** A site: its name opens the details. */
function SiteRow(props: SiteProps) {
  const { site, index, state, change } = props;
  const t = useTexts();
  const { sys, space, type, rule, weight } = useThemeStyles();
  const isOpen = state.openSite === index;
  const name = formatCandidate(getCandidate(site), t);
  return (
    <li css={{ borderTop: rule }}>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(2), padding: space(1, 3.5, 1, 2) }}>
        <Button
          type="tertiary"
          size="sm"
          aria-expanded={isOpen}
          data-printed
          title={t('showSite', { name })}
          onClick={() => change((before) => toggleSite(before, index))}
          css={{
            flex: 1,
            minWidth: 0,
            minHeight: 36,
            padding: space(1),
            gap: space(2),
            font: 'inherit',
            color: 'inherit',
            justifyContent: 'flex-start',
            textAlign: 'left',
            whiteSpace: 'normal'
          }}
        >
          <SiteIcon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
          <span css={{ color: sys.color.primary.main, fontWeight: weight.strong }}>{index + 1}</span>
          <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</span>
        </Button>
        <span css={{ flex: 'none', textAlign: 'right' }}>
          {formatTonnes(site.tonnes)}
          <span css={{ ...type.hint, display: 'block' }}>
            {t('perTonne', { cost: formatNaira(site.costPerTonne) })}
          </span>
        </span>
      </div>
      {isOpen && <SiteDetails {...props} />}
    </li>
  );
}

/** The chosen sites, the one with the most tonnes first. */
export function SiteList(props: SiteListProps) {
  const { scenario, catchments } = props;
  const t = useTexts();
  const { space } = useThemeStyles();
  if (scenario.answer.sites.length === 0) return null;
  return (
    <>
      <ol aria-label={t('sitesLabel')} css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {scenario.answer.sites.map((site, index) => (
          <SiteRow key={site.candidate.id} {...props} site={site} index={index} />
        ))}
      </ol>
      {catchments.status === 'failed' && (
        <Notice
          kind="warning"
          title={t('catchmentsFailed')}
          onRetry={catchments.retry}
          css={{ margin: space(2, 3.5) }}
        >
          {catchments.fault.message}
        </Notice>
      )}
    </>
  );
}
