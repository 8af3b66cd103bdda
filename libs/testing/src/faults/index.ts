export { apiFaults, slowAnswer, slowAnswerMs, type ApiFault } from './api-faults.ts';
export { createFaultyFetch, type FaultyFetch } from './create-faulty-fetch.ts';
