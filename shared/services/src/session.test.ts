import fc from 'fast-check';
import {
  clearSession,
  cookieLine,
  dropToken,
  keepPageData,
  readPageData,
  readToken,
  sessionUser,
  startSession,
  tokenOf
} from './session';

const user = { id: 'u1', email: 'staff@site.example' };

afterEach(clearSession);

describe('the session cookie', () => {
  it('[AU-04] is named token, path /, max-age 36000, SameSite=Lax, Secure on https', () => {
    expect(cookieLine('abc', 36_000, false)).toBe('token=abc; path=/; max-age=36000; SameSite=Lax');
    expect(cookieLine('abc', 36_000, true)).toContain('; Secure');
  });

  it('gives back the token it was given', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (token) => {
        const [pair] = cookieLine(token, 60, false).split('; ');
        expect(tokenOf(`a=1; ${pair}; tokens=2`)).toBe(token);
      })
    );
    expect(tokenOf('tokens=2; token=')).toBeNull();
  });

  it('starts and ends with who it belongs to and what was kept for it', () => {
    startSession('abc', user);
    keepPageData('areas', [1]);
    window.sessionStorage.setItem('of-another-app', 'stays');
    expect([readToken(), sessionUser(), readPageData('areas')]).toEqual(['abc', user, [1]]);
    clearSession();
    expect([readToken(), sessionUser(), readPageData('areas')]).toEqual([null, null, null]);
    expect(window.sessionStorage.getItem('of-another-app')).toBe('stays');
  });

  it('belongs to nobody without a token', () => {
    startSession('abc', user);
    dropToken();
    expect(sessionUser()).toBeNull();
  });

  it('is nobody’s where the record beside it is damaged', () => {
    startSession('abc', user);
    window.localStorage.setItem('site-user', '{');
    expect(sessionUser()).toBeNull();
  });
});

describe('data kept for the tab', () => {
  it('does without what the store refuses or has damaged', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(keepPageData('areas', [1])).toBe(false);
    refuse.mockRestore();
    window.sessionStorage.setItem('site-data:areas', '{');
    expect(readPageData('areas')).toBeNull();
  });
});
