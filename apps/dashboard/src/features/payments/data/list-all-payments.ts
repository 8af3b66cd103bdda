import { listPayments, type ApiClient } from '@onepoint/api-client';
import type { Payment } from '@onepoint/api-contract';

const pageSize = 100;

/** Every payment of a project, newest first, page by page. A page that brings nothing new ends it, whatever it says of more. */
export async function listAllPayments(client: ApiClient, projectId: string): Promise<Payment[]> {
  const payments = new Map<string, Payment>();
  for (let lastId: string | undefined; ;) {
    const page = await listPayments(client, { projectId, limit: pageSize, lastId });
    const before = payments.size;
    for (const payment of page.data) payments.set(payment.id, payment);
    lastId = page.data.at(-1)?.id;
    if (!page.hasMore || payments.size === before) return [...payments.values()];
  }
}
