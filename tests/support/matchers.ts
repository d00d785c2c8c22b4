import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine is no failure: what is waited for may come late.
configure({ asyncUtilTimeout: 20_000 });
