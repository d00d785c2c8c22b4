import { loadScripts } from './scripts';

const listScripts = () => [...document.head.querySelectorAll('script')];
const waitForTick = () => new Promise((resolve) => setTimeout(resolve));

it('loads scripts one after another, each once, and a failed one again', async () => {
  const done = jest.fn();
  void loadScripts(['https://x/a.js', 'https://x/b.js']).then(done);
  expect(listScripts().map(({ src }) => src)).toEqual(['https://x/a.js']);
  listScripts()[0]!.dispatchEvent(new Event('load'));
  await waitForTick();
  expect(listScripts().map(({ src }) => src)).toEqual(['https://x/a.js', 'https://x/b.js']);
  expect(done).not.toHaveBeenCalled();
  listScripts()[1]!.dispatchEvent(new Event('load'));
  await waitForTick();
  expect(done).toHaveBeenCalledTimes(1);

  const failing = loadScripts(['https://x/a.js', 'https://x/c.js']);
  await waitForTick();
  listScripts()[2]!.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('https://x/c.js did not load');
  void loadScripts(['https://x/c.js']);
  expect(listScripts().map(({ src }) => src)).toEqual(['https://x/a.js', 'https://x/b.js', 'https://x/c.js']);
});
