/** Buttons and fields. */
const CONTROLS = 'button, input, select, textarea, [role="button"], [role="tab"], [role="progressbar"]';
/** What a control says on paper too: figures behind which there are records, headings, the choice among several. */
const SAID = '[data-printed], [aria-pressed="true"], [aria-selected="true"]';
/** Read out, and not seen. */
const UNSEEN = 'inset(50%)';

/** The controls of a result become their text, or go, with the label of what was not chosen. */
function takeControls(copy: HTMLElement): void {
  for (const control of copy.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.matches(SAID)) {
      const text = document.createElement('span');
      text.className = control.className;
      text.append(...control.childNodes);
      control.replaceWith(text);
      continue;
    }
    if (control instanceof HTMLInputElement && !control.checked)
      for (const label of [...(control.labels ?? [])]) label.remove();
    control.remove();
  }
}

/** A result as it stands on the screen, for paper: without what is pressed, and without what is only read out. */
export function paperCopy(result: HTMLElement): HTMLElement {
  const copy = result.cloneNode(true) as HTMLElement;
  const [sources, copies] = [result, copy].map((root) => [...root.querySelectorAll<HTMLElement>('*')]);
  copies!.forEach((element, at) => {
    if (getComputedStyle(sources![at]!).clipPath === UNSEEN) element.remove();
  });
  takeControls(copy);
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  return copy;
}
