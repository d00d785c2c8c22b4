import { React } from 'jimu-core';

/** Observes the width of an element, px; null before it is known. @returns the width, and the element's ref. */
export function useWidth(): readonly [number | null, React.RefCallback<HTMLElement>] {
  const [width, setWidth] = React.useState<number | null>(null);
  const watching = React.useRef<ResizeObserver | null>(null);
  const ref = React.useCallback((element: HTMLElement | null) => {
    watching.current?.disconnect();
    watching.current = null;
    if (!element) return;
    const read = () => setWidth(element.clientWidth || null);
    watching.current = new ResizeObserver(read);
    watching.current.observe(element);
    read();
  }, []);
  return [width, ref];
}
