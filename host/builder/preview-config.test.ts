import { followConfig } from './preview-config';
import type { PreviewedPage } from './preview-config';

it('ignores messages of other origins and of other windows', () => {
  const pages: PreviewedPage[] = [];
  const stop = followConfig((page) => pages.push(page));
  const post = (origin: string, source: MessageEventSource | null, data: unknown) =>
    window.dispatchEvent(new MessageEvent('message', { origin, source, data }));
  const data = { type: 'builder-preview-config', config: {}, isCanvas: true };
  const own = window.location.origin;
  post('https://evil.example', window.parent, data);
  post(own, null, data);
  post(own, window.parent, null);
  post(own, window.parent, { type: 'another' });
  expect(pages).toEqual([]);
  post(own, window.parent, data);
  expect(pages).toEqual([data]);
  stop();
  post(own, window.parent, data);
  expect(pages).toHaveLength(1);
});
