export * from './accounts';
export * from './agents';
export * from './biochar-analysis';
export * from './biochar-applications';
export * from './biochar-summary';
export {
  getReconnectCount,
  isServerUnreachable,
  reportResponse,
  reportNoResponse,
  onReconnect,
  watchConnection
} from './connection';
export * from './embed';
export * from './http';
export * from './identity';
export * from './inventories';
export * from './local-storage';
export * from './map-item';
export * from './navigation';
export * from './offtake';
export * from './inline-sign-in';
export * from './page-hold';
export * from './parameters';
export * from './person';
export * from './pictures';
export * from './portal-session';
export * from './prices';
export * from './raw-material';
export * from './record-changes';
export * from './record-kinds';
export * from './records';
export * from './service-area';
export * from './session';
export * from './shared-map';
export * from './sign-in';
export * from './soil';
export * from './trail';
export * from './trip-ways';
export * from './releases/map-view';
export * from './view-element';
