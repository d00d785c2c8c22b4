import { readFileSync, readdirSync } from 'node:fs';

function readChildren() {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch (error) {
      // A process may end between the listing and the reading.
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (code !== 'ENOENT' && code !== 'ESRCH') throw error;
    }
  }
  return children;
}

/**
 * Returns the memory (PSS) of a process and its descendants, MB; null on systems other than Linux.
 * @param {number} pid
 */
export function measureMemory(pid) {
  if (process.platform !== 'linux') return null;
  const children = readChildren();
  /** @param {number} id */
  const readPss = (id) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]) / 1000;
  /** @type {(id: number) => number} */
  const sumTree = (id) =>
    readPss(id) + (children.get(id) ?? []).reduce((total, child) => total + sumTree(child), 0);
  return sumTree(pid);
}
