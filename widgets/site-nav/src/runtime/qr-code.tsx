import { useThemeStyles } from 'widgets/shared-code/site-base';

/** Light squares around a QR code, which readers need (ISO/IEC 18004). */
const MARGIN = 4;

interface QrCodeProps {
  /** Rows of squares, 1 for dark. */
  readonly rows: readonly string[];
  readonly label: string;
}

/** A QR code, black on white in every theme: readers of dark themes' colours are rare. */
export function QrCode({ rows, label }: QrCodeProps) {
  const { space } = useThemeStyles();
  const size = rows.length + 2 * MARGIN;
  const path = rows
    .map((row, y) =>
      Array.from(row, (square, x) => (square === '1' ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')).join('')
    )
    .join('');
  return (
    // eslint-disable-next-line no-restricted-syntax -- a QR code, no icon
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      css={{ width: space(50), maxWidth: '100%', justifySelf: 'center' }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
