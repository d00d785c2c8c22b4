// @arcgis/core 5 calls Promise.withResolvers, which Node 20 does not have.
if (!('withResolvers' in Promise)) {
  Object.defineProperty(Promise, 'withResolvers', {
    value: function withResolvers() {
      let resolve: (value: unknown) => void = () => undefined;
      let reject: (reason?: unknown) => void = () => undefined;
      const promise = new Promise((res, rej) => {
        resolve = res;
        reject = rej;
      });
      return { promise, resolve, reject };
    }
  });
}
// jsdom computes no layout, so no element ever changes its size.
if (!('ResizeObserver' in globalThis)) {
  class NothingResizes implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  globalThis.ResizeObserver = NothingResizes;
}

/*
 * Faster `labels` of fields. jsdom resolves every label of the document, each by a search, whenever the labels
 * of one field are read. testing-library reads them for every field, which took half the time of a page of
 * eighty fields. These getters find the same labels by id and by nesting.
 */
if (typeof HTMLElement !== 'undefined') {
  const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';
  const rootOf = (element: Element) => element.getRootNode() as Document | DocumentFragment | Element;
  const controlOf = (label: HTMLLabelElement): HTMLElement | null => {
    const { htmlFor } = label;
    if (htmlFor === '') return label.querySelector<HTMLElement>(LABELABLE);
    const root = rootOf(label);
    const named =
      'getElementById' in root
        ? root.getElementById(htmlFor)
        : Array.from(root.querySelectorAll<HTMLElement>('[id]')).find(({ id }) => id === htmlFor);
    return named?.matches(LABELABLE) ? named : null;
  };
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      return controlOf(this);
    }
  });
  for (const Field of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement
  ])
    Object.defineProperty(Field.prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        if (!this.matches(LABELABLE)) return null;
        const { id } = this;
        const around = this.closest('label');
        const named =
          id === ''
            ? []
            : Array.from(rootOf(this).querySelectorAll('label')).filter((label) => label.htmlFor === id);
        const all = around && !named.includes(around) ? [around, ...named] : named;
        return all.filter((label) => controlOf(label) === this);
      }
    });
}
export {};
