/** The seven positions are the specification's; the experience options are ours. */
export const settingsTables = `
CREATE TABLE form_settings (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  positions text[] NOT NULL,
  experience text[] NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO form_settings (positions, experience) VALUES (
  ARRAY['Frontend Developer', 'Backend Developer', 'Flutter Developer', 'Java Developer', 'MERN Stack Developer',
        'UI/UX Designer', 'Project Manager'],
  ARRAY['Fresher', 'Less than 1 year', '1-2 years', '3-5 years', '6-10 years', 'More than 10 years']
);

CREATE TABLE job_posts (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  para text NOT NULL CHECK (length(para) BETWEEN 1 AND 4000),
  location text NOT NULL CHECK (length(location) BETWEEN 1 AND 200),
  image text CHECK (image ~ '^(https://|/[^/])'),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX job_posts_newest ON job_posts (created_at DESC, id DESC);
`;
