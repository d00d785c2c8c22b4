import fc from 'fast-check';

/* Cases of each property: 100, or as many as PROPERTY_RUNS says (npm run test:deep). */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 100) });
