import { ensureBuild } from './build.mjs';
import { ensureDependencies } from './install.mjs';
import { runForeground } from './run.mjs';
import { Stop } from './say.mjs';

/** Installs dependencies, builds and prepares the data, as a server needs; fast when all is up to date. */
export async function prepare() {
  await ensureDependencies();
  await ensureBuild();
  const code = await runForeground(['build/server/seed.js']);
  if (code !== 0) throw new Stop('The data folder could not be prepared (see the line above).');
}
