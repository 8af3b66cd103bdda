import flags from '@onepoint/locales/flags.json' with { type: 'json' };
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Serves the locale flags as the hosts do. Other requests without a handler fail. */
export const server = setupServer(http.get('*/locales/flags.json', () => HttpResponse.json(flags)));
