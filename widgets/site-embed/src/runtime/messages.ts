import type { MapSelection } from 'widgets/shared-code/site-base';
import { AREA_FIGURE_NAMES, getAreaFigure } from 'widgets/shared-code/site-domain';
import type { MapName } from '../config';

/**
 * Message to the page that embeds a map; described in `docs/embedding.md`. A breaking change increases
 * `version`.
 */
export interface EmbedMessage {
  readonly source: 'site-embed';
  readonly version: 1;
  readonly map: MapName;
  readonly event: 'ready' | 'height' | 'selection';
  /** With 'height' only: px. */
  readonly height?: number;
  /** With 'selection' only; null when nothing is selected any more. */
  readonly selection?: object | null;
}

const createHeader = (map: MapName) => ({ source: 'site-embed', version: 1, map }) as const;

/** Returns the message that the map is loaded. */
export const readyMessage = (map: MapName): EmbedMessage => ({ ...createHeader(map), event: 'ready' });

/**
 * Returns the message of the wanted height.
 * @param height px at which nothing in the map's panels needs scrolling.
 */
export const heightMessage = (map: MapName, height: number): EmbedMessage => ({
  ...createHeader(map),
  event: 'height',
  height
});

/** Returns a selection as published: figures with their units; a feature with the fields of its popup. */
function toSelectionDetail(selection: MapSelection): object {
  if (selection.kind === 'feature') return selection;
  const { kind, latitude, longitude, minutes, summary } = selection;
  const { figures, lga, toldFrom, parameterVersion, computedAt } = summary;
  const told = AREA_FIGURE_NAMES.map((name) => [
    name,
    { value: figures[name], unit: getAreaFigure(name).unit }
  ]);
  const about = { kind, latitude, longitude, minutes, lga, toldFrom, parameterVersion, computedAt };
  return { ...about, figures: Object.fromEntries(told) as object };
}

export const selectionMessage = (map: MapName, selection: MapSelection | null): EmbedMessage => ({
  ...createHeader(map),
  event: 'selection',
  selection: selection && toSelectionDetail(selection)
});
