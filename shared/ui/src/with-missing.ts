/** A widget's configuration, as far as this asks of it. */
interface Saved {
  merge(changes: object): unknown;
}

/** A saved configuration with the settings that came after it; what it says itself stays. */
export function withMissing<Config extends Saved>(
  saved: Config,
  since: { readonly [Key in keyof Config]?: unknown }
): Config {
  const missing = Object.entries(since).filter(([key]) => saved[key as keyof Config] === undefined);
  return saved.merge(Object.fromEntries(missing)) as Config;
}
