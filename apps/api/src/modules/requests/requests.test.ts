import { chainRequests, enterpriseRequests } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';

describe('chainRequests', () => {
  test('stores a chain request without a session', async () => {
    const body = { projectUrl: 'https://example.com/', message: ' Gnosis, please. ' };
    const reply = await callApi('POST /v1/chainRequests', { body });
    expect(reply).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^req_/) } });
    const { id } = reply.body as { id: string };
    const stored = await api.database.orm.select().from(chainRequests).where(eq(chainRequests.id, id));
    expect(stored).toMatchObject([{ projectUrl: 'https://example.com/', message: 'Gnosis, please.' }]);
  });

  test('stores a chain request once per idempotency key', async () => {
    const body = { projectUrl: 'https://example.com/', message: 'Gnosis, please.' };
    const send = async (key: string) =>
      (await callApi('POST /v1/chainRequests', { body, headers: { 'idempotency-key': key } })).body as { id: string };
    const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const [first, ...again] = await Promise.all([send(key), send(key), send(key)]);
    expect(again).toEqual([first, first]);
    expect(await send(other)).not.toEqual(first);
  });
});

describe('chain requests: validation', () => {
  const body = { projectUrl: 'https://example.com/', message: 'Gnosis, please.' };

  test.each([
    ['no message', { ...body, message: undefined }],
    ['a message of two characters', { ...body, message: ' ab ' }],
    ['a message of 501 characters', { ...body, message: 'a'.repeat(501) }],
    ['a script as address', { ...body, projectUrl: 'javascript:alert(1)' }],
    ['an unknown field', { ...body, admin: true }],
  ])('returns 400 for %s and names the field', async (_name, wrong) => {
    const details = expectError(await callApi('POST /v1/chainRequests', { body: wrong }), 'VALIDATION_FAILED');
    expect(details).toMatchObject({ issues: [expect.anything()] });
  });
});

describe('chain requests: idempotency', () => {
  test('returns 409 for an idempotency key that was used with another chain request', async () => {
    const body = { projectUrl: 'https://example.com/', message: 'Gnosis, please.' };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await callApi('POST /v1/chainRequests', { body, headers });
    expectError(
      await callApi('POST /v1/chainRequests', { body: { ...body, message: 'Celo, please.' }, headers }),
      'IDEMPOTENCY_KEY_REUSED',
    );
  });
});

describe('Enterprise requests', () => {
  test('stores a request for the Enterprise plan', async () => {
    const body = { email: 'ada@example.com', projectLink: 'https://example.com/app', message: 'Two billion calls a day.' };
    const reply = await callApi('POST /v1/enterpriseRequests', { body });
    expect(reply).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^req_/) } });
    const { id } = reply.body as { id: string };
    const stored = await api.database.orm.select().from(enterpriseRequests).where(eq(enterpriseRequests.id, id));
    expect(stored).toMatchObject([body]);
  });

  test('stores an Enterprise request once per idempotency key', async () => {
    const body = { email: 'ada@example.com', projectLink: 'https://example.com/app', message: 'Six chains.' };
    const send = async (key: string) =>
      (await callApi('POST /v1/enterpriseRequests', { body, headers: { 'idempotency-key': key } })).body as { id: string };
    const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const [first, ...again] = await Promise.all([send(key), send(key), send(key)]);
    expect(again).toEqual([first, first]);
    expect(await send(other)).not.toEqual(first);
  });
});

describe('Enterprise requests: validation', () => {
  const body = { email: 'ada@example.com', projectLink: 'https://example.com/app', message: 'Two billion calls a day.' };

  test.each([
    ['no email address', { ...body, email: '' }],
    ['an email address of more than 300 characters', { ...body, email: `${'a'.repeat(300)}@example.com` }],
    ['an invalid link', { ...body, projectLink: 'example' }],
    ['a link of more than 300 characters', { ...body, projectLink: `https://example.com/${'a'.repeat(300)}` }],
    ['a message of two characters', { ...body, message: 'ab' }],
    ['a message of 501 characters', { ...body, message: 'a'.repeat(501) }],
  ])('returns 400 for %s', async (_name, wrong) => {
    expectError(await callApi('POST /v1/enterpriseRequests', { body: wrong }), 'VALIDATION_FAILED');
  });
});

describe('Enterprise requests: idempotency', () => {
  test('returns 409 for an idempotency key that was used with another Enterprise request', async () => {
    const body = { email: 'ada@example.com', projectLink: 'https://example.com/app', message: 'Six chains.' };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await callApi('POST /v1/enterpriseRequests', { body, headers });
    expectError(
      await callApi('POST /v1/enterpriseRequests', { body: { ...body, message: 'Seven chains.' }, headers }),
      'IDEMPOTENCY_KEY_REUSED',
    );
  });
});
