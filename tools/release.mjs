import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { CommandError, printLine, runCommand, runStep } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { printOutcome } = await import('../scripts/lib/outcomes.mjs');
const { root } = await import('../scripts/lib/paths.mjs');
const { readGit } = await import('../scripts/lib/read-git.mjs');
const { runProgram } = await import('../scripts/lib/run-program.mjs');

/** Namespace of the signature: a signature for something else, such as a commit, does not verify a release. */
const NAMESPACE = 'site-release';
/** Maximum number of differing files that are named. */
const NAMED = 20;
const MAX_ARCHIVE_BYTES = 256 * 1024 * 1024;

/**
 * Installs and builds a commit in a folder. All its files have the time of the commit, so that a copy
 * from the archive has the same marks of a build and is not built again.
 * @param {string} commit
 * @param {string} folder
 */
async function buildCommit(commit, folder) {
  mkdirSync(folder, { recursive: true });
  const input = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: MAX_ARCHIVE_BYTES });
  execFileSync('tar', ['-x', '-C', folder], { input });
  await runProgram(process.execPath, ['scripts/build.mjs'], { cwd: folder, quiet: true });
}

/**
 * Signs a file with an SSH key, into `<file>.sig`.
 * @param {string} file
 * @param {string | undefined} key
 */
async function signFile(file, key) {
  if (!key) {
    printLine('! Not signed: SITE_RELEASE_KEY names the file of an SSH key.');
    return;
  }
  rmSync(`${file}.sig`, { force: true });
  await runProgram('ssh-keygen', ['-Y', 'sign', '-f', resolve(key), '-n', NAMESPACE, file], { quiet: true });
  printLine(`Signed: ${basename(file)}.sig`);
}

/** Builds the last commit twice, compares both builds, and packs one of them with its bill of materials. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'release' } } });
  if (readGit('status', '--porcelain') !== '')
    throw new CommandError('There are changes that are not committed. A release is made of a commit.');
  await ensureDependencies();
  const { hashFile, listDifferences, packArchive } = await import('./release/pack-archive.mjs');
  const { createSbom } = await import('./supply-chain/sbom.mjs');
  const commit = readGit('rev-parse', 'HEAD');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const prefix = `site-${version}`;
  const work = mkdtempSync(join(tmpdir(), 'site-release-'));
  try {
    const [one, other] = [join(work, 'one'), join(work, 'another', 'folder')];
    await runStep(`Building ${prefix} (${commit.slice(0, 8)})`, () => buildCommit(commit, one));
    await runStep('Building it again', () => buildCommit(commit, other));
    const differences = await runStep('Comparing both', () => listDifferences(one, other));
    if (differences.length > 0)
      throw new CommandError(
        `${differences.length} files differ between two builds of one commit:\n${differences.slice(0, NAMED).join('\n')}`
      );
    writeFileSync(join(one, 'sbom.cdx.json'), `${JSON.stringify(createSbom(), null, 2)}\n`);
    const out = resolve(root, values.out);
    mkdirSync(out, { recursive: true });
    const file = join(out, `${prefix}.tar.gz`);
    const time = new Date(readGit('log', '-1', '--format=%cI', commit));
    await runStep('Packing', () => packArchive({ folder: one, prefix, time, file }));
    const sums = join(out, 'SHA256SUMS');
    writeFileSync(sums, `${await hashFile(file)}  ${basename(file)}\n`);
    await signFile(sums, process.env.SITE_RELEASE_KEY);
    printOutcome(`Released ${basename(file)}: two builds of ${commit} are byte-equal.`, false);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
