/*
 * Import this first in a test that also runs in Experience Builder's client (`tests/*.test.tsx` of a widget).
 * The client's Jest has neither `widgets/*` nor a map, and no default export for JSON files: read those with
 * `jest.requireActual`.
 */

jest.mock('widgets/shared-code/site-base', () => jest.requireActual<object>('../site-base'), {
  virtual: true
});
jest.mock('widgets/shared-code/site-domain', () => jest.requireActual<object>('../site-domain'), {
  virtual: true
});
jest.mock('widgets/shared-code/site-api', () => jest.requireActual<object>('../site-api'), { virtual: true });
jest.mock('widgets/shared-code/site-tools', () => jest.requireActual<object>('../site-tools'), {
  virtual: true
});
jest.mock('widgets/shared-code/site-records', () => jest.requireActual<object>('../site-records'), {
  virtual: true
});
jest.mock('widgets/shared-code/site-analysis', () => jest.requireActual<object>('../site-analysis'), {
  virtual: true
});
jest.mock('widgets/shared-code/site-map', () => jest.requireActual<object>('../site-map'), { virtual: true });
// The client's compiler makes this module of the SDK's layers refer to a name that it removed.
jest.mock('esri/graphic/AggregateGraphicOrigin', () => ({ __esModule: true, default: class {} }));
// The framework's placeholder shows its message where there is room for it, and that Jest lays nothing out.
jest.mock('jimu-ui', () => ({
  ...jest.requireActual<object>('jimu-ui'),
  WidgetPlaceholder: ({ message }: { readonly message?: string }) => message
}));
jest.mock('jimu-arcgis', () => ({ JimuMapViewComponent: () => null }));

// Browser APIs that are missing in the client's jsdom. It computes no layout, so sizes never change.
class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= ResizeObserverStub;
globalThis.TextEncoder ??= jest.requireActual<typeof globalThis>('util').TextEncoder;
globalThis.TextDecoder ??= jest.requireActual<typeof globalThis>('util').TextDecoder;

export {};
