import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { Notice, formatNumber, useLocale, useThemeStyles } from 'widgets/shared-code/site-base';
import type { ScreeningVerdict } from 'widgets/shared-code/site-domain';
import type { PlotScreenings } from 'widgets/shared-code/site-api';
import { useTexts } from '../use-texts';
import { ScreenedPlot } from './screened-plot';
import { countVerdicts, formatSource, hasChanged } from './screening-words';
import { VerdictRows } from './verdict-rows';

/** Plots shown at once. */
const SHOWN_AT_ONCE = 25;

/** Verdicts in the order in which somebody works on them. */
const WORK_ORDER: readonly ScreeningVerdict[] = ['conflict', 'review', 'unknown', 'clear'];

interface ScreeningResultProps {
  readonly result: PlotScreenings;
  onSelectPlot(plotId: string): void;
}

/** Layers with their sources, dates and years. */
function SourceList({ sources }: Pick<PlotScreenings, 'sources'>) {
  const t = useTexts();
  const locale = useLocale();
  const { type, space } = useThemeStyles();
  return (
    <section aria-label={t('screeningSources')} css={{ display: 'grid', gap: space(1) }}>
      <h3 css={{ margin: 0, ...type.heading }}>{t('screeningSources')}</h3>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none', ...type.small }}>
        {sources.map((source) => (
          <li key={source.title}>{formatSource(source, locale, t)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Numbers by result, the plots with the chosen one, and the layers. */
export function ScreeningResult({ result, onSelectPlot }: ScreeningResultProps) {
  const t = useTexts();
  const { type, space, weight } = useThemeStyles();
  const { screenings, sources } = result;
  const counts = countVerdicts(screenings);
  const [chosen, setChosen] = React.useState<ScreeningVerdict | null>(null);
  const [shown, setShown] = React.useState(SHOWN_AT_ONCE);
  const [open, setOpen] = React.useState<string | null>(null);
  const verdict = chosen ?? WORK_ORDER.find((one) => counts[one] > 0) ?? 'clear';
  const listed = screenings.filter((one) => one.verdict === verdict);
  const changed = screenings.filter(hasChanged).length;
  const left = listed.length - shown;
  return (
    <>
      <div role="status" css={{ fontWeight: weight.strong }}>
        {t('screeningDone', { count: screenings.length })}
        {changed > 0 && <div css={type.hint}>{t('screeningChanged', { count: changed })}</div>}
      </div>
      <VerdictRows
        counts={counts}
        value={verdict}
        onChange={(next) => {
          setChosen(next);
          setShown(SHOWN_AT_ONCE);
        }}
      />
      {listed.length === 0 ? (
        <Notice plain>{t('screeningNoneOf')}</Notice>
      ) : (
        <ul aria-label={t('screeningPlots')} css={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {listed.slice(0, shown).map((one) => (
            <ScreenedPlot
              key={one.plotId}
              screening={one}
              isOpen={open === one.plotId}
              onToggle={() => setOpen(open === one.plotId ? null : one.plotId)}
              onSelectPlot={onSelectPlot}
            />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button size="sm" onClick={() => setShown(shown + SHOWN_AT_ONCE)} css={{ gap: space(2) }}>
          {t('screeningMore', { count: Math.min(left, SHOWN_AT_ONCE), left: formatNumber(left) })}
        </Button>
      )}
      <SourceList sources={sources} />
    </>
  );
}
