import './browser-globals';

// @arcgis/core refers to the global object by its name in browsers, `self`. Import this file before any part of
// it.
Object.defineProperty(globalThis, 'self', { value: globalThis, configurable: true });
