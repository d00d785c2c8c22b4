import './browser-globals';

// @arcgis/core calls the global object by its name in browsers. Import this before any part of it.
Object.defineProperty(globalThis, 'self', { value: globalThis, configurable: true });
