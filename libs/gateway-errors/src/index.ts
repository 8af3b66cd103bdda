export { errorCodes, type ErrorCode, type ErrorEntry } from './error-codes.ts';
