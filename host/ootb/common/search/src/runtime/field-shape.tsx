import { Icon } from 'jimu-ui';
import { useTheme } from 'jimu-theme';

export const MAGNIFIER =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"><circle cx="10.5" cy="10.5" r="6"/><path d="M15 15l5 5"/></svg>';

/** The field as it will be, while the map and the sources are on their way. */
export function FieldShape({ hint }: { readonly hint: string }) {
  const { sys } = useTheme();
  return (
    <div
      aria-busy="true"
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: sys.spacing(2),
        height: 36,
        padding: `0 ${sys.spacing(2.5)}`,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        borderRadius: sys.shape.shape1,
        border: `1px solid ${sys.color.divider.primary}`,
        color: sys.color.surface.headerHint
      }}
    >
      <Icon icon={MAGNIFIER} size={18} />
      {hint}
    </div>
  );
}
