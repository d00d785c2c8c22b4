import { React } from 'jimu-core';

const MINUTE_MS = 60_000;

/**
 * Returns the whole minutes until the session ends, rounded up; null while there are more than `warnMinutes`,
 * and while the end is not known.
 * @param endsAt ms of `performance.now()`, which changes of the computer's clock do not affect.
 */
export function useMinutesLeft(endsAt: number | null, warnMinutes: number): number | null {
  const [now, setNow] = React.useState(() => performance.now());
  React.useEffect(() => {
    if (endsAt === null || warnMinutes === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const updateNow = () => {
      const left = endsAt - performance.now();
      setNow(performance.now());
      if (left <= 0) return;
      const untilWarned = left - warnMinutes * MINUTE_MS;
      timer = setTimeout(updateNow, untilWarned > 0 ? untilWarned : left % MINUTE_MS || MINUTE_MS);
    };
    updateNow();
    return () => clearTimeout(timer);
  }, [endsAt, warnMinutes]);
  if (endsAt === null || endsAt - now > warnMinutes * MINUTE_MS) return null;
  return Math.max(0, Math.ceil((endsAt - now) / MINUTE_MS));
}
