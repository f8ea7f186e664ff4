-- Where the sequencer stands: the row with the highest `numbered_below` holds, and every event with an id below it has its position, for
-- good. A step is a new row in place of the old one: while some snapshot is old, readers would have to pass each dead version of a row
-- that is updated, but they find the highest key at once.
create table numbering_bounds (
  numbered_below bigint primary key,
  -- The next bound: every id below it was taken by a transaction whose id is below `next_xid`.
  next_below     bigint,
  next_xid       bigint
);
insert into numbering_bounds (numbered_below) values (0);
