import {
  message,
  Notice,
  SOIL_PROPERTIES,
  soilBarEnds,
  soilFinding,
  soilLegends,
  soilRecommendation,
  useLook
} from 'widgets/shared-code/site-core';
import type { Locale, OfftakeParameters, SoilProperty } from 'widgets/shared-code/site-core';
import { localText } from 'widgets/shared-code/site-map';
import type { Analysis, SoilReading } from '../data/use-analysis';
import { averagesOf, isSoilLoading } from '../data/use-analysis';
import { soilClass, soilProblem, soilText } from '../lines';
import { useTexts } from '../use-texts';
import { ShareBar } from './share-bar';
import { failed } from 'widgets/shared-code/site-core';

interface PropertyProps {
  readonly property: SoilProperty;
  readonly reading: SoilReading;
  /** By which the answer classes. */
  readonly limits: OfftakeParameters;
  readonly locale: Locale;
}

/** Where the classes of a property begin: 'acidic · neutral 5.5 · alkaline 7.4'. */
const limitsOf = ({ property, limits, locale }: PropertyProps): string =>
  soilLegends(limits)
    [property].bands.map(({ label, min }, at) =>
      at === 0 ? localText(label, locale) : `${min} ${localText(label, locale)}`
    )
    .join(' · ');

/** A property as a bar: its average, the class of it, between what the samples lie. */
function PropertyTerm(props: PropertyProps) {
  const { property, reading, limits, locale } = props;
  const t = useTexts();
  const { sys, type, weight, space } = useLook();
  const statistics = reading.status === 'ready' ? reading.statistics : null;
  const label = t(`soil_${property}`);
  const problem = soilProblem(reading, { t, locale });
  const finding = soilFinding(property, statistics?.average ?? null, limits)?.finding;
  const odd = finding === 'acidic' || finding === 'alkaline';
  return (
    <li data-testid={`offtake-${property}`} css={{ display: 'grid', gap: space(1) }}>
      <div css={{ display: 'flex', justifyContent: 'space-between', gap: space(2) }}>
        <span css={{ fontWeight: weight.medium }}>
          {statistics ? `${label} ${soilText(property, statistics.average)}` : `${label}: ${problem}`}
        </span>
        {statistics && <span css={type.note}>{soilClass(property, statistics.average, limits, locale)}</span>}
      </div>
      {reading.status !== 'failed' && (
        <ShareBar
          share={(statistics?.average ?? 0) / soilBarEnds(limits)[property]}
          color={odd ? sys.color.secondary.main : sys.color.primary.main}
        />
      )}
      {statistics && (
        <span css={{ ...type.hint, display: 'flex', justifyContent: 'space-between', gap: space(2) }}>
          <span>
            {t('soilRange', {
              min: soilText(property, statistics.min),
              max: soilText(property, statistics.max),
              samples: statistics.samples
            })}
          </span>
          <span css={{ textAlign: 'right' }}>{limitsOf(props)}</span>
        </span>
      )}
      {reading.status === 'ready' && !statistics && (
        <span css={type.hint}>{message('raster.noData', locale)}</span>
      )}
      {reading.status === 'failed' && (
        <Notice plain kind="error" onRetry={reading.retry}>
          {t('soilFailed')}
        </Notice>
      )}
    </li>
  );
}

/** What follows for biochar from the classes of the soil, a sentence for each. */
function Recommendation({ analysis, locale }: { readonly analysis: Analysis; readonly locale: Locale }) {
  const t = useTexts();
  const { space } = useLook();
  if (isSoilLoading(analysis)) return <p css={{ margin: 0 }}>{t('soilLoading')}</p>;
  const found = soilRecommendation(averagesOf(analysis), analysis.summary.parameters);
  if (failed(found)) return <p css={{ margin: 0 }}>{message(`soil.${found.problem}`, locale)}</p>;
  return (
    <ul css={{ margin: 0, paddingLeft: space(4.5), display: 'grid', gap: space(1) }}>
      {found.value.map((one) => (
        <li key={one.property}>
          {message(`soil.${one.property}.${one.finding}` as Parameters<typeof message>[0], locale)}
        </li>
      ))}
    </ul>
  );
}

/** The soil term by term, and the recommendation that stands on it. */
export function Score({ analysis, locale }: { readonly analysis: Analysis; readonly locale: Locale }) {
  const t = useTexts();
  const { type, space, rule } = useLook();
  const block = { padding: space(3, 3.5), borderTop: rule, display: 'grid', gap: space(2) } as const;
  return (
    <>
      <section aria-label={t('score')} css={block}>
        <div>
          <h3 css={{ margin: 0, ...type.heading }}>{t('score')}</h3>
          <p css={{ margin: 0, ...type.hint }}>{t('scoreHint', { samples: analysis.points.length })}</p>
        </div>
        <ul css={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space(3) }}>
          {SOIL_PROPERTIES.map((property) => (
            <PropertyTerm
              key={property}
              property={property}
              reading={analysis.soil[property]}
              limits={analysis.summary.parameters}
              locale={locale}
            />
          ))}
        </ul>
      </section>
      <section aria-label={t('recommendation')} css={block} aria-busy={isSoilLoading(analysis)}>
        <h3 css={{ margin: 0, ...type.heading }}>{t('recommendation')}</h3>
        <Recommendation analysis={analysis} locale={locale} />
      </section>
    </>
  );
}
