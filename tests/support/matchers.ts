import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';

// A busy machine may answer late. Queries by role include hidden elements, because excluding them reads the
// styles of all ancestors of each element; a test about hiding passes `hidden: false`.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

// React records a stack for each of the first 10,000 elements of a second, a fifth of the time of a large page.
// Without it, warnings still name the component.
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined
  });
