import { concat, encodeFunctionData, getContractAddress, numberToHex, parseAbi, type Address, type Hex } from 'viem';

/**
 * Code that an account delegates to for atomic batches (EIP-7702), compiled by solc 0.8.30 for Cancun with 200 optimizer runs and without metadata:
 *
 * ```solidity
 * contract BatchAccount {
 *     struct Call { address to; uint256 value; bytes data; }
 *     error NotSelf();
 *     function execute(Call[] calldata calls) external payable {
 *         if (msg.sender != address(this)) revert NotSelf();
 *         for (uint256 i; i < calls.length; i++) {
 *             (bool ok, bytes memory reason) = calls[i].to.call{value: calls[i].value}(calls[i].data);
 *             if (!ok) assembly { revert(add(reason, 32), mload(reason)) }
 *         }
 *     }
 *     fallback() external payable {}
 *     receive() external payable {}
 * }
 * ```
 */
const creationCode: Hex =
  '0x6080604052348015600e575f5ffd5b506102858061001c5f395ff3fe60806040526004361061001d575f3560e01c80633f707e6b1461001f575b005b61001d61002d36600461015c565b33301461004d576040516314e1dbf760e11b815260040160405180910390fd5b5f5b81811015610157575f5f84848481811061006b5761006b6101cd565b905060200281019061007d91906101e1565b61008b9060208101906101ff565b6001600160a01b03168585858181106100a6576100a66101cd565b90506020028101906100b891906101e1565b602001358686868181106100ce576100ce6101cd565b90506020028101906100e091906101e1565b6100ee90604081019061022c565b6040516100fc929190610276565b5f6040518083038185875af1925050503d805f8114610136576040519150601f19603f3d011682016040523d82523d5f602084013e61013b565b606091505b50915091508161014d57805160208201fd5b505060010161004f565b505050565b5f5f6020838503121561016d575f5ffd5b823567ffffffffffffffff811115610183575f5ffd5b8301601f81018513610193575f5ffd5b803567ffffffffffffffff8111156101a9575f5ffd5b8560208260051b84010111156101bd575f5ffd5b6020919091019590945092505050565b634e487b7160e01b5f52603260045260245ffd5b5f8235605e198336030181126101f5575f5ffd5b9190910192915050565b5f6020828403121561020f575f5ffd5b81356001600160a01b0381168114610225575f5ffd5b9392505050565b5f5f8335601e19843603018112610241575f5ffd5b83018035915067ffffffffffffffff82111561025b575f5ffd5b60200191503681900382131561026f575f5ffd5b9250929050565b818382375f910190815291905056';

/** Creates contracts at the same address on every chain. Local nodes and most chains have it: https://github.com/Arachnid/deterministic-deployment-proxy */
export const contractFactory: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

const salt = numberToHex(0, { size: 32 });

/** Address of the code on every chain. */
export const batchAccount: Address = getContractAddress({ opcode: 'CREATE2', from: contractFactory, bytecode: creationCode, salt });

/** Data of the transaction to `contractFactory` that creates the code. */
export const batchAccountCreation: Hex = concat([salt, creationCode]);

/** Code of an account that delegates to `batchAccount`. */
export const delegationCode = concat(['0xef0100', batchAccount]).toLowerCase();

const abi = parseAbi(['struct Call { address to; uint256 value; bytes data; }', 'function execute(Call[] calls) payable']);

export interface BatchCall {
  readonly to?: string | undefined;
  readonly value?: string | undefined;
  readonly data?: string | undefined;
}

/** Data of the transaction from the account to itself that executes all calls or none. A call without a recipient goes to the zero address. */
export function encodeBatch(calls: readonly BatchCall[]): Hex {
  const parsed = calls.map(({ to, value = '0x0', data = '0x' }) => ({
    to: (to ?? numberToHex(0, { size: 20 })) as Address,
    value: BigInt(value),
    data: data as Hex,
  }));
  return encodeFunctionData({ abi, args: [parsed] });
}
