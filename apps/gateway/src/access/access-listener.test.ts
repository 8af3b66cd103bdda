import { closeProject, pauseShownApiKeys } from '@onepoint/database';
import { createTestDatabase, type TestDatabase } from '@onepoint/database/testing';
import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest';
import { createKey } from '../testing/create-key.ts';
import { AccessListener } from './access-listener.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(async () => {
  await database.drop();
});

async function listen() {
  const onChange = vi.fn<(projectId?: string) => void>();
  const onProvidersChange = vi.fn<() => void>();
  const onClosing = vi.fn<() => void>();
  const listener = new AccessListener({ databaseUrl: database.url, onChange, onProvidersChange, onClosing, onError: () => undefined });
  onTestFinished(() => listener.close());
  await listener.start();
  // The first attempt can time out.
  await expect.poll(() => listener.isListening, { timeout: 60_000 }).toBe(true);
  expect(onChange).toHaveBeenCalledExactlyOnceWith();
  expect(onProvidersChange).toHaveBeenCalledOnce();
  onChange.mockClear();
  onProvidersChange.mockClear();
  return { onChange, onProvidersChange, onClosing };
}

it('reports a closing project once', async () => {
  const { projectId } = await createKey(database, 'FREE', 0);
  const { onChange, onClosing } = await listen();
  await closeProject(database.orm, projectId);
  await closeProject(database.orm, projectId);
  await vi.waitFor(() => expect(onClosing).toHaveBeenCalled(), { timeout: 20_000 });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(projectId), { timeout: 20_000 });
  expect(onClosing).toHaveBeenCalledOnce();
});

it.each([
  ['a paused key', `update api_keys set status = 'paused' where project_id = $1`],
  ['a deleted key', `update api_keys set deleted_at = now() where project_id = $1`],
  ['another plan', `update projects set plan_id = 'PAYG' where id = $1`],
  ['a deleted project', `update projects set deleted_at = now() where id = $1`],
])('reports %s immediately', async (_, statement) => {
  const { projectId } = await createKey(database, 'FREE', 0);
  const { onChange } = await listen();
  await database.pool.query(statement, [projectId]);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(projectId), { timeout: 20_000 });
});

it('reports keys that are paused because a member who knew their secret was removed', async () => {
  const { projectId, apiKeyId } = await createKey(database, 'FREE', 0);
  await database.pool.query(`update api_keys set secret_shown_to = 'user_left' where id = $1`, [apiKeyId]);
  const { onChange } = await listen();
  await database.orm.transaction((transaction) => pauseShownApiKeys(transaction, { projectId, userId: 'user_left', now: new Date() }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(projectId), { timeout: 20_000 });
});

it('reconnects after losing the connection and reports that notifications may have been lost', async () => {
  const { onChange } = await listen();
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'onepoint-gateway-listener' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(), { timeout: 20_000 });
  const { projectId } = await createKey(database, 'FREE', 0);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(projectId), { timeout: 20_000 });
});

it('reports provider changes separately from key changes', async () => {
  const { onChange, onProvidersChange } = await listen();
  await database.pool.query(`select pg_notify('gateway_providers', '')`);
  await vi.waitFor(() => expect(onProvidersChange).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(onChange).not.toHaveBeenCalled();
});
