import type { JimuLayerView } from 'jimu-arcgis';
import { hooks, React } from 'jimu-core';
import { formatMessage, isFailure, toFault } from 'widgets/shared-code/site-base';
import type { ChangeState, Locale } from 'widgets/shared-code/site-base';
import { EVERYTHING, readRawMaterialFilter, writeWhereSql } from 'widgets/shared-code/site-domain';
import type { RawMaterialInput, Where } from 'widgets/shared-code/site-domain';
import { createValueReader, matchSpellings, publishFilter } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import type { Settings } from '../../config';
import type { PurchaseFilters } from '../state';
import { EMPTY_INPUT } from '../state';
import type { Texts } from '../use-texts';

/** Result of the last change of the filter. The number of purchases found is in the summary. */
export type FilterOutcome =
  | {
      readonly kind: 'problem';
      readonly text: string;
      /** The field at which it is shown; in a notice when left out. */
      readonly field?: 'end';
    }
  | { readonly kind: 'applied' }
  | { readonly kind: 'cleared' };

/** Reason why a filter is applied. While a person types, no errors are reported. */
export type FilterTrigger = 'typing' | 'leaving' | 'apply';

export interface FilterTool {
  readonly outcome: FilterOutcome | null;
  put(input: RawMaterialInput, trigger: FilterTrigger): void;
  /** Resolves with whether the filter was removed. */
  clear(): Promise<boolean>;
  /** Condition by which an input filters the layer; before the layer is filtered, the condition of the rule. */
  readCondition(input: RawMaterialInput): Where;
}

interface FilterOptions {
  readonly widgetId: string;
  readonly config: Settings;
  /** Null when the map does not have the layer. */
  readonly layerView: JimuLayerView | null;
  /** The filter in force; null without one. */
  readonly applied: RawMaterialInput | null;
  readonly change: ChangeState<PurchaseFilters>;
  readonly locale: Locale;
  readonly t: Texts;
}

const createProblem = (text: string): FilterOutcome => ({ kind: 'problem', text });

/** Reads a filter by the rule, on the layer's own fields; before the layer is known, on the expected fields. */
export function readFilter(input: RawMaterialInput, config: Settings, layer: QueriedLayer | null) {
  const { dateField, supplierField, communityField } = config;
  const found = layer
    ? layer.fields.find(({ name }) => name === dateField)
    : { name: dateField, type: 'date' };
  const date = found ? { name: found.name, type: found.type } : null;
  return readRawMaterialFilter(input, { supplier: supplierField, community: communityField, date });
}

/** Returns a function that runs tasks one after another, so that the last change wins. */
function useQueue() {
  const tail = React.useRef<Promise<unknown>>(Promise.resolve());
  return React.useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const result = tail.current.then(work);
    tail.current = result.catch(() => undefined);
    return result;
  }, []);
}

/** The filter that is set on a layer. */
interface LayerFilter {
  readonly view: JimuLayerView;
  readonly input: RawMaterialInput;
  readonly where: Where;
}

