import { loadScripts } from './scripts';

const scripts = () => [...document.head.querySelectorAll('script')];
const soon = () => new Promise((resolve) => setTimeout(resolve));

it('loads scripts one after another, each once, and a failed one again', async () => {
  const done = jest.fn();
  void loadScripts(['https://x/a.js', 'https://x/b.js']).then(done);
  expect(scripts().map(({ src }) => src)).toEqual(['https://x/a.js']);
  scripts()[0]!.dispatchEvent(new Event('load'));
  await soon();
  expect(scripts().map(({ src }) => src)).toEqual(['https://x/a.js', 'https://x/b.js']);
  expect(done).not.toHaveBeenCalled();
  scripts()[1]!.dispatchEvent(new Event('load'));
  await soon();
  expect(done).toHaveBeenCalledTimes(1);

  const failing = loadScripts(['https://x/a.js', 'https://x/c.js']);
  await soon();
  scripts()[2]!.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('https://x/c.js did not load');
  void loadScripts(['https://x/c.js']);
  expect(scripts().map(({ src }) => src)).toEqual(['https://x/a.js', 'https://x/b.js', 'https://x/c.js']);
});
