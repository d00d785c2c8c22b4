import { secondFactorKey, secondFactorState } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import { encode } from 'uqr';
import { z } from 'zod';
import { getCaller } from '../../common/caller';
import type { AppContext } from '../../common/context';
import { ApiError } from '../../common/response-errors';
import { logAccountEvent } from '../../common/security-log';
import { recordSecondFactor } from '../../identity/manage-accounts';
import type { Identities } from '../../identity/provider';
import { removeSecondFactor } from '../../identity/second-factors';
import { toBase32, toTotpAddress } from '../../identity/totp';
import {
  OWN_IDENTITY_RATE,
  checkInput,
  checkOwnPassword,
  getOwner,
  getOwnIdentity,
  passwordAgain,
  secondFactorCode,
  toOwnWork
} from '../own-identity';
import { withZodTypes } from '../record-calls';

const tags = ['session'];

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
      config: OWN_IDENTITY_RATE,
      schema: {
        tags,
        summary: 'Make a key for an authenticator app; it counts once a code of it was confirmed (signed in)',
        body: z.strictObject({ password: passwordAgain }),
        response: { 200: z.object({ data: secondFactorKey }) }
      }
    },
    async (request, reply) => {
      const identity = getOwnIdentity(identities);
      await checkOwnPassword(identity, request, request.body.password);
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
      config: OWN_IDENTITY_RATE,
      schema: {
        tags,
        summary: 'Turn the second factor on with a code of the app, and end all other sessions (signed in)',
        body: z.strictObject({ code: secondFactorCode }),
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
      await recordSecondFactor(toOwnWork(context, request), uid, 'second_factor_on');
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
      config: OWN_IDENTITY_RATE,
      schema: {
        tags,
        summary: 'Turn the second factor off with password and code (signed in)',
        body: z.strictObject({ password: passwordAgain, code: secondFactorCode }),
        response: { 204: z.null().describe('Off') }
      }
    },
    async (request, reply) => {
      const identity = getOwnIdentity(identities);
      await checkOwnPassword(identity, request, request.body.password);
      const { uid } = getOwner(request);
      if (!(await checkInput(identity.secondFactors.check(uid, request.body.code, request.ip))))
        throw new ApiError(409, 'no_second_factor', 'This account has no second factor.');
      await removeSecondFactor(context.store.query, uid);
      await recordSecondFactor(toOwnWork(context, request), uid, 'second_factor_off');
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
