import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readJson, removeFolders, createTemporaryFolder, writeJson } from '../support/exb-folders';

/* Maps and services as items of a portal, written by `npm run exb:publish-maps`. */

const TOKEN = 'token-of-the-test';
const maps = readJson<{ id: string; title: string }[]>('experiences/maps/items.json');

interface PortalItemJson {
  readonly id: string;
  type: string;
  title: string;
  url?: string;
  text?: string;
  typeKeywords: string[];
  folder?: string;
}
interface PublishOptions {
  readonly items: Record<string, string>;
  readonly portalUrl: string;
  readonly username: string;
}

/**
 * A portal with one account and the part of its REST API that the command uses; few items per page, so that
 * paging is tested.
 */
class FakePortal {
  readonly items: PortalItemJson[] = [];
  readonly asked: string[] = [];
  /** Response to every request, instead of the portal's own. */
  broken: { status: number; headers?: Record<string, string>; text: string } | undefined;
  private readonly server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      this.asked.push(request.url!);
      if (this.broken) {
        response.writeHead(this.broken.status, this.broken.headers).end(this.broken.text);
        return;
      }
      const form = Object.fromEntries(new URLSearchParams(body));
      const answer =
        form['token'] === TOKEN
          ? this.answerRequest(request.url!.replace('/portal/sharing/rest/', ''), form)
          : { error: { code: 498, message: 'Invalid token.', details: [] } };
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });

  async startListening(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/portal`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private listFolderPage(folder: string | undefined, { num, start }: Record<string, string>) {
    const items = this.items.filter((item) => item.folder === folder);
    const [from, count] = [Number(start) - 1, Math.min(Number(num), 20)];
    const nextStart = from + count < items.length ? from + count + 1 : -1;
    return { items: items.slice(from, from + count), nextStart };
  }

  private answerRequest(path: string, form: Record<string, string>): object | string {
    const typeKeywords = form['typeKeywords']?.split(',') ?? [];
    if (path === 'community/self') return { username: 'gis.person' };
    if (path === 'content/users/gis.person')
      return { ...this.listFolderPage(undefined, form), folders: [{ id: 'f1', title: 'Maps' }] };
    if (path === 'content/users/gis.person/f1') return this.listFolderPage('f1', form);
    if (path === 'content/users/gis.person/addItem') {
      const id = String(this.items.length + 1).padStart(32, 'a');
      const { type, title, url, text } = form;
      this.items.push({
        id,
        type: type!,
        title: title!,
        url,
        text,
        typeKeywords: ['Added', ...typeKeywords]
      });
      return { success: true, id };
    }
    const [, data] = /^content\/items\/(\w+)\/data$/.exec(path) ?? [];
    if (data) return this.items.find(({ id }) => id === data)!.text ?? '';
    const [, updated] = /^content\/users\/gis\.person\/(?:f1\/)?items\/(\w+)\/update$/.exec(path) ?? [];
    const item = this.items.find(({ id }) => id === updated);
    if (!item) return { error: { code: 400, message: `No such call: ${path}`, details: [] } };
    if (!path.includes('/f1/') !== !item.folder) return { error: { code: 403, message: 'Wrong folder' } };
    Object.assign(item, { ...form, typeKeywords });
    return { success: true, id: item.id };
  }
}

let portal: FakePortal;
let portalUrl: string;
let options: string;
beforeEach(async () => {
  portal = new FakePortal();
  portalUrl = await portal.startListening();
  options = join(createTemporaryFolder(), 'exb.json');
});
afterEach(() => portal.close());
afterAll(removeFolders);

/** Runs the command while this process serves the portal. */
const runPublish = (args: readonly string[], token: string | undefined = TOKEN) =>
  new Promise<{ status: number; said: string }>((resolve) => {
    const { SITE_PORTAL_TOKEN: _own, ...others } = process.env;
    const env = { ...others, ...(token && { SITE_PORTAL_TOKEN: token }) };
    execFile(process.execPath, ['scripts/exb/publish-maps.mjs', ...args], { env }, (error, out, err) =>
      resolve({ status: error ? 1 : 0, said: out + err })
    );
  });
const getArguments = () => ['--portal', portalUrl, '--server', 'https://site.example', '--options', options];

it('reports what it would add and changes nothing until --apply is given', async () => {
  const { status, said } = await runPublish(getArguments());
  expect([status, said]).toEqual([0, expect.stringContaining('Nothing was changed. Run it with --apply.')]);
  for (const { id, title } of maps) expect(said).toContain(`"${title}" (${id}) would be added`);
  expect([portal.items, existsSync(options)]).toEqual([[], false]);
});

it('adds maps and services once, keeps what was changed in the portal, and writes ids without the token', async () => {
  expect((await runPublish([...getArguments(), '--apply'])).status).toBe(0);
  const written = readJson<PublishOptions>(options);
  expect(written).toMatchObject({ portalUrl, username: 'gis.person', server: 'https://site.example' });
  expect(Object.keys(written.items)).toEqual(
    expect.arrayContaining([...maps.map(({ id }) => id), 'services/ngnLGA', 'services/soilPH'])
  );
  const findItem = (id: string) => portal.items.find((item) => item.id === written.items[id])!;
  expect(findItem('oil-palm-3d').type).toBe('Web Scene');
  expect(findItem('cassava')).toMatchObject({
    type: 'Web Map',
    title: 'Cassava',
    text: expect.stringContaining('https://site.example/arcgis/rest/services/cassavaStates') as string
  });
  expect(findItem('services/soilPH')).toMatchObject({
    type: 'Image Service',
    url: 'https://site.example/arcgis/rest/services/soilPH/ImageServer'
  });
  expect(JSON.stringify(portal.items)).not.toContain('{{');

  // Simulates changes by a person: an item moved into a folder, one restyled, one renamed.
  findItem('oil-palm-2d').folder = 'f1';
  findItem('cassava').text = '{"operationalLayers":[]}';
  findItem('services/ngnLGA').title = 'LGAs';
  const count = portal.items.length;
  const again = await runPublish([...getArguments(), '--apply']);
  expect(again.said).toContain('"Cassava" (cassava) not updated: it was changed in the portal');
  expect(again.said).toContain(`0 to add, 0 to update, ${count} unchanged`);
  expect([portal.items.length, findItem('cassava').text]).toEqual([count, '{"operationalLayers":[]}']);

  const moved = [...getArguments(), '--apply', '--server', 'https://moved.example'];
  const updated = await runPublish(moved);
  expect(updated.said).toContain(`0 to add, ${count - 1} to update, 1 unchanged`);
  expect(findItem('oil-palm-2d').text).toContain('https://moved.example/');
  expect(findItem('services/ngnLGA')).toMatchObject({
    title: 'LGAs',
    url: expect.stringContaining('https://moved.example/') as string,
    typeKeywords: expect.arrayContaining(['Added', 'SITE id services/ngnLGA']) as unknown
  });
  expect(readJson<PublishOptions>(options).items).toEqual(written.items);
  const texts = [readFileSync(options, 'utf8'), again.said, updated.said, ...portal.asked];
  expect(texts.filter((text) => text.includes(TOKEN))).toEqual([]);
});

it('ignores the ids of another portal', async () => {
  const other = { portalUrl: 'https://other.example', clientId: 'abc', items: { cassava: '0'.repeat(32) } };
  writeJson(options, other);
  expect((await runPublish([...getArguments(), '--apply'])).status).toBe(0);
  expect(readJson<PublishOptions>(options)).toMatchObject({ portalUrl, clientId: 'abc' });
  expect(readJson<PublishOptions>(options).items['cassava']).not.toBe('0'.repeat(32));
});

it.each<[string, () => Promise<{ status: number; said: string }>, RegExp]>([
  ['a wrong token', () => runPublish(getArguments(), 'wrong'), /wrong or has expired.*Invalid token/],
  ['a missing token', () => runPublish(getArguments(), ''), /Set SITE_PORTAL_TOKEN/],
  [
    'a status of 401',
    () => {
      portal.broken = { status: 401, text: '' };
      return runPublish(getArguments());
    },
    /does not accept the token/
  ],
  [
    'a status of 403',
    () => {
      portal.broken = { status: 403, text: '' };
      return runPublish(getArguments());
    },
    /needs the privilege to create and update content/
  ],
  [
    'a page of another server',
    () => {
      portal.broken = { status: 200, text: '<html></html>' };
      return runPublish(getArguments());
    },
    /is not a portal: .* returned 200 without JSON/
  ],
  [
    'a redirect',
    () => {
      portal.broken = { status: 307, headers: { location: 'https://sso.example/x?token=1' }, text: '' };
      return runPublish(getArguments());
    },
    /redirects to https:\/\/sso\.example\. Use the portal's own address/
  ],
  [
    'an unreachable portal',
    () => {
      portal.close();
      return runPublish(getArguments());
    },
    /cannot be reached/
  ],
  [
    'an http portal',
    () => runPublish(['--portal', 'http://portal.example', '--server', 'https://site.example']),
    /must begin with https:/
  ],
  [
    '--apply without a file for the ids',
    () => runPublish(['--portal', portalUrl, '--server', 'https://site.example', '--apply']),
    /--apply needs --options/
  ]
])('refuses %s', async (_what, run, told) => {
  const { status, said } = await run();
  expect([status, said]).toEqual([1, expect.stringMatching(told)]);
  expect([portal.items, existsSync(options)]).toEqual([[], false]);
});
