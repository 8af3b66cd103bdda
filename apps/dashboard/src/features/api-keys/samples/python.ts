import type { Sample, SampleParameters } from './sample.ts';

export function pythonHttpSample({ url }: SampleParameters): Sample {
  return {
    label: 'Python',
    language: 'text',
    code: `# pip install web3
from web3 import Web3

w3 = Web3(Web3.HTTPProvider("${url}"))

print(w3.eth.block_number)`,
  };
}

export function pythonWebSocketSample({ url }: SampleParameters): Sample {
  return {
    label: 'Python',
    language: 'text',
    code: `# pip install web3
import asyncio
from web3 import AsyncWeb3, WebSocketProvider

async def main():
    async with AsyncWeb3(WebSocketProvider("${url}")) as w3:
        await w3.eth.subscribe("newHeads")
        async for message in w3.socket.process_subscriptions():
            print(message["result"]["number"])

asyncio.run(main())`,
  };
}
