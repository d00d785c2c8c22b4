import { useTheme } from 'jimu-theme';

/** The card that panels of the widget stand in. */
export function useCard() {
  const { sys } = useTheme();
  return {
    background: sys.color.surface.paper,
    color: sys.color.surface.paperText,
    border: `1px solid ${sys.color.divider.primary}`,
    borderRadius: 12,
    boxShadow: sys.shadow.shadow2,
    fontFeatureSettings: '"tnum"'
  } as const;
}

/** Read out, not seen. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0
} as const;
