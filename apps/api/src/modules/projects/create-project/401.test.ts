import { needsSession } from '../../../test/needs-session.ts';

needsSession('POST /v1/projects', { name: 'A' });
