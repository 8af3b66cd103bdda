import { type User, contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import type { FakeApiState } from './fake-api-state.ts';
import { mockCall } from './mock-call.ts';

/** A user with an email address and a name. */
export function userFixture(fields: Partial<User> = {}): User {
  return {
    id: 'user_2fXq7TnB1LwZ',
    type: 'email',
    firstName: 'Grace',
    lastName: 'Hopper',
    username: null,
    imageUrl: null,
    emailAddresses: [{ emailAddress: 'grace@example.com', verified: true, primary: true }],
    web3Wallets: [],
    createdAt: '2026-03-01T08:00:00.000Z',
    ...fields,
  };
}

export const userHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.getCurrentUser, () => state.user),
];
