/** Returns zod's `jitless` setting (true: schemas do not generate code), read in isolated modules. */
async function readJitless(): Promise<boolean | undefined> {
  let said: boolean | undefined;
  await jest.isolateModulesAsync(async () => {
    await import('./index');
    said = (await import('zod')).config().jitless;
  });
  return said;
}

describe('schemas', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

  it('do not generate code in a page, whose content security policy forbids it', async () => {
    Object.assign(globalThis, { document: {} });
    expect(await readJitless()).toBe(true);
  });

  it('generate code on a server', async () => {
    expect(await readJitless()).toBe(false);
  });
});
