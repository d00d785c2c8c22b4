import { computeTotp, findStep, generateTotpKey, toBase32, toStep, toTotpAddress } from './totp';

const key = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of an authenticator app', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130']
  ])('are those of RFC 6238, appendix B, at %i s', (seconds, code) => {
    expect(computeTotp(key, toStep(at(seconds)), 8)).toBe(code);
    expect(findStep(key, code.slice(2), at(seconds))).toBe(toStep(at(seconds)));
  });

  it('are accepted one period early or late, and not two', () => {
    const now = at(1_234_567_890);
    const findShifted = (steps: number) => findStep(key, computeTotp(key, toStep(now) + steps), now);
    expect([-2, -1, 0, 1, 2].map((steps) => findShifted(steps) !== null)).toEqual([
      false,
      true,
      true,
      true,
      false
    ]);
  });

  it.each(['', '5924', '0059240', '００５９２４', 'abcdef'])('do not match %j', (code) => {
    expect(findStep(key, code, at(1_234_567_890))).toBeNull();
  });

  it('have a key of 160 bits, which is typed in base 32', () => {
    expect(toBase32(key)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(toBase32(generateTotpKey())).toMatch(/^[A-Z2-7]{32}$/);
    expect(toTotpAddress(key, 'ada+1@site.example')).toBe(
      'otpauth://totp/SITE%3Aada%2B1%40site.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=SITE&algorithm=SHA1&digits=6&period=30'
    );
  });
});
