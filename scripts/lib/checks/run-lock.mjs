import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { CommandError } from '../command.mjs';

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive, too.
    return error.code === 'EPERM';
  }
};

/**
 * Marks this clone as being tested, until the returned function is called: two concurrent runs would remove
 * each other's reports. The mark of a process that has ended is replaced.
 * @throws {CommandError} while another process tests this clone.
 */
export function lockTestRun(folder = join(root, 'build')) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, '.test-run');
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid > 0 && isAlive(pid))
      throw new CommandError(
        `Tests already run in this folder (process ${pid}). Wait for them or stop that process.`
      );
    rmSync(file, { force: true });
    return lockTestRun(folder);
  }
  return () => rmSync(file, { force: true });
}
