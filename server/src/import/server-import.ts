import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { formatReportText, importRun } from '@site/domain';
import type { ImportChoice, ImportReport, ImportRun } from '@site/domain';
import type { CommandLine } from './command-line';
import type { InputFile } from './dataset';
import { readFieldMap } from './fields';
import { ImportError } from './import-error';
import { readSpellings } from './lga-spellings';

/* Import of a file by a running server: the calls of the page, for the command line. */

/** Shortest and longest time between two questions how far an import is, ms. */
const [SHORTEST_MS, LONGEST_MS] = [25, 1_000];

interface ServerAccount {
  /** Address of the server. */
  readonly url: string;
  readonly email: string;
  readonly password: string;
  /** Reads a code from the terminal; called for an account with a second factor. */
  askCode(): Promise<string>;
}

interface ServerImport {
  readonly report: ImportReport;
  readonly isWritten: boolean;
}

interface ServerAnswer {
  readonly data?: unknown;
  readonly error?: { readonly code?: string; readonly message?: string };
}

/** The server asks for the code of a second factor. */
class CodeRequiredError extends ImportError {}

/** Calls of one session at a server. */
export class ServerCalls {
  private constructor(
    private readonly url: string,
    private readonly token: string | null
  ) {}

  /** Opens a session. @throws ImportError when the account or the server does not answer as expected. */
  static async open({ url, email, password, askCode }: ServerAccount): Promise<ServerCalls> {
    const signIn = (code?: string) =>
      new ServerCalls(url, null).send('POST', '/signin', { email, password, code });
    const answer = await signIn().catch(async (error: unknown) => {
      if (!(error instanceof CodeRequiredError)) throw error;
      return signIn(await askCode());
    });
    return new ServerCalls(url, (answer as { token: string }).token);
  }

  async send(method: string, path: string, body?: object): Promise<unknown> {
    const isFile = body instanceof Blob;
    const response = await fetch(new URL(path, this.url), {
      method,
      // A redirect would send the session's token elsewhere.
      redirect: 'error',
      headers: {
        ...(body ? { 'content-type': isFile ? 'application/octet-stream' : 'application/json' } : {}),
        ...(this.token === null ? {} : { authorization: this.token })
      },
      ...(body ? { body: isFile ? body : JSON.stringify(body) } : {})
    }).catch((error: Error) => {
      throw new ImportError(`${this.url} does not answer: ${error.message}.`, { cause: error });
    });
    const answer = (await response.json().catch(() => ({}))) as ServerAnswer;
    if (response.ok) return answer.data;
    const ErrorClass = answer.error?.code === 'second_factor_required' ? CodeRequiredError : ImportError;
    throw new ErrorClass(answer.error?.message ?? `${this.url} answered ${response.status} to ${path}.`);
  }
}

async function toChoice(command: CommandLine, spellingsFile: InputFile | undefined): Promise<ImportChoice> {
  const { dataset, map, attribution, crs, sheet, layer, acceptPositions, skipRefused } = command;
  return {
    ...{ dataset: dataset.name, crs, sheet, layer, acceptPositions },
    attribution: attribution ?? '',
    map: Object.fromEntries(readFieldMap(dataset.fields, map)),
    ...{ leaveOut: [], repairs: [], leaveOutRefused: skipRefused, ownLayer: null },
    spellings: spellingsFile ? await readSpellings(spellingsFile, []) : []
  };
}

async function waitForRun(calls: ServerCalls, path: string): Promise<ImportRun> {
  for (let wait = SHORTEST_MS; ; wait = Math.min(2 * wait, LONGEST_MS)) {
    const run = importRun.parse(await calls.send('GET', path));
    if (run.state !== 'running') return run;
    await pause(wait);
  }
}

/**
 * Imports a file, or only checks it, at a running server, as an administrator.
 * @throws ImportError when the server refuses the file or an option.
 */
export async function importAtServer(
  command: CommandLine,
  file: InputFile,
  calls: ServerCalls,
  lgaSpellings?: InputFile
): Promise<ServerImport> {
  if (command.dataset.geometry === undefined)
    throw new ImportError(`${command.dataset.name} cannot be imported by a running server. Stop it first.`);
  const choice = await toChoice(command, lgaSpellings);
  const name = encodeURIComponent(file.name);
  const upload = await calls.send(
    'POST',
    `/api/import-files?name=${name}`,
    new Blob([await readFile(file.path)])
  );
  const path = `/api/import-files/${(upload as { id: string }).id}`;
  try {
    await calls.send('POST', `${path}/${command.dryRun ? 'check' : 'import'}`, choice);
    const { report, isWritten, problem } = await waitForRun(calls, path);
    if (report === null)
      throw new ImportError(
        problem === null ? 'The server gave no report.' : formatReportText(problem, 'en')
      );
    return { report, isWritten };
  } finally {
    await calls.send('DELETE', path);
  }
}
