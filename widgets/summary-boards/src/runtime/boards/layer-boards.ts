/** Boards of layers that the catalogue does not know, made of what the layers say of themselves. */
import { codedNames, countedFields, ownLayers, ownPageOf } from 'widgets/shared-code/site-map';
import type { BoardSetting, Config, FigureSetting } from '../../config';

type Layer = Parameters<typeof ownLayers>[0][number];
type OwnLayer = ReturnType<typeof ownLayers>[number];

/** A board that is offered, and the layer that it counts. */
export interface LayerBoard {
  readonly name: string;
  readonly title: string;
  readonly layer: OwnLayer;
}

const PREFIX = 'layer:';
/** Figures of fields beside the count: three rows of two with it. */
const MOST_FIGURES = 5;
/** Fields that records are counted by. */
const MOST_BARS = 3;

/** Whether a board is one of a layer of the map; which there are is known once the map is. */
export const isLayerBoard = (name: string): boolean => name.startsWith(PREFIX);

/** A minus before a board's name says in addresses that it is folded. */
const nameOf = ({ id }: OwnLayer): string => PREFIX + id.replace(/-/g, '_');

const namesLayer = ({ figures, bars = [] }: BoardSetting, { id, title }: OwnLayer): boolean =>
  [...figures, ...bars].some(({ layer }) => layer === id || layer === title);

/** A board for each layer of a map that neither the catalogue knows nor a board of the settings counts. */
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

/** The board while nothing is known of the layer's fields: how many records there are. */
export const barestSetting = (board: LayerBoard): BoardSetting => ({
  name: board.name,
  title: board.title,
  figures: [countOf(board)]
});

/**
 * The board of a layer: how many records, sums and averages of its numbers, the most frequent values of its texts.
 * @param averaged what the average of a field is called. @throws what the service answers.
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
