import { providers, usageMinutes } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createProvider } from '../testing/create-provider.ts';
import { answerAll, startFakeNode, type FakeNode } from '../testing/fake-node.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

type Behaviour = Parameters<typeof startFakeNode>[0];

const read = '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":[]}';
const patience = { timeout: 60_000 };

/** Starts a gateway with one node of our own, which answers `0x1`, and one provider. */
async function setUp(behaviour: Behaviour, columns: Partial<Omit<typeof providers.$inferInsert, 'url'>> = {}) {
  const [own, theirs] = [await startFakeNode(answerAll), await startFakeNode(behaviour)];
  const gateway = await startTestGateway({ upstreams: new Map([['ethereum', { http: [own.address], ws: [] }]]) });
  onTestFinished(async () => {
    await gateway.stop();
    await Promise.all([own.close(), theirs.close()]);
  });
  const { id } = await createProvider(gateway.database, { url: theirs.address, ...columns });
  const key = await gateway.createKey();
  const path = `/rpc/ethereum/${key.secret}`;
  const ask = async (body = read, to = path) => {
    const response = await gateway.post(to, body);
    return ((await response.json()) as { result?: unknown }).result;
  };
  return { own, theirs, gateway, id, key, ask, path };
}

const answer =
  (result: string): Behaviour =>
  (response) =>
    response.end(`{"jsonrpc":"2.0","id":1,"result":"${result}"}`);

const calls = ({ bodies }: FakeNode) => bodies.filter((body) => body.includes('eth_getBalance'));

/** Sends calls until the provider serves one, which means that the list has been read. */
async function untilAsked(theirs: FakeNode, ask: () => Promise<unknown>): Promise<void> {
  await vi.waitFor(async () => {
    await ask();
    expect(calls(theirs).length).toBeGreaterThan(0);
  }, patience);
}

async function failuresOf({ database }: TestGateway, projectId: string): Promise<Record<string, number>> {
  const failures: Record<string, number> = {};
  for (const row of await database.orm.select().from(usageMinutes).where(eq(usageMinutes.projectId, projectId))) {
    if (row.providerFailures > 0 && row.providerId !== null)
      failures[row.providerId] = (failures[row.providerId] ?? 0) + row.providerFailures;
  }
  return failures;
}

