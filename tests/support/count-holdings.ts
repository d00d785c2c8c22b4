import { getAppStore } from 'jimu-core';

/* Counts the resources that a page holds for widgets: listeners, timers, observers, channels, elements. */

type RemovableHandle = { remove(): void };
type ListenFunction = (this: unknown, ...args: never[]) => RemovableHandle;

/** Number of resources of each kind. */
export type HoldingCounts = Readonly<Record<string, number>>;

const live = new Map<string, number>();
const addToCount = (kind: string, by: number) => void live.set(kind, (live.get(kind) ?? 0) + by);

/** Returns whether the caller's caller is a library; its objects release their own resources. */
const isLibrarys = (): boolean => (new Error().stack?.split('\n')[3] ?? '').includes('node_modules');

/** Counts handles that a function has returned to the repository's own code and that have not been removed. */
export function countHandles<Holder extends object>(holder: Holder, name: keyof Holder, kind: string): void {
  const listen = holder[name] as ListenFunction;
  holder[name] = function counted(this: unknown, ...args: never[]) {
    const handle = listen.apply(this, args);
    if (isLibrarys()) return handle;
    let isLive = true;
    addToCount(kind, 1);
    return {
      remove: () => {
        if (isLive) addToCount(kind, -1);
        isLive = false;
        handle.remove();
      }
    };
  } as Holder[keyof Holder];
}

/** Counts listeners of window and document; listeners of elements are released with the elements. */
function countListeners(): void {
  const held = new Set<string>();
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const getObjectNumber = (one: object) => {
    if (!numbers.has(one)) numbers.set(one, ++last);
    return numbers.get(one)!;
  };
  type Options = AddEventListenerOptions | boolean | undefined;
  const isCapture = (options: Options) =>
    typeof options === 'boolean' ? options : (options?.capture ?? false);
  const toListenerKey = (target: object, type: string, listener: object, options: Options) =>
    [getObjectNumber(target), type, getObjectNumber(listener), isCapture(options)].join();
  const isOfPage = (target: unknown): target is EventTarget =>
    [window, document, document.body, document.documentElement].includes(target as Window & Document);
  const dropListener = (key: string) => {
    if (held.delete(key)) addToCount('listeners', -1);
  };
  const countIn = (holder: EventTarget) => {
    const { addEventListener, removeEventListener } = holder;
    holder.addEventListener = function add(type, listener, options) {
      const target: EventTarget = this ?? window;
      if (listener && isOfPage(target)) {
        const key = toListenerKey(target, type, listener, options);
        if (!held.has(key)) addToCount('listeners', 1);
        held.add(key);
        const { once = false, signal } = typeof options === 'object' ? options : {};
        signal?.addEventListener('abort', () => dropListener(key), { once: true });
        if (once) addEventListener.call(target, type, () => dropListener(key), { once, signal });
      }
      addEventListener.call(target, type, listener, options);
    };
    holder.removeEventListener = function remove(type, listener, options) {
      const target: EventTarget = this ?? window;
      if (listener && isOfPage(target))
        dropListener(toListenerKey(target, type, listener, options as Options));
      removeEventListener.call(target, type, listener, options);
    };
  };
  countIn(EventTarget.prototype);
  // Jest gives the window its own methods, which call the original ones of the prototype.
  if (Object.hasOwn(window, 'addEventListener')) countIn(window);
}

/** Counts pending timers, single and repeating. */
function countTimers(): void {
  const pending = new Map<string, Set<unknown>>();
  const wrapTimer = (
    kind: string,
    set: 'setTimeout' | 'setInterval',
    clear: 'clearTimeout' | 'clearInterval'
  ) => {
    const ids = new Set<unknown>();
    pending.set(kind, ids);
    const [start, end] = [window[set].bind(window), window[clear].bind(window)];
    const handleEnd = (id: unknown) => {
      if (ids.delete(id)) addToCount(kind, -1);
    };
    const startTimer = (run: (...args: unknown[]) => void, after?: number, ...args: unknown[]) => {
      const id: unknown = start(() => {
        if (set === 'setTimeout') handleEnd(id);
        run(...args);
      }, after);
      ids.add(id);
      addToCount(kind, 1);
      return id;
    };
    const clearTimer = (id?: number) => {
      // Each of the two functions clears timers of the other.
      for (const [other, theirs] of pending) if (theirs.delete(id)) addToCount(other, -1);
      end(id);
    };
    Object.assign(globalThis, { [set]: startTimer, [clear]: clearTimer });
  };
  wrapTimer('timers', 'setTimeout', 'clearTimeout');
  wrapTimer('intervals', 'setInterval', 'clearInterval');
}

interface ObserverLike {
  observe(...args: never[]): void;
  disconnect(): void;
  unobserve?(target: Element): void;
}

/** Counts observers that observe something. */
function countObservers(): void {
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const prototype = (globalThis as Partial<Record<typeof name, { prototype: ObserverLike }>>)[name]
      ?.prototype;
    if (!prototype) continue;
    const { observe, disconnect, unobserve } = prototype;
    const watched = new WeakMap<object, Set<unknown>>();
    prototype.observe = function look(...args) {
      const seen = watched.get(this) ?? new Set();
      watched.set(this, seen);
      if (!seen.has(args[0])) addToCount(name, 1);
      seen.add(args[0]);
      observe.apply(this, args);
    };
    prototype.disconnect = function leave() {
      addToCount(name, -(watched.get(this)?.size ?? 0));
      watched.delete(this);
      disconnect.call(this);
    };
    if (unobserve)
      prototype.unobserve = function turn(target) {
        if (watched.get(this)?.delete(target)) addToCount(name, -1);
        unobserve.call(this, target);
      };
  }
}

function countChannels(): void {
  const Plain = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = class Counted extends Plain {
    private isOpen = true;
    constructor(name: string) {
      super(name);
      addToCount('channels', 1);
    }
    override close(): void {
      if (this.isOpen) addToCount('channels', -1);
      this.isOpen = false;
      super.close();
    }
  };
}

/** Sets of functions that outlive a widget: modules store their subscribers in such sets. */
const sets = new Set<Set<unknown>>();
let knowsSets = false;

function findSets(): void {
  const { add } = Set.prototype;
  Set.prototype.add = function noted(value: unknown) {
    if (!knowsSets && typeof value === 'function' && !sets.has(this)) add.call(sets, this);
    return add.call(this, value);
  };
}

/** Ends the search for sets: sets created from now on do not count. */
export const endSetSearch = (): void => {
  knowsSets = true;
};

/** Starts counting; must be called before the counted code is loaded. */
export function beginCounting(): void {
  countListeners();
  countTimers();
  countObservers();
  countChannels();
  findSets();
}

/** Counts the subscribers of the app's current store. */
export function countSubscribers(): void {
  const store = getAppStore();
  const { subscribe } = store;
  store.subscribe = (listener) => {
    const leave = subscribe(listener);
    let isLive = true;
    addToCount('subscribers', 1);
    return () => {
      if (isLive) addToCount('subscribers', -1);
      isLive = false;
      leave();
    };
  };
}

/** Returns the current counts. */
export const countHoldings = (): HoldingCounts => ({
  ...Object.fromEntries(live),
  elements: document.querySelectorAll('*').length,
  told: [...sets].reduce((sum, set) => sum + [...set].filter((one) => typeof one === 'function').length, 0)
});
