import { accountChange, accountCreate, accountRecord, accountTrailEntry } from '@site/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { limitSchema, pageSchema, plainText } from '../../common/call-schemas';
import { getCaller } from '../../common/caller';
import type { AppContext } from '../../common/context';
import { ApiError } from '../../common/response-errors';
import { readAccountTrail } from '../../identity/account-trail';
import { listAccounts } from '../../identity/list-accounts';
import {
  addAccount,
  changeAccount,
  generatePassword,
  resetPassword,
  resetSecondFactor,
  revokeAccount
} from '../../identity/manage-accounts';
import type { AccountWork } from '../../identity/manage-accounts';
import { withZodTypes } from '../record-calls';

/** Default number of rows on a page. */
const ROWS = 100;

const tags = ['accounts'];
const account = z.object({ uid: plainText.describe('uid of the account') });
const answer = z.object({ data: accountRecord });
const withPassword = answer.extend({
  password: z.string().nullable().describe('Generated password, returned only once; null when one was given')
});
/** Hashing a password is expensive, so these endpoints have a lower rate limit. */
const PASSWORD_RATE_LIMIT = { rateLimit: { max: 60, timeWindow: '1 minute' } };
const paging = {
  page: pageSchema.default(1).describe('Page, from 1'),
  limit: limitSchema.default(ROWS).describe('Rows on a page')
};
const total = z.int().describe('Total number on all pages');

/**
 * Requires an administrator and accounts that this server manages.
 * @throws ApiError 409 when Firebase manages them.
 */
const guardManagedAccounts = ({ settings }: AppContext) => ({
  access: 'admin' as const,
  preValidation: async () => {
    if (settings.firebase)
      throw new ApiError(
        409,
        'accounts_elsewhere',
        `The accounts of this server are in Firebase (project ${settings.firebase.projectId}): manage them there.`
      );
  }
});

const toAccountWork = ({ store, settings }: AppContext, request: FastifyRequest): AccountWork => {
  const { uid, email } = getCaller(request);
  return { store, by: { uid: uid as string, email }, investorEmails: settings.investorEmails };
};

async function readAccount({ store, settings }: AppContext, uid: string) {
  const { accounts } = await listAccounts(store, settings.investorEmails, { uid });
  const [found] = accounts;
  // Another administrator may have erased the account between the change and this query.
  if (!found) throw new ApiError(404, 'account_not_found', `There is no account ${uid}.`, 'uid');
  return found;
}

/** Passwords must not be cached. */
const setNoStore = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

function registerReading(app: FastifyInstance, context: AppContext): void {
  const { store, settings } = context;
  withZodTypes(app).get(
    '/api/accounts',
    {
      ...guardManagedAccounts(context),
      schema: {
        tags,
        summary: 'Accounts by e-mail address (admin)',
        querystring: z.strictObject({
          ...paging,
          search: plainText.optional().describe('Text in e-mail address or name')
        }),
        response: { 200: z.object({ data: z.array(accountRecord), total }) }
      }
    },
    async ({ query: { page: asked, limit: rows, search } }) => {
      const wanted = { search, limit: rows, offset: (asked - 1) * rows };
      const list = await listAccounts(store, settings.investorEmails, wanted);
      return { data: list.accounts, total: list.total };
    }
  );
  withZodTypes(app).get(
    '/api/accounts/trail',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'Changes of accounts, newest first; uid selects one account (admin)',
        querystring: z.strictObject({ ...paging, uid: plainText.optional() }),
        response: { 200: z.object({ data: z.array(accountTrailEntry), total }) }
      }
    },
    async ({ query: { page: asked, limit: rows, uid } }) => {
      const trail = await readAccountTrail(store.query, { uid, limit: rows, offset: (asked - 1) * rows });
      return { data: trail.entries, total: trail.total };
    }
  );
}

function registerWriting(app: FastifyInstance, context: AppContext): void {
  withZodTypes(app).post(
    '/api/accounts',
    {
      config: PASSWORD_RATE_LIMIT,
      ...guardManagedAccounts(context),
      schema: {
        tags,
        summary: 'Add an account (admin)',
        body: accountCreate,
        response: { 201: withPassword }
      }
    },
    async (request, reply) => {
      const { password: given, ...person } = request.body;
      const password = given ?? generatePassword();
      const uid = await addAccount(toAccountWork(context, request), person, password);
      const data = await readAccount(context, uid);
      return setNoStore(reply)
        .status(201)
        .send({ data, password: given === undefined ? password : null });
    }
  );
  withZodTypes(app).patch(
    '/api/accounts/:uid',
    {
      ...guardManagedAccounts(context),
      schema: {
        tags,
        summary: 'Change the role of an account, disable or enable it (admin)',
        params: account,
        body: accountChange,
        response: { 200: answer }
      }
    },
    async (request) => {
      await changeAccount(toAccountWork(context, request), request.params.uid, request.body);
      return { data: await readAccount(context, request.params.uid) };
    }
  );
  withZodTypes(app).post(
    '/api/accounts/:uid/reset',
    {
      config: PASSWORD_RATE_LIMIT,
      ...guardManagedAccounts(context),
      schema: {
        tags,
        summary: 'Give an account a new password, returned only once, and end its sessions (admin)',
        params: account,
        response: { 200: withPassword.extend({ password: z.string().describe('Returned only once') }) }
      }
    },
    async (request, reply) => {
      const password = generatePassword();
      await resetPassword(toAccountWork(context, request), request.params.uid, password);
      return setNoStore(reply).send({ data: await readAccount(context, request.params.uid), password });
    }
  );
  withZodTypes(app).post(
    '/api/accounts/:uid/revoke',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'End every session and token of an account at once (admin)',
        params: account,
        response: { 200: z.object({ ok: z.literal(true) }) }
      }
    },
    async (request) => {
      await revokeAccount(toAccountWork(context, request), request.params.uid);
      return { ok: true as const };
    }
  );
}

function registerSecondFactorReset(app: FastifyInstance, context: AppContext): void {
  withZodTypes(app).delete(
    '/api/accounts/:uid/second-factor',
    {
      ...guardManagedAccounts(context),
      schema: {
        tags,
        summary: 'Remove the second factor of another account and end its sessions (admin)',
        params: account,
        response: { 200: answer }
      }
    },
    async (request) => {
      await resetSecondFactor(toAccountWork(context, request), request.params.uid);
      return { data: await readAccount(context, request.params.uid) };
    }
  );
}

/** Registers the account endpoints for administrators; every change is recorded in the account trail. */
export function registerAccounts(app: FastifyInstance, context: AppContext): void {
  registerReading(app, context);
  registerWriting(app, context);
  registerSecondFactorReset(app, context);
}
