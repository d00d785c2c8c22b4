/** Runs in the page before its own code. Records the browser's event timings, which are multiples of 8 ms. */
export function recordTimings() {
  window.interactionMs = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
      if (interactionId)
        window.interactionMs.set(
          interactionId,
          Math.max(duration, window.interactionMs.get(interactionId) ?? 0)
        );
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
