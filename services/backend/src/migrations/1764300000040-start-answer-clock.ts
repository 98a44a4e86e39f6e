import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The national holidays of India; HR adds those of the company. */
const holidays = [2026, 2027, 2028].flatMap((year) => [
  { day: `${year}-01-26`, name: 'Republic Day' },
  { day: `${year}-08-15`, name: 'Independence Day' },
  { day: `${year}-10-02`, name: 'Gandhi Jayanti' },
]);

const calendar = `
  CREATE TABLE working_calendar (
    id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
    weekend smallint[] NOT NULL DEFAULT '{6,7}',
    holidays jsonb NOT NULL,
    time_zone text NOT NULL DEFAULT 'Asia/Kolkata',
    answer_days smallint NOT NULL DEFAULT 5 CHECK (answer_days BETWEEN 1 AND 60),
    figure_published boolean NOT NULL DEFAULT false,
    version integer NOT NULL DEFAULT 1,
    updated_at timestamptz NOT NULL DEFAULT now(),
    counted_since timestamptz NOT NULL DEFAULT now()
  );
  INSERT INTO working_calendar (holidays) VALUES ('${JSON.stringify(holidays)}');

  -- The days of the calendar as moments, so that a date is a look into an index. A day ends with its last millisecond, which is a
  -- moment of that day in every list.
  CREATE TABLE working_days (
    day date PRIMARY KEY,
    starts_at timestamptz NOT NULL UNIQUE,
    ends_at timestamptz NOT NULL CHECK (ends_at > starts_at)
  );
  INSERT INTO working_days
  SELECT day, day::timestamp AT TIME ZONE time_zone, (day + 1)::timestamp AT TIME ZONE time_zone - interval '1 millisecond'
  FROM working_calendar, (SELECT '2025-01-01'::date + n AS day FROM generate_series(0, 1460) n) d
  WHERE extract(isodow FROM day) <> ALL (weekend) AND NOT holidays @> jsonb_build_array(jsonb_build_object('day', day));

  -- What the figure counts of an application that was removed: no name, no id.
  CREATE TABLE past_answers (
    received_at timestamptz NOT NULL,
    due_at timestamptz,
    answered_at timestamptz
  );
  CREATE INDEX past_answers_by_outcome ON past_answers (least(due_at, answered_at));
`;

/**
 * `answer_from` is since when the applicant waits, `answer_due_at` when that wait has to end: null while the clock is paused, and once
 * it has ended. The first answer and the date that was promised for it stay as they were..
 */
const columns = `
  ALTER TABLE applications
    ADD answer_from timestamptz,
    ADD answer_due_at timestamptz,
    ADD answer_ended_at timestamptz,
    ADD answer_paused_at timestamptz,
    ADD answer_pause_reason text CHECK (length(answer_pause_reason) BETWEEN 1 AND 120),
    ADD answer_resumed_at timestamptz,
    ADD first_answer_at timestamptz,
    ADD first_answer_due_at timestamptz,
    ADD CHECK ((answer_paused_at IS NULL) = (answer_pause_reason IS NULL));
  -- A mail along with a move comes after the move.
  ALTER TABLE stage_mails ALTER created_at SET DEFAULT clock_timestamp();
`;

