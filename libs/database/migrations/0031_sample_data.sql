-- Projects that the sandbox's seed fills with sample data, so that the dashboard can say so where it shows it.
alter table projects add column is_sample_data boolean not null default false;
