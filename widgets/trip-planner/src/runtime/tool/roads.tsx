import type { ReactNode } from 'react';
import {
  formatMessage,
  formatNumber,
  Notice,
  useLocale,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { isDrivable, SEASONS } from 'widgets/shared-code/site-domain';
import type { OutAndBack, RoadDrive, Season, TripDrive } from 'widgets/shared-code/site-domain';
import { RainNote, RainSwitch } from 'widgets/shared-code/site-analysis';
import { getRain } from '../plan-export';
import type { PlanFigures, PilePlace } from '../plan-view';
import type { PickupPlan } from '../state';
import { useTexts } from '../use-texts';
import { kilometresText, reasonText, tonnesText } from '../words';
import type { WayLines } from '../way-lines';

interface RoadsProps {
  readonly figures: PlanFigures;
  readonly lines: RequestState<WayLines>;
  /** True when the rainy season is chosen. */
  readonly rainy: boolean;
  /** Why roads of the season are missing. */
  readonly children: ReactNode;
  onRain(on: boolean): void;
}

/** Returns whether the way back is shown: it differs by more than rounding. */
const differs = ({ out, back }: OutAndBack): boolean => Math.abs(out - back) >= 1;

/** Keeps a number and its unit on one line. */
const preventBreaks = (text: string): string => text.replace(/ /g, '\u00a0');

function Distance({ drive }: { readonly drive: TripDrive }) {
  const t = useTexts();
  const { type } = useThemeStyles();
  const { kilometres, minutes } = drive;
  const minutesText = (value: number) => t('minutes', { minutes: formatNumber(Math.round(value)) });
  return (
    <>
      {kilometresText(kilometres.out)}
      <div css={type.hint}>{minutesText(minutes.out)}</div>
      {(differs(kilometres) || differs(minutes)) && (
        <div css={{ ...type.hint, whiteSpace: 'normal' }}>
          {t('wayBack', {
            kilometres: preventBreaks(kilometresText(kilometres.back)),
            minutes: preventBreaks(minutesText(minutes.back))
          })}
        </div>
      )}
    </>
  );
}

interface RoadCellProps {
  /** Undefined until, or unless, the road is known. */
  readonly road: RoadDrive | undefined;
  readonly plan: PickupPlan;
}

function RoadCell({ road, plan }: RoadCellProps) {
  const t = useTexts();
  const { sys } = useThemeStyles();
  if (!road) return '–';
  if (isDrivable(road)) return <Distance drive={road} />;
  return (
    <span
      title={reasonText(road.problem, plan, t)}
      css={{ color: sys.color.error.main, whiteSpace: 'normal' }}
    >
      {t('noWayShort')}
    </span>
  );
}

interface PlaceRowProps {
  readonly place: PilePlace;
  readonly plan: PickupPlan;
  readonly seasons: readonly Season[];
}

function PlaceRow({ place, plan, seasons }: PlaceRowProps) {
  const { type, weight, space, rule } = useThemeStyles();
  const figure = { textAlign: 'right', whiteSpace: 'nowrap', padding: space(1.5, 0, 1.5, 2) } as const;
  return (
    <tr css={{ borderTop: rule, verticalAlign: 'baseline' }}>
      <th scope="row" css={{ textAlign: 'left', fontWeight: weight.regular, overflowWrap: 'break-word' }}>
        {place.name}
        <div css={type.hint}>{tonnesText(place.tonnes)}</div>
      </th>
      <td css={figure}>
        <Distance drive={place.straight} />
      </td>
      {seasons.map((season) => (
        <td key={season} css={figure}>
          <RoadCell road={place.roads[season]} plan={plan} />
        </td>
      ))}
    </tr>
  );
}

function DistanceTable({
  figures,
  seasons
}: {
  readonly figures: PlanFigures;
  readonly seasons: readonly Season[];
}) {
  const t = useTexts();
  const locale = useLocale();
  const { type, weight, space } = useThemeStyles();
  const { places, plan, rules } = figures;
  const head = {
    ...type.hint,
    fontWeight: weight.strong,
    textAlign: 'right',
    paddingLeft: space(2)
  } as const;
  return (
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
          {seasons.map((season) => (
            <th key={season} scope="col" css={head}>
              {t('byRoadIn', { season: formatMessage(`season.${season}`, locale) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <PlaceRow key={place.key} place={place} plan={plan} seasons={seasons} />
        ))}
      </tbody>
    </table>
  );
}

/** Season of the roads, and the distances of the piles: in a straight line, and by road in each season. */
export function Roads({ figures, lines, rainy, children, onRain }: RoadsProps) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const rain = getRain(figures);
  return (
    <section
      aria-label={t('roads')}
      css={{ borderTop: rule, padding: space(2.5, 4), display: 'grid', gap: space(1) }}
    >
      <h3 css={{ margin: 0, ...type.heading }}>{t('roads')}</h3>
      <RainSwitch on={rainy} onChange={onRain} />
      {children}
      {figures.basis.distance === 'straight' && (
        <p css={{ margin: 0, ...type.hint }}>{t('seasonWithoutEffect')}</p>
      )}
      {lines.status === 'failed' && (
        <Notice kind="warning" onRetry={lines.retry}>
          {t('linesUnknown', { reason: lines.fault.message })}
        </Notice>
      )}
      <DistanceTable figures={figures} seasons={rainy ? SEASONS : ['dry']} />
      {rain && <RainNote rain={rain} />}
    </section>
  );
}
