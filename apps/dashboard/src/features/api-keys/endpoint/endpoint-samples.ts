import type { SampleLanguage } from '@onepoint/app-state';

export type Protocol = 'http' | 'ws';

export interface Sample {
  /** A product name for the tab, so never translated. */
  readonly label: string;
  readonly language: 'shell' | 'javascript' | 'text';
  readonly code: string;
}

/**
 * First request over HTTP or first subscription over WebSocket, ready to run.
 *
 * @param url endpoint with its key, `https://…` or `wss://…`
 */
export function getSample(language: SampleLanguage, protocol: Protocol, url: string): Sample {
  const sample = samples[language];
  return {
    // curl has no WebSocket client.
    label: language === 'curl' && protocol === 'ws' ? 'wscat' : sample.label,
    language: sample.language,
    code: sample[protocol](url),
  };
}

type SampleTexts = Omit<Sample, 'code'> & Readonly<Record<Protocol, (url: string) => string>>;

const blockNumberRequest = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';
const subscribeRequest = '{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}';
const rustDependencies = '// cargo add alloy --features full && cargo add tokio --features full';

const samples: Readonly<Record<SampleLanguage, SampleTexts>> = {
  curl: {
    label: 'curl',
    language: 'shell',
    http: (url) => `curl ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${blockNumberRequest}'`,
    ws: (url) => `npx wscat -c ${url} -w 60 \\\n  -x '${subscribeRequest}'`,
  },
  viem: {
    label: 'viem',
    language: 'javascript',
    http: (url) => `import { createPublicClient, http } from 'viem';

const client = createPublicClient({
  transport: http('${url}'),
});

console.log(await client.getBlockNumber());`,
    ws: (url) => `import { createPublicClient, webSocket } from 'viem';

const client = createPublicClient({
  transport: webSocket('${url}'),
});

client.watchBlockNumber({
  onBlockNumber: (blockNumber) => console.log(blockNumber),
});`,
  },
  ethers: {
    label: 'ethers',
    language: 'javascript',
    http: (url) => `import { JsonRpcProvider } from 'ethers';

const provider = new JsonRpcProvider('${url}');

console.log(await provider.getBlockNumber());`,
    ws: (url) => `import { WebSocketProvider } from 'ethers';

const provider = new WebSocketProvider('${url}');

provider.on('block', (blockNumber) => console.log(blockNumber));`,
  },
  javascript: {
    label: 'JavaScript',
    language: 'javascript',
    http: (url) => `const response = await fetch('${url}', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
});
const { result } = await response.json();

console.log(BigInt(result));`,
    ws: (url) => `const socket = new WebSocket('${url}');

socket.onopen = () =>
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }));
socket.onmessage = ({ data }) => console.log(JSON.parse(data));`,
  },
  python: {
    label: 'Python',
    language: 'text',
    http: (url) => `# pip install web3
from web3 import Web3

w3 = Web3(Web3.HTTPProvider("${url}"))

print(w3.eth.block_number)`,
    ws: (url) => `# pip install web3
import asyncio
from web3 import AsyncWeb3, WebSocketProvider

async def main():
    async with AsyncWeb3(WebSocketProvider("${url}")) as w3:
        await w3.eth.subscribe("newHeads")
        async for message in w3.socket.process_subscriptions():
            print(message["result"]["number"])

asyncio.run(main())`,
  },
  go: {
    label: 'Go',
    language: 'text',
    http: (url) => `// go get github.com/ethereum/go-ethereum
package main

import (
	"context"
	"fmt"
	"log"

	"github.com/ethereum/go-ethereum/ethclient"
)

func main() {
	client, err := ethclient.Dial("${url}")
	if err != nil {
		log.Fatal(err)
	}
	blockNumber, err := client.BlockNumber(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(blockNumber)
}`,
    ws: (url) => `// go get github.com/ethereum/go-ethereum
package main

import (
	"context"
	"fmt"
	"log"

	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
)

func main() {
	client, err := ethclient.Dial("${url}")
	if err != nil {
		log.Fatal(err)
	}
	heads := make(chan *types.Header)
	subscription, err := client.SubscribeNewHead(context.Background(), heads)
	if err != nil {
		log.Fatal(err)
	}
	for {
		select {
		case err := <-subscription.Err():
			log.Fatal(err)
		case head := <-heads:
			fmt.Println(head.Number)
		}
	}
}`,
  },
  rust: {
    label: 'Rust',
    language: 'text',
    http: (url) => `${rustDependencies}
use alloy::providers::{Provider, ProviderBuilder};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let provider = ProviderBuilder::new().connect_http("${url}".parse()?);
    println!("{}", provider.get_block_number().await?);
    Ok(())
}`,
    ws: (url) => `${rustDependencies} && cargo add futures-util
use alloy::providers::{Provider, ProviderBuilder, WsConnect};
use futures_util::StreamExt;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let provider = ProviderBuilder::new().connect_ws(WsConnect::new("${url}")).await?;
    let mut heads = provider.subscribe_blocks().await?.into_stream();
    while let Some(head) = heads.next().await {
        println!("{}", head.number);
    }
    Ok(())
}`,
  },
};
