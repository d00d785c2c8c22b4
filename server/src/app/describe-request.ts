import type { FastifyReply, FastifyRequest } from 'fastify';
import { getCaller } from '../common/caller';

/** Parameters of an address that are secret or name a person. */
const SECRET = /([?&](?:token|auth_token|username|password|oobCode|key|q)=)[^&]*/gi;

/** Returns a request as it is logged, without the secrets of its address. */
export const describeRequest = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url.replace(SECRET, '$1…'),
  ip
});

/** Returns an answer as it is logged: with the account, so that all calls of a stolen session can be listed. */
export const describeAnswer = ({ statusCode, request }: Pick<FastifyReply, 'statusCode' | 'request'>) => ({
  statusCode,
  uid: getCaller(request).uid
});
