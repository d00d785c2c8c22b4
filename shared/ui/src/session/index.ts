export { useSharedSession } from './platform-session';
