import type { JimuMapView } from 'jimu-arcgis';
import { Button } from 'jimu-ui';
import { formatMessage, formatNumber, useLocale, useThemeStyles } from 'widgets/shared-code/site-base';
import { MapOverlay } from 'widgets/shared-code/site-tools';
import { useInsideCounts } from '../use-inside-counts';
import { useTexts } from '../use-texts';

interface ShapeChipProps {
  readonly view: JimuMapView | null;
  onRemove(): void;
}

/** Chip over the map while a shape narrows its layers: the scope, the layer with most records in it, and Remove. */
export function ShapeChip({ view, onRemove }: ShapeChipProps) {
  const t = useTexts();
  const locale = useLocale();
  const { card, type, weight, space } = useThemeStyles();
  const counts = useInsideCounts(view, true).last ?? [];
  const [most] = [...counts].sort((one, other) => (other.count ?? -1) - (one.count ?? -1));
  return (
    <MapOverlay view={view}>
      <div
        css={{
          ...card,
          ...type.small,
          boxSizing: 'border-box',
          maxWidth: '100%',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: space(1, 2.5),
          padding: space(1, 1, 1, 3),
          paddingInline: `${space(3)} ${space(1)}`
        }}
      >
        <span role="status">
          <b css={{ fontWeight: weight.strong }}>{formatMessage('shape.inside', locale)}</b>
          {most?.count != null &&
            ` · ${t('insideCount', { title: most.title, count: formatNumber(most.count) })}`}
        </span>
        <Button size="sm" onClick={onRemove} css={{ minHeight: 32 }}>
          {t('removeShape')}
        </Button>
      </div>
    </MapOverlay>
  );
}
