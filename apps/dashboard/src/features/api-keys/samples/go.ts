import type { Sample, SampleParameters } from './sample.ts';

export function goHttpSample({ url }: SampleParameters): Sample {
  return {
    label: 'Go',
    language: 'text',
    code: `// go get github.com/ethereum/go-ethereum
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
  };
}

export function goWebSocketSample({ url }: SampleParameters): Sample {
  return {
    label: 'Go',
    language: 'text',
    code: `// go get github.com/ethereum/go-ethereum
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
  };
}
