import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { isUnchanged, listTags, matchesVersion, sendNotModified } from './conditional-request';

describe('matchesVersion', () => {
  it.each([
    ['"x"', '"x"', true],
    ['W/"x"', '"x"', true],
    ['"x"', 'W/"x"', true],
    ['W/"x"', 'W/"x"', true],
    ['"y"', '"x"', false],
    ['"a", W/"b","x"', 'W/"x"', true],
    ['"a" , ,"b"', '"x"', false],
    ['"a, b", "x"', '"x"', true],
    ['"a, x"', '"x"', false],
    ['*', '"x"', true],
    [' * ', 'W/"x"', true],
    ['"*"', '"x"', false],
    // A tag without quotes is invalid, and so is a weak prefix in small letters.
    ['x', '"x"', false],
    ['w/"x"', '"x"', false],
    ['', '"x"', false],
    ['"X"', '"x"', false]
  ])('with If-None-Match %s and the tag %s is %s', (condition, tag, expected) => {
    expect(matchesVersion(condition, tag)).toBe(expected);
  });

  it('lists the tags of a header and ignores everything else, at any length', () => {
    expect(listTags('W/"a", b, "c"')).toEqual(['W/"a"', '"c"']);
    const started = performance.now();
    expect(listTags(`${'W/"'.repeat(5_000)}, "x"`)).toContain('"x"');
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('isUnchanged', () => {
  let app: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    app = fastify();
    app.route({
      method: ['GET', 'POST'],
      url: '/',
      access: 'public',
      handler: (request, reply) => {
        reply.header('cache-control', 'public, no-cache').header('vary', 'Cookie');
        return isUnchanged(request, reply, 'W/"x"') ? sendNotModified(reply) : reply.send({ whole: true });
      }
    });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());
  const requestUrl = (headers: Record<string, string>, method = 'GET') => fetch(url, { method, headers });

  it('leads to 304 with the tag, Cache-Control and Vary, and no body', async () => {
    const answer = await requestUrl({ 'if-none-match': '"y", "x"' });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
    const sent = ['etag', 'cache-control', 'vary'].map((name) => answer.headers.get(name));
    expect(sent).toEqual(['W/"x"', 'public, no-cache', 'Cookie, accept-encoding']);
    expect((await requestUrl({ 'if-none-match': '*' }, 'HEAD')).status).toBe(304);
  });

  it('is false for another version, without a condition, and for a date when there is a tag', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
    const conditions: Record<string, string>[] = [
      {},
      { 'if-none-match': '"y"' },
      { 'if-modified-since': tomorrow },
      { 'if-none-match': '"y"', 'if-modified-since': tomorrow }
    ];
    for (const headers of conditions) {
      const answer = await requestUrl(headers);
      expect([headers, answer.status, answer.headers.get('etag')]).toEqual([headers, 200, 'W/"x"']);
    }
  });

  it('is false for a POST, whose answer has no tag', async () => {
    const answer = await requestUrl({ 'if-none-match': '*' }, 'POST');
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, null]);
  });
});
