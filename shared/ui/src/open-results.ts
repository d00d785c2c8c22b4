import { React } from 'jimu-core';

/** A result that is unfolded on the page, so that other widgets can take along what it says. */
export interface OpenResult {
  readonly id: string;
  /** What it is called where it stands by itself. */
  readonly title: string;
  /** Draws it, its buttons too. */
  readonly element: HTMLElement;
  /** The element has the title itself. */
  readonly isTitled: boolean;
}

let open: readonly OpenResult[] = [];
const followers = new Set<() => void>();

const isBefore = ({ element }: OpenResult, other: OpenResult): boolean =>
  (element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function change(next: readonly OpenResult[]): void {
  open = [...next].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  for (const tell of followers) tell();
}

function follow(tell: () => void): () => void {
  followers.add(tell);
  return () => void followers.delete(tell);
}

/** The results that are unfolded on the page, in the page's order. */
export const useOpenResults = (): readonly OpenResult[] => React.useSyncExternalStore(follow, () => open);

/**
 * Says that an element draws a result, for as long as there is one. On paper its buttons are left out, except those that
 * bear `data-printed`: their text is what the result says. @returns takes the element.
 */
export function useOpenResult(title: string, isTitled: boolean): (element: HTMLElement | null) => void {
  const id = React.useId();
  const [element, setElement] = React.useState<HTMLElement | null>(null);
  React.useEffect(() => {
    if (!element) return undefined;
    change([...open, { id, title, element, isTitled }]);
    return () => change(open.filter((one) => one.id !== id));
  }, [id, title, element, isTitled]);
  return setElement;
}
