import { PLACE_LABELS, SIZE_BASE } from '@site/layers';
import type { BasemapLook, PlaceLabel, SizeStops } from '@site/layers';
import { ROAD_NAME_ZOOM } from './basemap-layers';
import { PALETTES } from './palettes';
import type { Palette } from './palettes';

/** A layer of a Mapbox style, version 8. */
export interface StyleLayer {
  readonly id: string;
  readonly type: 'background' | 'fill' | 'line' | 'symbol';
  readonly source?: string;
  readonly 'source-layer'?: string;
  readonly filter?: readonly unknown[];
  readonly minzoom?: number;
  readonly maxzoom?: number;
  readonly layout?: Readonly<Record<string, unknown>>;
  readonly paint: Readonly<Record<string, unknown>>;
}

/** Font stacks, each a folder of glyphs (scripts/make-glyphs.mjs). */
export const FONTS = { regular: 'Inter Regular', semiBold: 'Inter SemiBold', bold: 'Inter Bold' } as const;

const SOURCE = 'esri';
const scaleByZoom = (stops: SizeStops) => ({ base: SIZE_BASE, stops });
const matchProperty = (property: string, ...values: readonly string[]) => ['in', property, ...values];
const selectSource = (layer: string) => ({ source: SOURCE, 'source-layer': layer });

/**
 * Road classes from the least to the greatest, each drawn over the ones before it; widths in pixels by zoom.
 */
const ROAD_STYLES: readonly { id: string; classes: readonly string[]; minzoom: number; width: SizeStops }[] =
  [
    {
      id: 'minor',
      classes: ['unclassified', 'residential', 'track'],
      minzoom: 9,
      width: [
        [9, 0.4],
        [11, 1],
        [14, 4],
        [18, 14]
      ]
    },
    {
      id: 'tertiary',
      classes: ['tertiary'],
      minzoom: 8,
      width: [
        [8, 0.5],
        [10, 1.1],
        [14, 5],
        [18, 18]
      ]
    },
    {
      id: 'secondary',
      classes: ['secondary'],
      minzoom: 7,
      width: [
        [7, 0.6],
        [9, 1.3],
        [14, 6],
        [18, 20]
      ]
    },
    {
      id: 'primary',
      classes: ['primary'],
      minzoom: 5,
      width: [
        [5, 0.5],
        [8, 1.5],
        [14, 7.5],
        [18, 24]
      ]
    },
    {
      id: 'trunk',
      classes: ['motorway', 'trunk'],
      minzoom: 4,
      width: [
        [4, 0.6],
        [8, 2],
        [14, 9],
        [18, 28]
      ]
    }
  ];

const ROUND = { 'line-cap': 'round', 'line-join': 'round' };

const createRoadCasing = (
  { id, classes, minzoom, width }: (typeof ROAD_STYLES)[number],
  { casing }: Palette
): StyleLayer => ({
  id: `road-${id}-casing`,
  type: 'line',
  ...selectSource('road'),
  filter: matchProperty('class', ...classes),
  minzoom: Math.max(minzoom, id === 'minor' ? 10.5 : minzoom + 0.5),
  layout: ROUND,
  paint: {
    'line-color': casing,
    'line-width': scaleByZoom(
      width.map(([zoom, value]) => [zoom, value + Math.min(2.4, 0.9 + value * 0.2)] as const)
    )
  }
});

/** Below the zoom at which roads get an outline they are thin lines in its colour. */
const createRoadFill = (
  { id, classes, minzoom, width }: (typeof ROAD_STYLES)[number],
  palette: Palette
): StyleLayer => ({
  id: `road-${id}`,
  type: 'line',
  ...selectSource('road'),
  filter: matchProperty('class', ...classes),
  minzoom,
  layout: ROUND,
  paint: {
    'line-color':
      id === 'minor'
        ? {
            stops: [
              [10, palette.minorRoad],
              [12, palette.road]
            ]
          }
        : {
            stops: [
              [minzoom, palette.casing],
              [minzoom + 1, palette.road]
            ]
          },
    'line-width': scaleByZoom(width)
  }
});

/** A client draws the background also where a tile is still loading, so it has the colour of land. */
const createBackground = ({ land }: Palette): StyleLayer => ({
  id: 'background',
  type: 'background',
  paint: { 'background-color': land }
});

const createWater = ({ water }: Palette): StyleLayer => ({
  id: 'water',
  type: 'fill',
  ...selectSource('sea'),
  paint: { 'fill-color': water, 'fill-antialias': false }
});

