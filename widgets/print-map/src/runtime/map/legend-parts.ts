/* Legend entries from the renderer of a layer, in the order of the SDK's own legend. */
import type Symbol from 'esri/symbols/Symbol';
import { renderPreviewHTML } from 'esri/symbols/support/symbolUtils';

export interface LegendEntry {
  readonly label: string;
  /** Draws its symbol; null when the symbol cannot be drawn. */
  readonly swatch: HTMLElement | null;
}

/** Entries under a heading, which names the unit. */
export interface LegendPart {
  readonly title: string;
  readonly entries: readonly LegendEntry[];
}

interface CssColor {
  toCss(includeAlpha?: boolean): string;
}
interface LegendOptions {
  readonly title?: string | null;
  readonly showLegend?: boolean;
}
interface RendererInfo {
  readonly label?: string | null;
  readonly value?: string | number | null;
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
  readonly symbol?: Symbol | null;
}
interface VariableStop {
  readonly label?: string | null;
  readonly value?: number | null;
  readonly color?: CssColor | null;
  readonly size?: number | string | null;
}
interface LegendVariable {
  readonly type: string;
  readonly field?: string | null;
  readonly valueExpression?: string | null;
  readonly valueExpressionTitle?: string | null;
  readonly legendOptions?: LegendOptions | null;
  readonly stops?: readonly VariableStop[] | null;
  /** The ends of sizes without stops. */
  readonly minDataValue?: number | null;
  readonly maxDataValue?: number | null;
  readonly minSize?: unknown;
  readonly maxSize?: unknown;
}
interface ColorInfo {
  readonly label?: string | null;
  readonly value?: number | null;
  readonly color?: CssColor | null;
}

/** The properties of a renderer of any type that a legend reads. */
export interface LegendRenderer {
  readonly type: string;
  readonly label?: string | null;
  readonly symbol?: Symbol | null;
  readonly field?: string | null;
  readonly valueExpressionTitle?: string | null;
  readonly legendOptions?: LegendOptions | null;
  readonly uniqueValueInfos?: readonly RendererInfo[] | null;
  readonly classBreakInfos?: readonly RendererInfo[] | null;
  readonly defaultSymbol?: Symbol | null;
  readonly defaultLabel?: string | null;
  readonly visualVariables?: readonly LegendVariable[] | null;
  /** Colours of a heat map. */
  readonly colorStops?: readonly VariableStop[] | null;
  /** Classes of dot-density and pie-chart renderers. */
  readonly attributes?: readonly ColorInfo[] | null;
  /** Colours of a raster. */
  readonly colormapInfos?: readonly ColorInfo[] | null;
}

/** Returns the heading of a field: its alias, else its name. */
type NameField = (field: string) => string;

/** Draws a colour without a symbol. */
function createColorPatch(color: CssColor): HTMLElement {
  const patch = document.createElement('span');
  patch.className = 'print-patch';
  patch.style.background = color.toCss(true);
  return patch;
}

/** Draws a symbol; null when that fails, so that its label stays. */
async function renderSwatch(symbol: Symbol | null | undefined, size?: number): Promise<HTMLElement | null> {
  if (!symbol) return null;
  const [drawn] = await Promise.allSettled([
    renderPreviewHTML(symbol as never, size === undefined ? undefined : { size })
  ]);
  return drawn.status === 'fulfilled' ? (drawn.value ?? null) : null;
}

const getPartTitle = (
  {
    legendOptions,
    valueExpressionTitle,
    field
  }: Pick<LegendVariable, 'field' | 'legendOptions' | 'valueExpressionTitle'>,
  nameField: NameField
): string => legendOptions?.title ?? valueExpressionTitle ?? (field ? nameField(field) : '');

const formatRange = ({ minValue, maxValue }: RendererInfo): string =>
  [minValue, maxValue].filter((value) => value != null).join(' – ');

