-- Files to be read, by company: each company has its turn, however many files another has sent.
create index attachments_pending_idx on attachments (company_id, text_due_at) where text_state = 'pending';
drop index attachments_text_due_at_idx;
