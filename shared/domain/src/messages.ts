export * from './messages/messages';
