/**
 * Widgets by their former folder. `embed` is also the name of a widget of Esri, whose client ignores a second
 * one.
 */
const RENAMED: Readonly<Record<string, string>> = { 'widgets/embed/': 'widgets/site-embed/' };

const FORMER_URI = /("uri"\s*:\s*")(widgets\/[\w-]+\/)(?=")/g;

/** Returns the JSON text of an app config in which every renamed widget has its present folder. */
export const renameWidgets = (config: string): string =>
  config.replace(FORMER_URI, (_all, key: string, uri: string) => key + (RENAMED[uri] ?? uri));
