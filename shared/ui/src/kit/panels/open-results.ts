import { React } from 'jimu-core';

/** An expanded result, registered so that other widgets can include its content. */
export interface OpenResult {
  readonly id: string;
  /** Title of the result outside its panel. */
  readonly title: string;
  /** Root element of the result, including its buttons. */
  readonly element: HTMLElement;
  /** The element contains the title itself. */
  readonly isTitled: boolean;
}

let openResults: readonly OpenResult[] = [];
const followers = new Set<() => void>();

const isBefore = ({ element }: OpenResult, other: OpenResult): boolean =>
  (element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function setOpenResults(next: readonly OpenResult[]): void {
  openResults = [...next].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  for (const tell of followers) tell();
}

function subscribe(tell: () => void): () => void {
  followers.add(tell);
  return () => void followers.delete(tell);
}

/** Returns the expanded results of the page, in document order. */
export const useOpenResults = (): readonly OpenResult[] =>
  React.useSyncExternalStore(subscribe, () => openResults);

/**
 * Registers the element that draws an expanded result while it is mounted. Print leaves its buttons out, except
 * those with `data-printed`, whose text is part of the result. @returns ref callback of the element.
 */
export function useOpenResult(title: string, isTitled: boolean): (element: HTMLElement | null) => void {
  const id = React.useId();
  const [element, setElement] = React.useState<HTMLElement | null>(null);
  React.useEffect(() => {
    if (!element) return undefined;
    setOpenResults([...openResults, { id, title, element, isTitled }]);
    return () => setOpenResults(openResults.filter((one) => one.id !== id));
  }, [id, title, element, isTitled]);
  return setElement;
}
