import { TestEnvironment } from 'jest-environment-node';
import { withCodeCache } from './code-cache.mjs';
import { withCpuMeter } from './cpu-meter.mjs';

/** Jest's Node environment with cached code, measured for `npm run test:times`. */
export default withCpuMeter(withCodeCache(TestEnvironment));
