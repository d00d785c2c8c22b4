import { getLast, GROUND_COLORS, zoomToScale } from '@site/domain';
import type { HexColor } from './symbols';

/** Basemaps of this server. */
export type BasemapLook = keyof typeof GROUND_COLORS;

/** Colours of names on a basemap. */
export interface NameColors {
  readonly label: HexColor;
  readonly stateLabel: HexColor;
  /** Outline of letters, so that they contrast with what they cross. */
  readonly halo: HexColor;
}

export const NAME_COLORS: Readonly<Record<BasemapLook, NameColors>> = {
  light: { label: '#3B4640', stateLabel: '#8A8775', halo: GROUND_COLORS.light.land },
  dark: { label: '#C9D4CC', stateLabel: '#7C8A82', halo: GROUND_COLORS.dark.land },
  imagery: { label: '#FFFFFF', stateLabel: '#D4E0CF', halo: '#1C2E20' }
};

/** Zoom of tiles of 512 px and size in pixels there. */
export type SizeStops = readonly (readonly [zoom: number, px: number])[];

/** Label of one kind of place; zooms are those of tiles of 512 px. */
export interface PlaceLabel {
  readonly kind: string;
  readonly weight: 'regular' | 'semiBold' | 'bold';
  readonly minzoom: number;
  readonly maxzoom?: number;
  readonly size: SizeStops;
}

/** Growth of sizes between two stops, as in a Mapbox style. */
export const SIZE_BASE = 1.3;

/** Names of places, from those that give way to all others up. */
export const PLACE_LABELS: readonly PlaceLabel[] = [
  {
    kind: 'town5',
    weight: 'regular',
    minzoom: 10.5,
    size: [
      [10, 10],
      [14, 12]
    ]
  },
  {
    kind: 'town4',
    weight: 'regular',
    minzoom: 9,
    size: [
      [9, 10],
      [14, 13]
    ]
  },
  {
    kind: 'town3',
    weight: 'semiBold',
    minzoom: 7,
    size: [
      [7, 10],
      [10, 11.5],
      [14, 15]
    ]
  },
  {
    kind: 'town2',
    weight: 'semiBold',
    minzoom: 5,
    size: [
      [5, 10],
      [9, 13],
      [14, 17]
    ]
  },
  {
    kind: 'town1',
    weight: 'bold',
    minzoom: 3,
    size: [
      [3, 10.5],
      [6, 12.5],
      [10, 16],
      [14, 20]
    ]
  },
  {
    kind: 'state',
    weight: 'semiBold',
    minzoom: 4.5,
    maxzoom: 9,
    size: [
      [4, 9],
      [8, 12]
    ]
  }
];

/** Returns the scale denominator of a zoom of tiles of 512 px: 96 pixels an inch show a level of 256 px more. */
export const tileZoomToScale = (zoom: number): number => zoomToScale(zoom + 1);

/** Returns the size at a zoom, in pixels. */
function interpolateSize(stops: SizeStops, zoom: number): number {
  const after = stops.findIndex(([at]) => at >= zoom);
  if (after === 0) return stops[0]![1];
  if (after < 0) return getLast(stops)![1];
  const [[from, small], [to, large]] = [stops[after - 1]!, stops[after]!];
  const share = (SIZE_BASE ** (zoom - from) - 1) / (SIZE_BASE ** (to - from) - 1);
  return small + share * (large - small);
}

/** Range of scales in which a label has one size. */
export interface LabelStep {
  /** Scale denominators; 0 for no limit. */
  readonly minScale: number;
  readonly maxScale: number;
  /** In pixels. */
  readonly size: number;
}

/** Zooms of one size where sizes cannot be interpolated. */
const STEP_ZOOMS = 1.5;
const LAST_ZOOM = 14;

/** Returns the sizes of a label in steps of scale, for clients whose labels have one size each. */
export function listLabelSteps({ minzoom, maxzoom = LAST_ZOOM, size }: PlaceLabel): readonly LabelStep[] {
  const starts: number[] = [];
  for (let zoom = minzoom; zoom < maxzoom; zoom += STEP_ZOOMS) starts.push(zoom);
  return starts.map((zoom, index) => {
    const end = starts[index + 1] ?? maxzoom;
    return {
      minScale: tileZoomToScale(zoom),
      maxScale: end === LAST_ZOOM ? 0 : tileZoomToScale(end),
      size: interpolateSize(size, (zoom + end) / 2)
    };
  });
}
