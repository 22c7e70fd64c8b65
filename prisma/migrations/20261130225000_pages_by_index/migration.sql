-- What the pages of signed-in people look for, so that they read only that.
CREATE INDEX match_unsettled ON "match" (organization_id, deadline_at) WHERE status IN ('open', 'scheduled', 'reported');
CREATE INDEX match_forfeit_held ON "match" (organization_id)
  WHERE status IN ('open', 'scheduled') AND forfeit_held_at IS NOT NULL;
CREATE INDEX match_forfeited ON "match" (round_id) WHERE status = 'final' AND decided_by IN ('forfeit', 'double-forfeit');
CREATE INDEX match_event_notice ON match_event (organization_id, actor_user_id, at) WHERE type = 'NoticeGiven';
CREATE INDEX audit_event_leave_wish ON audit_event (organization_id) WHERE type = 'asked-to-leave';
CREATE INDEX season_open ON season (starts_on, name) WHERE status = 'registration';
