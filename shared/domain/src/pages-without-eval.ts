import { config } from 'zod';

/*
 * Schemas are read faster when their code may be made of text. A page's content policy forbids that, and a browser
 * says so in its console for the mere try: pages do not try. Comes before any schema.
 */
config({ jitless: 'document' in globalThis });
