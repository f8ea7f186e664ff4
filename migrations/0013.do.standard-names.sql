-- Columns under the names that the field uses.
alter table event_positions rename column forgotten to trimmed_to;
alter table event_positions rename column forgotten_uuid to trimmed_uuid;
alter table deliveries rename column place to sequence;
alter table deliveries rename column lane to ordering_key;
alter index deliveries_webhook_id_place_idx rename to deliveries_webhook_id_sequence_idx;
alter index deliveries_lane_idx rename to deliveries_ordering_key_idx;
