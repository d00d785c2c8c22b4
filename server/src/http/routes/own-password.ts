import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../common/context';
import { logAccountEvent } from '../../common/security-log';
import { changeOwnPassword } from '../../identity/manage-accounts';
import type { Identities } from '../../identity/provider';
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

/** Registers the call by which the owner of an account changes its password. */
export function registerOwnPassword(app: FastifyInstance, context: AppContext, identities: Identities): void {
  withZodTypes(app).post(
    '/api/password',
    {
      access: 'investor',
      config: OWN_IDENTITY_RATE,
      schema: {
        tags: ['session'],
        summary: 'Change the password of the account and end all its other sessions (signed in)',
        body: z.strictObject({
          currentPassword: passwordAgain,
          password: z.string().max(1_000).describe('New password'),
          code: secondFactorCode.optional().describe('Needed by an account with a second factor')
        }),
        response: { 204: z.null().describe('Changed') }
      }
    },
    async (request, reply) => {
      const identity = getOwnIdentity(identities);
      const { uid, sessionId } = getOwner(request);
      const { currentPassword, password, code } = request.body;
      await checkOwnPassword(identity, request, currentPassword, 'currentPassword');
      await checkInput(identity.secondFactors.check(uid, code, request.ip));
      await changeOwnPassword(toOwnWork(context, request), sessionId, password);
      logAccountEvent(request, 'password changed', uid);
      return reply.status(204).send(null);
    }
  );
}
