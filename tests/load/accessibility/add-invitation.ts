import { queryOnce } from '../../support/query-once.ts';
import type { JourneyStack } from '../../support/journeys/journey-stack.ts';

/** An interview in a week with the newest applicant, and a link of this token by which it is answered. */
export const addInvitation = ({ databaseUrl, hr }: JourneyStack, token: string) =>
  queryOnce(
    databaseUrl,
    `WITH i AS (
       INSERT INTO interviews (application_id, key, uid, organizer, starts_at, minutes, zone, place)
       SELECT id, gen_random_uuid(), gen_random_uuid() || '@plumbline.example', 'hr@plumbline.example', now() + interval '7 days', 45,
         'Asia/Kolkata', 'https://meet.example/room' FROM applications ORDER BY id DESC LIMIT 1 RETURNING *),
     link AS (INSERT INTO interview_links (hash, interview_id) SELECT sha256(convert_to($1, 'UTF8')), id FROM i)
     INSERT INTO interview_changes (interview_id, kind, starts_at, minutes, zone, place, people, sequence, staff_id, staff_name)
     SELECT i.id, 'arranged', i.starts_at, i.minutes, i.zone, i.place, ARRAY[s.id], 0, s.id, s.name FROM i, staff s WHERE s.email = $2`,
    [token, hr.email],
  );
