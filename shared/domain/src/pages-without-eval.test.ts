/** Whether schemas may make code of text, in a process of its own. */
async function jitless(): Promise<boolean | undefined> {
  let said: boolean | undefined;
  await jest.isolateModulesAsync(async () => {
    await import('./index');
    said = (await import('zod')).config().jitless;
  });
  return said;
}

describe('schemas', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

  it('do not try to make code of text in a page, whose content policy forbids it', async () => {
    Object.assign(globalThis, { document: {} });
    expect(await jitless()).toBe(true);
  });

  it('do on a server', async () => {
    expect(await jitless()).toBe(false);
  });
});
