/** Boards of layers that are not in the catalogue, built from the layers' own metadata. */
import { codedNames, countedFields, ownLayers, ownPageOf } from 'widgets/shared-code/site-map';
import type { BoardSetting, Config, FigureSetting } from '../../config';

type Layer = Parameters<typeof ownLayers>[0][number];
type OwnLayer = ReturnType<typeof ownLayers>[number];

/** An offered board, and the layer that it counts. */
export interface LayerBoard {
  readonly name: string;
  readonly title: string;
  readonly layer: OwnLayer;
}

const PREFIX = 'layer:';
/** Maximum number of figures besides the count: three rows of two with it. */
const MOST_FIGURES = 5;
/** Maximum number of fields by which records are counted. */
const MOST_BARS = 3;

/** Returns whether a board is one of a layer of the map. These boards are known only once the map is. */
export const isLayerBoard = (name: string): boolean => name.startsWith(PREFIX);

/** Returns a board's name without hyphens: in addresses, a leading minus marks a collapsed board. */
const nameOf = ({ id }: OwnLayer): string => PREFIX + id.replace(/-/g, '_');

const namesLayer = ({ figures, bars = [] }: BoardSetting, { id, title }: OwnLayer): boolean =>
  [...figures, ...bars].some(({ layer }) => layer === id || layer === title);

/**
 * Returns a board for each layer of a map that is neither in the catalogue nor counted by a board of the
 * settings.
 */
export const layerBoards = (
  layers: readonly Layer[],
  { boards = [], hidden = [] }: Pick<Config, 'boards' | 'hidden'>
): readonly LayerBoard[] =>
  ownLayers(layers)
    .filter((layer) => !boards.some((board) => namesLayer(board, layer)))
    .map((layer) => ({ name: nameOf(layer), title: layer.title ?? layer.id, layer }))
    .filter(({ name }) => !hidden.includes(name));

const countOf = ({ layer }: LayerBoard): FigureSetting => ({
  key: 'total',
  label: 'board.total',
  layer: layer.id,
  of: 'count'
});

/** Returns the board while the layer's fields are unknown: the number of records. */
export const barestSetting = (board: LayerBoard): BoardSetting => ({
  name: board.name,
  title: board.title,
  figures: [countOf(board)]
});

/**
 * Builds the board of a layer: number of records, sums and averages of its numbers, the most frequent values of
 * its texts.
 * @param averaged label for the average of a field.
 * @throws the error of the service.
 */
export async function layerSetting(
  board: LayerBoard,
  averaged: (name: string) => string,
  signal: AbortSignal
): Promise<BoardSetting> {
  const { name, title, layer } = board;
  await layer.load({ signal });
  const { lines, figures, categories } = ownPageOf(layer);
  const labelOf = (field: string) => lines.find((line) => line.name === field)?.label ?? field;
  const counted = await countedFields(layer, categories, signal);
  return {
    name,
    title,
    figures: [
      countOf(board),
      ...figures.slice(0, MOST_FIGURES).map(({ field, kind, decimals }): FigureSetting => ({
        key: field,
        label: kind === 'total' ? labelOf(field) : averaged(labelOf(field)),
        layer: layer.id,
        of: kind === 'total' ? 'sum' : 'average',
        field,
        digits: decimals
      }))
    ],
    bars: counted.slice(0, MOST_BARS).map((field) => {
      const codes = codedNames(layer.fields.find((one) => one.name === field)!);
      return { title: labelOf(field), layer: layer.id, field, ...(codes && { codes }) };
    })
  };
}
