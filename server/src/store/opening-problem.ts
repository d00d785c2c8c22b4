import { formatReason } from './pg-errors';
import { QueryError, StoreUnavailableError } from './store';

/* Explains why PostgreSQL could not be opened, each time in one line that names the correction. */

/** SQLSTATE of a server that does not accept connections yet, or no longer. */
const CANNOT_CONNECT_NOW = '57P03';

/** Corrections by SQLSTATE, or by Node's code of a connection that failed. */
const CORRECTIONS: Readonly<Record<string, string>> = {
  '28P01': 'Correct the user and the password in DATABASE_URL.',
  '28000': 'Correct the user in DATABASE_URL, or allow this machine and this user in pg_hba.conf.',
  '3D000':
    'Create the database (CREATE DATABASE … OWNER …, then CREATE EXTENSION postgis in it), or correct its name in DATABASE_URL.',
  '53300':
    'Every connection is taken: close other programs that use it, or raise max_connections of PostgreSQL; a server of SITE uses up to 10.',
  '42501':
    'Make the user of DATABASE_URL the owner of the database, and run CREATE EXTENSION postgis in it once as a superuser.',
  '0A000': 'Install PostGIS 3.3 or newer on the machine of PostgreSQL (Debian: postgresql-15-postgis-3).',
  '25006': 'Name a server in DATABASE_URL that takes writes: no standby, default_transaction_read_only off.',
  ECONNREFUSED: 'Start PostgreSQL, or correct the host and the port in DATABASE_URL.',
  ENOTFOUND: 'Correct the host in DATABASE_URL.',
  EAI_AGAIN: 'Correct the host in DATABASE_URL, or wait until names can be resolved.'
};

/** Corrections by a message of `pg` that has no code. */
const MESSAGE_CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [/password/i, 'Add the password to DATABASE_URL (postgres://user:password@host/site).'],
  [
    /timeout/i,
    'Check that PostgreSQL runs, that the host and the port in DATABASE_URL are right, and that no firewall is between.'
  ]
];

/** Returns the error that the driver reported first. */
const getOriginal = (error: unknown): Error & { code?: string } =>
  (error instanceof StoreUnavailableError ? (error.cause ?? error) : error) as Error & { code?: string };

/** Whether PostgreSQL runs but is still starting, for instance replays its log. */
export const isStarting = (error: unknown): boolean => getOriginal(error).code === CANNOT_CONNECT_NOW;

/** Returns the reason as the driver reported it. */
export const describeCause = (error: unknown): string => formatReason(getOriginal(error));

/** Returns one line with the reason and, when it is known, the correction. */
function describeOpeningProblem(error: unknown): string {
  const { code = '' } = getOriginal(error);
  const reason = describeCause(error);
  const correction = CORRECTIONS[code] ?? MESSAGE_CORRECTIONS.find(([pattern]) => pattern.test(reason))?.[1];
  const problem = error instanceof QueryError ? 'refuses this server' : 'does not answer';
  const line = `The database at DATABASE_URL ${problem}: ${reason}`;
  return correction === undefined ? line : `${line}. ${correction}`;
}

/** Returns the error of a database that could not be opened; one that is explained already stays as it is. */
export const explainOpening = (error: unknown): StoreUnavailableError =>
  error instanceof StoreUnavailableError && error.cause === undefined
    ? error
    : new StoreUnavailableError(describeOpeningProblem(error), { cause: error });

/**
 * Explains a refusal that concerns the rights or the kind of the database; other errors, for instance of a wrong
 * statement, are returned unchanged.
 */
export const explainRefusal = (error: unknown): unknown =>
  error instanceof QueryError && error.code in CORRECTIONS ? explainOpening(error) : error;
