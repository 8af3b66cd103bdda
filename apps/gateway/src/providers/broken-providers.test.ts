import { providers, usageMinutes } from '@onepoint/database';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brokenAnswers, brokenBatchAnswers, brokenSingleAnswers, type BrokenAnswer } from '../testing/broken-answers.ts';
import type { TestKey } from '../testing/create-key.ts';
import { createProvider } from '../testing/create-provider.ts';
import { answerAll, startFakeNode, type FakeNode } from '../testing/fake-node.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

const silent: BrokenAnswer = () => undefined;
const slow: BrokenAnswer = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{');
const everywhere = [...brokenAnswers, ['silence', silent], ['a first byte and silence', slow]] as const;

const balance = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"eth_getBalance","params":[]}`;
const shapes = {
  'a single call': { cases: [...everywhere, ...brokenSingleAnswers], body: balance(1), good: { jsonrpc: '2.0', id: 1, result: '0x1' } },
  'a batch': {
    cases: [...everywhere, ...brokenBatchAnswers],
    body: `[${[1, 2, 3].map(balance).join(',')}]`,
    good: [1, 2, 3].map((id) => ({ jsonrpc: '2.0', id, result: '0x1' })),
  },
};

interface Outcome {
  readonly asked: number;
  readonly failures: number;
  readonly requests: number;
  readonly computeUnits: number;
}

const isNodeCheck = (body: string) => /eth_(?:chainId|blockNumber)/u.test(body);

describe.each(Object.entries(shapes))('a provider’s response to %s', (_shape, { cases, body, good }) => {
  const callsOfBody = Array.isArray(good) ? good.length : 1;
  let [own, theirs]: (FakeNode | undefined)[] = [];
  let gateway: TestGateway;
  let key: TestKey;
  let sent = 0;
  const answers: unknown[] = [];
  const outcomes = new Map<string, Outcome>();

  beforeAll(async () => {
    const askedPaths: string[] = [];
    own = await startFakeNode(answerAll);
    theirs = await startFakeNode((response, text, request) => {
      if (isNodeCheck(text)) {
        response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
        return;
      }
      askedPaths.push(request.url ?? '');
      cases[Number(request.url?.slice(1))]?.[1](response, text);
    });
    gateway = await startTestGateway({ upstreams: new Map([['ethereum', { http: [own.address], ws: [] }]]) });
    key = await gateway.createKey('M');
    const ids: string[] = [];
    for (const index of cases.keys()) {
      const { id } = await createProvider(gateway.database, { url: `${theirs.address}/${index}` });
      ids.push(id);
    }
    // Each provider gets its turn, fails, and is then skipped.
    await vi.waitFor(
      async () => {
        const round = await Promise.all(
          Array.from({ length: 20 }, async () => {
            sent += 1;
            return (await gateway.post(`/rpc/ethereum/${key.secret}`, body)).json();
          }),
        );
        answers.push(...round);
        expect(new Set(askedPaths).size).toBe(cases.length);
      },
      { timeout: 60_000 },
    );
    await gateway.database.orm.update(providers).set({ status: 'paused' });
    const rows = () => gateway.database.orm.select().from(usageMinutes).where(isNotNull(usageMinutes.providerId));
    await vi.waitFor(
      async () => {
        const failures = (await rows()).reduce((sum, row) => sum + row.providerFailures, 0);
        expect(failures).toBe(askedPaths.length * callsOfBody);
      },
      { timeout: 60_000 },
    );
    const recorded = await rows();
    for (const [index, [name]] of cases.entries()) {
      const ofThis = recorded.filter(({ providerId }) => providerId === ids[index]);
      const sum = (column: 'providerFailures' | 'requests' | 'computeUnits') => ofThis.reduce((total, row) => total + row[column], 0);
      const asked = askedPaths.filter((path) => path === `/${index}`).length;
      outcomes.set(name, { asked, failures: sum('providerFailures'), requests: sum('requests'), computeUnits: sum('computeUnits') });
    }
  });

  afterAll(async () => {
    await gateway.stop();
    await Promise.all([own?.close(), theirs?.close()]);
  });

  it.each(cases.map(([name]) => name))('counts as a failure without a reward if it is %s', (name) => {
    const outcome = outcomes.get(name);
    expect(outcome?.asked).toBeGreaterThan(0);
    expect(outcome).toMatchObject({ failures: (outcome?.asked ?? 0) * callsOfBody, requests: 0, computeUnits: 0 });
  });

  it('is replaced by our own node’s response, which is charged once', async () => {
    expect(answers).toHaveLength(sent);
    for (const answer of answers) expect(answer).toEqual(good);
    expect(own?.bodies.filter((text) => !isNodeCheck(text))).toHaveLength(sent);
    const calls = sent * callsOfBody;
    await expect
      .poll(() => gateway.usage(key.projectId))
      .toEqual({ 'ethereum eth_getBalance': { requests: calls, errors: 0, computeUnits: calls * 20 } });
  });
});
