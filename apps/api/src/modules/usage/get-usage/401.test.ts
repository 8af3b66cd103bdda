import { needsSession } from '../../../test/needs-session.ts';

needsSession('GET /v1/projects/proj_1/usage?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z');
