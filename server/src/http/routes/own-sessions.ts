import { accountSession } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../common/response-errors';
import { logAccountEvent } from '../../common/security-log';
import type { Identities } from '../../identity/provider';
import { getOwner } from '../own-identity';
import { withZodTypes } from '../record-calls';

const tags = ['session'];

/** Registers the calls by which the owner of an account lists and ends its sessions. */
export function registerOwnSessions(app: FastifyInstance, { sessions }: Identities): void {
  withZodTypes(app).get(
    '/api/sessions',
    {
      access: 'investor',
      schema: {
        tags,
        summary: 'Open sessions of the account, the newest first (signed in)',
        response: { 200: z.object({ data: z.array(accountSession) }) }
      }
    },
    async (request, reply) => {
      const { uid, sessionId } = getOwner(request);
      const data = (await sessions.list(uid)).map(({ signedInAt, endsAt, ...session }) => ({
        ...session,
        signedInAt: signedInAt.toISOString(),
        endsAt: endsAt.toISOString(),
        isCurrent: session.id === sessionId
      }));
      return reply.header('cache-control', 'no-store').send({ data });
    }
  );
  withZodTypes(app).delete(
    '/api/sessions/:id',
    {
      access: 'investor',
      schema: {
        tags,
        summary: 'End a session of the account (signed in)',
        params: z.object({ id: z.uuid().describe('Identifier of the session') }),
        response: { 204: z.null().describe('Ended') }
      }
    },
    async (request, reply) => {
      const { uid } = getOwner(request);
      if (!(await sessions.end(uid, request.params.id)))
        throw new ApiError(404, 'not_found', 'This session has ended already.', 'id');
      logAccountEvent(request, 'session ended', uid);
      return reply.status(204).send(null);
    }
  );
  withZodTypes(app).delete(
    '/api/sessions',
    {
      access: 'investor',
      schema: {
        tags,
        summary: 'End every other session of the account (signed in)',
        response: { 200: z.object({ data: z.object({ ended: z.int().describe('Their number') }) }) }
      }
    },
    async (request) => {
      const { uid, sessionId } = getOwner(request);
      const ended = await sessions.endOthers(uid, sessionId);
      logAccountEvent(request, 'other sessions ended', uid);
      return { data: { ended } };
    }
  );
}
