-- When a borrower was told that an item is overdue, so that the sweep doesn't look for the email of every item that was
-- never returned. Emails are deleted after a while; this stays.
ALTER TABLE checkout ADD COLUMN overdue_told_at timestamptz(3);

UPDATE checkout c SET overdue_told_at = l.created_at FROM letter l
  WHERE c.in_at IS NULL AND c.user_id IS NOT NULL AND l.key = 'checkout:' || c.id || ':overdue';

DROP INDEX checkout_due;
CREATE INDEX checkout_overdue_untold ON checkout (due_at)
  WHERE in_at IS NULL AND user_id IS NOT NULL AND overdue_told_at IS NULL;

-- The log of webhooks is deleted by age, whatever webhook it belongs to.
CREATE INDEX webhook_message_created ON webhook_message (created_at);

-- The same for groups that campuses named, organization by organization, and for metadata that is to be read again.
CREATE INDEX campus_group_seen ON campus_group (organization_id, seen_at);
CREATE INDEX campus_sign_in_tried ON campus_sign_in (tried_at) WHERE metadata_url IS NOT NULL;
