-- The trace of the request that an event came from, in the form of W3C Trace Context: deliveries pass it on.
alter table events add column traceparent text collate "C";
