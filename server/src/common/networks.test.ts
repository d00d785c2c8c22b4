import fc from 'fast-check';
import { toNetwork } from './networks';

describe('network of an address', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['elsewhere', 'elsewhere']
  ])('for %s is %s', (address, network) => expect(toNetwork(address)).toBe(network));

  it('is the same for a whole /64, in every notation', () => {
    const group = fc.integer({ min: 1, max: 0xffff }).map((n) => n.toString(16));
    fc.assert(
      fc.property(fc.tuple(group, group, group, group), group, group, ([a, b, c, d], e, f) => {
        expect(toNetwork(`${a}:${b}:${c}:${d}::${e}`)).toBe(toNetwork(`${a}:${b}:${c}:${d}:${f}:0:0:${e}`));
      })
    );
  });
});
