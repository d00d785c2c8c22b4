import type { ReactNode } from 'react';
import { useThemeStyles } from '../theme/styles';

export interface ChipProps {
  /** Tint of a state; the text names the state. */
  readonly tone?: 'success' | 'warning' | 'info';
  readonly children: ReactNode;
}

/** A short text or figure beside a title, or a state in a table. */
export function Chip({ tone, children }: ChipProps) {
  const { sys, type, weight, space, rule } = useThemeStyles();
  const tint = tone && sys.color[tone];
  return (
    <span
      css={{
        padding: space(0.5, 2.5),
        borderRadius: 999,
        ...type.small,
        fontWeight: weight.medium,
        whiteSpace: 'nowrap',
        background: tint?.light ?? sys.color.surface.background,
        color: tint?.main,
        border: tint ? `1px solid ${tint.light}` : rule
      }}
    >
      {children}
    </span>
  );
}
