import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ACCOUNT_ROLES } from '../../common/roles';
import { describeDevice } from '../../identity/describe-device';
import { EMBEDDED_PROJECT } from '../../identity/embedded-identity';
import type { Identities } from '../../identity/provider';
import { getCaller } from '../../common/caller';
import type { AppContext } from '../../common/context';
import { ApiError } from '../../common/response-errors';
import { readRequestToken } from '../../common/request-token';
import { logAccountEvent, logSignIn } from '../../common/security-log';

const roles = z.enum(['guest', ...ACCOUNT_ROLES]);

/** Response schema of an opened session. */
const opened = z.object({
  user: z.object({ _id: z.string(), email: z.string(), role: roles }),
  token: z.string()
});

function registerSession(app: FastifyInstance, { sessions, provider }: Identities): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post(
    '/signin',
    {
      access: 'public',
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        tags: ['session'],
        summary: 'Open a session; its token goes into the cookie `token` and the Authorization header',
        body: z.object({
          email: z.string().max(320),
          password: z.string().max(1_000),
          code: z
            .string()
            .max(100)
            .optional()
            .describe('Code of the authenticator app or a recovery code, if the account has a second factor')
        }),
        response: {
          200: opened.extend({ data: opened.describe('The same, for clients that read the body as `data`') })
        }
      }
    },
    async (request) => {
      const { email, password, code } = request.body;
      const { uid, ...user } = await logSignIn(
        request,
        email,
        () => provider.signIn(email, password, request.ip, code),
        (person) => person.uid
      );
      const { token } = await sessions.open(uid, describeDevice(request.headers['user-agent']));
      const session = { user: { _id: uid, ...user }, token };
      return { ...session, data: session };
    }
  );
  typed.post(
    '/signout',
    {
      access: 'public',
      schema: {
        tags: ['session'],
        summary: 'End the session',
        response: { 200: z.object({ ok: z.literal(true) }) }
      }
    },
    async (request) => {
      const token = readRequestToken(request);
      const owner = token === null ? null : await sessions.findOwner(token);
      if (token !== null) await sessions.revoke(token);
      if (owner !== null) logAccountEvent(request, 'sign-out', owner.uid);
      return { ok: true as const };
    }
  );
}

function registerCaller(app: FastifyInstance): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/me',
    {
      access: 'public',
      schema: {
        tags: ['session'],
        summary: 'The caller; 401 session_ended when the token is no longer valid',
        response: {
          200: z.object({
            uid: z.string().nullable(),
            email: z.string().nullable(),
            role: roles,
            secondsLeft: z
              .number()
              .nullable()
              .describe('Time until the session ends: a duration, so that clocks may differ'),
            lacksSecondFactor: z
              .boolean()
              .describe('Whether an administrator has the rights of staff until a second factor is set up')
          })
        }
      }
    },
    async (request, reply) => {
      const caller = getCaller(request);
      const { uid, email, role, secondsLeft = null, lacksSecondFactor = false } = caller;
      if (caller.sessionEnded)
        throw new ApiError(401, 'session_ended', 'Your session has ended. Sign in again.');
      reply.header('cache-control', 'no-store');
      return { uid, email, role, secondsLeft, lacksSecondFactor };
    }
  );
}

function registerIdentityConfig(app: FastifyInstance, { settings, store }: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/identity',
    {
      access: 'public',
      schema: {
        tags: ['session'],
        summary: 'Settings of firebase/auth in the page',
        response: {
          200: z.object({
            apiKey: z.string(),
            authDomain: z.string(),
            projectId: z.string(),
            embedded: z.boolean().describe('This server is the identity provider'),
            demonstration: z.boolean().describe('Some of the records are demonstration data')
          })
        }
      }
    },
    async (request) => {
      const rows = await store.query('SELECT 1 FROM dataset_source WHERE demonstration LIMIT 1');
      const demonstration = rows.length > 0;
      if (settings.firebase) return { ...settings.firebase, embedded: false, demonstration };
      return {
        apiKey: 'embedded',
        authDomain: request.host,
        projectId: EMBEDDED_PROJECT,
        embedded: true,
        demonstration
      };
    }
  );
}

function registerPeople(app: FastifyInstance, { store }: AppContext): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/user/agents',
    {
      access: 'staff',
      schema: {
        tags: ['people'],
        summary: 'Field agents (staff)',
        response: {
          200: z.object({ data: z.array(z.object({ first_name: z.string(), last_name: z.string() })) })
        }
      }
    },
    async () => {
      const data = await store.query<{ first_name: string; last_name: string }>(
        'SELECT first_name, last_name FROM agent ORDER BY first_name, last_name'
      );
      return { data };
    }
  );
}

/**
 * Registers signing in and out, the caller's identity, and the settings with which a page reaches the identity
 * provider.
 */
export function registerSignIn(app: FastifyInstance, context: AppContext, identities: Identities): void {
  registerSession(app, identities);
  registerCaller(app);
  registerIdentityConfig(app, context);
  registerPeople(app, context);
}
