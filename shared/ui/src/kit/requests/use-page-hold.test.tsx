import { renderHook } from '@testing-library/react';
import { isPageHeld } from '@site/services';
import { usePageHold } from './use-page-hold';

/** Returns whether the browser would confirm before it leaves the page. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('confirms before the page is left while it is held, and no longer after its release', () => {
  const { rerender, unmount } = renderHook(({ isHeld }) => usePageHold(isHeld), {
    initialProps: { isHeld: false }
  });
  expect([asksBeforeUnload(), isPageHeld()]).toEqual([false, false]);
  rerender({ isHeld: true });
  expect([asksBeforeUnload(), isPageHeld()]).toEqual([true, true]);
  unmount();
  expect([asksBeforeUnload(), isPageHeld()]).toEqual([false, false]);
});
