import { useThemeStyles } from 'widgets/shared-code/site-base';
import type { RoundsPlan } from '../state';
import { useTexts } from '../use-texts';
import { formatLeftReason, formatTonnes } from '../words';

/** Piles that are left behind, wholly or in part, each with its tonnes and its reason. */
export function LeftPiles({ plan }: { readonly plan: RoundsPlan }) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const { left } = plan.answer;
  if (left.length === 0) return null;
  const title = t('leftTitle', { count: left.length });
  return (
    <section aria-label={title} css={{ borderTop: rule, padding: space(2.5, 3.5) }}>
      <h3 css={{ margin: 0, ...type.heading }}>{title}</h3>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none', maxHeight: 220, overflow: 'auto' }}>
        {left.map(({ pile, tonnes, reason }) => (
          <li key={pile.id} css={{ paddingTop: space(1.5) }}>
            <div css={{ display: 'flex', justifyContent: 'space-between', gap: space(2) }}>
              <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{pile.name}</span>
              <span css={{ flex: 'none' }}>
                {tonnes < pile.tonnes
                  ? t('partOf', { part: formatTonnes(tonnes), tonnes: formatTonnes(pile.tonnes) })
                  : formatTonnes(tonnes)}
              </span>
            </div>
            <div css={type.hint}>{formatLeftReason({ reason }, plan, t)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
