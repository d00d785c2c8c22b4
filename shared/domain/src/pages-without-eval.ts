import { config } from 'zod';

/*
 * Zod validates faster when it may generate code. A page's content security policy forbids that, and a browser
 * logs an error for the mere attempt, so pages switch it off. Must run before any schema is created.
 */
config({ jitless: 'document' in globalThis });
