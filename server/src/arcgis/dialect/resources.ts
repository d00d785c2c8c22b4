import type { RouteAccess } from '../../common/route-access';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers one resource of an ArcGIS dialect, for each method. */
export type ResourceHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface ConfiguredResource {
  readonly answer: ResourceHandler;
  /** Limits of the resource; GET and POST count together. */
  readonly config: FastifyContextConfig;
}

/** The resources of a dialect, by the end of their address. */
export type Resources = Readonly<Record<string, ResourceHandler | ConfiguredResource>>;

/**
 * Registers the resources of an ArcGIS dialect. Clients use POST when a request does not fit into an address,
 * when it carries a token, or always; so every resource answers both methods with the same handler and the same
 * limits.
 */
export function registerResources(
  app: FastifyInstance,
  base: string,
  access: RouteAccess,
  resources: Resources
): void {
  for (const [end, resource] of Object.entries(resources)) {
    const { answer, config } = typeof resource === 'function' ? { answer: resource, config: {} } : resource;
    app.route({
      method: ['GET', 'POST'],
      url: base + end,
      access,
      config,
      handler: async (...call) => answer(...call)
    });
  }
}
