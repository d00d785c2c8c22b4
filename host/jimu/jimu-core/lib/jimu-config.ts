/** What the framework says of itself in `window.jimuConfig`; nothing here is a builder. */
export const jimuConfig = () => ({
  isBuilder: false,
  isInBuilder: false,
  isDevEdition: true,
  mountPath: '/',
  rootPath: '/',
  exbVersion: '1.21.0'
});
