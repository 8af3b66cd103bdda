import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Who a project's statements are made out to. An empty text is a field that was left out. */
export const billingDetails = pgTable('billing_details', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id),
  companyName: text('company_name').notNull().default(''),
  address: text('address').notNull().default(''),
  taxId: text('tax_id').notNull().default(''),
  email: text('email').notNull().default(''),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
