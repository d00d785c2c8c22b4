// @arcgis/core 5 calls Promise.withResolvers, which Node 20 lacks.
if (!('withResolvers' in Promise)) {
  Object.defineProperty(Promise, 'withResolvers', {
    value: function withResolvers() {
      let resolve: (value: unknown) => void = () => undefined;
      let reject: (reason?: unknown) => void = () => undefined;
      const promise = new Promise((res, rej) => {
        resolve = res;
        reject = rej;
      });
      return { promise, resolve, reject };
    }
  });
}
// jsdom lays nothing out, so that no element ever changes its size.
if (!('ResizeObserver' in globalThis)) {
  class NothingResizes implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  globalThis.ResizeObserver = NothingResizes;
}
export {};
