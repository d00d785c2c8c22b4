import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { formatMessage, Notice, useLocale, useThemeStyles } from 'widgets/shared-code/site-base';
import { formatRainProblem, listAreaFigures } from 'widgets/shared-code/site-domain';
import type { AreaFigureName } from 'widgets/shared-code/site-domain';
import { FigureTable, RainNote } from 'widgets/shared-code/site-analysis';
import { figureScope, figureText, scopeText } from '../area-words';
import type { RainStatus, RainyArea } from '../rainy-season';
import { retryRain, isRainyArea } from '../rainy-season';
import { PriceMark } from '../small-parts';
import type { Area } from '../state';
import type { AreaStateSetter } from '../use-service-area';
import { useTexts } from '../use-texts';

const MAIN = listAreaFigures('main');
const ALL: readonly AreaFigureName[] = [...MAIN, ...listAreaFigures('biochar'), ...listAreaFigures('more')];

/** The figures of one drive time in both seasons. */
function BothSeasons({ area, rainy }: { readonly area: Area; readonly rainy: RainyArea }) {
  const t = useTexts();
  const locale = useLocale();
  const { type, space } = useThemeStyles();
  const [all, setAll] = React.useState(false);
  return (
    <>
      <FigureTable
        caption={t('seasons')}
        columns={[
          { key: 'dry', title: formatMessage('season.dry', locale) },
          { key: 'rainy', title: formatMessage('season.rainy', locale) }
        ]}
        rows={(all ? ALL : MAIN).map((field) => ({
          key: field,
          label: t(field),
          strong: field === 'profit_week',
          values: [area, { ...area, ...rainy }].map((one) => (
            <span title={figureScope(field, one, t)}>
              {figureText(field, one.summary.figures[field], t)}
              <PriceMark field={field} figures={one.summary.figures} />
            </span>
          ))
        }))}
      />
      <Button
        size="sm"
        aria-expanded={all}
        onClick={() => setAll(!all)}
        css={{ justifySelf: 'start', minHeight: 32, margin: space(1, 0) }}
      >
        {t(all ? 'fewer' : 'more')}
      </Button>
      {rainy.summary.rain && <RainNote rain={rainy.summary.rain} />}
      <p css={{ margin: 0, ...type.hint }}>
        {t('rainyScope', { scope: scopeText({ ...area, ...rainy }, t) })} {t('dashed')}
      </p>
    </>
  );
}

interface SeasonsProps {
  readonly area: Area;
  readonly rain: RainStatus;
  readonly change: AreaStateSetter;
}

/** An area in the dry and the rainy season side by side, with the assumptions of the rainy one. */
export function Seasons({ area, rain, change }: SeasonsProps) {
  const t = useTexts();
  const locale = useLocale();
  const { type, space, rule } = useThemeStyles();
  const { answer } = rain;
  const isAbsent = answer !== null && 'fault' in answer && answer.fault.code === 'season_not_available';
  return (
    <section
      aria-label={t('seasons')}
      css={{ padding: space(2.5, 3.5), borderTop: rule, display: 'grid', gap: space(1.5) }}
    >
      <h3 css={{ margin: 0, ...type.heading }}>{t('seasons')}</h3>
      {answer === null && (
        <p role="status" css={{ margin: 0, ...type.hint }}>
          {t('rainyDrawing')}
        </p>
      )}
      {answer !== null && 'fault' in answer && (
        <Notice
          kind="warning"
          onRetry={isAbsent ? undefined : () => change((before) => retryRain(before, area))}
        >
          {formatRainProblem(answer.fault, locale)}
        </Notice>
      )}
      {isRainyArea(answer) && <BothSeasons area={area} rainy={answer} />}
    </section>
  );
}
