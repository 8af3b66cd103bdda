-- The fee that a payment was created with: it stays the payment's when the configured one changes.

alter table payments add column fee_terms jsonb;
-- Until now every payment through the provider cost a flat $1.40.
update payments set fee_terms = '{"kind": "flat", "cents": 140}' where type = 'CRYPTOCLOUD_PAYMENT';
alter table payments add constraint payments_fee_terms check ((type = 'CRYPTOCLOUD_PAYMENT') = (fee_terms is not null));