/** Sets a filter on the layer and then in the widget's state, so that a failure changes nothing. */
function useFilterInForce({ widgetId, config, layerView, applied, change, locale, t }: FilterOptions) {
  const onLayer = React.useRef<LayerFilter | null>(null);

  const filterMap = async (view: JimuLayerView, input: RawMaterialInput): Promise<FilterOutcome> => {
    const layer = view.layer as unknown as QueriedLayer;
    await layer.load();
    const read = readFilter(input, config, layer);
    if (isFailure(read))
      return createProblem(formatMessage(`rawMaterial.${read.problem}`, locale, read.values));
    const where = await matchSpellings(read.value.where, createValueReader(layer));
    const sql = writeWhereSql(where);
    if (sql === null)
      return createProblem(formatMessage('rawMaterial.failed', locale, { message: t('cannotSearch') }));
    await publishFilter(view, widgetId, sql);
    view.layer.visible = true;
    onLayer.current = { view, input, where };
    return { kind: 'applied' };
  };

  const clearMapFilter = async (): Promise<void> => {
    if (layerView && onLayer.current) await publishFilter(layerView, widgetId, null);
    onLayer.current = null;
    change((before) => ({ ...before, applied: null }));
  };

  /** Returns null, and filters nothing, when no criterion is left. */
  const putInForce = async (
    input: RawMaterialInput,
    trigger: FilterTrigger
  ): Promise<FilterOutcome | null> => {
    const read = readFilter(input, config, null);
    if (isFailure(read) && read.problem === 'noCriterion' && trigger !== 'apply') {
      await clearMapFilter();
      return null;
    }
    if (isFailure(read)) {
      const text = formatMessage(`rawMaterial.${read.problem}`, locale, read.values);
      return read.problem === 'endBeforeStart'
        ? { kind: 'problem', text, field: 'end' }
        : createProblem(text);
    }
    if (!layerView) return createProblem(formatMessage('rawMaterial.layerNotFound', locale));
    const result = await filterMap(layerView, input);
    if (result.kind === 'applied') change((before) => ({ ...before, applied: input }));
    return result;
  };

  const getCriteriaKey = (input: RawMaterialInput): string => {
    const read = readFilter(input, config, null);
    return isFailure(read) ? read.problem : JSON.stringify(read.value.where);
  };
  const isOnMap = (input: RawMaterialInput): boolean =>
    onLayer.current?.view === layerView && onLayer.current.input === input;
  /** Returns whether an input has the criteria in force, so that it changes nothing. */
  const isInForce = (input: RawMaterialInput): boolean =>
    getCriteriaKey(input) === getCriteriaKey(getInputInForce(applied)) &&
    (applied === null || isOnMap(applied));

  const readCondition = (input: RawMaterialInput): Where => {
    const filtered = onLayer.current;
    if (filtered && getCriteriaKey(filtered.input) === getCriteriaKey(input)) return filtered.where;
    const read = readFilter(input, config, (layerView?.layer ?? null) as unknown as QueriedLayer | null);
    return read.ok ? read.value.where : EVERYTHING;
  };

  // A queued change may start from a newer state when its turn comes.
  return hooks.useLatest({
    applied,
    narrow: filterMap,
    widen: clearMapFilter,
    putInForce,
    isInForce,
    isOnMap,
    readCondition
  });
}

/** Returns the filter of the tool: applied while typing, when a field loses focus, and by its buttons. */
export function useFilter(options: FilterOptions): FilterTool {
  const { layerView, applied, locale } = options;
  const [outcome, setOutcome] = React.useState<FilterOutcome | null>(null);
  const queue = useQueue();
  const newest = React.useRef(0);
  const latest = useFilterInForce(options);
  const toProblem = (error: unknown) =>
    createProblem(formatMessage('rawMaterial.failed', locale, { message: toFault(error).message }));

  /** Queues a change, which is skipped when a newer one has come before its turn. */
  const changeNext = <T>(work: () => Promise<T>): Promise<T | null> => {
    newest.current += 1;
    const turn = newest.current;
    return queue(async () => (turn === newest.current ? work() : null));
  };

  const putFilter = (input: RawMaterialInput, trigger: FilterTrigger) =>
    changeNext(async () => {
      if (trigger === 'apply') setOutcome(null);
      else if (latest.current.isInForce(input)) {
        const back = latest.current.applied === null ? null : ({ kind: 'applied' } as const);
        if (trigger === 'typing') setOutcome((before) => (before?.kind === 'problem' ? back : before));
        return;
      }
      const result = await latest.current.putInForce(input, trigger).catch(toProblem);
      // An incomplete text is not an error. The field is tried again when it loses focus, and then shows its
      // error.
      if (trigger === 'typing' && result?.kind === 'problem') return;
      setOutcome(result);
    });

  const clearFilter = async (): Promise<boolean> => {
    const isCleared = await changeNext(async () => {
      try {
        await latest.current.widen();
        setOutcome({ kind: 'cleared' });
        return true;
      } catch {
        // The state stays equal to the map.
        setOutcome(createProblem(formatMessage('rawMaterial.clearFailed', locale)));
        return false;
      }
    });
    return isCleared ?? false;
  };

  // Applies the filter of the address, or one set before the layer was loaded.
  const fail = hooks.useLatest(toProblem);
  React.useEffect(() => {
    if (!layerView || !applied || latest.current.isOnMap(applied)) return;
    void queue(async () => {
      const { applied: current, isOnMap, narrow } = latest.current;
      if (!current || isOnMap(current)) return;
      setOutcome(await narrow(layerView, current).catch(fail.current));
    });
  }, [layerView, applied, latest, queue, fail]);

  return {
    outcome,
    put: (input, trigger) => void putFilter(input, trigger),
    clear: clearFilter,
    readCondition: (input) => latest.current.readCondition(input)
  };
}

/** Returns the filter in force as a request to the server; a blank one when null. */
export const getInputInForce = (input: RawMaterialInput | null): RawMaterialInput => input ?? EMPTY_INPUT;
