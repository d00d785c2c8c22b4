import { useThemeStyles } from 'widgets/shared-code/site-base';
import type { ImportPreview } from 'widgets/shared-code/site-domain';
import { useTexts } from '../use-texts';
import type { FieldMapping } from './field-mapping';
import { listPreviewShapes } from './list-preview-shapes';
import type { PreviewShape } from './list-preview-shapes';

/** Size of the picture, in its own units. */
const SIZE = { width: 320, height: 180, inset: 12 };
/** Smallest extent, degrees: a single position is not blown up. */
const MIN_DEGREES = 0.01;

interface Extent {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function findExtent(shapes: readonly PreviewShape[]): Extent {
  const positions = shapes.flatMap(({ lines }) => lines.flat());
  const [xs, ys] = [positions.map(([x]) => x), positions.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { west, east, south, north };
}

/** Returns the conversion of positions to the picture; north is up, and a degree is as long in both directions. */
function createProjection({ west, east, south, north }: Extent) {
  const { width, height, inset } = SIZE;
  const across = Math.max(east - west, MIN_DEGREES);
  const up = Math.max(north - south, MIN_DEGREES);
  const scale = Math.min((width - 2 * inset) / across, (height - 2 * inset) / up);
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2];
  return ([x, y]: readonly [number, number]): readonly [number, number] => [
    width / 2 + (x - middleX) * scale,
    height / 2 - (y - middleY) * scale
  ];
}

/** Sketch of the outlines or positions of the first rows. */
export function PreviewShapes(props: { readonly preview: ImportPreview; readonly mapping: FieldMapping }) {
  const t = useTexts();
  const { sys, space, type, rule } = useThemeStyles();
  const shapes = listPreviewShapes(props.preview, props.mapping);
  if (shapes.length === 0) return null;
  const extent = findExtent(shapes);
  const project = createProjection(extent);
  const [west, east, south, north] = [extent.west, extent.east, extent.south, extent.north].map((degrees) =>
    degrees.toFixed(3)
  );
  const caption = t('shapes', { count: shapes.length, west, east, south, north });
  return (
    <figure css={{ display: 'grid', gap: space(2), margin: 0, maxWidth: space(110) }}>
      {/* eslint-disable-next-line no-restricted-syntax -- a sketch of the file, no icon */}
      <svg
        role="img"
        aria-label={caption}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        css={{ border: rule, borderRadius: sys.shape.shape1, background: sys.color.surface.background }}
      >
        {shapes.map(({ row, lines }) =>
          lines.map((line, index) => {
            const points = line.map(project);
            return points.length === 1 ? (
              <circle
                key={`${row} ${index}`}
                cx={points[0]![0]}
                cy={points[0]![1]}
                r={4}
                fill={sys.color.primary.main}
                stroke={sys.color.surface.paper}
              />
            ) : (
              <polygon
                key={`${row} ${index}`}
                points={points.map((point) => point.join(',')).join(' ')}
                fill={sys.color.primary.main}
                fillOpacity={0.2}
                stroke={sys.color.primary.main}
              />
            );
          })
        )}
      </svg>
      <figcaption css={type.hint}>{caption}</figcaption>
    </figure>
  );
}
