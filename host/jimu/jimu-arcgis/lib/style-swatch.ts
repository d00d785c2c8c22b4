/** The part of a vector-tile style that a thumbnail is drawn from. */
export interface TileStyle {
  readonly layers?: readonly {
    readonly type: string;
    readonly paint?: Readonly<Record<string, unknown>>;
  }[];
}

/** Returns one colour; for a function of the scale, the colour of the largest scale. */
function getColour(value: unknown): string | null {
  if (typeof value === 'string') return value;
  const stops = (value as { stops?: [number, string][] } | undefined)?.stops;
  return stops?.at(-1)?.[1] ?? null;
}

const listColours = ({ layers = [] }: TileStyle, type: string, property: string): string[] =>
  layers
    .filter((layer) => layer.type === type)
    .map(({ paint }) => getColour(paint?.[property]))
    .filter((colour) => colour !== null);

const findLastColour = (style: TileStyle, type: string, property: string): string | null =>
  listColours(style, type, property).at(-1) ?? null;

/** Returns a colour of the fetched style, or 'none' for any other text, which must not become markup. */
const sanitizeColour = (colour: string) => (/^[#\w(),.% ]+$/.test(colour) ? colour : 'none');

/**
 * Returns a thumbnail of a vector-tile style in its own colours, as a data URL: its sea (the lowest
 * area, otherwise the background), land, roads and borders. Null for a style without colours.
 */
export function drawStyleSwatch(style: TileStyle): string | null {
  const [lowest, ...areas] = listColours(style, 'fill', 'fill-color');
  const ground = findLastColour(style, 'background', 'background-color');
  const background = (areas.length > 0 ? lowest : null) ?? ground ?? lowest ?? null;
  if (background === null) return null;
  const land = areas.at(-1) ?? lowest ?? background;
  const border = findLastColour(style, 'line', 'line-color') ?? land;
  const label = findLastColour(style, 'symbol', 'text-color') ?? border;
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    `<rect width="64" height="64" fill="${sanitizeColour(background)}"/>`,
    `<path d="M0 0H64V40C52 38 46 46 36 47S14 50 0 58Z" fill="${sanitizeColour(land)}"/>`,
    `<path d="M0 26C16 20 26 34 64 14M22 0C26 16 30 26 27 49" fill="none" stroke="${sanitizeColour(border)}" stroke-width="2.5"/>`,
    `<circle cx="25" cy="25" r="3.5" fill="${sanitizeColour(label)}"/></svg>`
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
