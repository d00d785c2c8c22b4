import type { Rolldown } from 'vite';

/** Modules that were replaced by an error; complete once all modules have been read. */
const refused = new Set<string>();

export const setRefused = (id: string, isRefused: boolean): void => {
  if (isRefused) refused.add(id);
  else refused.delete(id);
};

type Group = Rolldown.CodeSplittingGroup;

function excludeRefused(group: Group): Group {
  const { test } = group;
  if (test === undefined) return group;
  const isIn = (id: string) => (typeof test === 'function' ? test(id) === true : new RegExp(test).test(id));
  return { ...group, test: (id) => isIn(id) && !refused.has(id) };
}

/** Returns the groups without refused modules, which would make their whole group fail on loading. */
export const excludeRefusedGroups = (groups: readonly Group[]): Group[] => groups.map(excludeRefused);
