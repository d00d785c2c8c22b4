const refuse = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

function refuseAt(holder: object, name: string): () => void {
  const before = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, { configurable: true, get: refuse, set: refuse });
  return () => {
    if (before) Object.defineProperty(holder, name, before);
    else Reflect.deleteProperty(holder, name);
  };
}

/** As a browser that keeps cookies and storage from a page; returns how to end it. */
export function blockStorage(): () => void {
  const ends = [
    refuseAt(window, 'localStorage'),
    refuseAt(window, 'sessionStorage'),
    refuseAt(document, 'cookie')
  ];
  return () => ends.forEach((end) => end());
}
