import { createHash } from 'node:crypto';

/** SHA-256 of a random token; 256 random bits need no slower hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
