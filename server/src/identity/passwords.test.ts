import { hashPassword, isPasswordCorrect } from './passwords';

describe('passwords', () => {
  it('may be any text, of which every character counts', async () => {
    for (const password of ['only small letters', '123456', ' blanks ', 'ẹ̀kọ́ 日本 🌴', 'x'.repeat(1_000)]) {
      const hash = await hashPassword(password);
      expect([password, await isPasswordCorrect(password, hash)]).toEqual([password, true]);
      for (const other of [password.toUpperCase(), password.slice(0, -1), ` ${password}`])
        if (other !== password) expect([other, await isPasswordCorrect(other, hash)]).toEqual([other, false]);
    }
  });

  it('are checked with the cost that they were stored with', async () => {
    // A hash of 'secret' with a lower cost, as an older version could have stored it.
    const { scryptSync } = await import('node:crypto');
    const salt = Buffer.alloc(16, 7);
    const key = scryptSync('secret', salt, 32, { N: 1_024, r: 8, p: 1 });
    const hash = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
    expect(await isPasswordCorrect('secret', hash)).toBe(true);
    expect(await isPasswordCorrect('Secret', hash)).toBe(false);
  });
});
