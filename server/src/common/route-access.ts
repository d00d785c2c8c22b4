import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyTypeProvider,
  FastifyTypeProviderDefault,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerBase,
  RawServerDefault,
  RouteGenericInterface
} from 'fastify';
import type { Access } from './roles';

/**
 * Who may call a route: anybody, or accounts of a role and above. `byHandler` where the access follows the page,
 * layer, portal item or records that a request names: the handler refuses.
 */
export type RouteAccess = Access | 'byHandler';

/* eslint-disable @typescript-eslint/no-unused-vars -- a merged interface repeats all type parameters. */
declare module 'fastify' {
  interface RouteShorthandOptions<
    RawServer extends RawServerBase = RawServerDefault,
    RawRequest extends RawRequestDefaultExpression<RawServer> = RawRequestDefaultExpression<RawServer>,
    RawReply extends RawReplyDefaultExpression<RawServer> = RawReplyDefaultExpression<RawServer>,
    RouteGeneric extends RouteGenericInterface = RouteGenericInterface,
    ContextConfig = ContextConfigDefault,
    SchemaCompiler extends FastifySchema = FastifySchema,
    TypeProvider extends FastifyTypeProvider = FastifyTypeProviderDefault,
    Logger extends FastifyBaseLogger = FastifyBaseLogger
  > {
    /** Who may call the route. Required, so that a route without it does not compile. */
    readonly access: RouteAccess;
  }
  interface FastifyContextConfig {
    /** Access that the route declares; the server sets it at registration. */
    readonly access?: RouteAccess;
  }
}
