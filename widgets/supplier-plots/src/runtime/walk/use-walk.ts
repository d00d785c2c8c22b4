import { hooks, React } from 'jimu-core';
import { getSessionUser, readPageData, writePageData } from 'widgets/shared-code/site-base';
import type { Walk, WalkLimits, WalkPosition } from './walk';
import { addPosition, EMPTY_WALK, readWalk, undoPosition } from './walk';

/** Longest time without a position, ms, after which the signal counts as lost. */
const SIGNAL_TIMEOUT_MS = 15_000;
/** Code of the error when a person or the browser refuses the position. */
const PERMISSION_DENIED = 1;

/** State of the receiver; `lost` until the next position. */
export type WalkSignal = 'unavailable' | 'refused' | 'waiting' | 'lost' | 'good';

export interface WalkControl {
  readonly walk: Walk;
  /** Positions are recorded. */
  readonly isOn: boolean;
  /** The walk was found in the storage of the browser. */
  readonly isFound: boolean;
  readonly signal: WalkSignal;
  /** Accuracy of the last position, m; null without one. */
  readonly accuracy: number | null;
  start(): void;
  pause(): void;
  undo(): void;
  /** Removes the walk. */
  discard(): void;
}

interface Receiver {
  readonly signal: WalkSignal;
  readonly accuracy: number | null;
}

/** Watches the position while `isOn`; a receiver without a signal is reported. */
function useReceiver(isOn: boolean, onPosition: (position: WalkPosition) => void): Receiver {
  const [state, setState] = React.useState<Receiver>({ signal: 'waiting', accuracy: null });
  const report = hooks.useEventCallback(onPosition);
  React.useEffect(() => {
    if (!isOn) return undefined;
    const { geolocation } = navigator;
    if (!geolocation) {
      setState({ signal: 'unavailable', accuracy: null });
      return undefined;
    }
    setState({ signal: 'waiting', accuracy: null });
    let timer: ReturnType<typeof setTimeout>;
    const lose = () => setState((before) => ({ ...before, signal: 'lost' }));
    const expect = () => {
      clearTimeout(timer);
      timer = setTimeout(lose, SIGNAL_TIMEOUT_MS);
    };
    expect();
    const watch = geolocation.watchPosition(
      ({ coords: { longitude, latitude, accuracy } }) => {
        expect();
        setState({ signal: 'good', accuracy });
        report({ longitude, latitude, accuracy });
      },
      ({ code }) => (code === PERMISSION_DENIED ? setState({ signal: 'refused', accuracy: null }) : lose()),
      { enableHighAccuracy: true, maximumAge: 0, timeout: SIGNAL_TIMEOUT_MS }
    );
    return () => {
      clearTimeout(timer);
      geolocation.clearWatch(watch);
    };
  }, [isOn, report]);
  return state;
}

const buildStorageKey = (name: string): string => `walk:${name}:${getSessionUser()?.id ?? ''}`;

/** Removes a stored walk, whose outline was saved. */
export const forgetWalk = (name: string): void => void writePageData(buildStorageKey(name), null, 'browser');

/**
 * Records a walk. Its corners persist when the page is closed or the browser stops it; it is paused then.
 * @param name part of the storage key: the widget and the plot.
 * @param onChange called with the walk after each corner.
 */
export function useWalk(name: string, limits: WalkLimits, onChange: (walk: Walk) => void): WalkControl {
  const [key] = React.useState(() => buildStorageKey(name));
  const [found] = React.useState(() => readWalk(readPageData(key, 'browser')));
  const [walk, setWalk] = React.useState(found ?? EMPTY_WALK);
  const [isOn, setIsOn] = React.useState(false);
  const latest = hooks.useLatest(walk);
  const apply = (next: Walk) => {
    if (next === latest.current) return;
    const hasNewCorner = next.corners !== latest.current.corners;
    setWalk(next);
    writePageData(key, next, 'browser');
    if (hasNewCorner) onChange(next);
  };
  const receiver = useReceiver(isOn, (position) => apply(addPosition(latest.current, position, limits)));
  return {
    walk,
    isOn,
    isFound: found !== null && found.corners.length > 0 && walk === found,
    ...receiver,
    start: () => setIsOn(true),
    pause: () => setIsOn(false),
    undo: () => apply(undoPosition(latest.current)),
    discard: () => {
      setIsOn(false);
      setWalk(EMPTY_WALK);
      writePageData(key, null, 'browser');
    }
  };
}
