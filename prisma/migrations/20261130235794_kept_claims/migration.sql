-- Which registrations an account claimed stays too: deleting the account finds by it what entries that stay say of them.
CREATE OR REPLACE FUNCTION is_kept_for_good(type text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT type IN (
    'entry-withdrawn', 'entry-removed', 'moved-up', 'late-entry', 'entry-moved', 'account-claimed', 'account-deleted'
  )
$$;
