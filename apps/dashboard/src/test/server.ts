import { setupServer } from 'msw/node';

/** Mock server of the tests. Requests without a handler fail. */
export const server = setupServer();
