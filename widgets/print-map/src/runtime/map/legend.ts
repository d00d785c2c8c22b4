import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import LegendViewModel from 'esri/widgets/Legend/LegendViewModel';
import type ActiveLayerInfo from 'esri/widgets/Legend/support/ActiveLayerInfo';
import { comesTrue } from './comes-true';

type LegendElement = ActiveLayerInfo['legendElements'][number];
type SymbolTableElementType = Extract<LegendElement, { type: 'symbol-table' }>['infos'][number];

/** A legend is what is known of it by then, ms. */
const LONGEST_WAIT = 10_000;

export interface LegendEntry {
  readonly label: string;
  /** Draws its symbol; none where the map could not say it. */
  readonly swatch: HTMLElement | null;
}

/** Entries under a heading, which names the unit. */
export interface LegendPart {
  readonly title: string;
  readonly entries: readonly LegendEntry[];
}

export interface LegendLayer {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly LegendPart[];
  /** Only some of its records are drawn. */
  readonly isFiltered: boolean;
}

export interface MapLegend {
  readonly layers: readonly LegendLayer[];
  readonly isComplete: boolean;
}

/** What the Maps SDK means by a heading or a label: words, or what words are to be made of. */
type Said = LegendElement['title'] | object | undefined;

/** @param count what circles stand for that several records are drawn as. */
function words(said: Said, count: string): string {
  if (typeof said === 'string') return said;
  if (typeof said !== 'object' || said === null) return '';
  if ('showCount' in said) return count;
  const [title, field] = ['title', 'field'].map((key) => (said as Record<string, unknown>)[key]);
  return String(title ?? field ?? '');
}

/** An element of our own: the SDK's may stand in its legend too. What a canvas shows is not copied with it. */
function copyOf(preview: HTMLElement | null | undefined): HTMLElement | null {
  if (!preview) return null;
  const copy = preview.cloneNode(true) as HTMLElement;
  const canvases = [preview, ...preview.querySelectorAll('*')].filter(
    (element) => element instanceof HTMLCanvasElement
  );
  if (canvases.length === 0) return copy;
  const images = document.createElement('span');
  images.append(...canvases.map((canvas) => imageOf(canvas.toDataURL())));
  return images;
}

function imageOf(src: string): HTMLElement {
  const image = document.createElement('img');
  image.src = src;
  image.alt = '';
  return image;
}

/** A colour of a ramp. */
function patchOf(color: string): HTMLElement {
  const patch = document.createElement('span');
  patch.className = 'print-patch';
  patch.style.background = color;
  return patch;
}

interface Stop {
  readonly label?: unknown;
  readonly value?: unknown;
  readonly color?: { toCss(alpha: boolean): string } | null;
}

/** The stops of a ramp that have a name, as entries: a run of colours has none between them. */
const stopsOf = (stops: readonly Stop[]): readonly LegendEntry[] =>
  stops
    .filter(({ label, value }) => label != null || value != null)
    .map(({ label, value, color }) => ({
      label: String(label ?? value),
      swatch: color ? patchOf(color.toCss(true)) : null
    }));

type SymbolInfo = Exclude<SymbolTableElementType, LegendElement>;

const isElement = (info: SymbolTableElementType): info is LegendElement => 'type' in info;
const isSymbol = (info: SymbolTableElementType): info is SymbolInfo => !isElement(info);

function entryOf(info: SymbolInfo, count: string): LegendEntry {
  const label = words(info.label, count);
  if ('src' in info) return { label, swatch: imageOf(info.src) };
  return { label, swatch: copyOf(info.preview) };
}

/** The parts of an element of the SDK's legend; one that holds others gives theirs behind its own. */
function partsOf(element: LegendElement, count: string): readonly LegendPart[] {
  const title = words(element.title, count);
  switch (element.type) {
    case 'symbol-table': {
      const inner = element.infos.filter(isElement);
      const own = element.infos.filter(isSymbol);
      const entries = own.map((info) => entryOf(info, count));
      return [
        ...(entries.length > 0 || title !== '' ? [{ title, entries }] : []),
        ...inner.flatMap((one) => partsOf(one, count))
      ];
    }
    case 'size-ramp':
    case 'pie-chart-ramp':
      return [{ title, entries: element.infos.map((info) => entryOf(info as never, count)) }];
    case 'color-ramp':
    case 'stretch-ramp':
    case 'opacity-ramp':
    case 'heatmap-ramp':
      return [{ title, entries: stopsOf(element.infos as readonly Stop[]) }];
    case 'univariate-above-and-below-ramp':
    case 'univariate-color-size-ramp':
      return element.infos.flatMap((one) => partsOf(one, count));
    case 'relationship-ramp':
      return [
        {
          title,
          entries: element.colors.flat().map((color) => ({ label: '', swatch: patchOf(color.toCss(true)) }))
        }
      ];
  }
}

const isFiltered = ({ layerView }: ActiveLayerInfo): boolean => {
  const { filter } = layerView as { filter?: { where?: string | null } | null };
  return Boolean(filter?.where);
};

/** The layers of a legend without the groups they stand in. */
function layersOf(infos: Iterable<ActiveLayerInfo>, count: string): readonly LegendLayer[] {
  return [...infos].flatMap((info) => {
    const { layer, title, legendElements, children } = info;
    if (children.length > 0) return layersOf(children, count);
    if (layer.type === 'group') return [];
    return [
      {
        id: layer.id,
        title: title ?? '',
        parts: legendElements.flatMap((element) => partsOf(element, count)),
        isFiltered: isFiltered(info)
      }
    ];
  });
}

/** How many lines a legend takes: headings and entries. */
export const linesOf = ({ layers }: MapLegend): number =>
  layers.reduce(
    (lines, { parts }) => parts.reduce((sum, { entries }) => sum + 1 + entries.length, lines + 1),
    0
  );

/**
 * The legend of the layers that a map draws now, from the renderers it draws them with: in the reader's language, headings
 * with their units. @param count what a circle's size tells, where circles stand for several records.
 */
export async function readLegend(view: MapView | SceneView, count: string): Promise<MapLegend> {
  const model = new LegendViewModel({ view });
  try {
    const isComplete = await comesTrue(() => !model.loading, LONGEST_WAIT);
    return { layers: layersOf(model.activeLayerInfos, count), isComplete };
  } finally {
    model.destroy();
  }
}
