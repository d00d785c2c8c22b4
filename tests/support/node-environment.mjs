import { TestEnvironment } from 'jest-environment-node';
import { withCpuMeter } from './cpu-meter.mjs';

/** Jest's environment of Node, measured for `npm run test:times`. */
export default withCpuMeter(TestEnvironment);
