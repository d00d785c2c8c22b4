import { TestEnvironment } from 'jest-environment-node';
import { startCpuMeter } from './cpu-meter.mjs';

/** Jest's environment of Node, measured for `npm run test:times`. */
export default class MeasuredEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.stopMeter = startCpuMeter(context.testPath);
  }

  async teardown() {
    await super.teardown();
    this.stopMeter();
  }
}
