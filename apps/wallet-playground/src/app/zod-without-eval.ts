import { config } from 'zod/mini';

// The pages' Content-Security-Policy forbids eval, which zod would try first. Imported before anything parses.
config({ jitless: true });