const listEntries = (infos: readonly RendererInfo[]): Promise<LegendEntry[]> =>
  Promise.all(
    infos.map(async (info) => ({
      label: info.label ?? (info.value == null ? formatRange(info) : String(info.value)),
      swatch: await renderSwatch(info.symbol)
    }))
  );

const listColorEntries = (infos: readonly ColorInfo[]): readonly LegendEntry[] =>
  infos
    .filter(({ label, value }) => label != null || value != null)
    .map(({ label, value, color }) => ({
      label: String(label ?? value),
      swatch: color ? createColorPatch(color) : null
    }));

/** Symbols of a layer, its own of the default last: classes from the highest, values as they are listed. */
async function symbolsPart(renderer: LegendRenderer, nameField: NameField): Promise<LegendPart> {
  const { uniqueValueInfos, classBreakInfos, defaultSymbol, defaultLabel, symbol, label } = renderer;
  const infos: RendererInfo[] = [
    ...(uniqueValueInfos ?? []),
    ...[...(classBreakInfos ?? [])].reverse(),
    ...(defaultSymbol && defaultLabel ? [{ label: defaultLabel, symbol: defaultSymbol }] : [])
  ];
  if (infos.length > 0)
    return { title: getPartTitle(renderer, nameField), entries: await listEntries(infos) };
  return { title: '', entries: symbol ? [{ label: label ?? '', swatch: await renderSwatch(symbol) }] : [] };
}

/** A symbol of each size that a variable names. */
async function sizesPart(variable: LegendVariable, symbol: Symbol, title: string): Promise<LegendPart> {
  const { stops, minDataValue, maxDataValue, minSize, maxSize } = variable;
  const ends = [
    { value: minDataValue, size: minSize, label: undefined },
    { value: maxDataValue, size: maxSize, label: undefined }
  ];
  // A size that follows the scale in its turn is no number.
  const sized = (stops ?? ends).filter(
    ({ value, size }) => value != null && ['number', 'string'].includes(typeof size)
  );
  const entries = sized.map(async ({ label, value, size }) => ({
    label: label ?? String(value),
    swatch: await renderSwatch(symbol, Number.parseFloat(String(size)))
  }));
  return { title, entries: await Promise.all(entries) };
}

async function variableParts(
  renderer: LegendRenderer,
  nameField: NameField,
  count: string
): Promise<LegendPart[]> {
  const symbol = renderer.symbol ?? renderer.classBreakInfos?.[0]?.symbol ?? renderer.defaultSymbol ?? null;
  const parts: LegendPart[] = [];
  for (const variable of renderer.visualVariables ?? []) {
    // Sizes that follow the scale tell nothing of the records.
    if (variable.legendOptions?.showLegend === false || variable.valueExpression === '$view.scale') continue;
    const title = variable.field === 'cluster_count' ? count : getPartTitle(variable, nameField);
    if (variable.type === 'color')
      parts.push({ title, entries: listColorEntries([...(variable.stops ?? [])].reverse()) });
    else if (variable.type === 'size' && symbol) parts.push(await sizesPart(variable, symbol, title));
  }
  return parts.filter(({ entries }) => entries.length > 0);
}

/** The parts of a legend for a renderer. @param count the heading of sizes that tell how many records a circle stands for. */
export async function listParts(
  renderer: LegendRenderer,
  nameField: NameField,
  count: string
): Promise<LegendPart[]> {
  if (renderer.legendOptions?.showLegend === false) return [];
  const { colorStops, attributes, colormapInfos } = renderer;
  const colors = colormapInfos ?? attributes ?? (colorStops && [...colorStops].reverse());
  if (colors) return [{ title: getPartTitle(renderer, nameField), entries: listColorEntries(colors) }];
  const variables = await variableParts(renderer, nameField, count);
  const own = await symbolsPart(renderer, nameField);
  // One symbol without a name, which the colours or sizes below it show too.
  const isShown = own.entries.some(({ label }) => label !== '') || variables.length === 0;
  return [...(isShown && own.entries.length > 0 ? [own] : []), ...variables];
}
