// @arcgis/core 5 calls Promise.withResolvers, which Node 20 does not have.
if (!('withResolvers' in Promise)) {
  Object.defineProperty(Promise, 'withResolvers', {
    value: function withResolvers() {
      let resolvePromise: (value: unknown) => void = () => undefined;
      let rejectPromise: (reason?: unknown) => void = () => undefined;
      const promise = new Promise((res, rej) => {
        resolvePromise = res;
        rejectPromise = rej;
      });
      return { promise, resolve: resolvePromise, reject: rejectPromise };
    }
  });
}
// jsdom computes no layout, so no element ever changes its size.
if (!('ResizeObserver' in globalThis)) {
  class FakeResizeObserver implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  globalThis.ResizeObserver = FakeResizeObserver;
}

/*
 * Faster `labels` of fields. jsdom resolves every label of the document, each by a search, whenever the labels
 * of one field are read. testing-library reads them for every field, which took half the time of a page of
 * eighty fields. These getters find the same labels by id and by nesting.
 */
if (typeof HTMLElement !== 'undefined') {
  const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';
  const getRoot = (element: Element) => element.getRootNode() as Document | DocumentFragment | Element;
  const findControl = (label: HTMLLabelElement): HTMLElement | null => {
    const { htmlFor } = label;
    if (htmlFor === '') return label.querySelector<HTMLElement>(LABELABLE);
    const root = getRoot(label);
    const named =
      'getElementById' in root
        ? root.getElementById(htmlFor)
        : Array.from(root.querySelectorAll<HTMLElement>('[id]')).find(({ id }) => id === htmlFor);
    return named?.matches(LABELABLE) ? named : null;
  };
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      return findControl(this);
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
            : Array.from(getRoot(this).querySelectorAll('label')).filter((label) => label.htmlFor === id);
        const all = around && !named.includes(around) ? [around, ...named] : named;
        return all.filter((label) => findControl(label) === this);
      }
    });
}
export {};
