import { needsSession } from '../../../test/needs-session.ts';

needsSession('GET /v1/payments/pay_1');
