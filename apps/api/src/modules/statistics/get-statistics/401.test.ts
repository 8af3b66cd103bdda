import { needsSession } from '../../../test/needs-session.ts';

needsSession('GET /v1/statistics?from=2026-11-21T10:00:00Z&to=2026-11-21T11:00:00Z');
