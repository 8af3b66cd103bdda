import { createTestApi } from './create-test-api.ts';

/** One API for all test files of a worker: they meet no data but their own, because each makes its own users. */
export const api = await createTestApi();
