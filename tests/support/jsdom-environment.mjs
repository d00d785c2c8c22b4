import { installFastStyles } from './fast-styles.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';
import { withCodeCache } from './code-cache.mjs';
import { withCpuMeter } from './cpu-meter.mjs';

/**
 * Jest's jsdom environment with web APIs of Node that it does not have, with cached code, measured for `npm run
 * test:times`.
 */
export default class BrowserEnvironment extends withCpuMeter(withCodeCache(TestEnvironment)) {
  async setup() {
    await super.setup();
    installFastStyles(this.global);
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      TextEncoder,
      TextDecoder,
      structuredClone,
      ReadableStream,
      WebAssembly,
      ArrayBuffer,
      Uint8Array,
      BroadcastChannel,
      AbortController,
      AbortSignal
    });
  }
}
