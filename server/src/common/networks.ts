import { isIPv6 } from 'node:net';

/** Returns the network of an address: an IPv6 subscriber has a whole /64. */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head, tail] = address.split('%')[0]!.split('::');
  const groups = head ? head.split(':') : [];
  const rest = tail ? tail.split(':').length : 0;
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest);
  const whole = [...groups, ...new Array<string>(zeros).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
