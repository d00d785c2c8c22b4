import { useText } from './use-text';

const KINDS = ['WEB_MAP', 'WEB_SCENE', 'FEATURE_LAYER'] as const;
/** A kind of source that can be added, with a name in words. */
export type SourceKind = (typeof KINDS)[number];

/** What kind a source of data is, in words; by its type where there are none. */
export function useKindName() {
  const text = useText();
  return (type: string): string => {
    const known = KINDS.find((kind) => kind === type);
    return known ? text(known) : type;
  };
}
