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

/** Simulates a browser that blocks cookies and storage; returns a function that ends it. */
export function blockStorage(): () => void {
  const ends = [
    refuseAt(window, 'localStorage'),
    refuseAt(window, 'sessionStorage'),
    refuseAt(document, 'cookie')
  ];
  return () => ends.forEach((end) => end());
}
