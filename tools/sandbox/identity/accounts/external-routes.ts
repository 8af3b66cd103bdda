import { randomBytes } from 'node:crypto';
import { embeddedProxyPath } from '@onepoint/environment';
import * as z from 'zod';
import type { HttpService } from '../../http/http-service.ts';
import type { Browser, Identity } from '../context.ts';
import { ClerkError } from '../errors.ts';
import { escapeHtml, sandboxPage } from '../../http/sandbox-page.ts';
import type { ExternalVerificationRow } from '../store/store-rows.ts';
import { oauthProviders, type ExternalIdentity, type OauthProvider } from './external-accounts.ts';
import { parseEmailAddress } from './identifiers.ts';
import { completeExternalSignIn } from './sign-ins.ts';
import { completeExternalSignUp } from './sign-ups.ts';

const accountsMax = 5;
const callbackPath = `${embeddedProxyPath}/v1/oauth_callback`;
const pageQuerySchema = z.object({ state: z.string().default('') });
const callbackSchema = z.object({
  state: z.string().default(''),
  error: z.string().optional(),
  username: z.string().trim().default(''),
  email_address: z.string().max(1000).default(''),
});
const usernameShape = /^[a-z\d](?:-?[a-z\d]){0,38}$/i;

/**
 * The visit with this state, if this browser started it and it is unfinished.
 *
 * @throws {ClerkError} `authorization_invalid`, `verification_expired`
 */
function getVisit({ store, now }: Identity, browser: Browser, state: string): ExternalVerificationRow {
  const client = browser.client();
  const [visit] = store.externalVerifications.list({ state });
  const isCurrent = visit && client && (client.signInId === visit.id || client.signUpId === visit.id);
  if (!isCurrent || visit.status !== 'unverified') throw new ClerkError('authorization_invalid');
  if (visit.expiresAt <= now()) throw new ClerkError('verification_expired');
  return visit;
}

/** Simulates the provider's page on which people choose an account. */
export function registerOauthPage(app: HttpService, identity: Identity): void {
  if (identity.settings.oauthProviders.length === 0) return;
  app.get('/sandbox/oauth', { schema: { querystring: pageQuerySchema } }, async ({ browser, query }, reply) => {
    const { state, provider } = getVisit(identity, browser, query.state);
    const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
    void reply.header('content-security-policy', policy).type('text/html');
    // With `no-referrer`, browsers send `Origin: null` with the form.
    void reply.header('referrer-policy', 'same-origin');
    const known = identity.store.externalAccounts.list({ provider }).slice(-accountsMax);
    const { name } = oauthProviders[provider];
    return sandboxPage({
      title: `Sandbox ${name}`,
      text: `${identity.settings.applicationName} doesn’t reach ${name} from this machine. Choose who you are instead, or enter a new account.`,
      content: [...known.map((account) => knownAccountForm(state, account)), newAccountForm(state, provider)].join(''),
    });
  });
}

const hidden = (name: string, value: string): string => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

function knownAccountForm(state: string, { username, emailAddress }: ExternalIdentity): string {
  const fields = hidden('state', state) + hidden('username', username) + hidden('email_address', emailAddress);
  return `<form method="post" action="${callbackPath}">${fields}<button>Continue as ${escapeHtml(username || emailAddress)}</button></form>`;
}

const usernameField =
  '<label>Username <input name="username" required pattern="[A-Za-z0-9](-?[A-Za-z0-9])*" maxlength="39" value="octocat" autocomplete="off"></label>';

function newAccountForm(state: string, provider: OauthProvider): string {
  return `<form method="post" action="${callbackPath}">${hidden('state', state)}
${provider === 'github' ? usernameField : ''}
<label>Email <input name="email_address" type="email" required value="octocat@example.com" autocomplete="off"></label>
<button>Continue</button><button name="error" value="access_denied" formnovalidate>Cancel</button></form>`;
}

/** @throws {ClerkError} `form_param_format_invalid` */
function parseAccount(provider: OauthProvider, form: z.infer<typeof callbackSchema>): ExternalIdentity {
  const emailAddress = parseEmailAddress(form.email_address).value;
  if (provider === 'google') return { provider, username: '', emailAddress };
  const { username } = form;
  if (username.length > 39 || !usernameShape.test(username))
    throw new ClerkError('form_param_format_invalid', { paramName: 'username', longMessage: 'This is not a GitHub username.' });
  return { provider, username, emailAddress };
}

/** The provider's response: completes the sign-in or sign-up, or leaves the account to be transferred, and returns to the app. */
export function registerOauthCallback(app: HttpService, identity: Identity): void {
  const { store } = identity;

  const settle = (browser: Browser, visit: ExternalVerificationRow, account: ExternalIdentity): void => {
    store.externalVerifications.put({ ...visit, ...account, status: 'verified' });
    const signIn = store.signIns.find(visit.id);
    const signUp = store.signUps.find(visit.id);
    const isDone = signIn
      ? completeExternalSignIn(identity, browser, signIn, account)
      : signUp !== null && completeExternalSignUp(identity, browser, signUp, account);
    if (!isDone) store.externalVerifications.update(visit.id, { status: 'transferable' });
  };

  app.post('/oauth_callback', { schema: { body: callbackSchema } }, async ({ browser, body }, reply) => {
    const visit = getVisit(identity, browser, body.state);
    const nonce = randomBytes(32).toString('base64url');
    if (body.error === undefined) {
      const account = parseAccount(visit.provider, body);
      store.transaction(() => settle(browser, { ...visit, nonce }, account));
    } else store.externalVerifications.update(visit.id, { status: 'failed', nonce });
    const target = new URL(visit.redirectUrl);
    target.searchParams.set('rotating_token_nonce', nonce);
    return reply.redirect(target.href, 303);
  });
}
