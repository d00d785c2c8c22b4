import { runCommand } from '../app/run-command';
import { EmbedsError, runEmbedsCommand } from '../app/embeds-command';
import { readSettings } from '../common/settings';
import { openStore } from '../store/open-store';

/* Manages the keys of partners from the command line. */

await runCommand([EmbedsError], async (say) => {
  const settings = readSettings(process.env);
  await runEmbedsCommand(process.argv.slice(2), {
    settings,
    openStore: () => openStore(settings),
    say
  });
});
