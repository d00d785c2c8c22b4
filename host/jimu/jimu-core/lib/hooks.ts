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

/** `t(id, values?)` over the app's language; the messages given are the English to fall back on. */
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

/** A ref that always holds the last value rendered. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  ref.current = value;
  return ref;
}

/** A function that never changes and always does what the last render's would. */
export function useEventCallback<A extends readonly unknown[], R>(
  callback: (...args: A) => R
): (...args: A) => R {
  const latest = useLatest(callback);
  return useCallback((...args: A) => latest.current(...args), [latest]);
}

/** The same under its newer name. */
export const useLatestFn = useEventCallback;

/** The value of the render before. */
export function usePrevious<T>(value: T): T | undefined {
  const ref = useRef<T | undefined>(undefined);
  const previous = ref.current;
  useEffect(() => {
    ref.current = value;
  });
  return previous;
}

/** Whether this is the component's first render. */
export function useFirstMountState(): boolean {
  const first = useRef(true);
  useEffect(() => {
    first.current = false;
  }, []);
  return first.current;
}

/** An effect that skips the first render. */
export function useUpdateEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  const mounted = useRef(false);
  useEffect(() => {
    if (mounted.current) return effect();
    mounted.current = true;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller's list decides
  }, dependencies);
}

/** An effect for mounting alone. */
export function useEffectOnce(effect: EffectCallback): void {
  const latest = useLatest(effect);
  useEffect(() => latest.current(), [latest]);
}

/** Runs when the component goes. */
export function useUnmount(callback: () => void): void {
  const latest = useLatest(callback);
  useEffect(() => () => latest.current(), [latest]);
}

/** A function that waits until it has not been called for `delay` ms. */
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

/** Wraps promises so that they never settle once the component is gone. */
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

/** Whether the window has the SMALL size (below 768 px). */
export function useCheckSmallBrowserSizeMode(): boolean {
  return useSelector((state: IMState) => state.browserSizeMode === BrowserSizeMode.Small);
}

/** Whether a widget is the active one of the opened ones. */
export function useWidgetActived(widgetId: string): boolean {
  return useSelector((state: IMState) => state.widgetsRuntimeInfo[widgetId]?.state === WidgetState.Active);
}

/** A value that the caller controls, or that the component keeps itself. */
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

/** Whether all of the maps SDK can be loaded by name: here it always can. */
export function useLoadArcGISJSAPI(): boolean {
  return true;
}

/** One ref for two; null when there is neither. */
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

/** An effect that is told the dependencies of the time before. */
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

/** Whether a widget is selected, which only the builder does. */
export function useWidgetSelected(widgetId: string): boolean {
  return useSelector((state: IMState) => state.appRuntimeInfo.selectedWidgetId === widgetId);
}

/** A module of an extension by its path; null until it is there. */
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
