import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { fetchPicture, isPublicAddress, MAX_PICTURE_BYTES } from './fetch-picture';
import type { FetchLimits } from './fetch-picture';

const PICTURE = Buffer.from('a picture');
let server: Server;
let origin: string;

const answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/ok.jpg': (response) => response.setHeader('content-type', 'image/jpeg; charset=x').end(PICTURE),
  '/page': (response) => response.setHeader('content-type', 'text/html').end('<p>'),
  '/drawing': (response) => response.setHeader('content-type', 'image/svg+xml').end('<svg/>'),
  '/gone': (response) => response.writeHead(404).end(),
  '/moved': (response) => response.writeHead(302, { location: '/ok.jpg' }).end(),
  '/home': (response) => response.writeHead(302, { location: 'http://127.0.0.2/ok.jpg' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/slow': () => undefined,
  '/large': (response) => {
    response.setHeader('content-type', 'image/png');
    const half = Buffer.alloc(MAX_PICTURE_BYTES / 2 + 1);
    response.write(half);
    response.end(half);
  }
};

beforeAll(async () => {
  server = createServer((request, response) => answers[request.url!]!(response, request)).listen(
    0,
    '127.0.0.1'
  );
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** 127.0.0.1 counts as the public internet, other addresses of this machine do not. */
const limits: FetchLimits = { mayReach: (address) => address === '127.0.0.1', longestMs: 60_000 };
/** Short limit for a host that does not answer. Large pictures on a busy machine need the longer one. */
const impatient: FetchLimits = { ...limits, longestMs: 500 };

describe('an address', () => {
  it.each([
    ['8.8.8.8', true],
    ['2a00:1450:4001:81b::200e', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['64:ff9b::7f00:1', false],
    ['nonsense', false]
  ])('%s is on the public internet: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});

describe('a picture of another host', () => {
  it.each(['/ok.jpg', '/moved'])('fetches a picture from %s', async (path) => {
    expect(await fetchPicture(origin + path, limits)).toEqual({ type: 'image/jpeg', bytes: PICTURE });
  });

  it.each([
    ['/page', 'noPicture', /'text\/html' instead of a picture/],
    ['/drawing', 'noPicture', /image\/svg/],
    ['/gone', 'noPicture', /status 404/],
    ['/home', 'privateAddress', /^127\.0\.0\.2 is not a public address/],
    ['/round', 'noPicture', /redirects more than 3 times/],
    ['/file', 'noPicture', /^file: is not an address of a picture/],
    ['/slow', 'tooSlow', /longer than 0\.5 s/],
    ['/large', 'tooLarge', /larger than 10 MB/]
  ])('refuses a picture from %s: %s', async (path, problem, message) => {
    const given = problem === 'tooSlow' ? impatient : limits;
    await expect(fetchPicture(origin + path, given)).rejects.toMatchObject({
      problem,
      message: expect.stringMatching(message)
    });
  });

  it.each([
    'http://127.0.0.1/x.jpg',
    'http://[::1]/x.jpg',
    'http://localhost/x.jpg',
    'http://2130706433/x.jpg'
  ])('refuses a picture on this machine: %s', async (address) => {
    await expect(fetchPicture(address)).rejects.toMatchObject({ problem: 'privateAddress' });
  });

  it('reports a picture as unreachable when its host does not answer', async () => {
    await expect(fetchPicture('http://127.0.0.1:1/x.jpg', limits)).rejects.toMatchObject({
      problem: 'notReached'
    });
  });
});
