import { isMessageKey, formatMessage } from '@site/domain';
import type { Locale, MessageKey } from '@site/domain';
import type { Store } from '../store/store';
import { ApiError } from '../common/response-errors';
import { readBuiltIns } from './built-in';
import type { BuiltInExperience, PageGuard } from './built-in';
import { checkAppConfig, formatIssue } from './check-app-config';
import type { AppConfigIssue } from './check-app-config';
import {
  addExperience,
  readVersionConfig,
  removeExperience,
  readSavedExperience,
  readSavedExperiences,
  readSavedVersions,
  saveVersion
} from './experience-rows';
import type { ExperienceRow } from './experience-rows';
import type { ExperienceAuthor } from './experience-audit';
import { readInstalled } from './installed';
import { renameWidgets } from './renamed-widgets';
import type { InstalledParts } from './installed';

/** An experience as listed. */
export interface ExperienceSummary {
  readonly name: string;
  readonly label: string;
  readonly builtIn: boolean;
  /** The current version; 0 for the one of the repository. */
  readonly version: number;
  /** ISO 8601. */
  readonly savedAt: string | null;
  readonly savedBy: string | null;
  readonly address: string | null;
  /**
   * The reason why the repository's version is served instead of the saved one; null when the saved one is
   * served.
   */
  readonly problem: string | null;
}

/** A copy as the front door needs it. */
export interface ExperienceCopy {
  readonly label: string;
  readonly guard: PageGuard;
}

/** Most issues in one answer. */
const MOST_ISSUES = 100;

const parseConfig = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A text that is not JSON is not a config either; the check reports it.
    return null;
  }
};

/** Returns the first issue in words, and the number of the others; null without issues. */
function formatIssues([first, ...others]: readonly AppConfigIssue[], locale: Locale): string | null {
  if (!first) return null;
  const said = `${first.path}: ${formatIssue(first, locale)}`;
  return others.length > 0
    ? formatMessage('appConfig.andMore', locale, { first: said, count: others.length })
    : said;
}

/** Returns the texts of the page labels that are keys of the catalogue, by label. */
function readPageTexts(config: unknown, locale: Locale): Readonly<Record<string, string>> {
  const { pages } = (config ?? {}) as {
    readonly pages?: Readonly<Record<string, { label?: unknown } | null>>;
  };
  const labels = Object.values(pages ?? {}).map((page) => page?.label);
  const keys = labels.filter(
    (label): label is MessageKey => typeof label === 'string' && isMessageKey(label)
  );
  return Object.fromEntries(keys.map((key) => [key, formatMessage(key, locale)]));
}

const createUnknownError = (name: string): ApiError =>
  new ApiError(404, 'not_found', `There is no experience '${name}'.`, 'name');

/**
 * Experiences of the repository and experiences that administrators save, with the installed parts to check
 * them.
 */
export class Experiences {
  readonly #builtIns: ReadonlyMap<string, BuiltInExperience>;
  readonly #installed: InstalledParts;
  /** Issues of the saved configs by experience, with the text they were found in. */
  readonly #checked = new Map<
    string,
    { readonly config: string; readonly issues: readonly AppConfigIssue[] }
  >();

  /** @param root repository root; its experiences, widgets and themes are read once. */
  constructor(
    private readonly store: Store,
    root: string
  ) {
    this.#builtIns = readBuiltIns(root);
    this.#installed = readInstalled(root);
  }

  /** Returns the issues of a saved config. A text is parsed and checked once, not with every page view. */
  #findIssues(row: ExperienceRow | null): readonly AppConfigIssue[] {
    if (!row) return [];
    const checked = this.#checked.get(row.name);
    if (checked?.config === row.config) return checked.issues;
    const issues = checkAppConfig(parseConfig(row.config), this.#installed);
    this.#checked.set(row.name, { config: row.config, issues });
    return issues;
  }

  #summary(name: string, row: ExperienceRow | null, locale: Locale): ExperienceSummary {
    const builtIn = this.#builtIns.get(name);
    return {
      name,
      label: builtIn?.label ?? row?.label ?? name,
      builtIn: builtIn !== undefined,
      version: row?.version ?? 0,
      savedAt: row?.savedAt.toISOString() ?? null,
      savedBy: row?.savedBy ?? null,
      address: builtIn ? builtIn.address : `/experience/${name}`,
      problem: formatIssues(this.#findIssues(row), locale)
    };
  }

