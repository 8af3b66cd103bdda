import type { Sample, SampleParameters } from './sample.ts';

export function fetchSample({ url }: SampleParameters): Sample {
  return {
    label: 'JavaScript',
    language: 'javascript',
    code: `const response = await fetch('${url}', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
});
const { result } = await response.json();

console.log(BigInt(result));`,
  };
}

export function webSocketSample({ url }: SampleParameters): Sample {
  return {
    label: 'JavaScript',
    language: 'javascript',
    code: `const socket = new WebSocket('${url}');

socket.onopen = () =>
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }));
socket.onmessage = ({ data }) => console.log(JSON.parse(data));`,
  };
}
