import {
  formatMessage,
  formatNumber,
  isFailure,
  joinWithColon,
  Notice,
  SOIL_PROPERTIES,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale, SoilProperty } from 'widgets/shared-code/site-base';
import {
  buildSoilLegends,
  buildSoilRecommendation,
  buildSuitabilityLegend,
  classifySoilAverage,
  getSoilBarEnds,
  getSoilSuggestion
} from 'widgets/shared-code/site-domain';
import type { Band, OfftakeParameters, OfftakeSummary } from 'widgets/shared-code/site-domain';
import { translateText } from 'widgets/shared-code/site-map';
import type { OfftakeAnalysis, SoilReading } from '../data/use-analysis';
import { getAverages, isSoilLoading } from '../data/use-analysis';
import { bandName, soilClass, soilProblem, soilText } from '../lines';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';
import { ShareBar } from './share-bar';

interface PropertyProps {
  readonly property: SoilProperty;
  readonly reading: SoilReading;
  /** Class limits of the response. */
  readonly limits: OfftakeParameters;
  readonly locale: Locale;
}

/** Returns the lower limits of a property's classes: 'acidic · neutral 5.5 · alkaline 7.4'. */
const formatLimits = ({ property, limits, locale }: PropertyProps): string =>
  buildSoilLegends(limits)
    [property].bands.map(({ label, min }, at) =>
      at === 0 ? translateText(label, locale) : `${min} ${translateText(label, locale)}`
    )
    .join(' · ');

/** Bar of a property: its average with class, and the range of the samples. */
function PropertyTerm(props: PropertyProps) {
  const { property, reading, limits, locale } = props;
  const t = useTexts();
  const { sys, type, weight, space } = useThemeStyles();
  const statistics = reading.status === 'ready' ? reading.statistics : null;
  const label = t(`soil_${property}`);
  const problem = soilProblem(reading, { t, locale });
  const finding = classifySoilAverage(property, statistics?.average ?? null, limits);
  return (
    <li data-testid={`offtake-${property}`} css={{ display: 'grid', gap: space(1) }}>
      <div css={{ display: 'flex', justifyContent: 'space-between', gap: space(2) }}>
        <span css={{ fontWeight: weight.medium, flex: 'none', maxWidth: '60%' }}>
          {statistics
            ? `${label} ${soilText(property, statistics.average)}`
            : joinWithColon(label, problem ?? '')}
        </span>
        {statistics && finding && (
          <span css={{ ...type.note, textAlign: 'right' }}>
            {joinWithColon(
              soilClass(property, statistics.average, limits, locale),
              formatMessage(`soil.suggests.${getSoilSuggestion(finding)}`, locale)
            )}
          </span>
        )}
      </div>
      {reading.status !== 'failed' && (
        <ShareBar
          share={(statistics?.average ?? 0) / getSoilBarEnds(limits)[property]}
          color={
            finding?.finding === 'acidic' || finding?.finding === 'alkaline'
              ? sys.color.secondary.main
              : sys.color.primary.main
          }
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
          <span css={{ textAlign: 'right' }}>{formatLimits(props)}</span>
        </span>
      )}
      {reading.status === 'ready' && !statistics && (
        <span css={type.hint}>{formatMessage('raster.noData', locale)}</span>
      )}
      {reading.status === 'failed' && (
        <Notice plain kind="error" onRetry={reading.retry}>
          {t('soilFailed')}
        </Notice>
      )}
    </li>
  );
}

/** Recommendations on biochar from the soil classes, one sentence each. */
function Recommendation({
  analysis,
  locale
}: {
  readonly analysis: OfftakeAnalysis;
  readonly locale: Locale;
}) {
  const t = useTexts();
  const { space } = useThemeStyles();
  if (isSoilLoading(analysis)) return <p css={{ margin: 0 }}>{t('soilLoading')}</p>;
  const found = buildSoilRecommendation(getAverages(analysis), analysis.summary.parameters);
  if (isFailure(found)) return <p css={{ margin: 0 }}>{formatMessage(`soil.${found.problem}`, locale)}</p>;
  return (
    <ul css={{ margin: 0, paddingLeft: space(4.5), display: 'grid', gap: space(1) }}>
      {found.value.map((one) => (
        <li key={one.property}>
          {formatMessage(
            `soil.${one.property}.${one.finding}` as Parameters<typeof formatMessage>[0],
            locale
          )}
        </li>
      ))}
    </ul>
  );
}

