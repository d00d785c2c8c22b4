type Marks = readonly (readonly [name: string, mark: RegExp])[];

/** Browsers by their mark in the user agent. Most have the marks of the ones after them, too. */
const BROWSERS: Marks = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|OPiOS|Opera|Opera Mini)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|\bCriOS)\//],
  ['Safari', /\bSafari\//]
];

const SYSTEMS: Marks = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/]
];

/**
 * Returns browser and system of a user agent, by which its owner recognises a session: 'Firefox, Windows'; null for
 * other programs. Versions are left out, because a session stores no more about a person than it needs.
 */
export function describeDevice(userAgent = ''): string | null {
  const names = [BROWSERS, SYSTEMS].flatMap((marks) => {
    const found = marks.find(([, mark]) => mark.test(userAgent));
    return found ? [found[0]] : [];
  });
  return names.length === 0 ? null : names.join(', ');
}
