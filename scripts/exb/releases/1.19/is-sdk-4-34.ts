import { version } from 'esri/kernel';

// Tests that ran with the SDK of this repository would prove nothing about 1.19.
if (!version.startsWith('4.34')) throw new Error(`The tests run with SDK ${version}, not with 4.34.`);
