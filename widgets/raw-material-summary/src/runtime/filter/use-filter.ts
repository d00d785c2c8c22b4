import type { JimuLayerView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import type {
  ChangeState,
  Locale,
  RawMaterialFilterName,
  RawMaterialInput
} from 'widgets/shared-code/site-core';
import {
  failed,
  faultOf,
  message,
  rawMaterialFilter,
  useTask,
  whereSql
} from 'widgets/shared-code/site-core';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import { filterLayer } from 'widgets/shared-code/site-map';
import type { Config } from '../../config';
import type { Shown } from '../state';
import { BLANK } from '../state';
import type { Texts } from '../use-texts';

/** What the last press of a button came to; how many purchases were found is the summary's to say. */
export type Outcome =
  | { readonly kind: 'problem'; readonly text: string }
  | { readonly kind: 'applied'; readonly filters: readonly RawMaterialFilterName[] }
  | { readonly kind: 'cleared' };

export interface FilterTool {
  readonly outcome: Outcome | null;
  readonly busy: boolean;
  apply(input: RawMaterialInput): void;
  clear(): void;
}

interface FilterOptions {
  readonly widgetId: string;
  readonly config: Config;
  /** Null where the map lacks it. */
  readonly layerView: JimuLayerView | null;
  readonly shown: Shown;
  readonly change: ChangeState<Shown>;
  readonly locale: Locale;
  readonly t: Texts;
}

const problem = (text: string): Outcome => ({ kind: 'problem', text });

/** The rule's reading of a filter on the layer's own fields; before the layer is known, on those that it should have. */
export function readFilter(input: RawMaterialInput, config: Config, layer: QueriedLayer | null) {
  const { dateField, supplierField, communityField } = config;
  const found = layer
    ? layer.fields.find(({ name }) => name === dateField)
    : { name: dateField, type: 'date' };
  const date = found ? { name: found.name, type: found.type } : null;
  return rawMaterialFilter(input, { supplier: supplierField, community: communityField, date });
}

/** Puts a filter on the layer and into the state of the widget, in this order: what fails changes nothing. */
export function useFilter(options: FilterOptions): FilterTool {
  const { widgetId, config, layerView, shown, change, locale, t } = options;
  const { applied } = shown;
  const [outcome, setOutcome] = React.useState<Outcome | null>(null);
  const { busy, run } = useTask();
  /** What stands on which layer. */
  const put = React.useRef<{ view: JimuLayerView; input: RawMaterialInput | null } | null>(null);
  const ended = (error: unknown) =>
    problem(message('rawMaterial.failed', locale, { message: faultOf(error).message }));

  const narrow = async (view: JimuLayerView, input: RawMaterialInput) => {
    const layer = view.layer as unknown as QueriedLayer;
    await layer.load();
    const read = readFilter(input, config, layer);
    if (failed(read)) return problem(message(`rawMaterial.${read.problem}`, locale, read.values));
    const sql = whereSql(read.value.where);
    if (sql === null) return problem(message('rawMaterial.failed', locale, { message: t('cannotSearch') }));
    await filterLayer(view, widgetId, sql);
    view.layer.visible = true;
    put.current = { view, input };
    return { kind: 'applied', filters: read.value.filters } as const;
  };

  const apply = (input: RawMaterialInput) =>
    run(async () => {
      const read = readFilter(input, config, null);
      if (failed(read))
        return setOutcome(problem(message(`rawMaterial.${read.problem}`, locale, read.values)));
      if (!layerView) return setOutcome(problem(message('rawMaterial.layerNotFound', locale)));
      setOutcome(null);
      const result = await narrow(layerView, input).catch(ended);
      if (result.kind === 'applied') change((before) => ({ ...before, applied: input }));
      setOutcome(result);
    });

  const clear = () =>
    run(async () => {
      try {
        if (layerView && put.current) await filterLayer(layerView, widgetId, null);
        put.current = null;
        change((before) => ({ ...before, applied: null }));
        setOutcome({ kind: 'cleared' });
      } catch {
        // The state stays as the map is.
        setOutcome(problem(message('rawMaterial.clearFailed', locale)));
      }
    });

  // A filter of the address, or of before the layer was there.
  const takeUp = React.useRef(narrow);
  takeUp.current = narrow;
  const fail = React.useRef(ended);
  fail.current = ended;
  React.useEffect(() => {
    if (!layerView || !applied) return;
    if (put.current?.view === layerView && put.current.input === applied) return;
    void takeUp.current(layerView, applied).catch(fail.current).then(setOutcome);
  }, [layerView, applied]);

  return { outcome, busy, apply: (input) => void apply(input), clear: () => void clear() };
}

/** What is in force, for who asks the server. */
export const inForce = (input: RawMaterialInput | null): RawMaterialInput => input ?? BLANK;
