import { formatMessage } from '@site/domain';
import type { Locale, MessageKey } from '@site/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { QueryError, STATEMENT_STOPPED, StoreUnavailableError } from '../store/store';
import { isDocument } from './is-document';
import { renderPlainPage } from './plain-page';
import { ApiError, ArcgisError, IdentityError } from './response-errors';
import { logRefusal } from './security-log';

const isArcgis = (request: FastifyRequest) => request.url.startsWith('/arcgis/');
const isIdentity = (request: FastifyRequest) =>
  /^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(request.url);

/** Returns the input that failed validation: its path, or the name of an unknown field. */
function findInvalidField(
  { instancePath, params }: FastifySchemaValidationError,
  context: string | undefined
): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .filter((part) => part !== '');
  const unknown = (params.keys as readonly string[] | undefined)?.slice(0, 1) ?? [];
  return [...path, ...unknown].join('.') || (context ?? 'body');
}

/** A text in both languages of the pages. */
type BothTexts = Readonly<Record<Locale, string>>;

/** Creates an error whose message pages show in their own language. */
const createBothError = (status: number, code: string, text: BothTexts, field?: string): ApiError =>
  new ApiError(status, code, text.en, field, { text });

/** Errors for database refusals by SQLSTATE, when they are not a fault of the server. */
const DATABASE_ERRORS: Readonly<Record<string, readonly [status: number, code: string, text: BothTexts]>> = {
  [STATEMENT_STOPPED]: [
    503,
    'too_slow',
    {
      en: 'The database query took too long and was stopped. Request less data.',
      fr: 'La requête à la base de données a pris trop de temps et a été arrêtée. Demandez moins de données.'
    }
  ],
  // disk_full
  '53100': [
    507,
    'storage_full',
    {
      en: 'The disk of the database is full: nothing was written. Tell the operator of this server, then repeat the change.',
      fr: 'Le disque de la base de données est plein : rien n’a été écrit. Avertissez l’exploitant de ce serveur, puis recommencez.'
    }
  ],
  // read_only_sql_transaction
  '25006': [
    503,
    'read_only',
    {
      en: 'The database is read-only at the moment: nothing was written. Repeat the change later.',
      fr: 'La base de données est en lecture seule pour le moment : rien n’a été écrit. Recommencez plus tard.'
    }
  ],
  // io_error
  '58030': [
    503,
    'storage_failed',
    {
      en: 'The disk of the database has failed: nothing was written. Tell the operator of this server.',
      fr: 'Le disque de la base de données est en panne : rien n’a été écrit. Avertissez l’exploitant de ce serveur.'
    }
  ]
};
const CHECK_VIOLATION = '23514';
const DATABASE_AWAY: BothTexts = {
  en: 'The database does not answer. Try again in a moment.',
  fr: 'La base de données ne répond pas. Réessayez dans un instant.'
};

/** Returns the error for a refusal of the database that is not a fault of the server; undefined for another. */
function toDatabaseRefusal({ code, constraint = '' }: QueryError): ApiError | undefined {
  // A value that the caller sent, or one that was in the row before and was not changed.
  if (code === CHECK_VIOLATION) {
    const column = constraint.replace(/^value_/, '');
    const text = {
      en: `${column}: this value of the record is not allowed. Enter another.`,
      fr: `${column} : cette valeur de l’enregistrement n’est pas admise. Saisissez-en une autre.`
    };
    return createBothError(400, 'invalid_input', text, column || 'body');
  }
  const refusal = DATABASE_ERRORS[code];
  return refusal && createBothError(...refusal);
}

/** Returns any thrown value as an ApiError; a value that is not meant for the caller becomes a plain 500. */
function toApiError(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fault = error.validation[0]!;
    const { message = 'is not valid' } = fault;
    const field = findInvalidField(fault, error.validationContext);
    return new ApiError(400, 'invalid_input', `${field}: ${message}`, field);
  }
  if (error instanceof StoreUnavailableError)
    return createBothError(503, 'database_unavailable', DATABASE_AWAY);
  const refusal = error instanceof QueryError ? toDatabaseRefusal(error) : undefined;
  if (refusal) return refusal;
  const { statusCode = 500, code, message } = error as FastifyError;
  if (statusCode === 429) return new ApiError(429, 'too_many_requests', message);
  // Requests refused before validation have a bad body: not JSON, too large, or of another type.
  if (statusCode >= 400 && statusCode < 500)
    return new ApiError(statusCode, code?.toLowerCase() ?? 'refused', message, 'body');
  return createBothError(500, 'internal_error', {
    en: `Something went wrong on the server (request ${request.id}).`,
    fr: `Une erreur s’est produite sur le serveur (requête ${request.id}).`
  });
}

/** ArcGIS clients take 499 as 'sign in' and 498 as 'this token is no longer valid'. */
function toArcgisBody(error: unknown, request: FastifyRequest) {
  if (error instanceof ArcgisError)
    return { error: { code: error.code, message: error.message, details: error.details } };
  const { statusCode, code, message } = toApiError(error, request);
  if (statusCode === 401)
    return code === 'session_ended'
      ? { error: { code: 498, message: 'Invalid token.', details: [message] } }
      : { error: { code: 499, message: 'Token Required', details: [message] } };
  return { error: { code: statusCode, message, details: [] } };
}

