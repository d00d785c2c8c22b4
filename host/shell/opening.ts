/* What the document shows until the page's bar stands: the page's name, and how much of its code is there. */

/** Shows how many of the parts that a page waits for have come, and goes away with the last of them. */
export function followOpening(parts: readonly Promise<unknown>[]): void {
  const frame = document.getElementById('opening');
  if (!frame) return;
  const bar = frame.querySelector('progress');
  let come = 0;
  const count = () => {
    come += 1;
    if (bar) bar.value = come / parts.length;
  };
  // A part that cannot be had says so itself, where it would stand.
  void Promise.allSettled(parts.map((part) => part.finally(count))).then(endOpening);
}

/** Takes the frame away. */
export function endOpening(): void {
  document.getElementById('opening')?.remove();
}
