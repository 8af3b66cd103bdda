import type { Sample, SampleParameters } from './sample.ts';

const dependencies = '// cargo add alloy --features full && cargo add tokio --features full';

export function rustHttpSample({ url }: SampleParameters): Sample {
  return {
    label: 'Rust',
    language: 'text',
    code: `${dependencies}
use alloy::providers::{Provider, ProviderBuilder};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let provider = ProviderBuilder::new().connect_http("${url}".parse()?);
    println!("{}", provider.get_block_number().await?);
    Ok(())
}`,
  };
}

export function rustWebSocketSample({ url }: SampleParameters): Sample {
  return {
    label: 'Rust',
    language: 'text',
    code: `${dependencies} && cargo add futures-util
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
  };
}
