import type { Query, Store } from '../store/store';
import { ApiError } from '../common/response-errors';
import { recordExperienceChange } from './experience-audit';
import { renameWidgets } from './renamed-widgets';
import type { ExperienceAction, ExperienceAuthor } from './experience-audit';

/** A saved experience with its current version. */
export interface ExperienceRow {
  readonly name: string;
  /** null for one of the repository. */
  readonly label: string | null;
  readonly source: string;
  readonly version: number;
  /** JSON text. */
  readonly config: string;
  readonly savedBy: string;
  readonly savedAt: Date;
}

const ROWS = `SELECT own.name, label, source, own.version, config, saved_by AS "savedBy", saved_at AS "savedAt"
  FROM experience AS own JOIN experience_version USING (name, version)`;

/** Returns rows whose configs name widgets by their present folders, whenever they were saved. */
const applyCurrentNames = <Row extends { readonly config: string }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, config: renameWidgets(row.config) }));

/** Returns every saved experience, by name. */
export const readSavedExperiences = async (query: Query): Promise<ExperienceRow[]> =>
  applyCurrentNames(await query<ExperienceRow>(`${ROWS} ORDER BY name`));

/** Returns one saved experience; null when there is no such name. */
export async function readSavedExperience(query: Query, name: string): Promise<ExperienceRow | null> {
  const [row] = applyCurrentNames(await query<ExperienceRow>(`${ROWS} WHERE own.name = $1`, [name]));
  return row ?? null;
}

/** A version as listed. */
export interface VersionRow {
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly note: string | null;
  readonly restored: number | null;
}

/** Returns the versions of an experience, the newest first. */
export const readSavedVersions = (query: Query, name: string): Promise<VersionRow[]> =>
  query<VersionRow>(
    `SELECT version, saved_at AS "savedAt", saved_by AS "savedBy", note, restored
       FROM experience_version WHERE name = $1 ORDER BY version DESC`,
    [name]
  );

/** Returns the JSON text of a version's config; null when there is no such version. */
export async function readVersionConfig(query: Query, name: string, version: number): Promise<string | null> {
  const [row] = applyCurrentNames(
    await query<{ config: string }>(
      'SELECT config FROM experience_version WHERE name = $1 AND version = $2',
      [name, version]
    )
  );
  return row?.config ?? null;
}

/** A version to be written. */
export interface NewVersion {
  readonly name: string;
  /** JSON text. */
  readonly config: string;
  readonly note: string | null;
  /** The old version whose config is restored, or null. */
  readonly restored: number | null;
}

async function writeVersion(
  query: Query,
  action: ExperienceAction,
  { name, config, note, restored }: NewVersion,
  version: number,
  author: ExperienceAuthor
): Promise<void> {
  await query(
    `INSERT INTO experience_version (name, version, config, note, restored, saved_by) VALUES ($1, $2, $3, $4, $5, $6)`,
    [name, version, config, note, restored, author.email ?? author.uid]
  );
  await recordExperienceChange(query, author, { name, action, version });
}

async function createConflictError(query: Query, name: string, baseVersion: number): Promise<ApiError> {
  const current = await readSavedExperience(query, name);
  const version = current?.version ?? 0;
  const who = current
    ? `${current.savedBy} saved version ${version} at ${current.savedAt.toISOString()}`
    : '';
  return new ApiError(
    409,
    'version_conflict',
    `${who || 'Nothing was saved yet'}, and this change is based on version ${baseVersion}. Load version ${version} and make the change there; nothing was saved.`,
    'baseVersion',
    {
      current: {
        version,
        savedBy: current?.savedBy ?? null,
        savedAt: current?.savedAt.toISOString() ?? null
      }
    }
  );
}

/**
 * Saves a new version of an experience, which is served from then on.
 * @param isBuiltIn whether the repository has it, so that it need not be saved before.
 * @returns its number.
 * @throws ApiError 409 'version_conflict' when another version than `baseVersion` is current.
 */
export const saveVersion = (
  store: Store,
  given: NewVersion,
  { baseVersion, isBuiltIn, author }: { baseVersion: number; isBuiltIn: boolean; author: ExperienceAuthor }
): Promise<number> =>
  store.transaction(async (query) => {
    if (isBuiltIn)
      await query(
        `INSERT INTO experience (name, source, version) VALUES ($1, $1, 0) ON CONFLICT (name) DO NOTHING`,
        [given.name]
      );
    const [row] = await query<{ version: number }>(
      'UPDATE experience SET version = version + 1 WHERE name = $1 AND version = $2 RETURNING version',
      [given.name, baseVersion]
    );
    if (!row) throw await createConflictError(query, given.name, baseVersion);
    await writeVersion(query, given.restored === null ? 'save' : 'restore', given, row.version, author);
    return row.version;
  });

/** Adds an experience with its first version; returns false when the name is taken. */
export const addExperience = (
  store: Store,
  given: NewVersion,
  { label, source, author }: { label: string; source: string; author: ExperienceAuthor }
): Promise<boolean> =>
  store.transaction(async (query) => {
    const added = await query(
      `INSERT INTO experience (name, label, source, version) VALUES ($1, $2, $3, 1)
       ON CONFLICT (name) DO NOTHING RETURNING name`,
      [given.name, label, source]
    );
    if (added.length > 0) await writeVersion(query, 'duplicate', given, 1, author);
    return added.length > 0;
  });

/** Deletes an experience with all its versions; returns false when there is no such name. */
export const removeExperience = (store: Store, name: string, author: ExperienceAuthor): Promise<boolean> =>
  store.transaction(async (query) => {
    const [row] = await query<{ version: number }>(
      'DELETE FROM experience WHERE name = $1 RETURNING version',
      [name]
    );
    if (row) await recordExperienceChange(query, author, { name, action: 'delete', version: row.version });
    return row !== undefined;
  });
