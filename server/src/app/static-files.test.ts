import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { registerStaticFiles } from './static-files';

const root = mkdtempSync(join(tmpdir(), 'site-files-'));
let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  mkdirSync(join(root, 'build/host/assets'), { recursive: true });
  writeFileSync(join(root, 'build/host/assets/page-0123abcd.js'), 'export {};');
  app = fastify();
  await registerStaticFiles(app, root);
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/assets/page-0123abcd.js`;
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

it('answers a conditional request for a file as every other route does, whatever Cache-Control it has', async () => {
  const whole = await fetch(url);
  const tag = whole.headers.get('etag')!;
  const headers = { 'cache-control': 'no-cache' };
  for (const condition of [tag, tag.replace(/^W\//, ''), `"a", ${tag}`, '*']) {
    const answer = await fetch(url, { headers: { ...headers, 'if-none-match': condition } });
    expect([condition, answer.status]).toEqual([condition, 304]);
    for (const name of ['etag', 'cache-control'])
      expect(answer.headers.get(name)).toBe(whole.headers.get(name));
  }
  const modified = { 'if-modified-since': whole.headers.get('last-modified')! };
  expect((await fetch(url, { headers: { ...modified, 'if-none-match': '"other"' } })).status).toBe(200);
});
