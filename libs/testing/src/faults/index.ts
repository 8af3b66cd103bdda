export { apiFaults, slowAnswer, slowAnswerMs, type ApiFault } from './api-faults.ts';
export { createFaultyConnection, type FaultyConnection } from './create-faulty-connection.ts';
export { createFaultyFetch } from './create-faulty-fetch.ts';
