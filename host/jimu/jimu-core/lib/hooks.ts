import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DependencyList, EffectCallback, Ref, RefCallback, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { loadArcGISJSAPIModule } from './load-arcgis';
import type { Messages } from './i18n/translations';
import { moduleLoader } from './module-loader';
import { BrowserSizeMode, WidgetState } from './types/common';
import type { IMState } from './types/state';

type Values = Readonly<Record<string, string | number | boolean | Date | null | undefined>>;
export type Translate = (id: string, values?: Values) => string;

/** Returns `t(id, values?)` in the app's language. The messages passed in are the English fallback. */
export function useTranslation(...messages: readonly Messages[]): Translate {
  const intl = useIntl();
  const fallback = useLatest(messages);
  return useCallback(
    (id, values) => {
      const own = [...fallback.current].reverse().find((set) => id in set);
      return intl.formatMessage({ id, defaultMessage: own?.[id] ?? id }, values);
    },
    [intl, fallback]
  );
}

/** Returns a ref that always holds the last rendered value. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  ref.current = value;
  return ref;
}

/** Returns a stable function that always calls the last render's callback. */
export function useEventCallback<A extends readonly unknown[], R>(
  callback: (...args: A) => R
): (...args: A) => R {
  const latest = useLatest(callback);
  return useCallback((...args: A) => latest.current(...args), [latest]);
}

/** Newer name of `useEventCallback`. */
export const useLatestFn = useEventCallback;

/** Returns the value of the previous render. */
export function usePrevious<T>(value: T): T | undefined {
  const ref = useRef<T | undefined>(undefined);
  const previous = ref.current;
  useEffect(() => {
    ref.current = value;
  });
  return previous;
}

/** Checks whether this is the component's first render. */
export function useFirstMountState(): boolean {
  const first = useRef(true);
  useEffect(() => {
    first.current = false;
  }, []);
  return first.current;
}

/** Runs an effect on all renders but the first. */
export function useUpdateEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  const mounted = useRef(false);
  useEffect(() => {
    if (mounted.current) return effect();
    mounted.current = true;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller's list decides
  }, dependencies);
}

/** Runs an effect only on mount. */
export function useEffectOnce(effect: EffectCallback): void {
  const latest = useLatest(effect);
  useEffect(() => latest.current(), [latest]);
}

/** Runs a callback when the component unmounts. */
export function useUnmount(callback: () => void): void {
  const latest = useLatest(callback);
  useEffect(() => () => latest.current(), [latest]);
}

/** Returns a function that runs after it has not been called for `delay` ms. */
export function useDebounceCallback<A extends readonly unknown[]>(
  callback: (...args: A) => void,
  delay: number
) {
  const latest = useLatest(callback);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useUnmount(() => clearTimeout(timer.current));
  return useCallback(
    (...args: A) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(...args), delay);
    },
    [latest, delay]
  );
}

/** Returns a function that wraps promises so that they never settle after the component unmounts. */
export function useCancelablePromiseMaker(): <T>(promise: Promise<T>) => Promise<T> {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return useCallback(
    <T>(promise: Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        promise.then(
          (value) => gone.current || resolve(value),
          (error: unknown) => gone.current || reject(error)
        );
      }),
    []
  );
}

/** Checks whether the window has the SMALL size (below 768 px). */
export function useCheckSmallBrowserSizeMode(): boolean {
  return useSelector((state: IMState) => state.browserSizeMode === BrowserSizeMode.Small);
}

/** Checks whether a widget is the active one of the opened ones. */
export function useWidgetActived(widgetId: string): boolean {
  return useSelector((state: IMState) => state.widgetsRuntimeInfo[widgetId]?.state === WidgetState.Active);
}

/** Returns a value that the caller controls, or that the component stores itself. */
export function useControlled<T>({
  controlled,
  default: initial
}: {
  controlled: T | undefined;
  default: T;
}) {
  const [own, setOwn] = useState(initial);
  const isControlled = controlled !== undefined;
  const setIfOwn = useCallback((value: T) => isControlled || setOwn(value), [isControlled]);
  return [isControlled ? controlled : own, setIfOwn] as const;
}

/** Loads one module of the maps SDK: `[loaded, module]`. */
export function useLoadArcGISJSAPIModule<T>(name: string): readonly [boolean, T | null] {
  const [module, setModule] = useState<{ value: T } | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadArcGISJSAPIModule<T>(name).then((value) => wanted && setModule({ value }));
    return () => {
      wanted = false;
    };
  }, [name]);
  return useMemo(() => [module !== null, module?.value ?? null] as const, [module]);
}

/** Checks whether all of the maps SDK can be loaded by name; always true here. */
export function useLoadArcGISJSAPI(): boolean {
  return true;
}

/** Merges two refs into one; null when both are empty. */
export function useForkRef<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> | null {
  return useMemo(() => {
    const refs = [first, second].filter((ref) => ref !== null && ref !== undefined);
    if (refs.length === 0) return null;
    return (value: T | null) => {
      for (const ref of refs)
        if (typeof ref === 'function') ref(value);
        else ref.current = value;
    };
  }, [first, second]);
}

/** Runs an effect that receives the previous dependencies. */
export function useEffectWithPreviousValues(
  effect: (previous: readonly unknown[]) => void | (() => void),
  dependencies: DependencyList
): void {
  const before = useRef<readonly unknown[]>([]);
  useEffect(() => {
    const previous = before.current;
    before.current = dependencies;
    return effect(previous);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller's list decides
  }, dependencies);
}

/** Checks whether a widget is selected, which happens only in the builder. */
export function useWidgetSelected(widgetId: string): boolean {
  return useSelector((state: IMState) => state.appRuntimeInfo.selectedWidgetId === widgetId);
}

/** Returns a module of an extension by its path; null until it is loaded. */
export function useLoadedModule<T>(path: string): T | null {
  const [module, setModule] = useState<{ value: T } | null>(null);
  useEffect(() => {
    let wanted = true;
    void moduleLoader.loadModule<T>(path).then((value) => wanted && setModule({ value }));
    return () => {
      wanted = false;
    };
  }, [path]);
  return module?.value ?? null;
}
