import type { Answer } from 'widgets/shared-code/site-core';
import { formatNumber, Notice, useLook } from 'widgets/shared-code/site-core';
import type { PlanFigures, Place } from '../plan-view';
import { useTexts } from '../use-texts';
import { kilometresText, tonnesText } from '../words';
import type { Ways } from './use-ways';

interface RoadsProps {
  readonly figures: PlanFigures;
  readonly ways: Answer<Ways>;
}

function Distance({ kilometres, minutes }: { readonly kilometres: number; readonly minutes: number }) {
  const t = useTexts();
  const { type } = useLook();
  return (
    <>
      {kilometresText(kilometres)}
      <div css={type.hint}>{t('minutes', { minutes: formatNumber(minutes) })}</div>
    </>
  );
}

function Way({ way }: { readonly way: Ways[string] | undefined }) {
  const t = useTexts();
  const { sys } = useLook();
  if (!way) return '…';
  if ('problem' in way)
    return (
      <span title={way.problem} css={{ color: sys.color.error.main, whiteSpace: 'normal' }}>
        {t('noWay')}
      </span>
    );
  return <Distance kilometres={way.kilometres} minutes={way.minutes} />;
}

function PlaceRow({ place, way }: { readonly place: Place; readonly way: Ways[string] | undefined }) {
  const { type, weight, space, rule } = useLook();
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
      <td css={figure}>
        <Way way={way} />
      </td>
    </tr>
  );
}

/** How far each pile is: by the rule that costs follow, and by road. */
export function Roads({ figures, ways }: RoadsProps) {
  const t = useTexts();
  const { sys, type, weight, space, rule } = useLook();
  const { places, rules } = figures;
  const known = ways.status === 'ready' ? ways.answer : null;
  const found = Object.values(known ?? {});
  const without = found.flatMap((way) => ('problem' in way ? [way.problem] : []));
  const head = { ...type.hint, fontWeight: weight.strong, textAlign: 'right' } as const;
  return (
    <section aria-label={t('roads')} css={{ borderTop: rule, padding: space(2.5, 4), display: 'grid' }}>
      <h3 css={{ margin: 0, ...type.heading }}>{t('roads')}</h3>
      {ways.status === 'loading' && (
        <p role="status" css={{ margin: space(1, 0), ...type.hint }}>
          {t('roadsLoading', { percent: Math.round(100 * ways.share) })}
          <progress
            aria-hidden="true"
            value={ways.share}
            css={{ width: '100%', height: 4, accentColor: sys.color.primary.main }}
          />
        </p>
      )}
      {without.length > 0 && (
        <Notice kind="warning" onRetry={ways.retry} css={{ margin: space(1, 0) }}>
          {t('roadsFailed', { count: without.length, total: places.length, reason: without[0] })}
        </Notice>
      )}
      <table
        aria-label={t('roads')}
        css={{ width: '100%', borderCollapse: 'collapse', fontFeatureSettings: '"tnum"', ...type.small }}
      >
        <thead>
          <tr>
            <th scope="col" css={{ ...head, textAlign: 'left' }}>
              {t('place')}
            </th>
            <th scope="col" css={head}>
              {t('straight', { speed: rules.speed })}
            </th>
            <th scope="col" css={head}>
              {t('byRoad')}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <PlaceRow key={place.key} place={place} way={known?.[place.key]} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
