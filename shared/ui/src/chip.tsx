import type { ReactNode } from 'react';
import { useLook } from './styles';

/** A word or figure beside a title. */
export function Chip({ children }: { readonly children: ReactNode }) {
  const { sys, type, weight, space, rule } = useLook();
  return (
    <span
      css={{
        padding: space(0.5, 2.5),
        borderRadius: 999,
        ...type.small,
        fontWeight: weight.medium,
        whiteSpace: 'nowrap',
        background: sys.color.surface.background,
        border: rule
      }}
    >
      {children}
    </span>
  );
}
