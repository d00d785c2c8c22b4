/* Requests, the session and the address: the clients that every page loads. */
export {
  getReconnectCount,
  isServerUnreachable,
  reportResponse,
  reportNoResponse,
  onReconnect,
  watchConnection
} from './connection';
export { announceDataChange, getDataChangeCount, onDataChange, watchDataVersion } from './data-changes';
export * from './embed-address';
export * from './http';
export * from './identity';
export * from './inline-sign-in';
export * from './local-storage';
export * from './navigation';
export * from './page-hold';
export * from './portal-session';
export * from './record-changes';
export * from './session';
export * from './sign-in';
