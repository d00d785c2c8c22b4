import fc from 'fast-check';

/* Runs of each property test: 100, or PROPERTY_RUNS (npm run test:deep). */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 100) });
