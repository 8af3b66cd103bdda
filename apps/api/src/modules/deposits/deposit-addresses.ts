import { depositAddresses, type Orm } from '@onepoint/database';
import { inArray, max, sql } from 'drizzle-orm';
import { ECDH } from 'node:crypto';
import { toHex, type Address } from 'viem';
import { HDKey, publicKeyToAddress } from 'viem/accounts';

/**
 * The address at an index of an account's extended public key: path `0/index` below it, BIP-44's external chain. Only who holds the private
 * key, which is nowhere in the product, can move what arrives there. Checksummed (EIP-55).
 *
 * @param extendedPublicKey an `xpub…` of the account level, `m/44'/60'/0'` as a rule
 * @throws {Error} the text is no extended key
 */
export function deriveDepositAddress(extendedPublicKey: string, index: number): Address {
  const { publicKey } = HDKey.fromExtendedKey(extendedPublicKey).derive(`m/0/${index}`);
  if (publicKey === null) throw new Error('The extended key has no public key');
  const uncompressed = ECDH.convertKey(publicKey, 'secp256k1', undefined, undefined, 'uncompressed');
  return publicKeyToAddress(toHex(new Uint8Array(Buffer.from(uncompressed))));
}

/** Whether a text is an extended public key, and not a private one. */
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
     * The address of each project, in lower case. A project without one gets the next index; one that has an address keeps it for ever,
     * whatever key is configured by now.
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
        // Indexes are given out one after the other: no two projects share one, and none is skipped.
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
