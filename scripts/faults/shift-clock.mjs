/* Loaded before the server: moves the clock of its process, and of its threads, by CLOCK_SHIFT_MS. */

const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;
const now = () => RealDate.now() + shift;

// Not a class of its own: a date that comes from another thread is one all the same.
globalThis.Date = new Proxy(RealDate, {
  construct: (real, given) => (given.length === 0 ? new real(now()) : new real(...given)),
  get: (real, name) => (name === 'now' ? now : Reflect.get(real, name))
});
