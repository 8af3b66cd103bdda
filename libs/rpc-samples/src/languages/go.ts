import { requestBody } from '../request-body.ts';
import type { RpcCall, RpcSample } from '../rpc-sample.ts';

/** A raw string of Go; a backquote, which cannot stand in one, makes it an interpreted string. */
const raw = (text: string): string => (text.includes('`') ? JSON.stringify(text) : `\`${text}\``);

export function goSample(call: RpcCall): RpcSample {
  const code = `package main

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
  return { label: 'Go', language: 'go', code };
}