const functions = `
  CREATE FUNCTION answer_due_from(start timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT ends_at FROM working_days WHERE starts_at > start ORDER BY starts_at
    OFFSET (SELECT answer_days - 1 FROM working_calendar) LIMIT 1
  $$;

  -- In days of the calendar and parts of them: nights count, weekends and holidays do not.
  CREATE FUNCTION working_days_between(since timestamptz, until timestamptz) RETURNS float8 LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(extract(epoch FROM least(ends_at, until) - greatest(starts_at, since))
      / extract(epoch FROM ends_at - starts_at)), 0)::float8
    FROM working_days WHERE ends_at > since AND starts_at < until
  $$;

  -- The release before this one inserts applications, too.
  CREATE FUNCTION start_answer_clock() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.answer_from := NEW.created_at;
    NEW.answer_due_at := answer_due_from(NEW.created_at);
    NEW.first_answer_due_at := NEW.answer_due_at;
    RETURN NEW;
  END $$;
  CREATE TRIGGER start_answer_clock BEFORE INSERT ON applications FOR EACH ROW EXECUTE FUNCTION start_answer_clock();

  -- Brings the clock of applications to what their stage, the mails to them and their pause say: it may be called at any time, also
  -- after something was taken back. A date that has passed stays, whatever becomes of the calendar.
  CREATE FUNCTION refresh_answer_clock(targets uuid[]) RETURNS void LANGUAGE sql AS $$
    UPDATE applications a SET answer_from = n.start, answer_due_at = n.due, answer_ended_at = n.ended,
      answer_resumed_at = n.resumed, first_answer_at = n.first, first_answer_due_at = n.promised
    FROM (
      SELECT x.id, h.first, e.ended, r.resumed, s.start, d.due,
        CASE WHEN h.first IS NOT NULL OR x.first_answer_due_at < now() THEN x.first_answer_due_at ELSE d.due END AS promised
      FROM applications x CROSS JOIN working_calendar c
        -- A mail is heard when it leaves: one that waits for its time then, one that was cancelled never.
        CROSS JOIN LATERAL (
          SELECT min(left_at) AS first, max(left_at) AS last FROM (
            SELECT greatest(m.created_at, o.not_before) AS left_at FROM stage_mails m
              LEFT JOIN outbox o ON o.event = 'stage-mail.requested' AND o.subject_id = m.id
            WHERE m.application_id = x.id AND o.cancelled_at IS NULL) answers) h
        -- Who is rejected without a word still waits for one. Rejections from before this clock have ended it.
        CROSS JOIN LATERAL (SELECT CASE WHEN x.stage IN ('hired', 'withdrawn')
          OR x.stage = 'rejected' AND (coalesce(h.last >= x.stage_since, false) OR x.stage_since < c.counted_since)
          THEN x.stage_since END AS ended) e
        -- An application that is opened again begins anew; one whose end was taken back does not.
        CROSS JOIN LATERAL (SELECT CASE WHEN e.ended IS NULL AND x.stage_since > x.answer_ended_at
          THEN greatest(x.answer_resumed_at, x.stage_since) ELSE x.answer_resumed_at END AS resumed) r
        CROSS JOIN LATERAL (SELECT greatest(x.created_at, h.last, r.resumed) AS start) s
        CROSS JOIN LATERAL (SELECT CASE
          WHEN e.ended IS NOT NULL OR x.answer_paused_at >= s.start THEN NULL
          WHEN x.answer_from = s.start AND x.answer_due_at IS NOT NULL THEN x.answer_due_at
          ELSE answer_due_from(s.start) END AS due) d
      WHERE x.id = ANY (targets)) n
    WHERE a.id = n.id AND (a.answer_from, a.answer_due_at, a.answer_ended_at, a.answer_resumed_at, a.first_answer_at,
      a.first_answer_due_at) IS DISTINCT FROM (n.start, n.due, n.ended, n.resumed, n.first, n.promised)
  $$;

  CREATE FUNCTION keep_past_answers() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO past_answers (received_at, due_at, answered_at)
    SELECT created_at, first_answer_due_at, first_answer_at FROM gone
    WHERE standing = 'clear' AND (first_answer_at IS NOT NULL OR first_answer_due_at < now());
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_past_answers AFTER DELETE ON applications REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION keep_past_answers();
`;

/**
 * The promise that somebody hears within five working days gets a clock: a calendar, a date for each application, and what the figure
 * needs of those that are gone. Applications from before get theirs by the mails that they have had.
 */
export class StartAnswerClock1764300000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [calendar, columns, functions]) await runner.query(part);
    await runner.query(`
      UPDATE applications SET first_answer_due_at = answer_due_from(created_at);
      SELECT refresh_answer_clock(array_agg(id)) FROM applications;
      CREATE INDEX applications_by_answer_due ON applications (coalesce(answer_due_at, 'infinity'::timestamptz), id)
        WHERE standing = 'clear';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX applications_by_answer_due;
      DROP TRIGGER keep_past_answers ON applications;
      DROP TRIGGER start_answer_clock ON applications;
      DROP FUNCTION keep_past_answers, refresh_answer_clock, start_answer_clock, working_days_between, answer_due_from;
      ALTER TABLE stage_mails ALTER created_at SET DEFAULT now();
      ALTER TABLE applications DROP answer_from, DROP answer_due_at, DROP answer_ended_at, DROP answer_paused_at,
        DROP answer_pause_reason, DROP answer_resumed_at, DROP first_answer_at, DROP first_answer_due_at;
      DROP TABLE past_answers, working_days, working_calendar;
    `);
  }
}
