import { openPg } from './pg-store';
import { explainRefusal } from './opening-problem';
import { QueryError, StoreUnavailableError } from './store';
import { startStartingPostgres } from './test-starting-postgres';
import type { ConnectionAnswer } from './test-starting-postgres';

/* Tests the opening of a PostgreSQL that refuses connections or is starting, over TCP. */

const STARTING = { code: '57P03', message: 'the database system is starting up' };

/** Opens a database that gives these answers, and returns its error and the lines that were logged. */
async function tryToOpen(answers: readonly ConnectionAnswer[], startWaitMs = 0) {
  const server = await startStartingPostgres(answers);
  const lines: string[] = [];
  try {
    const store = await openPg(server.url, { startWaitMs, log: (line) => void lines.push(line) });
    await store.close();
    return { error: null, lines, connections: server.countConnections() };
  } catch (error) {
    return { error: error as Error, lines, connections: server.countConnections() };
  } finally {
    await server.close();
  }
}

describe('a PostgreSQL that is starting', () => {
  it('is waited for, with a line at the beginning and one at the end', async () => {
    const { error, lines, connections } = await tryToOpen(
      [STARTING, STARTING, { recovering: false }],
      60_000
    );
    expect(error).toBeNull();
    expect(connections).toBe(3);
    expect(lines).toEqual([
      'The database at DATABASE_URL is starting: the database system is starting up. Waiting for it, up to 60 s.',
      'The database at DATABASE_URL has started.'
    ]);
  });

  it('is refused in one line after the limit', async () => {
    const { error } = await tryToOpen([STARTING], 1);
    expect(error).toBeInstanceOf(StoreUnavailableError);
    expect(error?.message).toMatch(
      /^The database at DATABASE_URL is still starting after 0 s: the database system is starting up\. Wait until [^\n]+$/
    );
  });

  it('is refused at once by a command that does not wait', async () => {
    const { error, lines, connections } = await tryToOpen([STARTING]);
    expect(error?.message).toMatch(/^The database at DATABASE_URL is still starting: /);
    expect([lines, connections]).toEqual([[], 1]);
  });

  it('is refused while it answers but replays its log', async () => {
    const { error } = await tryToOpen([{ recovering: true }], 1);
    expect(error?.message).toMatch(
      /is still starting after 0 s: it replays its log, or is a standby, .* primary server/
    );
  });
});

describe('a PostgreSQL that refuses a connection', () => {
  it.each([
    [
      '28P01',
      'password authentication failed for user "site"',
      'refuses this server',
      'Correct the user and the password'
    ],
    ['28000', 'role "site" does not exist', 'refuses this server', 'Correct the user'],
    ['3D000', 'database "site" does not exist', 'refuses this server', 'Create the database'],
    ['53300', 'sorry, too many clients already', 'does not answer', 'raise max_connections']
  ])('names the correction of %s in one line', async (code, message, problem, correction) => {
    const { error } = await tryToOpen([{ code, message }], 60_000);
    expect(error).toBeInstanceOf(StoreUnavailableError);
    expect(error?.message.startsWith(`The database at DATABASE_URL ${problem}: ${message}. `)).toBe(true);
    expect(error?.message).toContain(correction);
    expect(error?.message).not.toContain('\n');
  });
});

describe('a refusal while the tables are created', () => {
  it('names the missing right', () => {
    const refused = explainRefusal(new QueryError('permission denied for schema public', '42501'));
    expect((refused as Error).message).toMatch(
      /^The database at DATABASE_URL refuses this server: permission denied .* owner/
    );
    expect(refused).toBeInstanceOf(StoreUnavailableError);
  });

  it('leaves the error of a wrong statement as it is', () => {
    const wrong = new QueryError('syntax error', '42601');
    expect(explainRefusal(wrong)).toBe(wrong);
  });
});
