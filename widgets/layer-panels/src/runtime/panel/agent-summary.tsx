import { React } from 'jimu-core';
import {
  changeWidgetState,
  formatMessage,
  formatNumber,
  formatQuantity,
  IconButton,
  useThemeStyles,
  visuallyHidden
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { NameSum } from 'widgets/shared-code/site-domain';
import { openTool, REQUESTED_AGENT } from 'widgets/shared-code/site-tools';
import type { Texts } from '../use-texts';

/** The widgets involved in planning trips. */
export interface PlannerIds {
  /** This panel's widget, which closes for the planner. */
  readonly widgetId: string;
  /** The trip planner; undefined hides the buttons. */
  readonly plannerId: string | undefined;
}

interface AgentSummaryProps {
  readonly agents: readonly NameSum[];
  readonly planner: PlannerIds;
  readonly locale: Locale;
  readonly t: Texts;
}

/** Opens the trip planner for an agent in place of this panel. */
function planTrips(agent: string, widgetId: string, plannerId: string): void {
  changeWidgetState(plannerId, REQUESTED_AGENT, () => agent);
  openTool(plannerId, [widgetId]);
}

/** Piles and tonnes of each agent that the filters keep; a long list scrolls. */
export function AgentSummary({ agents, planner, locale, t }: AgentSummaryProps) {
  const { widgetId, plannerId } = planner;
  const { type, weight, space, rule } = useThemeStyles();
  const id = React.useId();
  const number = { textAlign: 'right', padding: space(0.5, 0, 0.5, 2), whiteSpace: 'nowrap' } as const;
  const head = { ...number, ...type.hint, fontWeight: weight.strong } as const;
  return (
    <section aria-labelledby={id}>
      <h4 id={id} css={{ margin: space(0, 0, 1), ...type.heading }}>
        {t('agents')}
      </h4>
      {agents.length === 0 ? (
        <p css={{ margin: 0 }}>{formatMessage('agents.noPile', locale)}</p>
      ) : (
        <div
          role="region"
          aria-label={t('agents')}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to be able to scroll it
          tabIndex={0}
          css={{ maxHeight: 200, overflow: 'auto' }}
        >
          <table
            aria-labelledby={id}
            css={{ width: '100%', borderCollapse: 'collapse', fontFeatureSettings: '"tnum"' }}
          >
            <thead>
              <tr>
                <th scope="col" css={{ ...head, textAlign: 'left', paddingLeft: 0 }}>
                  {t('agent')}
                </th>
                <th scope="col" css={head}>
                  {t('piles')}
                </th>
                <th scope="col" css={head}>
                  {t('pileTonnes')}
                </th>
                {plannerId && (
                  <th scope="col">
                    <span css={visuallyHidden}>{t('agentActions')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {agents.map(({ name, count, sum }) => (
                <tr key={name} css={{ borderTop: rule }}>
                  <th scope="row" css={{ textAlign: 'left', fontWeight: weight.regular }}>
                    {name}
                  </th>
                  <td css={number}>{formatNumber(count)}</td>
                  <td css={number}>{formatQuantity(sum, 't', 1)}</td>
                  {plannerId && (
                    <td css={{ width: 32 }}>
                      <IconButton
                        name="truck"
                        label={t('planTrips', { agent: name })}
                        onClick={() => planTrips(name, widgetId, plannerId)}
                      />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
