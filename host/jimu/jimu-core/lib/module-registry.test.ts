import { MODULE_LOAD_TIMEOUT_MS, loadModule, registerModules } from './module-registry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a module that does not load within 120 s is reported, and can be requested again', async () => {
  expect(MODULE_LOAD_TIMEOUT_MS).toBe(120_000);
  let resolveModule: (module: object) => void = () => undefined;
  registerModules({ 'widgets/slow/widget.tsx': () => new Promise((resolve) => (resolveModule = resolve)) });
  const waiting = expect(loadModule('widgets/slow/widget.tsx')).rejects.toThrow(
    'widgets/slow/widget.tsx did not load within 120 s. Check the connection, then try again.'
  );
  await jest.advanceTimersByTimeAsync(MODULE_LOAD_TIMEOUT_MS);
  await waiting;
  const again = loadModule<{ readonly name: string }>('widgets/slow/widget.tsx');
  resolveModule({ name: 'slow' });
  expect(await again).toEqual({ name: 'slow' });
  expect(jest.getTimerCount()).toBe(0);
});
