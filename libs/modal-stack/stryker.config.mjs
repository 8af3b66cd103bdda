import { mutation } from '@onepoint/test-config/stryker';

// What draws (.tsx, and the contexts it reads) is tested in a browser, by the stories; Stryker runs the unit tests.
export default mutation(['src/**/*.ts', '!src/**/*.test.ts', '!src/test/**', '!src/index.ts', '!src/host/**']);
