import { execFileSync } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Returns what git prints in this folder, without blanks around it; throws where there is no history.
 * @param {string[]} args
 */
export const readGit = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