const createAreas = ({ land, abroad }: Palette): StyleLayer[] => [
  {
    id: 'land-abroad',
    type: 'fill',
    ...selectSource('land'),
    filter: matchProperty('kind', 'neighbour'),
    paint: { 'fill-color': abroad, 'fill-antialias': false }
  },
  {
    id: 'land',
    type: 'fill',
    ...selectSource('land'),
    filter: matchProperty('kind', 'country'),
    // Without antialiasing no seam of water shows between two states.
    paint: { 'fill-color': land, 'fill-antialias': false }
  }
];

const createBorder = (
  kind: 'country' | 'state' | 'lga',
  color: string,
  width: SizeStops,
  more: { minzoom?: number; dash?: readonly number[] } = {}
): StyleLayer => ({
  id: `border-${kind}`,
  type: 'line',
  ...selectSource('boundary'),
  filter: matchProperty('kind', kind),
  ...(more.minzoom === undefined ? {} : { minzoom: more.minzoom }),
  layout: { 'line-join': 'round' },
  paint: {
    'line-color': color,
    'line-width': scaleByZoom(width),
    ...(more.dash ? { 'line-dasharray': more.dash } : {})
  }
});

const createLabel = (
  { kind, weight, size, minzoom, maxzoom }: PlaceLabel,
  { label, stateLabel, halo }: Palette
): StyleLayer => ({
  id: `label-${kind}`,
  type: 'symbol',
  ...selectSource('place'),
  filter: matchProperty('kind', kind),
  minzoom,
  ...(maxzoom === undefined ? {} : { maxzoom }),
  layout: {
    'text-field': '{name}',
    'text-font': [FONTS[weight]],
    'text-size': scaleByZoom(size),
    'text-max-width': 8,
    'text-padding': 6,
    ...(kind === 'state' && {
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.12,
      'text-max-width': 7
    })
  },
  paint: {
    'text-color': kind === 'state' ? stateLabel : label,
    'text-halo-color': halo,
    'text-halo-width': 1.4
  }
});

/** Names along the greater roads, from where there is room beside them; below the layers of a map. */
const createRoadNames = ({ label, halo }: Palette): StyleLayer => ({
  id: 'road-names',
  type: 'symbol',
  ...selectSource('road_name'),
  minzoom: ROAD_NAME_ZOOM,
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 350,
    'text-field': '{name}',
    'text-font': [FONTS.regular],
    'text-size': 10
  },
  paint: { 'text-color': label, 'text-halo-color': halo, 'text-halo-width': 1.2 }
});

const createGround = (palette: Palette): StyleLayer[] => [
  createWater(palette),
  ...createAreas(palette),
  createBorder('country', palette.countryLine, [
    [3, 0.6],
    [10, 1.6]
  ]),
  createBorder(
    'lga',
    palette.lgaLine,
    [
      [6, 0.5],
      [9, 1.1],
      [14, 1.8]
    ],
    { minzoom: 6.5 }
  ),
  ...ROAD_STYLES.map((road) => createRoadCasing(road, palette)),
  ...ROAD_STYLES.map((road) => createRoadFill(road, palette)),
  createBorder(
    'state',
    palette.stateLine,
    [
      [4, 0.7],
      [9, 1.4],
      [14, 2]
    ],
    { dash: [3.5, 2] }
  ),
  createRoadNames(palette)
];

/**
 * The parts of a style that maps draw separately: the ground at the bottom, the place names at the top. The
 * ground is transparent where a tile is still loading, so that a map can show an outline of the world below it.
 */
export const STYLE_PARTS = ['ground', 'names'] as const;
export type StylePart = (typeof STYLE_PARTS)[number];

/**
 * Returns the Mapbox style of a look, with addresses relative to its own (resources/styles/<look>/root.json).
 * @param part one part of it; all by default.
 */
export function createBasemapStyle(look: BasemapLook, part?: StylePart): object {
  const palette = PALETTES[look];
  return {
    version: 8,
    name: look,
    sources: { [SOURCE]: { type: 'vector', url: '../../../' } },
    glyphs: '../../fonts/{fontstack}/{range}.pbf',
    sprite: '../../sprites/sprite',
    layers: [
      ...(part === undefined ? [createBackground(palette)] : []),
      ...(part === 'names' ? [] : createGround(palette)),
      ...(part === 'ground' ? [] : PLACE_LABELS.map((label) => createLabel(label, palette)))
    ]
  };
}
