/** Boards of layers that are not in the catalogue, built from the layers' own metadata. */
import {
  findCountableFields,
  getCodedNames,
  listCustomLayers,
  readCustomPage
} from 'widgets/shared-code/site-map';
import type { BoardSetting, FigureSetting, Settings } from '../../config';

type BoardLayer = Parameters<typeof listCustomLayers>[0][number];
type OwnLayer = ReturnType<typeof listCustomLayers>[number];

/** An offered board, and the layer that it counts. */
export interface LayerBoard {
  readonly name: string;
  readonly title: string;
  readonly layer: OwnLayer;
}

const NAME_PREFIX = 'layer:';
/** Maximum number of figures besides the count: three rows of two with it. */
const MAX_FIGURES = 5;
/** Maximum number of fields by which records are counted. */
const MAX_BARS = 3;

/** Returns whether a board is one of a layer of the map. These boards are known only once the map is. */
export const isLayerBoard = (name: string): boolean => name.startsWith(NAME_PREFIX);

/** Returns a board's name without hyphens: in addresses, a leading minus marks a collapsed board. */
const toBoardName = ({ id }: OwnLayer): string => NAME_PREFIX + id.replace(/-/g, '_');

const namesLayer = ({ figures, bars = [] }: BoardSetting, { id, title }: OwnLayer): boolean =>
  [...figures, ...bars].some(({ layer }) => layer === id || layer === title);

/**
 * Returns a board for each layer of a map that is neither in the catalogue nor counted by a board of the
 * settings.
 */
export const listLayerBoards = (
  layers: readonly BoardLayer[],
  { boards = [], hidden = [] }: Partial<Pick<Settings, 'boards' | 'hidden'>>
): readonly LayerBoard[] =>
  listCustomLayers(layers)
    .filter((layer) => !boards.some((board) => namesLayer(board, layer)))
    .map((layer) => ({ name: toBoardName(layer), title: layer.title ?? layer.id, layer }))
    .filter(({ name }) => !hidden.includes(name));

const createCountFigure = ({ layer }: LayerBoard): FigureSetting => ({
  key: 'total',
  label: 'board.total',
  layer: layer.id,
  of: 'count'
});

/** Returns the board while the layer's fields are unknown: the number of records. */
export const createCountSetting = (board: LayerBoard): BoardSetting => ({
  name: board.name,
  title: board.title,
  figures: [createCountFigure(board)]
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
  const { lines, figures, categories } = readCustomPage(layer);
  const getFieldLabel = (field: string) => lines.find((line) => line.name === field)?.label ?? field;
  const counted = await findCountableFields(layer, categories, signal);
  return {
    name,
    title,
    figures: [
      createCountFigure(board),
      ...figures.slice(0, MAX_FIGURES).map(({ field, kind, decimals }): FigureSetting => ({
        key: field,
        label: kind === 'total' ? getFieldLabel(field) : averaged(getFieldLabel(field)),
        layer: layer.id,
        of: kind === 'total' ? 'sum' : 'average',
        field,
        digits: decimals
      }))
    ],
    bars: counted.slice(0, MAX_BARS).map((field) => {
      const codes = getCodedNames(layer.fields.find((one) => one.name === field)!);
      return { title: getFieldLabel(field), layer: layer.id, field, ...(codes && { codes }) };
    })
  };
}
