/* Content of the document until the page's bar is rendered: the page's name, and the progress of its code. */

/** Shows how many of the parts of a page have loaded, and disappears after the last. */
export function showLoadingProgress(parts: readonly Promise<unknown>[]): void {
  const frame = document.getElementById('opening');
  if (!frame) return;
  const bar = frame.querySelector('progress');
  let come = 0;
  const countLoadedPart = () => {
    come += 1;
    if (bar) bar.value = come / parts.length;
  };
  // A part that fails shows its own error in its place.
  void Promise.allSettled(parts.map((part) => part.finally(countLoadedPart))).then(removeOpeningScreen);
}

/** Removes the opening screen. */
export function removeOpeningScreen(): void {
  document.getElementById('opening')?.remove();
}
