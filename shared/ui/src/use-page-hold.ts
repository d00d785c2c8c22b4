import { holdPage } from '@site/services';
import { React } from 'jimu-core';

/** While `isHeld`, nothing on the page is lost by leaving it without being asked, or by a session that ends. */
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