function toIdentityBody(error: unknown, request: FastifyRequest) {
  const known = error instanceof IdentityError ? error : null;
  const { statusCode, message: reason } = known ?? toApiError(error, request);
  const message = known?.message ?? (statusCode === 429 ? 'TOO_MANY_ATTEMPTS_TRY_LATER' : reason);
  const code = statusCode === 429 ? 400 : statusCode;
  return { error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } };
}

const toProblemBody = (error: ApiError, request: FastifyRequest) => ({
  error: {
    code: error.code,
    message: error.message,
    ...(error.field === undefined ? {} : { field: error.field }),
    ...error.details,
    requestId: request.id
  }
});

/** Statuses of calls that were refused for want of a session or right, or because of too many calls. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);

function logFault(error: unknown, request: FastifyRequest): void {
  // A refused attempt to sign in is logged where it is made.
  if (error instanceof ArcgisError || error instanceof IdentityError) return;
  const { statusCode, code } = toApiError(error, request);
  if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
  if (REFUSED.has(statusCode)) logRefusal(request, code);
}

/** Returns the ApiError for an IdentityError of POST /signin. */
function toSignInError(error: IdentityError): ApiError {
  const answers: Record<string, readonly [number, string, MessageKey, field?: string]> = {
    INVALID_EMAIL: [400, 'invalid_email', 'auth.invalidEmail', 'email'],
    MISSING_PASSWORD: [400, 'invalid_input', 'auth.passwordRequired', 'password'],
    // The same for all three: the form takes its own texts from the identity provider (decision 34).
    EMAIL_NOT_FOUND: [401, 'wrong_password', 'auth.wrongPassword'],
    INVALID_PASSWORD: [401, 'wrong_password', 'auth.wrongPassword'],
    INVALID_LOGIN_CREDENTIALS: [401, 'wrong_password', 'auth.wrongPassword'],
    USER_DISABLED: [403, 'user_disabled', 'auth.userDisabled'],
    SECOND_FACTOR_REQUIRED: [401, 'second_factor_required', 'auth.codeRequired', 'code'],
    SECOND_FACTOR_REFUSED: [401, 'second_factor_refused', 'auth.codeRefused', 'code'],
    TOO_MANY_ATTEMPTS_TRY_LATER: [429, 'too_many_requests', 'auth.tooManyAttempts']
  };
  const name = error.message.split(' ')[0]!;
  if (!Object.hasOwn(answers, name)) return new ApiError(401, 'sign_in_refused', 'Signing in was refused.');
  const [status, code, key, field] = answers[name]!;
  return new ApiError(status, code, formatMessage(key, 'en'), field);
}

/** Seconds after which a client may retry while the database is away. */
const RETRY_AFTER_S = 5;

/**
 * In the ArcGIS dialects the status is 200 even for errors, except while the database is away and for rate
 * limits: balancers, monitors and clients that wait go by the status. Invalid HTTP keeps its status as well.
 */
function toArcgisStatus(error: unknown, request: FastifyRequest): number {
  if (error instanceof ArcgisError) return 200;
  const { statusCode, code } = toApiError(error, request);
  const isTold = error instanceof StoreUnavailableError || statusCode === 429 || code === 'invalid_host';
  return isTold ? statusCode : 200;
}

const HTML = 'text/html; charset=utf-8';

/** Returns whether the request is a browser that loads a page. */
const wantsPage = (request: FastifyRequest) =>
  isDocument(request) && (request.headers.accept ?? '*/*').includes('text/html');

/** Turns whatever a route throws into the error body of the route's dialect. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    // An error is never cached, whatever the route has set for its own answer.
    reply.removeHeader('etag').header('cache-control', 'no-store');
    if (thrown instanceof StoreUnavailableError) reply.header('retry-after', RETRY_AFTER_S);
    logFault(thrown, request);
    if (thrown instanceof StoreUnavailableError && wantsPage(request))
      return reply.status(503).type(HTML).send(renderPlainPage('unavailable', request));
    if (isIdentity(request)) {
      const body = toIdentityBody(thrown, request);
      return reply.status(body.error.code).send(body);
    }
    const error = thrown instanceof IdentityError ? toSignInError(thrown) : thrown;
    if (isArcgis(request))
      return reply.status(toArcgisStatus(error, request)).send(toArcgisBody(error, request));
    const api = toApiError(error, request);
    return reply.status(api.statusCode).send(toProblemBody(api, request));
  });
}

/** Answers unknown addresses: people get a page, programs an error in their dialect. */
export function handleUnknownAddresses(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) return reply.status(404).type(HTML).send(renderPlainPage('notFound', request));
    if (isArcgis(request))
      return reply.status(200).send({ error: { code: 404, message: 'Service not found', details: [] } });
    const path = request.url.split('?')[0];
    const error = new ApiError(404, 'not_found', `There is nothing at ${request.method} ${path}.`);
    return reply.status(404).send(toProblemBody(error, request));
  });
}