/** Formats the bounds of a suitability class: 'from 5,000 to below 7,500'. */
function boundsText({ min, max }: Band, t: Texts): string {
  const [from, below] = [formatNumber(min), formatNumber(max)];
  if (max === null) return t('classFrom', { from });
  return min === 0 ? t('classBelow', { below }) : t('classBetween', { from, below });
}

/** The score: the raster's value at the place, its class, and the bounds of every class. */
function RasterClass({ summary, locale }: { readonly summary: OfftakeSummary; readonly locale: Locale }) {
  const t = useTexts();
  const { type, weight, space, rule } = useThemeStyles();
  const { status, value, band } = summary.suitability;
  const { bands } = buildSuitabilityLegend(summary.parameters);
  const found = bands.find(({ id }) => id === band);
  const missing =
    status === 'unavailable' ? t('suitabilityUnavailable') : formatMessage('raster.noData', locale);
  return (
    <>
      <p css={{ margin: 0 }}>
        {value !== null && found
          ? t('scoreClass', {
              value: formatNumber(value),
              band: bandName(found.id, summary, locale) ?? found.label,
              bounds: boundsText(found, t)
            })
          : missing}
      </p>
      <ul
        aria-label={t('scoreClasses')}
        css={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space(1) }}
      >
        {bands.map((one) => (
          <li
            key={one.id}
            aria-current={one.id === band ? 'true' : undefined}
            css={{
              ...type.small,
              display: 'flex',
              alignItems: 'center',
              gap: space(1.5),
              fontWeight: one.id === band ? weight.strong : 'inherit'
            }}
          >
            <span
              aria-hidden="true"
              css={{ width: 10, height: 10, borderRadius: 2, border: rule, background: one.color }}
            />
            <span css={{ flex: 1 }}>{bandName(one.id, summary, locale)}</span>
            <span css={{ textAlign: 'right' }}>{boundsText(one, t)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Returns how many soil properties suggest biochar, with the class of the score; null while either is not
 * known.
 */
function comparedText(analysis: OfftakeAnalysis, locale: Locale, t: Texts): string | null {
  const { summary } = analysis;
  const found = buildSoilRecommendation(getAverages(analysis), summary.parameters);
  const band = bandName(summary.suitability.band, summary, locale);
  if (isFailure(found) || band === null) return null;
  const count = found.value.filter((one) => getSoilSuggestion(one) === 'biochar').length;
  return t('soilCompared', { count, all: found.value.length, band });
}

/** The class of the score, the soil classes for comparison, and the recommendation based on the soil. */
export function Score({ analysis, locale }: { readonly analysis: OfftakeAnalysis; readonly locale: Locale }) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const block = { padding: space(3, 3.5), borderTop: rule, display: 'grid', gap: space(2) } as const;
  const compared = comparedText(analysis, locale, t);
  return (
    <>
      <section aria-label={t('score')} css={block}>
        <h3 css={{ margin: 0, ...type.heading }}>{t('score')}</h3>
        <RasterClass summary={analysis.summary} locale={locale} />
      </section>
      <section aria-label={t('soilBeside')} css={block}>
        <div>
          <h3 css={{ margin: 0, ...type.heading }}>{t('soilBeside')}</h3>
          <p css={{ margin: 0, ...type.hint }}>{t('soilHint', { samples: analysis.points.length })}</p>
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
        {compared !== null && <p css={{ margin: 0 }}>{compared}</p>}
      </section>
      <section aria-label={t('recommendation')} css={block} aria-busy={isSoilLoading(analysis)}>
        <h3 css={{ margin: 0, ...type.heading }}>{t('recommendation')}</h3>
        <Recommendation analysis={analysis} locale={locale} />
      </section>
    </>
  );
}
