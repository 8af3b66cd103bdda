import { ContractFactory, JsonRpcProvider, NonceManager, Wallet } from 'ethers';
import { fundedTestKey, storageContract } from './storage-contract.ts';

/** Deploys a contract in a signed transaction and reads its state back, batching as the library does. */
export async function deployWithEthers(httpUrl: string, chainId: number): Promise<bigint> {
  const provider = new JsonRpcProvider(httpUrl, chainId, { staticNetwork: true, pollingInterval: 200 });
  try {
    const signer = new NonceManager(new Wallet(fundedTestKey, provider));
    const factory = new ContractFactory(storageContract.abi, storageContract.bytecode, signer);
    const contract = await (await factory.deploy()).waitForDeployment();
    return (await contract.getFunction('value')()) as bigint;
  } finally {
    provider.destroy();
  }
}
