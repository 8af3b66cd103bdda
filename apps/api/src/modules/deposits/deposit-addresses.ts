import { depositAddresses, type Orm } from '@onepoint/database';
import { inArray, max, sql } from 'drizzle-orm';
import { ECDH } from 'node:crypto';
import { toHex, type Address } from 'viem';
import { HDKey, publicKeyToAddress } from 'viem/accounts';

/**
 * The checksummed (EIP-55) address at path `0/index` of an account's extended public key (BIP-44's external chain). Only the holder of the private
 * key, which the product does not have, can move deposits from it.
 *
 * @param extendedPublicKey an `xpub…` of the account level, usually `m/44'/60'/0'`
 * @throws {Error} for a text that is not an extended key
 */
export function deriveDepositAddress(extendedPublicKey: string, index: number): Address {
  const { publicKey } = HDKey.fromExtendedKey(extendedPublicKey).derive(`m/0/${index}`);
  if (publicKey === null) throw new Error('The extended key has no public key');
  const uncompressed = ECDH.convertKey(publicKey, 'secp256k1', undefined, undefined, 'uncompressed');
  return publicKeyToAddress(toHex(new Uint8Array(Buffer.from(uncompressed))));
}

/** False for private keys. */
export function isExtendedPublicKey(text: string): boolean {
  try {
    return text.startsWith('xpub') && HDKey.fromExtendedKey(text).privateKey === null;
  } catch {
    return false;
  }
}

export type DepositAddressesRepository = ReturnType<typeof createDepositAddressesRepository>;

export function createDepositAddressesRepository(orm: Orm) {
  return {
    /**
     * Addresses by project, in lower case. Projects without one get the next index. An address is permanent, even if another key is configured later.
     */
    provide: async (projectIds: readonly string[], derive: (index: number) => Address): Promise<Map<string, string>> => {
      if (projectIds.length === 0) return new Map();
      const find = () =>
        orm
          .select()
          .from(depositAddresses)
          .where(inArray(depositAddresses.projectId, [...projectIds]));
      const toMap = (rows: Awaited<ReturnType<typeof find>>) => new Map(rows.map(({ projectId, address }) => [projectId, address]));
      const known = toMap(await find());
      if (known.size === projectIds.length) return known;
      await orm.transaction(async (transaction) => {
        // Serialized, so that no two projects share an index and none is skipped.
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('deposit addresses', 0))`);
        const [last] = await transaction.select({ index: max(depositAddresses.derivationIndex) }).from(depositAddresses);
        let index = (last?.index ?? -1) + 1;
        for (const projectId of projectIds.filter((id) => !known.has(id))) {
          const values = { projectId, derivationIndex: index, address: derive(index).toLowerCase() };
          const added = await transaction
            .insert(depositAddresses)
            .values(values)
            .onConflictDoNothing({ target: depositAddresses.projectId })
            .returning({ projectId: depositAddresses.projectId });
          index += added.length;
        }
      });
      return toMap(await find());
    },
  };
}
