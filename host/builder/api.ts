import { getAppStore } from '../jimu/jimu-core/lib/store/store';
import type { AppConfig } from '../jimu/jimu-core/lib/types/app-config';

/** An experience in the list. */
export interface ExperienceSummary {
  readonly name: string;
  readonly label: string;
  /** true for an experience of the product, false for a copy. */
  readonly builtIn: boolean;
  readonly version: number;
  readonly savedAt: string | null;
  readonly savedBy: string | null;
  /** Path that shows the experience. */
  readonly address: string | null;
  /** Reason why its saved version is not served. */
  readonly problem?: string | null;
}

export interface SavedExperience extends ExperienceSummary {
  readonly config: AppConfig;
  /** Page names in the builder's language, by the text key that the config has as the page's name. */
  readonly texts?: Readonly<Record<string, string>>;
}

export interface ExperienceVersion {
  readonly version: number;
  readonly savedAt: string | null;
  readonly savedBy: string | null;
  readonly note: string | null;
}

/** A problem in a config. `path` is its position, with dots. */
export interface ConfigIssue {
  readonly path: string;
  readonly message: string;
}

/** Error response of the server: its message and, for a config, the invalid paths. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    readonly issues: readonly ConfigIssue[] = []
  ) {
    super(message);
  }
}

interface FailureBody {
  readonly error?: { readonly message?: string; readonly issues?: readonly ConfigIssue[] };
}

async function readRefusal(answer: Response): Promise<Refusal> {
  const text = await answer.text();
  // A proxy's own error page is not JSON; only its status is known.
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson ? (JSON.parse(text) as FailureBody) : {};
  const message = body.error?.message ?? `The server answered ${answer.status}.`;
  return new Refusal(answer.status, message, body.error?.issues ?? []);
}

/**
 * Returns the session's token. The server accepts no writes with only the cookie, which browsers attach to
 * any page's request.
 */
function readToken(): string | null {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  const value = pairs
    .find(([name]) => name === 'token')
    ?.slice(1)
    .join('=');
  return value ? decodeURIComponent(value) : null;
}

async function requestApi<T>(method: string, path: string, body?: object): Promise<T> {
  const authorization = readToken();
  const answer = await fetch(`/api/experiences${path}`, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      // The server words the issues of a config in the builder's language.
      'accept-language': getAppStore().getState().appContext.locale,
      ...(authorization !== null && { authorization }),
      ...(body && { 'content-type': 'application/json' })
    },
    body: body && JSON.stringify(body)
  });
  if (!answer.ok) throw await readRefusal(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const toPath = (name: string, rest = '') => `/${encodeURIComponent(name)}${rest}`;

/** Lists all experiences. @throws Refusal, or TypeError without a network; so do all functions below. */
export const listExperiences = async () =>
  (await requestApi<{ experiences: readonly ExperienceSummary[] }>('GET', '')).experiences;

/** Reads an experience with its newest config. */
export const readExperience = (name: string) => requestApi<SavedExperience>('GET', toPath(name));

/**
 * Saves a config as the version after `baseVersion`. The server answers 409 to a conflict and 422 to a config
 * that would not run.
 */
export const saveExperience = (name: string, config: AppConfig, baseVersion: number) =>
  requestApi<{ readonly version: number }>('PUT', toPath(name), { config, baseVersion });

/** Copies an experience. `name`: 3 to 40 lower-case letters, digits and hyphens. */
export const copyExperience = (from: string, name: string, label: string) =>
  requestApi<{ readonly name: string }>('POST', '', { from, name, label });

/** Lists the versions of an experience, newest first. */
export const listVersions = async (name: string) =>
  (await requestApi<{ versions: readonly ExperienceVersion[] }>('GET', toPath(name, '/versions'))).versions;

/** Saves the config of an earlier version as the next one. */
export const restoreVersion = (name: string, version: number, baseVersion: number) =>
  requestApi<{ readonly version: number }>('POST', toPath(name, '/restore'), { version, baseVersion });

/** Deletes a copy. */
export const deleteExperience = (name: string) => requestApi<undefined>('DELETE', toPath(name));
