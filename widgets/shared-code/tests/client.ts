/*
 * Import this first in a test that Experience Builder's client runs as well (`tests/*.test.tsx` of a widget). The client's
 * Jest knows neither `widgets/*` nor a map, and gives a JSON file no default export: read those with `jest.requireActual`.
 */

jest.mock('widgets/shared-code/site-core', () => jest.requireActual<object>('../site-core'), {
  virtual: true
});
jest.mock('widgets/shared-code/site-map', () => jest.requireActual<object>('../site-map'), { virtual: true });
// The framework's placeholder shows its message where there is room for it, and that Jest lays nothing out.
jest.mock('jimu-ui', () => ({
  ...jest.requireActual<object>('jimu-ui'),
  WidgetPlaceholder: ({ message }: { readonly message?: string }) => message
}));
jest.mock('jimu-arcgis', () => ({ JimuMapViewComponent: () => null }));

// What the jsdom of that Jest lacks of a browser; nothing is laid out there, so that no size ever changes.
class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NothingResizes;
globalThis.TextEncoder ??= jest.requireActual<typeof globalThis>('util').TextEncoder;
globalThis.TextDecoder ??= jest.requireActual<typeof globalThis>('util').TextDecoder;

export {};
