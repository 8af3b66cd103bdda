import { config } from 'zod/mini';

// The Content-Security-Policy forbids eval, which zod uses by default. Import this before any schema is used.
config({ jitless: true });
