const words =
  'endpoint request reply chain block method key limit plan usage batch socket project member address balance gateway upstream cache head latency region header token origin filter quota window retry status contract event topic receipt account transfer network provider record payload stream'.split(
    ' ',
  );
const joints = ['of the', 'for each', 'and then the', 'with a', 'before the', 'in the', 'from every', 'until the'];

/** Numbers that look random and are the same in every run (mulberry32). */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % below;
  };
}

const samples = [
  '```shell\ncurl https://rpc.example/eth/YOUR_TOKEN \\\n  -H "content-type: application/json" \\\n  -d \'{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}\'\n```',
  '```js\nconst response = await fetch(url, {\n  method: "POST",\n  headers: { "content-type": "application/json" },\n  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] }),\n});\nconst { result } = await response.json();\nconsole.log(Number(result));\n```',
  '```python\nimport requests\n\nreply = requests.post(url, json={"jsonrpc": "2.0", "id": 1, "method": "eth_gasPrice", "params": []})\nprint(int(reply.json()["result"], 16))\n```',
  '```json\n{ "jsonrpc": "2.0", "id": 1, "result": "0x12a05f200", "meta": { "cached": true, "units": 10 } }\n```',
];

/** The text of a page: about 600 words under six headings, four code samples, a table and a list. Plain Markdown that every generator reads. */
export function writeBody(seed: number): string {
  const random = createRandom(seed + 1);
  const word = (): string => words[random(words.length)] ?? '';
  const sentence = (): string => {
    const text = `${word()} ${joints[random(joints.length)] ?? ''} ${word()} ${word()} ${joints[random(joints.length)] ?? ''} ${word()}`;
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = (): string => Array.from({ length: 5 }, sentence).join(' ');
  const heading = (place: number): string => `About the ${word()} ${word()} (${String(place)})`;
  const row = (): string => `| \`${word()}_${word()}\` | ${String(random(1000))} | ${sentence()} |`;
  const extras = [
    samples[0],
    `| name | units | what it does |\n| --- | --- | --- |\n${Array.from({ length: 6 }, row).join('\n')}`,
    samples[1],
    Array.from({ length: 5 }, () => `- **${word()}**: ${sentence()}`).join('\n'),
    samples[2],
    samples[3],
  ];
  const parts = extras.map(
    (extra, place) => `## ${heading(place)}\n\n${paragraph()}\n\n${extra ?? ''}\n\n### ${heading(place)} in short\n\n${paragraph()}`,
  );
  return `${paragraph()}\n\n${parts.join('\n\n')}\n`;
}
