import { openTestApp } from './test-app';
import type { TestApp } from './test-app';
import { preferEmbeddedDatabase } from '../store/test-driver';

preferEmbeddedDatabase();

interface LogLine extends Record<string, unknown> {
  readonly event?: string;
  readonly msg: string;
}

interface LogStream {
  write(line: string): void;
}

let site: TestApp;
let written: string[] = [];

beforeAll(async () => {
  site = await openTestApp({ LOG_LEVEL: 'info', SITE_TRUST_PROXY: '1' }, undefined, { alone: true });
  const name = Object.getOwnPropertySymbols(site.app.log).find((own) => own.description === 'pino.stream')!;
  const stream = (site.app.log as unknown as Record<symbol, LogStream>)[name]!;
  jest.spyOn(stream, 'write').mockImplementation((line) => void written.push(line));
});
afterAll(() => site.close());
beforeEach(() => {
  written = [];
});

const FROM = { 'x-forwarded-for': '203.0.113.7' };
const readEvents = (): LogLine[] =>
  written.map((line) => JSON.parse(line) as LogLine).filter(({ event }) => event !== undefined);
const signIn = (email: string, password: string) =>
  site.request('/signin', { method: 'POST', headers: FROM, payload: { email, password } });

describe('entry of the log', () => {
  it('names time, account, address and event of a sign-in, and no secret', async () => {
    await signIn('staff@site.example', 'Wrong-secret-1');
    const { token } = (await signIn('staff@site.example', 'Site-demo-1')).json<{ token: string }>();
    await site.request('/signout', { method: 'POST', headers: { ...FROM, authorization: token } });
    const form = 'f=json&username=staff%40site.example&password=Wrong-secret-1';
    await site.request('/arcgis/sharing/rest/generateToken', {
      method: 'POST',
      headers: { ...FROM, 'content-type': 'application/x-www-form-urlencoded' },
      payload: form
    });
    await site.request('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
      method: 'POST',
      headers: FROM,
      payload: { email: 'staff@site.example', password: 'Wrong-secret-1' }
    });
    const refused = { event: 'sign-in refused', reason: 'INVALID_PASSWORD', ip: '203.0.113.7' };
    const events = readEvents();
    expect(events).toMatchObject([
      refused,
      { event: 'sign-in', uid: 'demo-staff', ip: '203.0.113.7' },
      { event: 'sign-out', uid: 'demo-staff', ip: '203.0.113.7' },
      refused,
      refused
    ]);
    expect(new Set(events.flatMap(({ account }) => account ?? [])).size).toBe(1);
    for (const { reqId, time } of events) expect([typeof reqId, typeof time]).toEqual(['string', 'number']);
    const all = written.join('');
    for (const secret of ['Wrong-secret-1', 'Site-demo-1', 'staff@site.example', token])
      expect(all).not.toContain(secret);
  });

  it('has times that are the same in every zone', async () => {
    const before = Date.now();
    await signIn('staff@site.example', 'Wrong-secret-1');
    const [{ time }] = readEvents() as [LogLine];
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('names the account and the reason of a refused call', async () => {
    const token = (await signIn('investor@site.example', 'Site-demo-1')).json<{ token: string }>().token;
    await site.request('/user/agents', { headers: { ...FROM, authorization: token } });
    await site.request('/user/agents', { headers: FROM });
    expect(readEvents().slice(1)).toMatchObject([
      { event: 'refused', code: 'forbidden', uid: 'demo-investor', ip: '203.0.113.7' },
      { event: 'refused', code: 'sign_in_required', uid: null, ip: '203.0.113.7' }
    ]);
  });

  it('names the account of every call, so that all calls of a stolen session can be listed', async () => {
    const { token } = (await signIn('staff@site.example', 'Site-demo-1')).json<{ token: string }>();
    await site.request('/user/agents', { headers: { ...FROM, authorization: token } });
    await site.request('/api/parameters', { headers: FROM });
    const lines = written.map((line) => JSON.parse(line) as LogLine);
    const findAnswer = (url: string) => {
      const call = lines.find(({ req }) => (req as { url: string } | undefined)?.url === url);
      return lines.find(({ reqId, res }) => reqId === call?.reqId && res !== undefined)?.res;
    };
    expect(findAnswer('/user/agents')).toEqual({ statusCode: 200, uid: 'demo-staff' });
    expect(findAnswer('/api/parameters')).toMatchObject({ uid: null });
  });

  it('has the error that its caller is not told', async () => {
    const { token } = (await signIn('staff@site.example', 'Site-demo-1')).json<{ token: string }>();
    await site.store.query('ALTER TABLE agent RENAME TO agent_away');
    const answer = await site.request('/user/agents', { headers: { authorization: token } });
    await site.store.query('ALTER TABLE agent_away RENAME TO agent');
    expect(answer.body).not.toContain('relation');
    const failed = written
      .map((line) => JSON.parse(line) as LogLine)
      .find(({ msg }) => msg === 'request failed');
    expect(failed).toMatchObject({ err: { message: expect.stringContaining('agent') } });
  });

  it('stays one line, whatever a caller sends', async () => {
    await signIn('staff@site.example\n{"event":"sign-in","uid":"demo-admin"}', 'x');
    await site.request('/api/nothing%0A{"event":"sign-in"}', { headers: { 'user-agent': 'bot "\\' } });
    expect(written.length).toBeGreaterThan(3);
    for (const line of written) expect(line.trimEnd()).not.toContain('\n');
    expect(readEvents().some(({ event }) => event === 'sign-in')).toBe(false);
  });
});
