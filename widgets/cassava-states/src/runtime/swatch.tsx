import { useThemeStyles } from 'widgets/shared-code/site-base';

/** Colour of a class, as drawn on the map. */
export function Swatch({ color }: { readonly color: string }) {
  const { sys } = useThemeStyles();
  return (
    <span
      aria-hidden="true"
      css={{
        flex: 'none',
        width: 14,
        height: 14,
        boxSizing: 'border-box',
        background: color,
        border: `1px solid ${sys.color.surface.paperHint}`
      }}
    />
  );
}
