import type { FastifyRequest } from 'fastify';

/** Parameters of an address that are secrets, or whom an administrator asks about. */
const SECRET = /([?&](?:token|auth_token|username|password|oobCode|key|q)=)[^&]*/gi;

/** A request as the log has it, without what is secret in its address. */
export const describeRequest = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url.replace(SECRET, '$1…'),
  ip
});
