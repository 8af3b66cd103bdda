-- Second step: reads the tables once, while usage is recorded.

alter table usage_minutes validate constraint usage_minutes_before;
alter table usage_hours validate constraint usage_hours_before;
