import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import { LEFT_REASONS } from 'widgets/shared-code/site-domain';
import type { LeftPile, LeftReason } from 'widgets/shared-code/site-domain';
import type { RoundsPlan } from '../state';
import { useTexts } from '../use-texts';
import { formatLeftReason, formatTonnes } from '../words';

/** Piles of a reason that are listed at first. */
const MAX_LISTED = 8;

interface LeftGroupProps {
  readonly reason: LeftReason;
  readonly piles: readonly LeftPile[];
  readonly plan: RoundsPlan;
}

/** Piles of one reason, with the tonnes of all and of each. */
function LeftGroup({ reason, piles, plan }: LeftGroupProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const [isWhole, setIsWhole] = React.useState(false);
  const tonnes = piles.reduce((sum, one) => sum + one.tonnes, 0);
  const shown = isWhole ? piles : piles.slice(0, MAX_LISTED);
  return (
    <div css={{ paddingTop: space(1.5) }}>
      <p css={{ margin: 0 }}>{formatLeftReason({ reason }, plan, t)}</p>
      <p css={{ margin: 0, ...type.hint }}>
        {t('piles', { count: piles.length, tonnes: formatTonnes(tonnes) })}
      </p>
      <ul
        aria-label={formatLeftReason({ reason }, plan, t)}
        css={{ ...type.small, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {shown.map(({ pile, tonnes: left }) => (
          <li
            key={pile.id}
            css={{ display: 'flex', justifyContent: 'space-between', gap: space(2), paddingTop: space(1) }}
          >
            <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{pile.name}</span>
            <span css={{ flex: 'none' }}>
              {left < pile.tonnes
                ? t('partOf', { part: formatTonnes(left), tonnes: formatTonnes(pile.tonnes) })
                : formatTonnes(left)}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < piles.length && (
        <Button size="sm" onClick={() => setIsWhole(true)} css={{ marginTop: space(1.5), minHeight: 32 }}>
          {t('showAllLeft', { count: piles.length })}
        </Button>
      )}
    </div>
  );
}

/** Piles that are left behind, wholly or in part, by their reasons. */
export function LeftPiles({ plan }: { readonly plan: RoundsPlan }) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const { left } = plan.answer;
  if (left.length === 0) return null;
  const title = t('leftTitle', { count: left.length });
  const groups = LEFT_REASONS.map((reason) => ({
    reason,
    piles: left.filter((one) => one.reason === reason)
  })).filter(({ piles }) => piles.length > 0);
  return (
    <section aria-label={title} css={{ borderTop: rule, padding: space(2.5, 3.5) }}>
      <h3 css={{ margin: 0, ...type.heading }}>{title}</h3>
      {groups.map((group) => (
        <LeftGroup key={group.reason} {...group} plan={plan} />
      ))}
    </section>
  );
}
