import fc from 'fast-check';
import { blockStorage } from '../../../tests/support/blocked-storage';
import {
  clearSession,
  formatCookie,
  writePageData,
  canStoreSession,
  onUserChanged,
  getOtherUser,
  readPageData,
  readToken,
  getSessionUser,
  startSession,
  parseToken
} from './session';

const user = { id: 'u1', email: 'staff@site.example' };

afterEach(clearSession);

describe('the session cookie', () => {
  it('[AU-04] is named token, path /, max-age 36000, SameSite=Lax, Secure on https', () => {
    expect(formatCookie('abc', 36_000, false)).toBe('token=abc; path=/; max-age=36000; SameSite=Lax');
    expect(formatCookie('abc', 36_000, true)).toContain('; Secure');
  });

  it('returns the token that it was given', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (token) => {
        const [pair] = formatCookie(token, 60, false).split('; ');
        expect(parseToken(`a=1; ${pair}; tokens=2`)).toBe(token);
      })
    );
    expect(parseToken('tokens=2; token=')).toBeNull();
  });

  it('starts and ends together with its user and its stored data', () => {
    startSession('abc', user);
    writePageData('areas', [1]);
    writePageData('walk', [2], 'browser');
    window.sessionStorage.setItem('of-another-app', 'stays');
    const readAll = () => [
      ...[readToken(), getSessionUser()],
      ...[readPageData('areas'), readPageData('walk', 'browser'), readPageData('walk')]
    ];
    expect(readAll()).toEqual(['abc', user, [1], [2], null]);
    clearSession();
    expect(readAll()).toEqual([null, null, null, null, null]);
    expect(window.sessionStorage.getItem('of-another-app')).toBe('stays');
  });

  it('has no user without a token', () => {
    startSession('abc', user);
    document.cookie = formatCookie('', 0, false);
    expect(getSessionUser()).toBeNull();
  });

  it('has no user when the stored user is damaged', () => {
    startSession('abc', user);
    window.localStorage.setItem('site-user', '{');
    expect(getSessionUser()).toBeNull();
  });
});

describe('data stored for the tab', () => {
  it('is null when storage refuses or has damaged it', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(writePageData('areas', [1])).toBe(false);
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
    expect(canStoreSession()).toBe(true);
    allowStorage = blockStorage();
    expect(canStoreSession()).toBe(false);
    expect(startSession('abc', user)).toBe(false);
    expect([readToken(), getSessionUser(), readPageData('areas'), getOtherUser()]).toEqual([
      null,
      null,
      null,
      null
    ]);
    expect(clearSession).not.toThrow();
  });

  it('has guests also when cookies are silently dropped', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect(canStoreSession()).toBe(false);
    expect(startSession('abc', user)).toBe(false);
    expect(window.localStorage.getItem('site-user')).toBeNull();
  });
});

describe('two tabs with two accounts', () => {
  const other = { id: 'u2', email: 'investor@site.example' };
  /** Signs in in another tab: all tabs share one cookie and one store. */
  const signInElsewhere = (token: string, who: typeof user) => {
    document.cookie = formatCookie(token, 60, false);
    window.localStorage.setItem('site-user', JSON.stringify(who));
    window.dispatchEvent(new StorageEvent('storage', { key: 'site-user' }));
  };

  it('are never mixed: the page sends only its own account’s session, or none', () => {
    startSession('abc', user);
    const told = jest.fn();
    const stop = onUserChanged(told);
    signInElsewhere('def', other);
    expect([readToken(), getSessionUser(), getOtherUser()]).toEqual([null, null, other]);
    signInElsewhere('ghi', user);
    expect([readToken(), getSessionUser(), getOtherUser()]).toEqual(['ghi', user, null]);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'site-user' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('share the session when the page was a guest’s', () => {
    signInElsewhere('def', other);
    expect([readToken(), getOtherUser()]).toEqual(['def', null]);
  });
});
