import { defineContractMethod } from '../define-contract-method.ts';

const contract = { kind: 'address' } as const;
const address = { kind: 'address' } as const;
const integer = { kind: 'integer' } as const;

/** An address nobody has put a contract at: to be replaced by a token's. */
const anyContract = '0x000000000000000000000000000000000000dEaD';

export const erc20Balance = defineContractMethod({
  id: 'erc20Balance',
  eip: 20,
  signature: 'function balanceOf(address owner) view returns (uint256)',
  fields: { contract, owner: address },
  example: ({ account }) => ({ contract: anyContract, owner: account }),
  args: ({ owner }) => [owner],
});

export const erc20Transfer = defineContractMethod({
  id: 'erc20Transfer',
  eip: 20,
  signature: 'function transfer(address to, uint256 amount) returns (bool)',
  fields: { contract, to: address, units: integer },
  example: ({ account }) => ({ contract: anyContract, to: account, units: '1' }),
  args: ({ to, units }) => [to, BigInt(units)],
});

export const erc20Approve = defineContractMethod({
  id: 'erc20Approve',
  eip: 20,
  signature: 'function approve(address spender, uint256 amount) returns (bool)',
  fields: { contract, spender: address, units: integer },
  example: ({ account }) => ({ contract: anyContract, spender: account, units: '0' }),
  args: ({ spender, units }) => [spender, BigInt(units)],
});

export const erc721Owner = defineContractMethod({
  id: 'erc721Owner',
  eip: 721,
  signature: 'function ownerOf(uint256 tokenId) view returns (address)',
  fields: { contract, tokenId: integer },
  example: () => ({ contract: anyContract, tokenId: '1' }),
  args: ({ tokenId }) => [BigInt(tokenId)],
});

export const erc721Transfer = defineContractMethod({
  id: 'erc721Transfer',
  eip: 721,
  signature: 'function safeTransferFrom(address from, address to, uint256 tokenId)',
  fields: { contract, to: address, tokenId: integer },
  example: ({ account }) => ({ contract: anyContract, to: account, tokenId: '1' }),
  args: ({ to, tokenId }, account) => [account, to, BigInt(tokenId)],
});

export const erc1155Balance = defineContractMethod({
  id: 'erc1155Balance',
  eip: 1155,
  signature: 'function balanceOf(address owner, uint256 tokenId) view returns (uint256)',
  fields: { contract, owner: address, tokenId: integer },
  example: ({ account }) => ({ contract: anyContract, owner: account, tokenId: '1' }),
  args: ({ owner, tokenId }) => [owner, BigInt(tokenId)],
});

export const erc1155Transfer = defineContractMethod({
  id: 'erc1155Transfer',
  eip: 1155,
  signature: 'function safeTransferFrom(address from, address to, uint256 tokenId, uint256 units, bytes data)',
  fields: { contract, to: address, tokenId: integer, units: integer },
  example: ({ account }) => ({ contract: anyContract, to: account, tokenId: '1', units: '1' }),
  args: ({ to, tokenId, units }, account) => [account, to, BigInt(tokenId), BigInt(units), '0x'],
});
