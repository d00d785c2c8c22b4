import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = 'node_modules/@valhallajs/valhallajs';

const ELSEWHERE = 'or set ROUTING_URL to the address of a Valhalla service';

/** Returns the path of a program of the engine's package for this machine; `root` is the repository's root. */
export const findValhallaProgram = (root: string, name: string): string =>
  join(root, PACKAGE, process.platform, process.arch, name);

/** Returns one line on why the engine cannot run here, from the error of its loading, with the remedy. */
export function explainLoadingError(message: string): string {
  const library = /lib\w+\.so[.\d]*/.exec(message)?.[0];
  if (library?.startsWith('libbsd'))
    return `Drive time is off: the routing engine needs libbsd0 (apt-get install libbsd0), ${ELSEWHERE}.`;
  if (/GLIBC_[\d.]+/.test(message))
    return `Drive time is off: the routing engine needs a newer C library (glibc 2.28 or later), ${ELSEWHERE}.`;
  if (library) return `Drive time is off: the routing engine needs ${library}; install it, ${ELSEWHERE}.`;
  return `Drive time is off: the routing engine could not be loaded (${message.split('\n')[0]}); run npm install, ${ELSEWHERE}.`;
}

/** Returns null when the package has programs for this machine, else one line with the remedy. */
export function findPlatformProblem(root: string): string | null {
  if (existsSync(findValhallaProgram(root, 'valhalla_build_tiles'))) return null;
  return `Drive time is off: the routing engine has no build for ${process.platform}/${process.arch}; set ROUTING_URL to the address of a Valhalla service.`;
}
