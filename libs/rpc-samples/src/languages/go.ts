import { isSocketUrl, requestBody, type RpcCall, type RpcSample } from '../rpc-sample.ts';

/** A raw Go string, or an interpreted one if it has a backquote. */
const raw = (text: string): string => (text.includes('`') ? JSON.stringify(text) : `\`${text}\``);

const post = (call: RpcCall): string => `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"strings"
)

func main() {
	body := strings.NewReader(${raw(requestBody(call))})
	response, err := http.Post(${JSON.stringify(call.url)}, "application/json", body)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()

	reply, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(reply))
}`;

const listen = (call: RpcCall): string => `// go get github.com/gorilla/websocket
package main

import (
	"fmt"
	"log"

	"github.com/gorilla/websocket"
)

func main() {
	socket, _, err := websocket.DefaultDialer.Dial(${JSON.stringify(call.url)}, nil)
	if err != nil {
		log.Fatal(err)
	}
	defer socket.Close()

	request := []byte(${raw(requestBody(call))})
	if err := socket.WriteMessage(websocket.TextMessage, request); err != nil {
		log.Fatal(err)
	}
	for {
		_, message, err := socket.ReadMessage()
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(string(message))
	}
}`;

export function goSample(call: RpcCall): RpcSample {
  return { label: 'Go', language: 'go', code: isSocketUrl(call.url) ? listen(call) : post(call) };
}
