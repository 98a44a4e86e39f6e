/** STORAGE EXTERNAL: resumes are compressed formats already, so Postgres shall not try again. */
export const applicationTables = `
CREATE TABLE applications (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  reference text NOT NULL UNIQUE CHECK (reference ~ '^FD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  apply text NOT NULL CHECK (length(apply) BETWEEN 1 AND 200),
  experience text NOT NULL CHECK (length(experience) BETWEEN 1 AND 200),
  linkedin text CHECK (length(linkedin) <= 300 AND linkedin ~ '^https?://'),
  message text CHECK (length(message) <= 5000),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX applications_by_received ON applications (created_at, id);
CREATE INDEX applications_by_name ON applications (name, id);
CREATE INDEX applications_by_email ON applications (email, id);
CREATE INDEX applications_by_position ON applications (apply, id);
CREATE INDEX applications_by_experience ON applications (experience, id);

CREATE TABLE resumes (
  application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  key text NOT NULL UNIQUE CHECK (key ~ '^[0-9a-z]{26}[.](pdf|doc|docx)$'),
  type text NOT NULL CHECK (type IN ('pdf', 'doc', 'docx')),
  original_name text NOT NULL CHECK (length(original_name) BETWEEN 1 AND 255),
  size integer NOT NULL CHECK (size BETWEEN 1 AND 5242880),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  state text NOT NULL DEFAULT 'received' CHECK (state IN ('received', 'stored', 'rejected')),
  note text,
  settled_at timestamptz,
  CHECK ((state = 'received') = (settled_at IS NULL))
);

CREATE TABLE resume_spool (
  application_id uuid PRIMARY KEY REFERENCES resumes ON DELETE CASCADE,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE resume_spool ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE consents (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  terms_agreed boolean NOT NULL,
  age_confirmed boolean NOT NULL,
  policy_version text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX consents_by_application ON consents (application_id);

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key_hash bytea NOT NULL CHECK (octet_length(key_hash) = 32),
  fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 32),
  answer json NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key_hash)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
`;
