import { React } from 'jimu-core';

/**
 * Opens the browser's print dialog when there is content for paper.
 * @param content what a `PrintPage` draws; null without one.
 * @param onClosed is called when the dialog has closed; it removes the content.
 */
export function usePrintDialog(content: object | null, onClosed: () => void): void {
  const close = React.useRef(onClosed);
  close.current = onClosed;
  React.useEffect(() => {
    if (!content) return undefined;
    const handleClosed = () => close.current();
    window.addEventListener('afterprint', handleClosed);
    window.print();
    return () => window.removeEventListener('afterprint', handleClosed);
  }, [content]);
}
