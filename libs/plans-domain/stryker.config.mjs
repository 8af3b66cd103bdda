import { mutation } from '@onepoint/test-config/stryker';

// The table of method costs is data, not code.
export default mutation(['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**', '!src/compute-units/method-costs.ts', '!src/index.ts']);
