/** Returns the framework's description of itself for `window.jimuConfig`; this host is never a builder. */
export const jimuConfig = () => ({
  isBuilder: false,
  isInBuilder: false,
  isDevEdition: true,
  mountPath: '/',
  rootPath: '/',
  exbVersion: '1.21.0'
});
