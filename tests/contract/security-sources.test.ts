import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/* Rules of security that hold for the whole program, not for one call: docs/security.md names them. */

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8'
})
  .split('\n')
  .filter((file) => /^(server\/src|shared|widgets|host)\//.test(file))
  .filter((file) => !/(^|\/)(tests?|fixtures|vite)\/|\.test\.tsx?$|\/test-[\w-]+\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));
const serverSources = sources.filter(({ file }) => file.startsWith('server/'));

/** Returns the places of a pattern as 'file: text', once each. */
const findPlaces = (pattern: RegExp, within = sources): string[] =>
  within.flatMap(({ file, text }) =>
    [...new Set(text.match(new RegExp(pattern, 'g')) ?? [])].map((found) => `${file}: ${found}`)
  );

it('no program evaluates a text', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(findPlaces(/\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(['"`]|node:vm/)).toEqual([]);
});

it('no program starts a shell', () => {
  expect(findPlaces(/\bshell:|\b(?:exec|execSync)\b(?=[^(]*from 'node:child_process')/)).toEqual([]);
  expect(findPlaces(/\w+(?: as \w+)?(?= \} from 'node:child_process')/)).toEqual([
    'server/src/engines/routing/build-tiles.ts: spawn',
    'server/src/engines/routing/routing-process.ts: fork',
    'server/src/engines/routing/routing-process.ts: ChildProcess'
  ]);
});

it('markup is inserted only from files of this repository', () => {
  expect(
    findPlaces(/dangerouslySetInnerHTML|\b(?:inner|outer)HTML =|insertAdjacentHTML|document\.write\(/)
  ).toEqual([
    // Icons are files of widgets.
    'host/jimu/jimu-ui/lib/icon.tsx: dangerouslySetInnerHTML'
  ]);
});

it('secrets come from the generator of the system', () => {
  expect(findPlaces(/Math\.random\(/, serverSources)).toEqual([]);
  expect(findPlaces(/pseudoRandomBytes/)).toEqual([]);
});

it('hashes are SHA-256', () => {
  const hashes = findPlaces(/create(?:Hash|Hmac)\([^)]*\)/, serverSources);
  expect(hashes.length).toBeGreaterThan(5);
  // HMAC-SHA-1 of RFC 6238, which apps require; collisions of SHA-1 do not weaken an HMAC.
  expect(hashes.filter((place) => !place.includes("createHash('sha256')"))).toEqual([
    "server/src/identity/totp.ts: createHmac('sha1', key)"
  ]);
});

it('cryptography is that of Node, jose and age', () => {
  const modules = findPlaces(
    /(?:from |import\()'[^']*(?:crypt|bcrypt|jose|jsonwebtoken|argon|forge|sjcl|tweetnacl)[^']*'/,
    serverSources
  );
  expect(modules.length).toBeGreaterThan(5);
  expect(
    modules.filter(
      (place) => !/'(?:node:crypto|jose|age-encryption|[./]+(?:backup\/)?encryption)'$/.test(place)
    )
  ).toEqual([]);
  expect(findPlaces(/create(?:Cipher|Decipher)(?:iv)?|publicEncrypt|privateDecrypt/)).toEqual([]);
});

it('no program accepts certificates that are not trusted', () => {
  expect(findPlaces(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});

it('requests of the server name how they follow redirects', () => {
  const requests = serverSources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bfetch\((?!url\)|address)[\s\S]{0,400}/g)].map(([call]) => ({ file, call }))
  );
  expect(requests.map(({ file }) => file)).toEqual([
    'server/src/engines/routing/valhalla-client.ts',
    'server/src/identity/firebase-identity.ts',
    'server/src/import/server-import.ts'
  ]);
  expect(requests.filter(({ call }) => !call.includes("redirect: 'error'")).map(({ file }) => file)).toEqual(
    []
  );
});

it('comparisons are strict', () => {
  expect(findPlaces(/ [!=]= (?!null\b)/, serverSources)).toEqual([]);
});
