import { mutation } from '@onepoint/test-config/stryker';

// Stryker runs the unit tests. Components and their contexts are tested by the stories in a browser.
export default mutation(['src/**/*.ts', '!src/**/*.test.ts', '!src/test/**', '!src/index.ts', '!src/host/**']);
