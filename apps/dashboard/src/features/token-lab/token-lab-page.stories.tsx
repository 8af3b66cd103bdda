import { SessionContext, type Session } from '@onepoint/auth/react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { asScreen } from '../../test/screen-story.tsx';
import { sessionFixture } from '../../test/account-fixture.ts';
import { encodeBase64Url, type PublicKey } from './token.ts';
import { TokenLabPage } from './token-lab-page.tsx';

const encodeJson = (value: unknown): string => encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)));

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
const pair = crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

async function signToken(header: object = {}, claims: object = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const times = { iat: now, nbf: now - 10, exp: now + 3600 };
  const head = encodeJson({ typ: 'JWT', alg: 'RS256', kid: 'ins_1', ...header });
  const body = encodeJson({ iss: 'https://id.example', sub: 'user_2fXq7TnB1LwZ', sid: 'sess_1', v: 2, ...times, ...claims });
  const signature = await crypto.subtle.sign(algorithm.name, (await pair).privateKey, new TextEncoder().encode(`${head}.${body}`));
  return [head, body, encodeBase64Url(new Uint8Array(signature))].join('.');
}

async function fetchKeys(): Promise<readonly PublicKey[]> {
  const { kty = '', n = '', e = '' } = await crypto.subtle.exportKey('jwk', (await pair).publicKey);
  return [{ kid: 'ins_1', kty, n, e }];
}

const withSession: Decorator = (Story, { parameters }) => (
  <SessionContext value={sessionFixture(parameters['session'] as Partial<Session> | undefined)}>
    <Story />
  </SessionContext>
);

const meta = {
  title: 'Screens/Session token',
  component: TokenLabPage,
  decorators: [asScreen, withSession],
  args: { fetchKeys },
  parameters: { session: { getToken: () => signToken() } },
} satisfies Meta<typeof TokenLabPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const verdict = (text: RegExp | string) => async () => {
  await expect(await screen.findByText(text)).toBeVisible();
};

export const Valid: Story = { play: verdict(/signature matches the issuer’s published key/) };

export const Expired: Story = {
  parameters: { session: { getToken: () => signToken({}, { exp: 1_773_489_660 }) } },
  play: verdict(/but the token has expired/),
};

export const Tampered: Story = {
  play: async () => {
    await screen.findByText(/signature matches the issuer’s published key/);
    await userEvent.click(screen.getByRole('button', { name: 'Tamper with the user ID' }));
    await expect(await screen.findByText(/They were changed after the token was signed/)).toBeVisible();
  },
};

export const UnknownKey: Story = {
  args: { fetchKeys: () => Promise.resolve([]) },
  play: verdict('The issuer doesn’t publish a key with the ID in the header.'),
};

export const RefusedAlgorithm: Story = {
  parameters: { session: { getToken: () => signToken({ alg: 'none' }) } },
  play: verdict(/Tokens that name another algorithm/),
};

export const NoToken: Story = {
  play: async () => {
    await screen.findByText(/signature matches the issuer’s published key/);
    const field = screen.getByRole('textbox', { name: 'JSON Web Token' });
    await userEvent.clear(field);
    await userEvent.type(field, 'nonsense');
    await expect(await screen.findByText('A token has three parts separated by periods.')).toBeVisible();
  },
};

export const KeysFailed: Story = {
  args: { fetchKeys: () => Promise.reject(new TypeError('Failed to fetch')) },
};

export const NobodySignedIn: Story = {
  parameters: { session: { getToken: () => Promise.resolve(null) } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { session: { getToken: () => new Promise(() => {}) } } };

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
