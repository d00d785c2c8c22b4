/* Loaded before the server: shifts the clock of its process and threads by CLOCK_SHIFT_MS. */

const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;
const readShiftedTime = () => RealDate.now() + shift;

// A proxy, not a subclass, so that dates from other threads are still instances of Date.
globalThis.Date = new Proxy(RealDate, {
  construct: (real, given) =>
    given.length === 0 ? new real(readShiftedTime()) : Reflect.construct(real, given),
  get: (real, name) => (name === 'now' ? readShiftedTime : Reflect.get(real, name))
});
