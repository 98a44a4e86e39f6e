export const outboxTables = `
CREATE TABLE outbox (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  event text NOT NULL,
  subject_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  leased_until timestamptz,
  published_at timestamptz,
  last_error text,
  UNIQUE (event, subject_id)
);
CREATE INDEX outbox_waiting ON outbox (id) WHERE published_at IS NULL;

CREATE TABLE outbox_jobs (
  event_id uuid NOT NULL REFERENCES outbox ON DELETE CASCADE,
  job text NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'dead')),
  queued_at timestamptz NOT NULL DEFAULT now(),
  failures integer NOT NULL DEFAULT 0,
  last_error text,
  settled_at timestamptz,
  PRIMARY KEY (event_id, job),
  CHECK ((state = 'pending') = (settled_at IS NULL))
);
CREATE INDEX outbox_jobs_unsettled ON outbox_jobs (queued_at) WHERE state = 'pending';
CREATE INDEX outbox_jobs_dead ON outbox_jobs (settled_at) WHERE state = 'dead';

CREATE TABLE deliveries (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  event_id uuid NOT NULL REFERENCES outbox,
  subject_id uuid NOT NULL,
  template text NOT NULL,
  recipient text NOT NULL,
  message_id text NOT NULL UNIQUE,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  leased_until timestamptz,
  answer text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  UNIQUE (event_id, template, recipient),
  CHECK ((state = 'sent') = (sent_at IS NOT NULL))
);
CREATE INDEX deliveries_by_subject ON deliveries (subject_id);
CREATE INDEX deliveries_unsent ON deliveries (state, created_at) WHERE state <> 'sent';
`;
