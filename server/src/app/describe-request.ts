import type { FastifyRequest } from 'fastify';

/** Parameters of an address that are secret or name a person. */
const SECRET = /([?&](?:token|auth_token|username|password|oobCode|key|q)=)[^&]*/gi;

/** Returns a request as it is logged, without the secrets of its address. */
export const describeRequest = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url.replace(SECRET, '$1…'),
  ip
});
