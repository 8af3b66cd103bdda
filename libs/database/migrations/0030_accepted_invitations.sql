-- Whether a user ever joined a project by invitation, before they get a first one of their own.

create index invitations_by_accepter on invitations (accepted_by) where accepted_by is not null;
