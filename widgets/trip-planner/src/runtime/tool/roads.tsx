import {
  formatDistance,
  formatMessage,
  formatNumber,
  Notice,
  useLocale,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { formatRainProblem } from 'widgets/shared-code/site-domain';
import { RainNote, RainSwitch } from 'widgets/shared-code/site-analysis';
import type { PlanFigures, PilePlace } from '../plan-view';
import { useTexts } from '../use-texts';
import type { Texts } from '../use-texts';
import { kilometresText, tonnesText } from '../words';
import type { SeasonWays, TripWaysByPlace } from '../ways';

interface RoadsProps {
  readonly figures: PlanFigures;
  readonly ways: RequestState<SeasonWays>;
  /** The same in the rainy season; null unless requested. */
  readonly rainyWays: RequestState<SeasonWays> | null;
  onRain(on: boolean): void;
}

function Distance({ kilometres, minutes }: { readonly kilometres: number; readonly minutes: number }) {
  const t = useTexts();
  const { type } = useThemeStyles();
  return (
    <>
      {kilometresText(kilometres)}
      <div css={type.hint}>{t('minutes', { minutes: formatNumber(minutes) })}</div>
    </>
  );
}

/** Explains in a sentence why there is no route; null when there is one. */
const problemText = (way: TripWaysByPlace[string], { plan }: PlanFigures, t: Texts): string | null =>
  'problem' in way ? t(way.problem, { distance: formatDistance(plan.set.parameters.maxSnapDistance) }) : null;

interface WayProps {
  readonly way: TripWaysByPlace[string] | undefined;
  readonly figures: PlanFigures;
  /** True while the answer is loading; otherwise the route is not known. */
  readonly busy: boolean;
}

function Way({ way, figures, busy }: WayProps) {
  const t = useTexts();
  const { sys } = useThemeStyles();
  if (!way) return busy ? '…' : '–';
  if ('problem' in way)
    return (
      <span
        title={problemText(way, figures, t) ?? undefined}
        css={{ color: sys.color.error.main, whiteSpace: 'normal' }}
      >
        {t('noWayShort')}
      </span>
    );
  return <Distance kilometres={way.kilometres} minutes={way.minutes} />;
}

interface PlaceRowProps extends Pick<RoadsProps, 'figures'> {
  readonly place: PilePlace;
  readonly seasons: readonly RequestState<SeasonWays>[];
}

function PlaceRow({ place, figures, seasons }: PlaceRowProps) {
  const { type, weight, space, rule } = useThemeStyles();
  const figure = { textAlign: 'right', whiteSpace: 'nowrap', padding: space(1.5, 0, 1.5, 2) } as const;
  return (
    <tr css={{ borderTop: rule, verticalAlign: 'baseline' }}>
      <th scope="row" css={{ textAlign: 'left', fontWeight: weight.regular, overflowWrap: 'anywhere' }}>
        {place.name}
        <div css={type.hint}>{tonnesText(place.tonnes)}</div>
      </th>
      <td css={figure}>
        <Distance kilometres={place.straightKm} minutes={place.straightMinutes} />
      </td>
      {seasons.map((season, at) => (
        <td key={at} css={figure}>
          <Way
            way={season.status === 'ready' ? season.answer.ways[place.key] : undefined}
            figures={figures}
            busy={season.busy}
          />
        </td>
      ))}
    </tr>
  );
}

/** Status of a season's routes: loading, why they are not known, or which are missing. */
function WaysNotice({
  figures,
  ways
}: {
  readonly figures: PlanFigures;
  readonly ways: RequestState<SeasonWays>;
}) {
  const t = useTexts();
  const locale = useLocale();
  const { type, space } = useThemeStyles();
  const margin = space(1, 0);
  if (ways.status === 'loading')
    return (
      <p role="status" css={{ margin, ...type.hint }}>
        {t('roadsLoading')}
      </p>
    );
  if (ways.status === 'failed') {
    const isAbsent = ways.fault.code === 'season_not_available';
    return (
      <Notice kind="warning" onRetry={isAbsent ? undefined : ways.retry} css={{ margin }}>
        {t('roadsUnknown', { reason: formatRainProblem(ways.fault, locale) })}
      </Notice>
    );
  }
  if (ways.status === 'idle') return null;
  const without = Object.values(ways.answer.ways).flatMap((way) => problemText(way, figures, t) ?? []);
  if (without.length === 0) return null;
  return (
    <Notice kind="warning" onRetry={ways.retry} css={{ margin }}>
      {t('roadsFailed', { count: without.length, total: figures.places.length, reason: without[0] })}
    </Notice>
  );
}

/** Distances of the piles: by the rule used for costs, and by road, also in the rainy season when requested. */
export function Roads({ figures, ways, rainyWays, onRain }: RoadsProps) {
  const t = useTexts();
  const locale = useLocale();
  const { type, weight, space, rule } = useThemeStyles();
  const { places, rules } = figures;
  const seasons = rainyWays ? [ways, rainyWays] : [ways];
  const head = {
    ...type.hint,
    fontWeight: weight.strong,
    textAlign: 'right',
    paddingLeft: space(2)
  } as const;
  const rain = rainyWays?.status === 'ready' ? rainyWays.answer.rain : null;
  return (
    <section aria-label={t('roads')} css={{ borderTop: rule, padding: space(2.5, 4), display: 'grid' }}>
      <h3 css={{ margin: 0, ...type.heading }}>{t('roads')}</h3>
      <RainSwitch on={rainyWays !== null} onChange={onRain} />
      {seasons.map((one, at) => (
        <WaysNotice key={at} figures={figures} ways={one} />
      ))}
      <table
        aria-label={t('roads')}
        css={{ width: '100%', borderCollapse: 'collapse', fontFeatureSettings: '"tnum"', ...type.small }}
      >
        <thead>
          <tr css={{ verticalAlign: 'bottom' }}>
            <th scope="col" css={{ ...head, textAlign: 'left', paddingLeft: 0 }}>
              {t('place')}
            </th>
            <th scope="col" css={head}>
              {t('straight', { speed: rules.speed })}
            </th>
            <th scope="col" css={head}>
              {rainyWays ? t('byRoadIn', { season: formatMessage('season.dry', locale) }) : t('byRoad')}
            </th>
            {rainyWays && (
              <th scope="col" css={head}>
                {t('byRoadIn', { season: formatMessage('season.rainy', locale) })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <PlaceRow key={place.key} place={place} figures={figures} seasons={seasons} />
          ))}
        </tbody>
      </table>
      {rain && <RainNote rain={rain} />}
    </section>
  );
}
