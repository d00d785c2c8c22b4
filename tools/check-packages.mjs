import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { CommandError, printLine, runCommand, runStep } = await import('../scripts/lib/command.mjs');
const { printOutcome } = await import('../scripts/lib/outcomes.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { listLockedPackages, listOriginFaults, readLockFile } = await import('./supply-chain/lock-file.mjs');

/** Maximum number of packages that are named in a warning. */
const NAMED = 5;

/**
 * Prints how many packages a warning is about, and the first of them.
 * @param {readonly string[]} lines
 * @param {string} title
 */
function printWarning(lines, title) {
  if (lines.length === 0) return;
  const rest = lines.length > NAMED ? ` and ${lines.length - NAMED} more` : '';
  printLine(`! ${lines.length} ${title}: ${lines.slice(0, NAMED).join('; ')}${rest}`);
}

/** Checks the packages of the lock file: origins, licences, installation scripts, and ages as npm gives them. */
await runCommand(async () => {
  const lock = readLockFile();
  const foreign = listOriginFaults(lock);
  // Nothing is installed from such a lock file, not even for this check.
  if (foreign.length > 0) {
    for (const line of foreign) printLine(`✗ ${line}`);
    printOutcome(`${listLockedPackages(lock).length} packages, ${foreign.length} refused`, true);
    throw new CommandError(
      'Restore package-lock.json: it was changed by hand, or by an npm with another registry.'
    );
  }
  await ensureDependencies();
  const { listLockFaults } = await import('./supply-chain/list-lock-faults.mjs');
  const { judgeAges } = await import('./supply-chain/judge-ages.mjs');
  const { readPublicationDates } = await import('./supply-chain/publication-dates.mjs');
  const { MIN_AGE_DAYS } = await import('./supply-chain/policy.mjs');
  const locked = listLockedPackages(lock);
  const faults = listLockFaults(lock);
  const dates = await runStep('Reading the days of publication', () => readPublicationDates(locked));
  const { young, accepted, unknown } = judgeAges(dates, new Date());
  printWarning(accepted, `younger than ${MIN_AGE_DAYS} days`);
  printWarning(unknown, 'without a day of publication');
  for (const line of [...faults, ...young]) printLine(`✗ ${line}`);
  const refused = faults.length + young.length;
  printOutcome(`${locked.length} packages, ${refused} refused`, refused > 0);
  if (young.length > 0)
    throw new CommandError(
      `Releases must be ${MIN_AGE_DAYS} days old. Install an older one, or write the reason into YOUNG_EXCEPTIONS of tools/supply-chain/policy.mjs.`
    );
  if (faults.length > 0)
    throw new CommandError('Correct package-lock.json, or give the reason in tools/supply-chain/policy.mjs.');
});
