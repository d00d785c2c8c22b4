import { useThemeStyles } from 'widgets/shared-code/site-base';

/** Height, px. */
const HEIGHT = 8;

/** A bar filled to a share of 0 to 1. Hidden from screen readers, since the same value is shown as text. */
export function ShareBar({ share, color }: { readonly share: number; readonly color: string }) {
  const { sys } = useThemeStyles();
  const full = `${100 * Math.min(1, Math.max(0, share))}%`;
  return (
    <div
      aria-hidden="true"
      css={{
        height: HEIGHT,
        borderRadius: HEIGHT / 2,
        overflow: 'hidden',
        background: sys.color.divider.primary
      }}
    >
      <div css={{ height: '100%', width: full, background: color }} />
    </div>
  );
}
