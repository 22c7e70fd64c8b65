-- Who got into a division after registering stays too: standings on an earlier date don't have them yet.
CREATE OR REPLACE FUNCTION is_kept_for_good(type text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT type IN ('entry-withdrawn', 'entry-removed', 'moved-up', 'late-entry', 'entry-moved', 'account-deleted')
$$;
