/** The part of a widget's configuration that is used here. */
interface MergeableConfig {
  merge(changes: object): unknown;
}

/** Adds settings that are newer than a saved configuration; its own values stay. */
export function addMissingSettings<Config extends MergeableConfig>(
  saved: Config,
  since: { readonly [Key in keyof Config]?: unknown }
): Config {
  const missing = Object.entries(since).filter(([key]) => saved[key as keyof Config] === undefined);
  return saved.merge(Object.fromEntries(missing)) as Config;
}
