import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseThread } from './database-thread';

/* Tests the client of the database's thread with threads that do not answer. */

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-thread-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a thread's program and returns its path. */
function writeScript(text: string): string {
  const script = join(folder, 'thread.mjs');
  writeFileSync(script, text);
  return script;
}
const LISTEN = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => undefined);`;

describe('the thread of the embedded database', () => {
  it('is terminated with an error when it does not open its folder within the limit', async () => {
    const starting = DatabaseThread.start(writeScript(LISTEN), 'the-folder', { limitMs: 200 });
    await expect(starting).rejects.toThrow(
      'The embedded database has stopped (it did not open the-folder within 0.2 s).'
    );
  });

  it('fails to start with the reason when it ends before it is ready', async () => {
    const starting = DatabaseThread.start(writeScript('process.exit(7)'), 'the-folder');
    await expect(starting).rejects.toThrow('The embedded database has stopped (exit code 7).');
  });

  it('rejects every waiting request when it ends, and each later one', async () => {
    const script = writeScript(
      `${LISTEN} parentPort.on('message', ({ sql }) => sql === 'end' && process.exit(3)); parentPort.postMessage({ ready: true });`
    );
    const thread = await DatabaseThread.start(script, 'the-folder');
    const requests = ['hang', 'end'].map((sql) => thread.send({ sql }, 0));
    const ended = 'The embedded database has stopped (exit code 3).';
    for (const request of requests) await expect(request).rejects.toThrow(ended);
    await expect(thread.send({ sql: 'late' }, 0)).rejects.toThrow(ended);
  });
});