describe('providers', () => {
  it('take turns with our own nodes as soon as they are added, and are credited for their responses', async () => {
    const { own, theirs, ask, gateway, key, id } = await setUp(answer('0x2'));
    await untilAsked(theirs, ask);
    const before = [calls(own).length, calls(theirs).length];
    const results = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(results.filter((result) => result === '0x2')).toHaveLength(5);
    expect([calls(own).length, calls(theirs).length]).toEqual(before.map((count) => count + 5));
    await vi.waitFor(async () => {
      const rows = await gateway.database.orm.select().from(usageMinutes).where(eq(usageMinutes.projectId, key.projectId));
      const sum = (providerId: string | null) =>
        rows.filter((row) => row.providerId === providerId).reduce((requests, row) => requests + row.requests, 0);
      expect([sum(null), sum(id)]).toEqual([calls(own).length, calls(theirs).length]);
    }, patience);
  });

  it.each<[string, Behaviour]>([
    ['breaks the connection', (response) => response.destroy()],
    ['is overloaded', (response) => response.writeHead(503).end('busy')],
    ['answers with a web page', (response) => response.end('<html>')],
    [
      'breaks off in the middle',
      (response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('{"jsonrpc":"2.0","id":1,"result":"0x');
        setImmediate(() => response.destroy());
      },
    ],
    ['keeps silent', () => undefined],
  ])('lose no request if one %s', async (_case, behaviour) => {
    const { theirs, ask, gateway, key, id } = await setUp(behaviour);
    await untilAsked(theirs, async () => expect(await ask()).toBe('0x1'));
    expect(await Promise.all([ask(), ask(), ask(), ask()])).toEqual(Array(4).fill('0x1'));
    await vi.waitFor(async () => expect(await failuresOf(gateway, key.projectId)).toEqual({ [id]: calls(theirs).length }), patience);
    expect(await gateway.usage(key.projectId)).toMatchObject({ 'ethereum eth_getBalance': { errors: 0 } });
  });

  it('don’t make calls fail: after an error, our own node is asked, and the provider stays in use', async () => {
    const reverted = '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"reverted"}}';
    const { own, theirs, ask, gateway, key } = await setUp((response) => response.end(reverted));
    await untilAsked(theirs, async () => expect(await ask()).toBe('0x1'));
    const asked = calls(theirs).length;
    expect(await Promise.all([ask(), ask()])).toEqual(['0x1', '0x1']);
    expect(calls(theirs)).toHaveLength(asked + 1);
    const recorded = { 'ethereum eth_getBalance': { requests: calls(own).length, errors: 0 } };
    await vi.waitFor(async () => expect(await gateway.usage(key.projectId)).toMatchObject(recorded), patience);
    expect(await failuresOf(gateway, key.projectId)).toEqual({});
  });

  it('are not rewarded for a call whose client disconnected before the response', async () => {
    const asked = Promise.withResolvers<undefined>();
    const { own, theirs, gateway, key, path, ask } = await setUp((response, body, request) => {
      if (body.includes('"id":9')) asked.resolve(undefined);
      else answer('0x2')?.(response, body, request);
    });
    await untilAsked(theirs, ask);
    const client = new AbortController();
    void asked.promise.then(() => client.abort());
    const askUntilAborted = async () => {
      for (;;) await fetch(`${gateway.address}${path}`, { method: 'POST', body: read.replace('"id":1', '"id":9'), signal: client.signal });
    };
    await expect(askUntilAborted()).rejects.toThrow();
    await vi.waitFor(async () => {
      const rows = await gateway.database.orm.select().from(usageMinutes).where(eq(usageMinutes.projectId, key.projectId));
      const sum = (isTheirs: boolean) =>
        rows.filter(({ providerId }) => (providerId !== null) === isTheirs).reduce((total, { requests }) => total + requests, 0);
      // The abandoned call is charged to the client like any other.
      expect([sum(true), sum(false)]).toEqual([calls(theirs).length - 1, calls(own).length + 1]);
    }, patience);
  });

  it('receive no transactions, filters, or public calls', async () => {
    const { theirs, ask } = await setUp(answer('0x2'));
    await untilAsked(theirs, ask);
    const asked = theirs.bodies.length;
    for (const method of ['eth_sendRawTransaction', 'net_version']) {
      const body = `{"jsonrpc":"2.0","id":1,"method":"${method}"}`;
      expect([await ask(body), await ask(body)]).toEqual(['0x1', '0x1']);
    }
    // Served by our own node only, because the gateway signs filter ids.
    const filter = '{"jsonrpc":"2.0","id":1,"method":"eth_newFilter"}';
    expect([await ask(filter), await ask(filter)]).toEqual(Array(2).fill(expect.stringMatching(/^0x1[0-9a-f]{24}1$/u)));
    expect([await ask(read, '/rpc/ethereum/public'), await ask(read, '/rpc/ethereum/public')]).toEqual(['0x1', '0x1']);
    expect(theirs.bodies.slice(asked).filter((body) => !/eth_(?:chainId|blockNumber)/u.test(body))).toEqual([]);
  });

  it.each(['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]', '[::ffff:0:127.0.0.1]'])(
    'are never connected to at %s if private addresses are forbidden, even if healthy at the last check',
    async (host) => {
      const [own, theirs] = [await startFakeNode(answerAll), await startFakeNode(answer('0x2'))];
      const upstreams = new Map([['ethereum', { http: [own.address], ws: [] }]]);
      const gateway = await startTestGateway({ upstreams, arePrivateProvidersAllowed: false });
      onTestFinished(async () => {
        await gateway.stop();
        await Promise.all([own.close(), theirs.close()]);
      });
      const { id } = await createProvider(gateway.database, { url: theirs.address.replace('127.0.0.1', host) });
      const key = await gateway.createKey();
      await vi.waitFor(async () => {
        const response = await gateway.post(`/rpc/ethereum/${key.secret}`, read);
        expect(await response.json()).toMatchObject({ result: '0x1' });
        expect(await failuresOf(gateway, key.projectId)).toMatchObject({ [id]: expect.any(Number) as number });
      }, patience);
      expect(theirs.bodies).toEqual([]);
    },
  );

  it('receive no requests once paused', async () => {
    const { theirs, ask, gateway, id } = await setUp(answer('0x2'));
    await untilAsked(theirs, ask);
    await gateway.database.orm.update(providers).set({ status: 'paused' }).where(eq(providers.id, id));
    await vi.waitFor(async () => expect(await Promise.all([ask(), ask(), ask()])).toEqual(['0x1', '0x1', '0x1']), patience);
  });
});
