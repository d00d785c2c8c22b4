/**
 * A guard of the server, and how it is disabled: `find` occurs once in `file` and is replaced by `replace`. At least one
 * test of `test` must then fail; `title` narrows it to some of them.
 * @typedef {{ name: string, file: string, find: string, replace: string, test: string, title?: string }} Guard
 */

const LAYER_ACCESS = 'server/src/arcgis/feature-server/access.test.ts';
const APP = 'server/src/app/app.test.ts';
const EMBEDS = 'server/src/app/embeds.test.ts';
const LIMIT = 'server/src/identity/sign-in-limit.test.ts';
const OWN_PASSWORD = 'server/src/http/routes/own-password.test.ts';
const SECOND_FACTOR = 'server/src/http/routes/second-factor.test.ts';
const ACCOUNTS = 'server/src/http/routes/accounts.test.ts';
const OWN_SESSIONS = 'server/src/http/routes/own-sessions.test.ts';
const TOKENS = 'server/src/identity/token-rules.test.ts';
const PICTURES = 'server/src/pictures/fetch-picture.test.ts';

/**
 * The guards that `npm run test:guards` disables, one at a time.
 * @type {readonly Guard[]}
 */
export const GUARDS = [
  // Rights of calls
  {
    name: 'least role of a route',
    file: 'server/src/app/route-table.ts',
    find: '    requireRole(request, access);\n',
    replace: '',
    test: APP,
    title: 'refuses a guest, a lesser role and an ended session'
  },
  {
    name: 'a route declares its access',
    file: 'server/src/app/route-table.ts',
    find: 'if (access === undefined) throw',
    replace: 'if (false) throw',
    test: 'server/src/app/route-table.test.ts'
  },
  {
    name: 'a cookie writes nothing',
    file: 'server/src/common/request-token.ts',
    find: '(reads ? (request.cookies.token ?? null) : null)',
    replace: '(request.cookies.token ?? null)',
    test: APP,
    title: 'accepts the cookie for reads but never for writes'
  },
  {
    name: 'origins that may call',
    file: 'server/src/app/security.ts',
    find: 'origin: origin !== undefined && isOriginAllowed(origin, settings.corsOrigins),',
    replace: 'origin: true,',
    test: APP,
    title: 'lets only listed origins call from their pages'
  },
  {
    name: 'who may frame a page',
    file: 'server/src/app/security.ts',
    find: 'return key?.maps.some((map) => map === page.map) ? key.origins : [];',
    replace: "return ['*'];",
    test: EMBEDS
  },
  {
    name: 'scripts of other origins',
    file: 'server/src/app/security.ts',
    find: `'script-src': ["'self'", "'wasm-unsafe-eval'", 'blob:'],`,
    replace: `'script-src': ["'self'", "'unsafe-inline'", "'wasm-unsafe-eval'", 'blob:'],`,
    test: 'server/src/app/guards.test.ts',
    title: 'forbid inline scripts, foreign scripts, sniffing and framing'
  },
  // Layers, fields and rows
  {
    name: 'role of a layer',
    file: 'server/src/arcgis/dialect/access.ts',
    find: 'if (mayRead(caller, dataset.access)) return;',
    replace: 'if (mayRead(caller, dataset.access) || true) return;',
    test: LAYER_ACCESS
  },
  {
    name: 'role of a field',
    file: 'server/src/arcgis/dialect/access.ts',
    find: `dataset.fields.filter(({ access = 'public' }) => mayRead(caller, access));`,
    replace: 'dataset.fields.filter(() => caller !== null);',
    test: LAYER_ACCESS
  },
  {
    name: 'rows of investors',
    file: 'server/src/layers/dataset.ts',
    find: 'dataset.forInvestors ?? dataset',
    replace: 'dataset',
    test: 'server/src/arcgis/feature-server/(access|every-layer|routes).test.ts'
  },
  {
    name: 'figures of single mills for guests',
    file: 'server/src/layers/dataset.ts',
    find: `return dataset.forGuests ?? dataset;`,
    replace: 'return dataset;',
    test: 'server/src/http/routes/guest-figures.test.ts'
  },
  {
    name: 'role of a map',
    file: 'server/src/arcgis/sharing/readable-map.ts',
    find: 'return !access || mayRead(caller, access);',
    replace: 'return !access || mayRead(caller, access) || true;',
    test: 'server/src/arcgis/sharing/readable-map.test.ts'
  },
  {
    name: 'account behind a record',
    file: 'server/src/http/record-calls.ts',
    find: "if (hasRole(caller, 'admin')) return record;",
    replace: "if (hasRole(caller, 'guest')) return record;",
    test: 'server/src/http/routes/marker-assets.test.ts'
  },
  // Keys of partners
  {
    name: 'disabled keys of partners',
    file: 'server/src/common/embed-keys.ts',
    find: 'WHERE key = $1 AND disabled_at IS NULL',
    replace: 'WHERE key = $1',
    test: EMBEDS
  },
  {
    name: 'calls of partners',
    file: 'server/src/common/embed-keys.ts',
    find: '!EMBED_PATHS.test(request.url) ||',
    replace: '',
    test: EMBEDS
  },
  {
    name: 'layers of partners',
    file: 'server/src/common/embed-keys.ts',
    find: '(service !== undefined && !services.includes(decodeURIComponent(service)))',
    replace: 'services === null',
    test: EMBEDS
  },
  {
    name: 'states of partners',
    file: 'server/src/arcgis/feature-server/restrict-to-states.ts',
    find: 'if (!isRestricted(dataset, key)) return params;',
    replace: 'if (!isRestricted(dataset, key) || true) return params;',
    test: EMBEDS
  },
  // Sessions and accounts
  {
    name: 'end of a session',
    file: 'server/src/identity/sessions.ts',
    find: 's.revoked_at IS NULL AND s.expires_at > $2 AND NOT a.disabled',
    replace: 's.revoked_at IS NULL AND s.expires_at IS DISTINCT FROM $2 AND NOT a.disabled',
    test: APP,
    title: 'ends a session when it expires'
  },
  {
    name: 'ended sessions',
    file: 'server/src/identity/sessions.ts',
    find: 's.revoked_at IS NULL AND s.expires_at > $2 AND NOT a.disabled',
    replace: 's.expires_at > $2 AND NOT a.disabled',
    test: OWN_SESSIONS
  },
  {
    name: 'token of a disabled account',
    file: 'server/src/identity/sessions.ts',
    find: 's.revoked_at IS NULL AND s.expires_at > $2 AND NOT a.disabled',
    replace: 's.revoked_at IS NULL AND s.expires_at > $2',
    test: OWN_SESSIONS
  },
  {
    name: 'sessions of other accounts',
    file: 'server/src/identity/sessions.ts',
    find: 'WHERE uid = $1 AND id = $2 AND',
    replace: 'WHERE uid <> $1 AND id = $2 AND',
    test: OWN_SESSIONS
  },
  {
    name: 'last administrator',
    file: 'server/src/identity/manage-accounts.ts',
    find: 'if (others.some((account) => isAdmin(account, investorEmails))) return;',
    replace: 'if (others !== null) return;',
    test: 'server/src/(http/routes/accounts|identity/users-command).test.ts'
  },
  {
    name: 'common passwords',
    file: 'server/src/identity/embedded-identity.ts',
    find: 'if (await isCommonPassword(password))',
    replace: 'if (!(await isCommonPassword(password)) && password === null)',
    test: ACCOUNTS
  },
  {
    name: 'guesses of passwords',
    file: 'server/src/identity/sign-in-limit.ts',
    find: 'byAccount.calls > MAX_PER_ACCOUNT ||',
    replace: '',
    test: LIMIT
  },
  {
    name: 'guesses of a network',
    file: 'server/src/identity/sign-in-limit.ts',
    find: ' || byNetwork.calls > MAX_PER_NETWORK',
    replace: '',
    test: LIMIT
  },
  {
    name: 'age of the sign-in that changes a password',
    file: 'server/src/identity/embedded-identity.ts',
    find: 'if (this.clock().getTime() - signedInAt > RECENT_SIGN_IN_MS)',
    replace: 'if (Number.isNaN(signedInAt))',
    test: TOKENS
  },
  {
    name: 'issuer, audience and algorithm of identity tokens',
    file: 'server/src/identity/embedded-identity.ts',
    find: '      audience: EMBEDDED_PROJECT,\n      algorithms',
    replace: '      algorithms',
    test: TOKENS
  },
  {
    name: 'reset links work once',
    file: 'server/src/identity/embedded-identity.ts',
    find: 'if (!row || row.used_at || !account)',
    replace: 'if (!row || !account)',
    test: 'server/src/identity/identity.test.ts'
  },
  // Second factor
  {
    name: 'code at sign-in',
    file: 'server/src/identity/open-identities.ts',
    find: 'await secondFactors.check(account.uid, code, from)',
    replace: 'code === null',
    test: SECOND_FACTOR
  },
  {
    name: 'a code works once',
    file: 'server/src/identity/second-factors.ts',
    find: 'AND secret = $2 AND last_step < $3 RETURNING',
    replace: 'AND secret = $2 AND last_step IS DISTINCT FROM $3 + 9 RETURNING',
    test: SECOND_FACTOR
  },
  {
    name: 'a recovery code works once',
    file: 'server/src/identity/second-factors.ts',
    find: 'SET recovery_hashes = array_remove(recovery_hashes, $2::text)',
    replace: 'SET recovery_hashes = recovery_hashes',
    test: SECOND_FACTOR
  },
  {
    name: 'clocks of codes',
    file: 'server/src/identity/totp.ts',
    find: 'const STEP_TOLERANCE = 1;',
    replace: 'const STEP_TOLERANCE = 10;',
    test: 'server/src/identity/totp.test.ts'
  },
  {
    name: 'guesses of codes',
    file: 'server/src/identity/second-factors.ts',
    find: 'const toLimitKey = (uid: string): string => `code ${uid}`;',
    replace: 'const toLimitKey = (uid: string): string => `code ${uid} ${Math.random()}`;',
    test: SECOND_FACTOR
  },
  {
    name: 'administrators without a required second factor',
    file: 'server/src/identity/sessions.ts',
    find: "role === 'admin' && this.requiresAdminSecondFactor && !hasSecondFactor ? 'staff' : role",
    replace: 'hasSecondFactor ? role : role',
    test: SECOND_FACTOR
  },
  {
    name: 'token of the password and the second factor',
    file: 'server/src/identity/embedded-identity.ts',
    find: 'if (await hasSecondFactor(this.store, owner.uid)) throw',
    replace: 'if (!(await hasSecondFactor(this.store, owner.uid)) && owner === null) throw',
    test: SECOND_FACTOR
  },
  // One's own password
  {
    name: 'current password at a new password',
    file: 'server/src/http/routes/own-password.ts',
    find: "await checkOwnPassword(identity, request, currentPassword, 'currentPassword');",
    replace: 'void [checkOwnPassword, currentPassword];',
    test: OWN_PASSWORD
  },
  {
    name: 'code of a new password',
    file: 'server/src/http/routes/own-password.ts',
    find: 'await checkInput(identity.secondFactors.check(uid, code, request.ip));',
    replace: 'void [checkInput, uid, code];',
    test: OWN_PASSWORD
  },
  {
    name: 'sessions before a new password',
    file: 'server/src/identity/manage-accounts.ts',
    find: 'await endSessions(query, uid, keptSessionId);',
    replace: 'if (keptSessionId === null) await endSessions(query, uid);',
    test: OWN_PASSWORD
  },
  // Limits, input and output
  {
    name: 'calls of guests',
    file: 'server/src/common/guest-limit.ts',
    find: 'if (this.limited.most === 0) return null;',
    replace: 'if (this.limited.most >= 0) return null;',
    test: 'server/src/common/guest-limit.test.ts'
  },
  {
    name: 'idempotency key of another account',
    file: 'server/src/http/write-headers.ts',
    find: 'return { uid, key, request:',
    replace: "return { uid: 'demo-admin', key, request:",
    test: 'server/src/http/record-calls.test.ts',
    title: 'Idempotency-Key'
  },
  {
    name: 'names of uploads',
    file: 'server/src/import/uploads/upload-folder.ts',
    find: 'name: basename(name), bytes',
    replace: 'name: join(name), bytes',
    test: 'server/src/import/uploads/upload-folder.test.ts'
  },
  {
    name: 'size of uploads',
    file: 'server/src/import/uploads/upload-folder.ts',
    find: 'if ((announced ?? 0) > MAX_UPLOAD_BYTES) throw',
    replace: 'if ((announced ?? 0) > MAX_UPLOAD_BYTES && name === null) throw',
    test: 'server/src/import/uploads/upload-folder.test.ts'
  },
  {
    name: 'pictures of internal addresses',
    file: 'server/src/pictures/fetch-picture.ts',
    find: 'if (isIP(host) > 0 && !mayReach(host)) throw',
    replace: 'if (isIP(host) > 9 && !mayReach(host)) throw',
    test: PICTURES
  },
  {
    name: 'hosts that resolve to internal addresses',
    file: 'server/src/pictures/fetch-picture.ts',
    find: 'if (!found.every(({ address }) => mayReach(address))) return',
    replace: 'if (found.length > 99) return',
    test: PICTURES
  },
  {
    name: 'paths of scanners',
    file: 'server/src/app/guards.ts',
    find: 'if (!isScannerPath(url) && (hasRoute(request) || !hasScannerFragment(url))) return;',
    replace: 'if (url !== null) return;',
    test: 'server/src/app/guards.test.ts',
    title: 'scanner paths'
  }
];
