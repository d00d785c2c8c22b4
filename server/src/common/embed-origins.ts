/** Returns whether an origin is on a list that may contain 'https://*.example.org'. */
export function isOriginAllowed(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((pattern) => {
    const [scheme, host] = pattern.split('://*.');
    return host === undefined
      ? pattern === origin
      : origin.startsWith(`${scheme}://`) && origin.endsWith(`.${host}`);
  });
}
