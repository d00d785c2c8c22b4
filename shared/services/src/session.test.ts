import fc from 'fast-check';
import { blockStorage } from '../../../tests/support/blocked-storage';
import {
  clearSession,
  cookieLine,
  keepPageData,
  keepsSessions,
  onUserChanged,
  otherUser,
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

  it('returns the token that it was given', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (token) => {
        const [pair] = cookieLine(token, 60, false).split('; ');
        expect(tokenOf(`a=1; ${pair}; tokens=2`)).toBe(token);
      })
    );
    expect(tokenOf('tokens=2; token=')).toBeNull();
  });

  it('starts and ends together with its user and its stored data', () => {
    startSession('abc', user);
    keepPageData('areas', [1]);
    window.sessionStorage.setItem('of-another-app', 'stays');
    expect([readToken(), sessionUser(), readPageData('areas')]).toEqual(['abc', user, [1]]);
    clearSession();
    expect([readToken(), sessionUser(), readPageData('areas')]).toEqual([null, null, null]);
    expect(window.sessionStorage.getItem('of-another-app')).toBe('stays');
  });

  it('has no user without a token', () => {
    startSession('abc', user);
    document.cookie = cookieLine('', 0, false);
    expect(sessionUser()).toBeNull();
  });

  it('has no user when the stored user is damaged', () => {
    startSession('abc', user);
    window.localStorage.setItem('site-user', '{');
    expect(sessionUser()).toBeNull();
  });
});

describe('data stored for the tab', () => {
  it('is null when storage refuses or has damaged it', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(keepPageData('areas', [1])).toBe(false);
    refuse.mockRestore();
    window.sessionStorage.setItem('site-data:areas', '{');
    expect(readPageData('areas')).toBeNull();
  });
});

describe('a browser that blocks storage for this site', () => {
  let allowStorage = () => {};
  afterEach(() => {
    allowStorage();
    jest.restoreAllMocks();
  });

  it('has guests, and nothing throws', () => {
    expect(keepsSessions()).toBe(true);
    allowStorage = blockStorage();
    expect(keepsSessions()).toBe(false);
    expect(startSession('abc', user)).toBe(false);
    expect([readToken(), sessionUser(), readPageData('areas'), otherUser()]).toEqual([
      null,
      null,
      null,
      null
    ]);
    expect(clearSession).not.toThrow();
  });

  it('has guests also when cookies are silently dropped', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect(keepsSessions()).toBe(false);
    expect(startSession('abc', user)).toBe(false);
    expect(window.localStorage.getItem('site-user')).toBeNull();
  });
});

describe('two tabs with two accounts', () => {
  const other = { id: 'u2', email: 'investor@site.example' };
  /** Signs in in another tab: all tabs share one cookie and one store. */
  const signInElsewhere = (token: string, who: typeof user) => {
    document.cookie = cookieLine(token, 60, false);
    window.localStorage.setItem('site-user', JSON.stringify(who));
    window.dispatchEvent(new StorageEvent('storage', { key: 'site-user' }));
  };

  it('are never mixed: the page sends only its own account’s session, or none', () => {
    startSession('abc', user);
    const told = jest.fn();
    const stop = onUserChanged(told);
    signInElsewhere('def', other);
    expect([readToken(), sessionUser(), otherUser()]).toEqual([null, null, other]);
    signInElsewhere('ghi', user);
    expect([readToken(), sessionUser(), otherUser()]).toEqual(['ghi', user, null]);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'site-user' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('share the session when the page was a guest’s', () => {
    signInElsewhere('def', other);
    expect([readToken(), otherUser()]).toEqual(['def', null]);
  });
});
