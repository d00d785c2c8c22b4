import { LOAD_MS, loadModule, registerModules } from './module-registry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a module that does not load within 120 s is reported, and can be requested again', async () => {
  expect(LOAD_MS).toBe(120_000);
  let arrive: (module: object) => void = () => undefined;
  registerModules({ 'widgets/slow/widget.tsx': () => new Promise((resolve) => (arrive = resolve)) });
  const waiting = expect(loadModule('widgets/slow/widget.tsx')).rejects.toThrow(
    'widgets/slow/widget.tsx did not load within 120 s. Check the connection, then try again.'
  );
  await jest.advanceTimersByTimeAsync(LOAD_MS);
  await waiting;
  const again = loadModule<{ readonly name: string }>('widgets/slow/widget.tsx');
  arrive({ name: 'slow' });
  expect(await again).toEqual({ name: 'slow' });
  expect(jest.getTimerCount()).toBe(0);
});
