import { useLook } from 'widgets/shared-code/site-core';

/** The colour of a class, as the map draws it. */
export function Swatch({ color }: { readonly color: string }) {
  const { sys } = useLook();
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
