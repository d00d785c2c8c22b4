import { accountChange, accountCreate, accountRecord, accountTrailEntry } from '@site/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { limit, page, plainText } from '../../ground/call-schemas';
import { requireRole } from '../../ground/caller';
import type { AppContext } from '../../ground/context';
import { ApiError } from '../../ground/errors';
import { readAccountTrail } from '../../identity/account-trail';
import { listAccounts } from '../../identity/list-accounts';
import {
  addAccount,
  changeAccount,
  generatedPassword,
  resetPassword,
  revokeAccount
} from '../../identity/manage-accounts';
import type { AccountWork } from '../../identity/manage-accounts';
import { needs, typed } from '../record-calls';

/** Default number of rows on a page. */
const ROWS = 100;

const tags = ['accounts'];
const account = z.object({ uid: plainText.describe('uid of the account') });
const answer = z.object({ data: accountRecord });
const withPassword = answer.extend({
  password: z
    .string()
    .nullable()
    .describe('A password that was made up, shown this once; null for one that was given')
});
/** Hashing a password is expensive, so these endpoints have a lower rate limit. */
const hashes = { rateLimit: { max: 60, timeWindow: '1 minute' } };
const paging = {
  page: page.default(1).describe('Page, from 1'),
  limit: limit.default(ROWS).describe('Rows on a page')
};
const total = z.int().describe('How many there are on all pages');

/**
 * Requires an administrator and accounts that this server manages.
 * @throws ApiError 409 when Firebase manages them.
 */
const ofAdmin = ({ settings }: AppContext) => ({
  preValidation: async (request: FastifyRequest) => {
    requireRole(request, 'admin');
    if (settings.firebase)
      throw new ApiError(
        409,
        'accounts_elsewhere',
        `The accounts of this server are kept by Firebase (project ${settings.firebase.projectId}): manage them there.`
      );
  }
});

const workOf = ({ store, settings }: AppContext, request: FastifyRequest): AccountWork => {
  const { uid, email } = requireRole(request, 'admin');
  return { store, by: { uid: uid as string, email }, investorEmails: settings.investorEmails };
};

async function accountOf({ store, settings }: AppContext, uid: string) {
  const { accounts } = await listAccounts(store, settings.investorEmails, { uid });
  const [found] = accounts;
  // Another administrator may have erased the account between the change and this query.
  if (!found) throw new ApiError(404, 'account_not_found', `There is no account ${uid}.`, 'uid');
  return found;
}

/** Passwords must not be cached. */
const unkept = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

function registerReading(app: FastifyInstance, context: AppContext): void {
  const { store, settings } = context;
  typed(app).get(
    '/api/accounts',
    {
      ...ofAdmin(context),
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
  typed(app).get(
    '/api/accounts/trail',
    {
      ...needs('admin'),
      schema: {
        tags,
        summary: 'Changes of accounts, the newest first; of one with uid (admin)',
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
  typed(app).post(
    '/api/accounts',
    {
      config: hashes,
      ...ofAdmin(context),
      schema: {
        tags,
        summary: 'Add an account (admin)',
        body: accountCreate,
        response: { 201: withPassword }
      }
    },
    async (request, reply) => {
      const { password: given, ...person } = request.body;
      const password = given ?? generatedPassword();
      const uid = await addAccount(workOf(context, request), person, password);
      const data = await accountOf(context, uid);
      return unkept(reply)
        .status(201)
        .send({ data, password: given === undefined ? password : null });
    }
  );
  typed(app).patch(
    '/api/accounts/:uid',
    {
      ...ofAdmin(context),
      schema: {
        tags,
        summary: 'Give an account another role, disable it or open it again (admin)',
        params: account,
        body: accountChange,
        response: { 200: answer }
      }
    },
    async (request) => {
      await changeAccount(workOf(context, request), request.params.uid, request.body);
      return { data: await accountOf(context, request.params.uid) };
    }
  );
  typed(app).post(
    '/api/accounts/:uid/reset',
    {
      config: hashes,
      ...ofAdmin(context),
      schema: {
        tags,
        summary: 'Give an account a new password, shown once, and end its sessions (admin)',
        params: account,
        response: { 200: withPassword.extend({ password: z.string().describe('Shown this once') }) }
      }
    },
    async (request, reply) => {
      const password = generatedPassword();
      await resetPassword(workOf(context, request), request.params.uid, password);
      return unkept(reply).send({ data: await accountOf(context, request.params.uid), password });
    }
  );
  typed(app).post(
    '/api/accounts/:uid/revoke',
    {
      ...needs('admin'),
      schema: {
        tags,
        summary: 'End every session and token of an account at once (admin)',
        params: account,
        response: { 200: z.object({ ok: z.literal(true) }) }
      }
    },
    async (request) => {
      await revokeAccount(workOf(context, request), request.params.uid);
      return { ok: true as const };
    }
  );
}

/** Registers the account endpoints for administrators; every change is recorded in the account trail. */
export function registerAccounts(app: FastifyInstance, context: AppContext): void {
  registerReading(app, context);
  registerWriting(app, context);
}
