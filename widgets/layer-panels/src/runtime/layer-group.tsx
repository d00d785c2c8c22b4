import type { ReactNode } from 'react';
import { Button } from 'jimu-ui';
import { SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';

interface LayerGroupProps {
  readonly name: string;
  /** Number of layers, shown beside the name. */
  readonly count: string;
  /** Accessible text of the count. */
  readonly countName: string;
  /** 'always' for a group that cannot be folded. */
  readonly isOpen: boolean | 'always';
  readonly children: ReactNode;
  onToggle?(): void;
}

/** Layers below a heading, which is the button that folds and unfolds them. */
export function LayerGroup({ name, count, countName, isOpen, children, onToggle }: LayerGroupProps) {
  const { sys, type, weight, space } = useThemeStyles();
  const line = {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space(2),
    width: '100%',
    minHeight: 36,
    padding: space(0, 4),
    ...type.hint,
    fontWeight: weight.strong
  } as const;
  const parts = (
    <>
      <span css={{ flex: 1, textAlign: 'start' }}>{name}</span>
      <span css={{ fontFeatureSettings: '"tnum"', fontWeight: weight.regular }}>{count}</span>
    </>
  );
  return (
    <section aria-label={name}>
      <h3 css={{ margin: 0 }}>
        {isOpen === 'always' ? (
          <span css={line}>{parts}</span>
        ) : (
          <Button
            type="tertiary"
            aria-expanded={isOpen}
            aria-label={`${name}, ${countName}`}
            onClick={onToggle}
            css={{ ...line, borderRadius: 0, '&:hover': { background: sys.color.action.hover } }}
          >
            {parts}
            <SiteIcon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
          </Button>
        )}
      </h3>
      {isOpen !== false && children}
    </section>
  );
}
