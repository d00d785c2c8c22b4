import { holdPage } from '@site/services/src/base';
import { React } from 'jimu-core';

/** While `isHeld`, the browser confirms before the page is left, and the end of a session discards nothing. */
export function usePageHold(isHeld: boolean): void {
  React.useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = holdPage();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isHeld]);
}
