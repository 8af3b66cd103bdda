import { setupServer } from 'msw/node';

/** The network of the tests: what no handler answers fails. */
export const server = setupServer();
