/*
 * Questions of a company's security team before its suppliers, prices and farms go into SITE, with the evidence
 * for each. `npm run trust` checks all evidence; a question without valid evidence is reported as one.
 */

/**
 * Evidence of an answer. Tests are "file: title" as the file writes it, documents "file#heading"; a command is the last
 * run of an npm command, a figure is computed from the repository.
 * @typedef {{ tests?: readonly string[], documents?: readonly string[], commands?: readonly string[],
 *   figures?: readonly import('./figures.mjs').FigureName[] }} Evidence
 */
/** @typedef {Evidence & { question: string }} Question */
/** @typedef {{ topic: string, questions: readonly Question[] }} Topic */

const APP = 'server/src/app';
const ROUTES = 'server/src/http/routes';
const SESSIONS = `${APP}/app.test.ts`;
const IDENTITY = 'server/src/identity/identity.test.ts';

/** @type {readonly Topic[]} */
export const TOPICS = [
  {
    topic: 'Data',
    questions: [
      { question: 'Which tables are there?', figures: ['tables'] },
      {
        question: 'Which data are personal, and why are they held?',
        figures: ['personalColumns'],
        documents: ['docs/rules/personal-data.md#Personal values']
      },
      { question: 'Where are the data stored?', documents: ['docs/deployment.md#Database'] },
      {
        question: 'Does a page send data to other machines?',
        tests: [`${APP}/guards.test.ts: forbid inline scripts, foreign scripts, sniffing and framing`]
      },
      {
        question: 'Can a person get what is stored about them?',
        tests: [
          `${ROUTES}/person.test.ts: finds a person in every table, by address and by number in any form`
        ],
        documents: ['docs/rules/personal-data.md#Requests about a person']
      },
      {
        question: 'Can a person be erased from every table and trail?',
        tests: [
          `${ROUTES}/person.test.ts: erases the person from every text of the database and keeps all other data`,
          `${ROUTES}/person.test.ts: does not bring erased values back when a deletion is restored`
        ]
      },
      {
        question: 'What does an erasure not reach?',
        documents: ['docs/rules/personal-data.md#Limits']
      },
      {
        question: 'Are old personal data deleted by themselves?',
        tests: [
          'server/src/personal/retention.test.ts: erases older personal values from the trails, and nothing else'
        ],
        documents: ['docs/rules/personal-data.md#Retention']
      },
      {
        question: 'Can all data be taken out in open formats?',
        tests: ['demo/src/export-round-trip.test.ts: %s comes back from %s without a change']
      },
      {
        question: 'Can single suppliers or mills be found out from public figures?',
        tests: [
          `${ROUTES}/guest-figures.test.ts: allows only a guess from the difference of the two scopes of one area`
        ],
        documents: ['docs/rules/guest-figures.md#Why']
      }
    ]
  },
  {
    topic: 'Rights',
    questions: [
      {
        question: 'Which role may call which route?',
        tests: [
          `${APP}/access-matrix.test.ts: [AU-15] [AU-14] gives every role the access that its row defines`
        ],
        documents: ['docs/rules/access.md#Layers and fields']
      },
      {
        question: 'Would the absence of a guard be noticed?',
        commands: ['test:guards']
      },
      {
        question: 'Would a route that accepts everybody be noticed?',
        tests: [`${APP}/access-matrix.test.ts: detects that every token is accepted`]
      },
      {
        question: 'Do rights end at once when an account is disabled?',
        tests: [
          `${SESSIONS}: ends every session of an account at once when an administrator revokes them`,
          'server/src/identity/users-command.test.ts: [AU-15] changes a role and disables an account, also for open sessions'
        ]
      },
      {
        question: 'What does a partner see with a key, and can another site use it?',
        tests: [
          `${APP}/embeds.test.ts: [BY-11] gives access to the layers of its maps in its states, and to nothing else`,
          `${APP}/embeds.test.ts: [BY-11] allows only its own origins to frame its maps`,
          `${APP}/embeds.test.ts: [BY-11] gives access to nothing once it is disabled`
        ]
      },
      {
        question: 'Does a shared link give rights?',
        tests: [
          'tests/e2e/share.spec.ts: [BY-01] opened by an investor, a link restores all but the layers without read access, and names these'
        ],
        documents: ['docs/rules/share-links.md#Rules']
      },
      {
        question: 'Can two people overwrite each other?',
        tests: [
          'server/src/http/record-calls.test.ts: reports a conflict to exactly the losers of 100 concurrent edits, and loses no edit'
        ]
      }
    ]
  },
  {
    topic: 'Accounts',
    questions: [
      {
        question: 'How are accounts added, changed and ended when a person leaves?',
        documents: ['docs/operating.md#Accounts', 'docs/deployment.md#When a person leaves'],
        tests: [
          'tests/e2e/settings.spec.ts: an administrator adds an account, whose password is shown once, changes its role and disables it'
        ]
      },
      {
        question: 'How are passwords stored?',
        tests: [`${IDENTITY}: stores no password in plain text`]
      },
      {
        question: 'What stops the guessing of passwords?',
        tests: [
          'server/src/identity/sign-in-limit.test.ts: [AU-15] counts an account over all addresses and processes, and admits it again later',
          `${IDENTITY}: refuses a caller after too many guesses`,
          `${SESSIONS}: gives an unknown account the same answer as a wrong password, after the same amount of work`
        ]
      },
      {
        question: 'Is there a second factor, and can it be required of administrators?',
        tests: [
          `${ROUTES}/second-factor.test.ts: needs password and code, and opens no session without`,
          `${ROUTES}/second-factor.test.ts: is required of administrators by a setting, who have the rights of staff until then`
        ],
        documents: ['docs/rules/security.md#Second factor']
      },
      {
        question: 'When does a session end?',
        tests: [
          `${SESSIONS}: ends a session when it expires`,
          `${IDENTITY}: changes a password and ends earlier sessions`
        ]
      },
      {
        question: 'Can a stolen cookie write?',
        tests: [`${SESSIONS}: accepts the cookie for reads but never for writes`]
      },
      {
        question: 'Can the last administrator be locked out?',
        tests: [
          `${ROUTES}/accounts.test.ts: keeps the last administrator, even when the others are disabled or investors by configuration`
        ]
      },
      {
        question: 'Can our own identity provider sign people in?',
        documents: ['docs/deployment.md#People'],
        tests: [
          'server/src/identity/firebase-identity.test.ts: signs in accounts that Firebase knows and that have a role here'
        ]
      }
    ]
  },
  {
    topic: 'Encryption',
    questions: [
      { question: 'Is the line encrypted?', documents: ['docs/deployment.md#Reverse proxy'] },
      {
        question: 'Are the database, its files and backups encrypted at rest?',
        tests: ['server/src/backup/scheduled-backup.test.ts: is encrypted, and restored with the secret key'],
        documents: ['docs/rules/security.md#Keys and hashes']
      }
    ]
  },
  {
    topic: 'Attacks',
    questions: [
      {
        question: 'What happens with hostile input at every parameter?',
        commands: ['test:attack'],
        tests: [
          `${APP}/fuzz.test.ts: [AP-10] survives any input, names the invalid field, and writes nothing in that case`
        ]
      },
      {
        question: 'What happens with hostile files?',
        tests: [
          'server/src/import/sources/sources.test.ts: is refused with advice in a zip that is too large, leads out of its folder or cannot be read',
          'server/src/import/sources/sources.test.ts: is refused in a zip with one flipped bit, wherever it is'
        ]
      },
      {
        question: 'Can an exported table run a formula in a spreadsheet?',
        tests: [`${ROUTES}/data-exports.test.ts: escapes texts of a table that a spreadsheet would run`]
      },
      {
        question: 'Can the server be made to fetch internal addresses?',
        tests: ['server/src/pictures/fetch-picture.test.ts: refuses a picture from %s: %s']
      },
      {
        question: 'Can another site frame a page, or call the server from its own?',
        tests: [
          `${SESSIONS}: lets only listed partners frame a widget page, and nobody frame other pages`,
          `${SESSIONS}: lets only listed origins call from their pages`
        ]
      },
      {
        question: 'Do errors reveal internals?',
        tests: [`${SESSIONS}: reveals no internals when something goes wrong`]
      },
      {
        question: 'What stops one network from using the whole server?',
        tests: [
          `${APP}/guest-limits.test.ts: [BY-08] has to wait after its limit of calls, in the dialect of the call, and other networks do not`
        ]
      },
      {
        question: 'How does it stand against OWASP ASVS 5, level 2?',
        figures: ['requirements']
      }
    ]
  },
  {
    topic: 'Logs and trails',
    questions: [
      {
        question: 'Who changed which record, and when?',
        tests: [
          'server/src/http/record-calls.test.ts: records every write in a trail that administrators can read',
          `${ROUTES}/parameters.test.ts: lists who put which version of the parameters in force, newest first`,
          `${ROUTES}/data-imports.test.ts: lists imports with their reports, and undoes them, the newest first`
        ]
      },
      {
        question: 'What is logged, and are secrets and names kept out?',
        documents: ['docs/deployment.md#Watching it'],
        tests: [
          `${APP}/describe-request.test.ts: removes passwords, tokens and names of people in an address from the log`
        ]
      },
      {
        question: 'Which calls did a stolen session make?',
        tests: [
          `${APP}/security-log.test.ts: names the account of every call, so that all calls of a stolen session can be listed`
        ]
      },
      {
        question: 'What happens when data may have leaked, and was it rehearsed?',
        documents: ['docs/data-breach.md#Rehearsals']
      },
      {
        question: 'Can a message of a user be found in the log?',
        tests: [
          `${APP}/metrics.test.ts: has the id of its request, also in an error; behind a proxy the id that the proxy sent`
        ]
      },
      {
        question: 'How is a failure noticed?',
        documents: ['docs/deployment.md#Watching it'],
        tests: [`${APP}/invalid-requests.test.ts: is not ready, and is ready again once it takes writes`]
      }
    ]
  },
  {
    topic: 'Packages of others',
    questions: [
      { question: 'Of which packages does it consist?', figures: ['packages'] },
      {
        question: 'Is there a complete bill of materials?',
        tests: [
          'tools/supply-chain/packages.test.ts: the bill of materials has every package of the lock file, with hash and licence'
        ]
      },
      {
        question: 'Under which licences are they?',
        figures: ['licences'],
        tests: [
          'tools/supply-chain/packages.test.ts: have an origin, a hash and a licence that the policy accepts'
        ]
      },
      {
        question: 'Does an installation run code of others?',
        tests: ['tools/supply-chain/packages.test.ts: run no script when they are installed']
      },
      { question: 'How old is the newest package?', commands: ['check:packages'] },
      { question: 'Are there known vulnerabilities in them?', figures: ['advisories'] },
      { question: 'Can a release be built again, byte by byte, and verified?', commands: ['release'] },
      { question: 'On which versions of Node does it run?', commands: ['test:nodes'] }
    ]
  },
  {
    topic: 'Backups and faults',
    questions: [
      {
        question: 'Is a restored backup equal, row for row?',
        tests: [
          'server/src/backup/backup.test.ts: is equal row for row after backup, wipe and restore, including counters and rasters'
        ],
        documents: ['docs/operating.md#Backup and restore']
      },
      {
        question: 'What happens with a damaged backup?',
        tests: [
          'server/src/backup/backup.test.ts: restores nothing from a file that is damaged, not a backup, too old, or newer'
        ]
      },
      {
        question: 'When was the last restore rehearsed, and is data lost when a process is killed?',
        commands: ['test:faults'],
        tests: [
          'server/src/store/data-folder.test.ts: keeps every acknowledged row when its process is killed, and can then be opened by another'
        ]
      }
    ]
  },
  {
    topic: 'Tests',
    questions: [
      { question: 'Do all tests pass, on which commit?', commands: ['test'] },
      { question: 'Do both databases behave alike?', commands: ['test:matrix'] },
      { question: 'Do other clients read its services?', commands: ['test:clients'] }
    ]
  }
];