  /** Lists all experiences, the repository's first; faults are in the given language. */
  async list(locale: Locale): Promise<ExperienceSummary[]> {
    const rows = await readSavedExperiences(this.store.query);
    const saved = new Map(rows.map((row) => [row.name, row]));
    const names = [...new Set([...this.#builtIns.keys(), ...saved.keys()])];
    return names.map((name) => this.#summary(name, saved.get(name) ?? null, locale));
  }

  /**
   * Returns one with the config to edit next: the newest saved, whether or not it is served.
   * @throws ApiError 404.
   */
  async read(
    name: string,
    locale: Locale
  ): Promise<
    ExperienceSummary & { readonly config: unknown; readonly texts: Readonly<Record<string, string>> }
  > {
    const row = await readSavedExperience(this.store.query, name);
    const text = row?.config ?? this.#builtIns.get(name)?.text;
    if (text === undefined) throw createUnknownError(name);
    const config = parseConfig(text);
    return { ...this.#summary(name, row, locale), config, texts: readPageTexts(config, locale) };
  }

  /**
   * Lists the versions of one, the newest first; version 0 is the repository's file.
   * @throws ApiError 404.
   */
  async listVersions(name: string) {
    const rows = await readSavedVersions(this.store.query, name);
    if (rows.length === 0 && !this.#builtIns.has(name)) throw createUnknownError(name);
    const saved = rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
    const asBuilt = { version: 0, savedAt: null, savedBy: null, note: null, restored: null };
    return this.#builtIns.has(name) ? [...saved, asBuilt] : saved;
  }

  /**
   * Returns the JSON text of a version's config.
   * @throws ApiError 404 when there is no such version.
   */
  async #readConfigText(name: string, version: number): Promise<string> {
    const text =
      version === 0
        ? this.#builtIns.get(name)?.text
        : await readVersionConfig(this.store.query, name, version);
    if (text == null)
      throw new ApiError(404, 'not_found', `There is no version ${version} of '${name}'.`, 'version');
    return text;
  }

  /**
   * Returns the config of a version.
   * @throws ApiError 404.
   */
  async readVersion(name: string, version: number): Promise<unknown> {
    return parseConfig(await this.#readConfigText(name, version));
  }

  /**
   * Refuses a config that would not run.
   * @throws ApiError 422 'config_refused' with `issues` in the given language.
   */
  #refuseBroken(config: unknown, locale: Locale): void {
    const issues = checkAppConfig(config, this.#installed);
    if (issues.length > 0)
      throw new ApiError(
        422,
        'config_refused',
        formatMessage('appConfig.nothingSaved', locale, { first: formatIssues(issues, locale) ?? '' }),
        issues[0]!.path,
        {
          issues: issues
            .slice(0, MOST_ISSUES)
            .map((issue) => ({ path: issue.path, code: issue.code, message: formatIssue(issue, locale) }))
        }
      );
  }

  /**
   * Saves a config as the next version, which is served from then on, and returns its number.
   * @throws ApiError 404, 409 'version_conflict', 422 'config_refused'.
   */
  async save(
    name: string,
    given: { readonly config: unknown; readonly baseVersion: number; readonly note?: string },
    author: ExperienceAuthor
  ): Promise<number> {
    const isBuiltIn = this.#builtIns.has(name);
    if (!isBuiltIn && !(await readSavedExperience(this.store.query, name))) throw createUnknownError(name);
    const config = renameWidgets(JSON.stringify(given.config));
    this.#refuseBroken(parseConfig(config), author.locale);
    const { baseVersion, note = null } = given;
    return saveVersion(
      this.store,
      { name, config, note, restored: null },
      { baseVersion, isBuiltIn, author }
    );
  }

  /**
   * Saves the config of an old version as the next one, and returns its number.
   * @throws ApiError as {@link save}.
   */
  async restore(
    name: string,
    { version, baseVersion }: { readonly version: number; readonly baseVersion: number },
    author: ExperienceAuthor
  ): Promise<number> {
    const config = await this.#readConfigText(name, version);
    this.#refuseBroken(parseConfig(config), author.locale);
    const isBuiltIn = this.#builtIns.has(name);
    return saveVersion(
      this.store,
      { name, config, note: null, restored: version },
      { baseVersion, isBuiltIn, author }
    );
  }

  /**
   * Copies the last saved version of an experience under a new name.
   * @throws ApiError 404 'not_found', 409 'name_taken', 422 'config_refused'.
   */
  async duplicate(
    { from, name, label }: { readonly from: string; readonly name: string; readonly label: string },
    author: ExperienceAuthor
  ): Promise<void> {
    const row = await readSavedExperience(this.store.query, from);
    const config = row?.config ?? this.#builtIns.get(from)?.text;
    if (config === undefined)
      throw new ApiError(404, 'not_found', `There is no experience '${from}' to copy.`, 'from');
    this.#refuseBroken(parseConfig(config), author.locale);
    const added =
      !this.#builtIns.has(name) &&
      (await addExperience(
        this.store,
        { name, config, note: null, restored: null },
        { label, source: row?.source ?? from, author }
      ));
    if (!added)
      throw new ApiError(
        409,
        'name_taken',
        `An experience '${name}' already exists. Choose another name.`,
        'name'
      );
  }

  /**
   * Deletes a copy with its versions.
   * @throws ApiError 404, or 403 'built_in' for one of the repository.
   */
  async remove(name: string, author: ExperienceAuthor): Promise<void> {
    if (this.#builtIns.has(name))
      throw new ApiError(
        403,
        'built_in',
        `'${name}' belongs to SITE and cannot be deleted. Restore version 0 to get the built-in version back.`,
        'name'
      );
    if (!(await removeExperience(this.store, name, author))) throw createUnknownError(name);
    this.#checked.delete(name);
  }

  /** Returns label and guard of a copy; null when there is no copy of that name. */
  async findCopy(name: string): Promise<ExperienceCopy | null> {
    const row = this.#builtIns.has(name) ? null : await readSavedExperience(this.store.query, name);
    if (row === null) return null;
    const guard = this.#builtIns.get(row.source)?.guard ?? ({ access: 'admin' } as const);
    return { label: row.label ?? name, guard };
  }

  /** Returns the repository's config of an experience as text; null when it has no such experience. */
  getBuiltConfig(name: string): string | null {
    return this.#builtIns.get(name)?.text ?? null;
  }

  /**
   * Returns the JSON text of the config to show: the saved one if it still runs with the installed parts, else
   * the repository's, or for a copy the one of the experience it was copied from; null for an unknown name.
   */
  async readServedConfig(name: string): Promise<string | null> {
    const row = await readSavedExperience(this.store.query, name);
    if (row && this.#findIssues(row).length === 0) return row.config;
    return this.getBuiltConfig(name) ?? (row && this.getBuiltConfig(row.source));
  }
}
