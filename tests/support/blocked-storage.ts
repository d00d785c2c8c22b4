const refuseAccess = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

function blockProperty(holder: object, name: string): () => void {
  const before = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, { configurable: true, get: refuseAccess, set: refuseAccess });
  return () => {
    if (before) Object.defineProperty(holder, name, before);
    else Reflect.deleteProperty(holder, name);
  };
}

/** Simulates a browser that blocks cookies and storage; returns a function that ends it. */
export function blockStorage(): () => void {
  const ends = [
    blockProperty(window, 'localStorage'),
    blockProperty(window, 'sessionStorage'),
    blockProperty(document, 'cookie')
  ];
  return () => ends.forEach((end) => end());
}
