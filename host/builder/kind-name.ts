import { useText } from './use-text';

const KINDS = ['WEB_MAP', 'WEB_SCENE', 'FEATURE_LAYER'] as const;
/** A kind of source that can be added and has a text. */
export type SourceKind = (typeof KINDS)[number];

/** Returns a function that names the kind of a data source; its type when the builder has no text for it. */
export function useKindName() {
  const text = useText();
  return (type: string): string => {
    const known = KINDS.find((kind) => kind === type);
    return known ? text(known) : type;
  };
}
