import { useTheme } from 'jimu-theme';
import { Children, useId } from 'react';
import type { ReactNode } from 'react';

interface RailGroupProps {
  readonly label: string | null;
  readonly isFirst: boolean;
  /** Shows the heading; a line divides the groups without it. */
  readonly isExpanded: boolean;
  /** Gap between two tools in a tall window, px. */
  readonly space: number;
  readonly children: ReactNode;
}

/** A window of this height, in px, has room for tall buttons with gaps. */
const TALL_WINDOW = '@media (min-height: 880px)';

/** Height of a heading, px: the icons keep their place when it appears. */
export const HEADING_HEIGHT = 20;

/** Tools of the rail under one heading. */
export function RailGroup({ label, isFirst, isExpanded, space, children }: RailGroupProps) {
  const { sys } = useTheme();
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={label === null ? undefined : headingId} css={{ display: 'contents' }}>
      {(!isFirst || isExpanded) && (
        <div css={{ flex: 'none', display: 'flex', alignItems: 'center', height: HEADING_HEIGHT }}>
          {!isExpanded && (
            <span
              css={{
                flex: 1,
                marginInline: sys.spacing(1.5),
                borderTop: `1px solid ${sys.color.divider.primary}`
              }}
            />
          )}
          {isExpanded && label !== null && (
            <span
              aria-hidden
              css={{
                ...sys.typography.label3,
                paddingInline: sys.spacing(2),
                color: sys.color.surface.paperHint
              }}
            >
              {label}
            </span>
          )}
        </div>
      )}
      {label !== null && (
        <span id={headingId} hidden>
          {label}
        </span>
      )}
      {Children.map(children, (tool) => (
        <div css={{ flex: 'none', height: 32, [TALL_WINDOW]: { height: 36, marginBottom: space } }}>
          {tool}
        </div>
      ))}
    </div>
  );
}
