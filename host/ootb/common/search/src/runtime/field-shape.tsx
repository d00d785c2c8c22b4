import { useTheme } from 'jimu-theme';
import { SearchIcon } from '../../../../../jimu/jimu-ui/lib/icons';

/** Placeholder of the field while the map and the sources load. */
export function FieldShape({ hint }: { readonly hint: string }) {
  const { sys } = useTheme();
  return (
    <div
      role="search"
      aria-label={hint}
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
      <SearchIcon />
      {hint}
    </div>
  );
}
