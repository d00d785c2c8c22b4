import { React } from 'jimu-core';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import type { Swatch } from 'widgets/shared-code/site-map';

/** View box of the swatch: a 10 × 10 shape, with room for its outline. */
const VIEW_BOX = '-1 -1 12 12';
const RASTER_PATH = 'M0 0H10V10H0Z';
const AREA_PATH =
  'M1 0.5H9A0.5 0.5 0 0 1 9.5 1V9A0.5 0.5 0 0 1 9 9.5H1A0.5 0.5 0 0 1 0.5 9V1A0.5 0.5 0 0 1 1 0.5Z';
const LINE_PATH = 'M0 8L4 3L6.5 6L10 1.5';

/** Returns the gradient stops of a fill of several colours, side by side. */
const createGradientStops = (colors: readonly string[]) =>
  colors.flatMap((color, at) => [at, at + 1].map((end) => ({ color, offset: end / colors.length })));

/**
 * Symbol of a layer at the size of a letter; empty for a layer that is drawn by pictures or has not loaded
 * yet.
 */
export function LayerSwatch({ swatch }: { readonly swatch: Swatch | null }) {
  const { sys } = useThemeStyles();
  const id = React.useId();
  const size = { width: 16, height: 16, flex: 'none' } as const;
  if (!swatch) return <span css={size} />;
  const { kind, colors, path, edge } = swatch;
  const [only] = colors;
  const paint = colors.length === 1 ? only : `url(#${id})`;
  // White outlines suit the map's light background; on the panel's background they would look like holes or
  // be invisible.
  const outline = kind === 'area' ? edge : sys.color.divider.primary;
  return (
    // eslint-disable-next-line no-restricted-syntax -- drawn from the layer's symbol, no icon
    <svg viewBox={VIEW_BOX} aria-hidden="true" focusable="false" data-swatch={kind} css={size}>
      {colors.length > 1 && (
        <linearGradient id={id}>
          {createGradientStops(colors).map(({ color, offset }, at) => (
            <stop key={at} offset={offset} stopColor={color} />
          ))}
        </linearGradient>
      )}
      {kind === 'line' ? (
        <path d={LINE_PATH} fill="none" stroke={paint} strokeWidth={2} strokeLinecap="round" />
      ) : (
        <path
          d={path ?? (kind === 'area' ? AREA_PATH : RASTER_PATH)}
          fill={paint}
          stroke={outline}
          strokeWidth={kind === 'area' ? 1.4 : 0.6}
        />
      )}
    </svg>
  );
}
