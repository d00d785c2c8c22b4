import { joinWithColon, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { PlanFigures } from '../plan-view';
import { useTexts } from '../use-texts';
import { reasonText, tonnesText } from '../words';

/** Most piles that are listed; the table of distances marks all of them. */
const MAX_LISTED = 5;

/** The piles that the plan does not fetch, with their tonnes and the reason of each. */
export function LeftOut({ figures }: { readonly figures: PlanFigures }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { plan, leftOut } = figures;
  if (leftOut.length === 0) return null;
  const tonnes = leftOut.reduce((sum, { pile }) => sum + pile.tonnes, 0);
  const hasRoadless = leftOut.some(({ reason }) => reason !== 'empty');
  return (
    <Notice
      kind="warning"
      polite
      title={t('leftOutTitle', { count: leftOut.length, tonnes: tonnesText(tonnes) })}
    >
      <ul css={{ margin: 0, paddingInlineStart: space(4.5) }}>
        {leftOut.slice(0, MAX_LISTED).map(({ pile, reason }) => (
          <li key={pile.id}>
            {joinWithColon(`${pile.name} · ${tonnesText(pile.tonnes)}`, reasonText(reason, plan, t))}
          </li>
        ))}
      </ul>
      {leftOut.length > MAX_LISTED && <p>{t('leftOutMore', { count: leftOut.length - MAX_LISTED })}</p>}
      {hasRoadless && <p>{t('leftOutStraight')}</p>}
    </Notice>
  );
}
