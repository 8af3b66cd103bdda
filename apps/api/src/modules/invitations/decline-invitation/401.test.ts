import { needsSession } from '../../../test/needs-session.ts';

needsSession('POST /v1/invitations/inv_1/decline');
