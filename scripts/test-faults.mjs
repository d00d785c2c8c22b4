import { requireNode } from './lib/node-version.mjs';

requireNode();
const { parseArgs } = await import('node:util');
const { Stop, command, elapsed, say, step } = await import('./lib/say.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { buildServer } = await import('./lib/build-server.mjs');

/*
 * Tests the data after faults: the server killed repeatedly while it writes, connections cut, a full disk, a
 * wrong clock, the routing process killed, a full restore. Takes most of an hour; `--kills 10` kills ten times
 * each and takes minutes.
 */

const KILLS = { embedded: 200, postgres: 50 };
const CUTS = 10;
/** Findings printed per fault. */
const SHOWN = 5;

function countOf(text, otherwise) {
  if (text === undefined) return otherwise;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new Stop(`--kills must be a whole number from 1; it is '${text}'.`);
  return count;
}

await command(async () => {
  const { values } = parseArgs({ options: { kills: { type: 'string' } } });
  const wanted = {
    embedded: countOf(values.kills, KILLS.embedded),
    postgres: countOf(values.kills, KILLS.postgres)
  };
  await ensureDependencies();
  await step('Building the server', buildServer);
  const { freshDemoFolder } = await import('../tests/support/demo-server.mjs');
  const faults = await import('./faults/faults.mjs');
  const { Ledger, signIn } = await import('./faults/ledger.mjs');
  const { startServer } = await import('./faults/server.mjs');

  let [tried, held] = [0, 0];
  const tally = async (name, fault) => {
    tried += 1;
    const found = await fault().catch((error) => [error.stack ?? String(error)]);
    if (found.length === 0) held += 1;
    say(
      `${found.length === 0 ? '·' : '✗'} ${name}${found.length === 0 ? '' : `: ${found.length} amiss`} (${elapsed()} s)`
    );
    for (const what of found.slice(0, SHOWN)) say(`    ${what}`);
  };

  const { mkdtempSync, rmSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const scratch = mkdtempSync(join(tmpdir(), 'site-faults-'));
  const folder = (name) => join(scratch, name);
  const postgres = await faults.ownPostgres();
  try {
    await step('Preparing demonstration data', () => freshDemoFolder(folder('embedded')));
    const embedded = { SITE_DATA: folder('embedded') };
    const first = await startServer(embedded);
    const token = await signIn(first.url);
    await first.stop();
    const ledger = new Ledger(token);

    await faults.kills(tally, 'embedded', wanted.embedded, embedded, ledger);
    for (const [name, shift] of faults.CLOCKS)
      await tally(`a clock ${name}`, () => faults.wrongClock(embedded, ledger, shift));
    await tally('the routing process killed', () => faults.routingKilled(embedded, ledger));
    await tally('a restore of everything into an empty folder', () =>
      faults.restored(embedded, { SITE_DATA: folder('restored') }, ledger)
    );
    const noDisk = faults.diskMissing();
    if (noDisk === null) await tally('a full disk', () => faults.fullDisk(folder('restored'), {}, token));
    else say(`· Left out: a full disk; ${noDisk}.`);
    if (postgres.missing === null) {
      const onPostgres = { SITE_DATA: folder('postgres'), DATABASE_URL: await postgres.database('site') };
      await tally('a restore of everything into an empty PostgreSQL', () =>
        faults.restored({ SITE_DATA: folder('restored') }, onPostgres, ledger)
      );
      await faults.kills(tally, 'PostgreSQL', wanted.postgres, onPostgres, ledger);
      await tally(`connections to the database cut ${CUTS} times`, () =>
        faults.connectionsCut(onPostgres, ledger, CUTS)
      );
    } else say(`· Left out: everything on PostgreSQL. ${postgres.missing}.`);
    say(`${ledger.acknowledged} writes were acknowledged.`);
  } finally {
    postgres.stop?.();
    rmSync(scratch, { recursive: true, force: true });
  }
  say(`${tried} tried, ${held} held`);
  process.exit(tried === held ? 0 : 1);
});
