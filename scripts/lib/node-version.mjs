/** Ends the process with one line when Node is older than the project requires (package.json, engines). */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(
    'SITE needs Node 20.19 or newer; this is ' +
      process.versions.node +
      '. Install a newer Node and try again.\n'
  );
  process.exit(1);
}
