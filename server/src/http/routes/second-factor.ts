import { secondFactorKey, secondFactorState } from '@site/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { encode } from 'uqr';
import { z } from 'zod';
import { getCaller } from '../../common/caller';
import type { AppContext } from '../../common/context';
import { ApiError, IdentityError } from '../../common/response-errors';
import { logAccountEvent } from '../../common/security-log';
import type { EmbeddedIdentity } from '../../identity/embedded-identity';
import { recordSecondFactor } from '../../identity/manage-accounts';
import type { AccountWork } from '../../identity/manage-accounts';
import type { Identities } from '../../identity/provider';
import { removeSecondFactor } from '../../identity/second-factors';
import type { SecondFactors } from '../../identity/second-factors';
import { toBase32, toTotpAddress } from '../../identity/totp';
import { withZodTypes } from '../record-calls';

const tags = ['session'];
const limitRate = { rateLimit: { max: 20, timeWindow: '1 minute' } };
const password = z.string().max(1_000).describe('Password of the account, again');
const code = z.string().max(100).describe('Code of the authenticator app, or a recovery code');

/** Second factors and passwords of the accounts of this server. */
interface OwnIdentity {
  readonly embedded: EmbeddedIdentity;
  readonly secondFactors: SecondFactors;
}

/** @throws ApiError 409 when Firebase signs people in. */
function getOwnIdentity({ embedded, secondFactors }: Identities): OwnIdentity {
  if (embedded && secondFactors) return { embedded, secondFactors };
  throw new ApiError(
    409,
    'accounts_elsewhere',
    'Firebase signs people in here: set up a second factor there.'
  );
}

/** Returns the account of a signed-in caller. */
function getOwner(request: FastifyRequest): { uid: string; email: string; sessionId: string } {
  const { uid, email, sessionId } = getCaller(request);
  return { uid: uid as string, email: email as string, sessionId: sessionId as string };
}

const toWork = ({ store, settings }: AppContext, request: FastifyRequest): AccountWork => {
  const { uid, email } = getOwner(request);
  return { store, by: { uid, email }, investorEmails: settings.investorEmails };
};

/** Turns a refused password or code into a 400 of its field: 401 would mean that the session has ended. */
async function checkInput<T>(check: Promise<T>): Promise<T> {
  try {
    return await check;
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (error.message.startsWith('SECOND_FACTOR'))
      throw new ApiError(400, 'second_factor_refused', 'The code was not accepted.', 'code');
    if (error.message === 'TOO_MANY_ATTEMPTS_TRY_LATER') throw error;
    throw new ApiError(400, 'wrong_password', 'The password was incorrect.', 'password');
  }
}

const checkPassword = (identity: OwnIdentity, request: FastifyRequest, given: string) =>
  checkInput(identity.embedded.checkPassword(getOwner(request).email, given, request.ip));

/** Returns the QR code of an address as rows of '0' and '1', without a margin. */
const drawQr = (address: string): string[] =>
  encode(address, { ecc: 'M', border: 0 }).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));

function registerState(app: FastifyInstance, { settings }: AppContext, identities: Identities): void {
  withZodTypes(app).get(
    '/api/second-factor',
    {
      access: 'investor',
      schema: {
        tags,
        summary: 'Second factor of the account (signed in)',
        response: { 200: z.object({ data: secondFactorState }) }
      }
    },
    async (request, reply) => {
      const { lacksSecondFactor, role } = getCaller(request);
      const state = await getOwnIdentity(identities).secondFactors.describe(getOwner(request).uid);
      const isAdmin = role === 'admin' || lacksSecondFactor === true;
      const data = { ...state, isRequired: isAdmin && settings.requiresAdminSecondFactor };
      return reply.header('cache-control', 'no-store').send({ data });
    }
  );
}

function registerSetup(app: FastifyInstance, context: AppContext, identities: Identities): void {
  withZodTypes(app).post(
    '/api/second-factor',
    {
      access: 'investor',
      config: limitRate,
      schema: {
        tags,
        summary: 'Make a key for an authenticator app; it counts once a code of it was confirmed (signed in)',
        body: z.strictObject({ password }),
        response: { 200: z.object({ data: secondFactorKey }) }
      }
    },
    async (request, reply) => {
      const identity = getOwnIdentity(identities);
      await checkPassword(identity, request, request.body.password);
      const { uid, email } = getOwner(request);
      const key = await identity.secondFactors.start(uid);
      const address = toTotpAddress(key, email);
      const data = { secret: toBase32(key), address, qr: drawQr(address) };
      return reply.header('cache-control', 'no-store').send({ data });
    }
  );
  withZodTypes(app).post(
    '/api/second-factor/confirm',
    {
      access: 'investor',
      config: limitRate,
      schema: {
        tags,
        summary: 'Turn the second factor on with a code of the app, and end all other sessions (signed in)',
        body: z.strictObject({ code }),
        response: {
          200: z.object({
            data: z.object({
              recoveryCodes: z.array(z.string()).describe('Each works once; not shown again')
            })
          })
        }
      }
    },
    async (request, reply) => {
      const { secondFactors } = getOwnIdentity(identities);
      const { uid, sessionId } = getOwner(request);
      const recoveryCodes = await checkInput(secondFactors.confirm(uid, request.body.code, request.ip));
      await recordSecondFactor(toWork(context, request), uid, 'second_factor_on');
      // They were opened with the password only.
      await identities.sessions.endOthers(uid, sessionId);
      logAccountEvent(request, 'second factor on', uid);
      return reply.header('cache-control', 'no-store').send({ data: { recoveryCodes: [...recoveryCodes] } });
    }
  );
}

function registerRemoval(app: FastifyInstance, context: AppContext, identities: Identities): void {
  withZodTypes(app).delete(
    '/api/second-factor',
    {
      access: 'investor',
      config: limitRate,
      schema: {
        tags,
        summary: 'Turn the second factor off with password and code (signed in)',
        body: z.strictObject({ password, code }),
        response: { 204: z.null().describe('Off') }
      }
    },
    async (request, reply) => {
      const identity = getOwnIdentity(identities);
      await checkPassword(identity, request, request.body.password);
      const { uid } = getOwner(request);
      if (!(await checkInput(identity.secondFactors.check(uid, request.body.code, request.ip))))
        throw new ApiError(409, 'no_second_factor', 'This account has no second factor.');
      await removeSecondFactor(context.store.query, uid);
      await recordSecondFactor(toWork(context, request), uid, 'second_factor_off');
      logAccountEvent(request, 'second factor off', uid);
      return reply.status(204).send(null);
    }
  );
}

/** Registers the calls by which the owner of an account sets up its second factor. */
export function registerSecondFactor(
  app: FastifyInstance,
  context: AppContext,
  identities: Identities
): void {
  registerState(app, context, identities);
  registerSetup(app, context, identities);
  registerRemoval(app, context, identities);
}
