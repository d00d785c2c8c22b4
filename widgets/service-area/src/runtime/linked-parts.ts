import type { Config } from '../config';

interface WidgetLike {
  /** Any widget's configuration; ours has a part. */
  readonly config?: unknown;
}

/** Whether another instance shows a part of the tool `toolId`, so that the tool leaves it out. */
export function linkedParts(
  widgets: Readonly<Record<string, WidgetLike>> | undefined,
  toolId: string
): { readonly detail: boolean; readonly table: boolean } {
  const parts = Object.values(widgets ?? {})
    .map(({ config }) => (config ?? {}) as Partial<Config>)
    .filter(({ toolWidgetId }) => toolWidgetId === toolId)
    .map(({ part }) => part);
  return { detail: parts.includes('detail'), table: parts.includes('table') };
}
