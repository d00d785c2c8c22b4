import { getAppStore } from '../jimu/jimu-core/lib/store/store';
import type { AppConfig } from '../jimu/jimu-core/lib/types/app-config';

/** An experience in the list. */
export interface ExperienceSummary {
  readonly name: string;
  readonly label: string;
  /** Whether it belongs to the product; others are copies. */
  readonly builtIn: boolean;
  readonly version: number;
  readonly savedAt: string | null;
  readonly savedBy: string | null;
  /** Path that shows it. */
  readonly address: string | null;
  /** Why its saved version is not served. */
  readonly problem?: string | null;
}

export interface Experience extends ExperienceSummary {
  readonly config: AppConfig;
  /** What names of pages are called in the builder's language that are keys of the product's texts, by name. */
  readonly texts?: Readonly<Record<string, string>>;
}

export interface Version {
  readonly version: number;
  readonly savedAt: string | null;
  readonly savedBy: string | null;
  readonly note: string | null;
}

/** What is wrong at one place of a config: `path` with dots. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** The server's answer to what it would not do: its words, and for a config the places that are wrong. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    readonly issues: readonly Issue[] = []
  ) {
    super(message);
  }
}

interface FailureBody {
  readonly error?: { readonly message?: string; readonly issues?: readonly Issue[] };
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const text = await answer.text();
  // A proxy's own page is no JSON; its status says what there is to say.
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson ? (JSON.parse(text) as FailureBody) : {};
  const message = body.error?.message ?? `The server answered ${answer.status}.`;
  return new Refusal(answer.status, message, body.error?.issues ?? []);
}

/** The session's token: the server takes no writes on the word of a cookie, which goes along with any page's request. */
function token(): string | null {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  const value = pairs
    .find(([name]) => name === 'token')
    ?.slice(1)
    .join('=');
  return value ? decodeURIComponent(value) : null;
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const authorization = token();
  const answer = await fetch(`/api/experiences${path}`, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      // What is wrong with a config is said in the builder's language.
      'accept-language': getAppStore().getState().appContext.locale,
      ...(authorization !== null && { authorization }),
      ...(body && { 'content-type': 'application/json' })
    },
    body: body && JSON.stringify(body)
  });
  if (!answer.ok) throw await refusalOf(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const at = (name: string, rest = '') => `/${encodeURIComponent(name)}${rest}`;

/** All experiences. @throws Refusal, or TypeError without a network; so do all below. */
export const listExperiences = async () =>
  (await call<{ experiences: readonly ExperienceSummary[] }>('GET', '')).experiences;

/** An experience with its newest config. */
export const readExperience = (name: string) => call<Experience>('GET', at(name));

/** Saves a config as the version after `baseVersion`; a conflict is refused with 409, a config that would not run with 422. */
export const saveExperience = (name: string, config: AppConfig, baseVersion: number) =>
  call<{ readonly version: number }>('PUT', at(name), { config, baseVersion });

/** Copies an experience. `name`: 3 to 40 lower-case letters, digits and hyphens. */
export const copyExperience = (from: string, name: string, label: string) =>
  call<{ readonly name: string }>('POST', '', { from, name, label });

/** The versions of an experience, the newest first. */
export const listVersions = async (name: string) =>
  (await call<{ versions: readonly Version[] }>('GET', at(name, '/versions'))).versions;

/** Saves the config of an earlier version as the next one. */
export const restoreVersion = (name: string, version: number, baseVersion: number) =>
  call<{ readonly version: number }>('POST', at(name, '/restore'), { version, baseVersion });

/** Deletes a copy. */
export const deleteExperience = (name: string) => call<undefined>('DELETE', at(name));
