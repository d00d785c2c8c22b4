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

interface Color {
  toCss(includeAlpha?: boolean): string;
}
interface Options {
  readonly title?: string | null;
  readonly showLegend?: boolean;
}
interface Info {
  readonly label?: string | null;
  readonly value?: string | number | null;
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
  readonly symbol?: Symbol | null;
}
interface Stop {
  readonly label?: string | null;
  readonly value?: number | null;
  readonly color?: Color | null;
  readonly size?: number | string | null;
}
interface Variable {
  readonly type: string;
  readonly field?: string | null;
  readonly valueExpression?: string | null;
  readonly valueExpressionTitle?: string | null;
  readonly legendOptions?: Options | null;
  readonly stops?: readonly Stop[] | null;
  /** The ends of sizes without stops. */
  readonly minDataValue?: number | null;
  readonly maxDataValue?: number | null;
  readonly minSize?: unknown;
  readonly maxSize?: unknown;
}
interface PaintedInfo {
  readonly label?: string | null;
  readonly value?: number | null;
  readonly color?: Color | null;
}

/** The properties of a renderer of any type that a legend reads. */
export interface DrawnBy {
  readonly type: string;
  readonly label?: string | null;
  readonly symbol?: Symbol | null;
  readonly field?: string | null;
  readonly valueExpressionTitle?: string | null;
  readonly legendOptions?: Options | null;
  readonly uniqueValueInfos?: readonly Info[] | null;
  readonly classBreakInfos?: readonly Info[] | null;
  readonly defaultSymbol?: Symbol | null;
  readonly defaultLabel?: string | null;
  readonly visualVariables?: readonly Variable[] | null;
  /** Colours of a heat map. */
  readonly colorStops?: readonly Stop[] | null;
  /** Classes of dot-density and pie-chart renderers. */
  readonly attributes?: readonly PaintedInfo[] | null;
  /** Colours of a raster. */
  readonly colormapInfos?: readonly PaintedInfo[] | null;
}

/** Returns the heading of a field: its alias, else its name. */
type NameField = (field: string) => string;

/** Draws a colour without a symbol. */
function patchOf(color: Color): HTMLElement {
  const patch = document.createElement('span');
  patch.className = 'print-patch';
  patch.style.background = color.toCss(true);
  return patch;
}

/** Draws a symbol; null when that fails, so that its label stays. */
async function swatchOf(symbol: Symbol | null | undefined, size?: number): Promise<HTMLElement | null> {
  if (!symbol) return null;
  const [drawn] = await Promise.allSettled([
    renderPreviewHTML(symbol as never, size === undefined ? undefined : { size })
  ]);
  return drawn.status === 'fulfilled' ? (drawn.value ?? null) : null;
}

const titleOf = (
  {
    legendOptions,
    valueExpressionTitle,
    field
  }: Pick<Variable, 'field' | 'legendOptions' | 'valueExpressionTitle'>,
  nameField: NameField
): string => legendOptions?.title ?? valueExpressionTitle ?? (field ? nameField(field) : '');

const rangeOf = ({ minValue, maxValue }: Info): string =>
  [minValue, maxValue].filter((value) => value != null).join(' – ');

const entriesOf = (infos: readonly Info[]): Promise<LegendEntry[]> =>
  Promise.all(
    infos.map(async (info) => ({
      label: info.label ?? (info.value == null ? rangeOf(info) : String(info.value)),
      swatch: await swatchOf(info.symbol)
    }))
  );

const painted = (infos: readonly PaintedInfo[]): readonly LegendEntry[] =>
  infos
    .filter(({ label, value }) => label != null || value != null)
    .map(({ label, value, color }) => ({
      label: String(label ?? value),
      swatch: color ? patchOf(color) : null
    }));

/** Symbols of a layer, its own of the default last: classes from the highest, values as they are listed. */
async function symbolsPart(renderer: DrawnBy, nameField: NameField): Promise<LegendPart> {
  const { uniqueValueInfos, classBreakInfos, defaultSymbol, defaultLabel, symbol, label } = renderer;
  const infos: Info[] = [
    ...(uniqueValueInfos ?? []),
    ...[...(classBreakInfos ?? [])].reverse(),
    ...(defaultSymbol && defaultLabel ? [{ label: defaultLabel, symbol: defaultSymbol }] : [])
  ];
  if (infos.length > 0) return { title: titleOf(renderer, nameField), entries: await entriesOf(infos) };
  return { title: '', entries: symbol ? [{ label: label ?? '', swatch: await swatchOf(symbol) }] : [] };
}

/** A symbol of each size that a variable names. */
async function sizesPart(variable: Variable, symbol: Symbol, title: string): Promise<LegendPart> {
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
    swatch: await swatchOf(symbol, Number.parseFloat(String(size)))
  }));
  return { title, entries: await Promise.all(entries) };
}

async function variableParts(renderer: DrawnBy, nameField: NameField, count: string): Promise<LegendPart[]> {
  const symbol = renderer.symbol ?? renderer.classBreakInfos?.[0]?.symbol ?? renderer.defaultSymbol ?? null;
  const parts: LegendPart[] = [];
  for (const variable of renderer.visualVariables ?? []) {
    // Sizes that follow the scale tell nothing of the records.
    if (variable.legendOptions?.showLegend === false || variable.valueExpression === '$view.scale') continue;
    const title = variable.field === 'cluster_count' ? count : titleOf(variable, nameField);
    if (variable.type === 'color')
      parts.push({ title, entries: painted([...(variable.stops ?? [])].reverse()) });
    else if (variable.type === 'size' && symbol) parts.push(await sizesPart(variable, symbol, title));
  }
  return parts.filter(({ entries }) => entries.length > 0);
}

/** The parts of a legend for a renderer. @param count the heading of sizes that tell how many records a circle stands for. */
export async function listParts(
  renderer: DrawnBy,
  nameField: NameField,
  count: string
): Promise<LegendPart[]> {
  if (renderer.legendOptions?.showLegend === false) return [];
  const { colorStops, attributes, colormapInfos } = renderer;
  const colors = colormapInfos ?? attributes ?? (colorStops && [...colorStops].reverse());
  if (colors) return [{ title: titleOf(renderer, nameField), entries: painted(colors) }];
  const variables = await variableParts(renderer, nameField, count);
  const own = await symbolsPart(renderer, nameField);
  // One symbol without a name, which the colours or sizes below it show too.
  const isShown = own.entries.some(({ label }) => label !== '') || variables.length === 0;
  return [...(isShown && own.entries.length > 0 ? [own] : []), ...variables];
}
