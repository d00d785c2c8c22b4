import { ensureBuild } from './build.mjs';
import { ensureDependencies } from './install.mjs';
import { runForeground } from './run-program.mjs';
import { CommandError } from './command.mjs';

/** Installs dependencies, builds and prepares the data, as a server needs; fast when all is up to date. */
export async function prepareServer() {
  await ensureDependencies();
  await ensureBuild();
  const code = await runForeground(['build/server/seed.js']);
  if (code !== 0) throw new CommandError('The data folder could not be prepared (see the line above).');
}
