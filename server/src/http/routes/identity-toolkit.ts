import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Account } from '../../identity/accounts';
import { EMBEDDED_PROJECT, TOKEN_SECONDS } from '../../identity/embedded-identity';
import type { EmbeddedIdentity, TokenPair } from '../../identity/embedded-identity';
import type { Settings } from '../../common/settings';
import { IdentityError } from '../../common/response-errors';
import { logAccountEvent, logSignIn } from '../../common/security-log';

const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
/** The handler reports missing fields in Firebase's words, so the schema fills them in. */
const text = z.string().max(4_096).default('');
const email = z.string().max(320).default('');
const limitRate = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

const toTokenResponse = ({ idToken, refreshToken }: TokenPair) => ({
  idToken,
  refreshToken,
  expiresIn: String(TOKEN_SECONDS)
});

const toUserRecord = ({ uid, email, displayName, disabled, tokensValidAfter, createdAt }: Account) => ({
  localId: uid,
  email,
  displayName,
  emailVerified: true,
  disabled,
  validSince: String(Math.floor(tokensValidAfter.getTime() / 1000)),
  createdAt: String(createdAt.getTime()),
  providerUserInfo: [{ providerId: 'password', email, federatedId: email, rawId: email }]
});

function registerAccounts(app: FastifyInstance, identity: EmbeddedIdentity): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post(
    `${TOOLKIT}/accounts::signInWithPassword`,
    { access: 'public', config: limitRate(60), schema: { body: z.object({ email, password: text }) } },
    async (request) => {
      const { email, password } = request.body;
      const { account, ...pair } = await logSignIn(
        request,
        email,
        () => identity.signIn(email, password, request.ip),
        (signedIn) => signedIn.account.uid
      );
      const { uid, displayName } = account;
      return { localId: uid, email: account.email, displayName, registered: true, ...toTokenResponse(pair) };
    }
  );
  typed.post(
    `${TOOLKIT}/accounts::lookup`,
    { access: 'public', schema: { body: z.object({ idToken: text }) } },
    async ({ body }) => ({ users: [toUserRecord(await identity.verifyIdToken(body.idToken))] })
  );
  typed.post(
    `${TOOLKIT}/accounts::update`,
    {
      access: 'public',
      config: limitRate(20),
      schema: { body: z.object({ idToken: text, password: z.string().max(1_000).optional() }) }
    },
    async (request) => {
      const { idToken, password } = request.body;
      if (password === undefined) throw new IdentityError('OPERATION_NOT_ALLOWED');
      const { account, ...pair } = await identity.changePassword(idToken, password);
      logAccountEvent(request, 'password changed', account.uid);
      return { ...toUserRecord(account), ...toTokenResponse(pair) };
    }
  );
}

function registerReset(app: FastifyInstance, settings: Settings, identity: EmbeddedIdentity): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  // Never derived from the Host header: an attacker could have a link sent that leads to their own page.
  const resetPage = ({ socket }: FastifyRequest) =>
    `${settings.publicUrl ?? `http://localhost:${socket.localPort ?? settings.port}`}/forgot`;
  typed.post(
    `${TOOLKIT}/accounts::sendOobCode`,
    { access: 'public', config: limitRate(10), schema: { body: z.object({ requestType: text, email }) } },
    async (request) => {
      if (request.body.requestType !== 'PASSWORD_RESET') throw new IdentityError('OPERATION_NOT_ALLOWED');
      return { email: await identity.sendReset(request.body.email, resetPage(request)) };
    }
  );
  typed.post(
    `${TOOLKIT}/accounts::resetPassword`,
    {
      access: 'public',
      config: limitRate(20),
      schema: { body: z.object({ oobCode: text, newPassword: z.string().max(1_000).optional() }) }
    },
    async (request) => {
      const { oobCode, newPassword } = request.body;
      if (newPassword === undefined) {
        const { email } = await identity.checkResetCode(oobCode);
        return { email, requestType: 'PASSWORD_RESET' };
      }
      const account = await identity.confirmReset(oobCode, newPassword);
      logAccountEvent(request, 'password changed', account.uid);
      return { email: account.email, requestType: 'PASSWORD_RESET' };
    }
  );
}

function registerTokens(app: FastifyInstance, identity: EmbeddedIdentity): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/securetoken.googleapis.com/v1/token',
    {
      access: 'public',
      config: limitRate(120),
      schema: { body: z.object({ grant_type: text, refresh_token: text }) }
    },
    async ({ body }) => {
      if (body.grant_type !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE');
      if (body.refresh_token === '') throw new IdentityError('MISSING_REFRESH_TOKEN');
      const { uid, idToken, refreshToken } = await identity.refreshTokens(body.refresh_token);
      return {
        access_token: idToken,
        id_token: idToken,
        refresh_token: refreshToken,
        expires_in: String(TOKEN_SECONDS),
        token_type: 'Bearer',
        user_id: uid,
        project_id: EMBEDDED_PROJECT
      };
    }
  );
  // The path at which Google publishes the keys of Firebase tokens.
  app.get(
    '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    { access: 'public' },
    (_request, reply) =>
      identity
        .listPublicKeys()
        .then((keys) => reply.header('cache-control', 'public, max-age=300').send(keys))
  );
}

/**
 * Registers the part of Google's Identity Toolkit that `firebase/auth` calls for e-mail and password, at the
 * paths that its `connectAuthEmulator` uses (relative to the origin, whatever path it is given).
 */
export function registerIdentityToolkit(
  app: FastifyInstance,
  settings: Settings,
  identity: EmbeddedIdentity
): void {
  registerAccounts(app, identity);
  registerReset(app, settings, identity);
  registerTokens(app, identity);
}
