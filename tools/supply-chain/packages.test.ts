import { execFileSync } from 'node:child_process';
import { listLockFaults } from './list-lock-faults.mjs';
import { listLockedPackages, readLockFile } from './lock-file.mjs';
import { judgeAges } from './judge-ages.mjs';
import { createSbom } from './sbom.mjs';

const lock = readLockFile();
const zod = lock.packages['node_modules/zod']!;
/** Returns the faults of the lock file in which one package is changed. */
const listFaultsWith = (change: object) =>
  listLockFaults({ packages: { ...lock.packages, 'node_modules/zod': { ...zod, ...change } } });

describe('packages of others', () => {
  it('have an origin, a hash and a licence that the policy accepts', () => {
    expect(listLockFaults(lock)).toEqual([]);
  });

  it('have one version in a page', () => {
    const nested = { ...lock.packages, 'shared/domain/node_modules/zod': { ...zod, version: '4.0.0' } };
    expect(listLockFaults({ packages: nested })).toEqual([
      `shared/domain/node_modules/zod: pages load it beside version ${zod.version}; install one version that suits both`
    ]);
  });

  it.each([
    ['no hash', { integrity: undefined }, 'node_modules/zod: no SHA-512 of its contents'],
    [
      'a weak hash',
      { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
      'node_modules/zod: no SHA-512 of its contents'
    ],
    [
      'the address of another machine',
      { resolved: 'https://packages.example/zod-4.0.0.tgz' },
      'node_modules/zod: comes from https://packages.example/zod-4.0.0.tgz'
    ],
    [
      'a repository',
      { version: 'git+ssh://git@github.com/someone/zod.git#0' },
      'node_modules/zod: "git+ssh://git@github.com/someone/zod.git#0" is not a version'
    ],
    ['a licence for tools only', { license: 'MPL-2.0' }, 'node_modules/zod: licence MPL-2.0 is not accepted'],
    [
      'one licence of two that is not accepted',
      { license: '(MIT AND GPL-3.0-only)' },
      'node_modules/zod: licence (MIT AND GPL-3.0-only) is not accepted'
    ],
    ['no licence', { license: undefined }, 'node_modules/zod: licence not stated is not accepted'],
    [
      'a script at its installation',
      { hasInstallScript: true },
      'node_modules/zod: has an installation script that the policy does not list'
    ]
  ])('are refused with %s', (_, change, fault) => {
    expect(listFaultsWith(change)).toEqual([fault]);
  });

  it('may choose between two licences', () => {
    expect(listFaultsWith({ license: '(GPL-3.0-only OR MIT)' })).toEqual([]);
  });

  it('run no script when they are installed', () => {
    expect(execFileSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' }).trim()).toBe(
      'true'
    );
  });

  it('are refused when they are younger than 14 days, unless a reason is given', () => {
    const dates = {
      'old@1.0.0': '2026-12-31T12:00:00.000Z',
      'young@2.0.0': '2027-01-01T12:00:00.000Z',
      'urgent@3.0.0': '2027-01-10T00:00:00.000Z',
      'undated@1.0.0': null
    };
    const now = new Date('2027-01-15T00:00:00.000Z');
    expect(judgeAges(dates, now, { 'urgent@3.0.0': 'corrects a fault that is exploited' })).toEqual({
      young: ['young@2.0.0: 13 days old'],
      accepted: ['urgent@3.0.0: 5 days old, accepted: corrects a fault that is exploited'],
      unknown: ['undated@1.0.0']
    });
  });
});

it('the bill of materials has every package of the lock file, with hash and licence', () => {
  const components = createSbom().components as readonly {
    readonly purl: string;
    readonly hashes?: readonly object[];
    readonly licenses?: readonly object[];
  }[];
  const listed = new Map(components.map((one) => [decodeURIComponent(one.purl), one]));
  const missing = listLockedPackages(lock).filter(({ name, version, licence }) => {
    const one = listed.get(`pkg:npm/${name}@${version}`);
    return one?.hashes?.length !== 1 || (licence !== null && one.licenses?.length !== 1);
  });
  expect(missing).toEqual([]);
});
