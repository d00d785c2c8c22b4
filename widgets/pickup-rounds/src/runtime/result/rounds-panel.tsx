import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { Notice, SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import { ResultPanel, useBottomFolding } from 'widgets/shared-code/site-analysis';
import type { RoundsPlan, RoundsStateSetter } from '../state';
import { useTexts } from '../use-texts';
import { formatFetched } from '../words';
import { RoundsChart } from './rounds-chart';
import { RoundsTable } from './rounds-table';

interface RoundsPanelProps {
  readonly plan: RoundsPlan;
  readonly openRound: number | null;
  readonly change: RoundsStateSetter;
}

/** Height of the panel's contents below the map, px. */
const MAX_HEIGHT = 260;

/** Table or timeline of the rounds as a card of its own. */
export function RoundsPanel({ plan, openRound, change }: RoundsPanelProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [asTable, setAsTable] = React.useState(true);
  const folding = useBottomFolding(true);
  return (
    <ResultPanel
      place="card"
      title={t('roundsLabel')}
      sign={<SiteIcon name="clock" />}
      chip={formatFetched(plan, t)}
      actions={
        plan.answer.rounds.length > 0 && (
          <Button size="sm" type="tertiary" onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'asTimeline' : 'asTable')}
          </Button>
        )
      }
      folding={{ ...folding, foldLabel: t('collapse'), unfoldLabel: t('expand') }}
    >
      {plan.answer.rounds.length === 0 && <Notice css={{ margin: space(3) }}>{t('noRounds')}</Notice>}
      {plan.answer.rounds.length > 0 && (
        <div css={{ maxHeight: MAX_HEIGHT }}>
          {asTable ? (
            <RoundsTable plan={plan} openRound={openRound} change={change} />
          ) : (
            <RoundsChart plan={plan} narrow={false} change={change} />
          )}
        </div>
      )}
    </ResultPanel>
  );
}
