import { needsSession } from '../../../test/needs-session.ts';

needsSession('GET /v3/users/user_1');
