import type { User } from '@onepoint/api-contract';
import { UserDirectoryError, type UserDirectory } from '@onepoint/auth/server';
import { randomText } from '@onepoint/database';
import { PaymentProviderError, type Invoice, type PaymentProvider } from '../modules/payments/provider/payment-provider.ts';

export interface FakeDirectory extends UserDirectory {
  users: Map<string, User>;
  /** Lookups of these users fail as if the identity service were unreachable. */
  unreachable: Set<string>;
  lookups: string[];
}

export function createFakeDirectory(): FakeDirectory {
  const users = new Map<string, User>();
  const unreachable = new Set<string>();
  const lookups: string[] = [];
  return {
    users,
    unreachable,
    lookups,
    getUser: async (userId) => {
      lookups.push(userId);
      if (unreachable.has(userId)) throw new UserDirectoryError('DIRECTORY_UNAVAILABLE');
      const user = users.get(userId);
      if (user === undefined) throw new UserDirectoryError('USER_NOT_FOUND');
      return structuredClone(user);
    },
  };
}

export interface FakeProvider extends PaymentProvider {
  /** By id. Tests change them to change what the provider reports. */
  invoices: Map<string, Invoice>;
  failing: Set<'createInvoice' | 'listInvoices'>;
  report: (paymentId: string, facts: Partial<Invoice>) => void;
}

/** A valid postback is an object with the invoice's id in `genuine`. */
export function createFakeProvider(): FakeProvider {
  const invoices = new Map<string, Invoice>();
  const failing: FakeProvider['failing'] = new Set();
  const answer = async <T>(method: 'createInvoice' | 'listInvoices', value: () => T): Promise<T> => {
    if (failing.has(method)) throw new PaymentProviderError('PROVIDER_UNREACHABLE', 'The fake is out of reach');
    return value();
  };
  return {
    invoices,
    failing,
    report: (paymentId, facts) => {
      for (const invoice of invoices.values()) if (invoice.paymentId === paymentId) Object.assign(invoice, facts);
    },
    createInvoice: ({ paymentId, amountCents }) =>
      answer('createInvoice', () => {
        const invoiceId = `INV-${randomText(8).toUpperCase()}${randomText(8)}`;
        const link = `https://pay.example.com/${invoiceId}`;
        const invoice: Invoice = { invoiceId, paymentId, status: 'created', amountCents, paidCents: 0, link, expiresAt: null };
        invoices.set(invoiceId, invoice);
        return { ...invoice };
      }),
    listInvoices: (ids) => answer('listInvoices', () => ids.flatMap((id) => structuredClone(invoices.get(id)) ?? [])),
    listInvoicesCreated: () => answer('listInvoices', () => structuredClone([...invoices.values()])),
    readPostback: (body) => (typeof body === 'object' && body !== null && 'genuine' in body ? String(body.genuine) : null),
  };
}
