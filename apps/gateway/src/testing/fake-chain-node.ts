import { once } from 'node:events';
import { WebSocketServer, type WebSocket } from 'ws';

interface Block {
  number: string;
  hash: string;
  parentHash: string;
}

interface Call {
  id: number;
  method: string;
  params: unknown[];
}

interface Subscriber {
  socket: WebSocket;
  id: string;
  kind: unknown;
}

const hex = (number: number) => `0x${number.toString(16)}`;

/** A chain to which a test adds blocks. Each block has one log. */
export class FakeChain {
  readonly blocks: Block[] = [{ number: '0x0', hash: '0xmain-0', parentHash: '0xnone' }];

  get latest(): Block {
    const block = this.blocks.at(-1);
    if (block === undefined) throw new Error('The chain has no blocks');
    return block;
  }

  add(fork = 'main'): Block {
    const number = this.blocks.length;
    const block = { number: hex(number), hash: `0x${fork}-${number}`, parentHash: this.latest.hash };
    this.blocks.push(block);
    return block;
  }
}

const logOf = ({ number, hash }: Block) => ({ address: '0xa', blockNumber: number, blockHash: hash, logIndex: '0x0' });

/** A WebSocket node that serves a chain, and that a test can kill. */
export class FakeChainNode {
  readonly calls: Call[] = [];
  /** Methods on which the node drops the connection instead of responding. */
  readonly deadlyMethods = new Set<string>();
  readonly subscribers: Subscriber[] = [];
  readonly #chain: FakeChain;
  readonly #server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  #isDown = false;
  #nextId = 1;

  constructor(chain: FakeChain) {
    this.#chain = chain;
    this.#server.on('connection', (socket) => {
      if (this.#isDown) socket.terminate();
      socket.on('message', (data: Buffer) => this.#receive(socket, JSON.parse(data.toString()) as Call | Call[]));
      socket.on('close', () => this.#remove((subscriber) => subscriber.socket === socket));
    });
  }

  async listening(): Promise<this> {
    if (this.#server.address() === null) await once(this.#server, 'listening');
    return this;
  }

  get url(): string {
    const address = this.#server.address();
    return `ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  countOf(method: string): number {
    return this.calls.filter((call) => call.method === method).length;
  }

  announce(block: Block): void {
    this.notify('newHeads', { ...block, gasUsed: '0x0' });
    this.notify('logs', logOf(block));
  }

  notify(kind: string, result: unknown): void {
    for (const { socket, id } of this.subscribers.filter((subscriber) => subscriber.kind === kind)) {
      socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params: { subscription: id, result } }));
    }
  }

  /** Drops every connection, and accepts none until `rise`. */
  die(): void {
    this.#isDown = true;
    this.drop();
  }

  rise(): void {
    this.#isDown = false;
  }

  drop(): void {
    for (const socket of this.#server.clients) socket.terminate();
  }

  async close(): Promise<void> {
    this.drop();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #receive(socket: WebSocket, message: Call | Call[]): void {
    const calls = Array.isArray(message) ? message : [message];
    this.calls.push(...calls);
    if (calls.some(({ method }) => this.deadlyMethods.delete(method))) {
      socket.terminate();
      return;
    }
    const answers = calls.map((call) => this.#answer(socket, call));
    socket.send(JSON.stringify(Array.isArray(message) ? answers : answers[0]));
  }

  #answer(socket: WebSocket, { id, method, params }: Call): object {
    const isRejected = method === 'eth_subscribe' && params[0] === 'nonsense';
    const outcome = isRejected ? { error: { code: -32_602, message: 'no such stream' } } : { result: this.#result(socket, method, params) };
    return { jsonrpc: '2.0', id, ...outcome };
  }

  #result(socket: WebSocket, method: string, params: unknown[]): unknown {
    const [first] = params;
    const { blocks, latest } = this.#chain;
    switch (method) {
      case 'eth_subscribe': {
        const subscriber = { socket, id: `0xnode${this.#nextId}`, kind: first };
        this.#nextId += 1;
        this.subscribers.push(subscriber);
        return subscriber.id;
      }
      case 'eth_unsubscribe':
        this.#remove((subscriber) => subscriber.id === first);
        return true;
      case 'eth_blockNumber':
        return latest.number;
      case 'eth_getBlockByNumber':
        return { ...latest, gasUsed: '0x0', transactions: [] };
      case 'eth_getBlockByHash': {
        const block = blocks.find(({ hash }) => hash === first);
        return block === undefined ? null : { ...block, gasUsed: '0x0', transactions: [] };
      }
      case 'eth_getLogs': {
        const { fromBlock, toBlock } = first as { fromBlock: string; toBlock: string };
        return blocks.slice(Number(fromBlock), Number(toBlock) + 1).map((block) => logOf(block));
      }
      default:
        return '0x1';
    }
  }

  #remove(isGone: (subscriber: Subscriber) => boolean): void {
    const kept = this.subscribers.filter((subscriber) => !isGone(subscriber));
    this.subscribers.splice(0, this.subscribers.length, ...kept);
  }
}
