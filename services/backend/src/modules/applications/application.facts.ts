/** Where an application stands with us. Any stage may follow any other: a wrong move is undone by another move. */
export const applicationStages = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'] as const;
export type ApplicationStage = (typeof applicationStages)[number];

/** Applications of one bulk deed. */
export const MOST_MOVES = 200;

/** The stage's bit in `reached_stages`. */
export const bitOf = (stage: ApplicationStage) => 1 << applicationStages.indexOf(stage);
/** SQL: the bit of the stage in which an application is. */
export const stageBit = (alias: string) =>
  `(1 << (array_position('{${applicationStages.join(',')}}'::text[], ${alias}.stage) - 1))`;

/** An application, its consent and its resume's bytes are committed. Subject: the application. */
export const APPLICATION_SUBMITTED = 'application.submitted';

/** HR can be told: the resume is filed, or there is none, or filing it has taken too long to wait. Subject: the application. */
export const APPLICATION_READY_FOR_HR = 'application.ready-for-hr';

/** SQL: where an application came from, as the index has it: null, or empty, where the link to the site told nothing. */
export const sourceOf = (alias: string) => `coalesce(${alias}.source->>'utm_source', ${alias}.source->>'ref')`;
/** SQL: the same, null wherever the link told nothing. */
export const toldSource = (alias: string) => `nullif(${sourceOf(alias)}, '')`;

/** SQL: the day until which HR has put an application off; null for one that is not put off now. */
export const laterUntil = (alias: string) => `CASE WHEN ${alias}.later_until > now() THEN ${alias}.later_until END`;

/** SQL: an application, as `a`, by its id. */
export const fromApplication = (id: string) => `FROM applications a WHERE a.id = ${id}`;
export const joinApplication = (alias: string, on: string) => `JOIN applications ${alias} ON ${on}`;

const endStages: readonly ApplicationStage[] = ['hired', 'rejected', 'withdrawn'];
export const isEndStage = (stage: ApplicationStage): boolean => endStages.includes(stage);
/** SQL: the application is not at its end, as the indexes have it. */
export const isNotAtEnd = (alias: string) =>
  `${alias}.stage NOT IN (${endStages.map((stage) => `'${stage}'`).join(', ')})`;
/** SQL: HR works on the application; it is no suspected spam, and not at its end. */
export const applicationIsOpen = (alias: string) => `(${alias}.standing = 'clear' AND ${isNotAtEnd(alias)})`;

/** SQL: how many words of a resume are searched, where they are too many for the index; else null. */
export const searchedWords = (application: string) =>
  `(SELECT searched_words FROM application_documents WHERE application_id = ${application})`;

/** SQL: those that are rejected with a reason now. */
export const fromRejectedWith = (reason: string) => `FROM applications WHERE rejection_reason_id = ${reason}`;
/** SQL: how many came by a referral, without held and discarded ones. */
export const countReferred = (referral: string) =>
  `(SELECT count(*) FROM applications a WHERE a.referral_id = ${referral} AND a.standing = 'clear')::int`;

/** SQL: whether applications are assigned to a person. */
export const hasAssigned = (staff: string) => `EXISTS (SELECT FROM applications WHERE assigned_to = ${staff})`;

/** SQL: the words of a document were made by rules of before, as its index has it. A migration that changes the rules raises both. */
export const hasOldWords = 'rules < 2';

/**
 * SQL: locks applications in one order, so that two bulk moves wait for each other and never in a circle. Rows that lead to them
 * can be written meanwhile: of those nobody keeps an order.
 */
export const fromLockedApplications = (ids: string) =>
  `FROM applications WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`;
/** SQL: those of them that exist, as `a`. */
export const fromApplications = (ids: string) => `FROM applications a WHERE a.id = ANY(${ids}::uuid[])`;
/** SQL: applications stay until the transaction ends. */
export const fromShareLockedApplications = (ids: string) =>
  `FROM applications WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR KEY SHARE`;
/** SQL: the ids of applications that lose a reference when a post, or these referrals, are deleted. */
export const applicationsOfPost = (post: string) => `SELECT id FROM applications WHERE job_post_id = ${post}`;
/** SQL: how many have applied for each of these posts, as `id` and `count`, what is held, discarded or put off not counted: as the list of them. */
export const countAppliedPerPost = (posts: string) =>
  `SELECT job_post_id AS id, count(*)::int FROM applications
   WHERE job_post_id = ANY(${posts}::uuid[]) AND standing = 'clear'
     AND (later_until IS NULL OR later_until <= now()) GROUP BY 1`;
export const applicationsOfReferrals = (referrals: string) =>
  `SELECT id FROM applications WHERE referral_id IN (${referrals})`;
/**
 * SQL of two parts of a statement: `stay` is in which stage applications were, since when and until when, `moved` what they are
 * now. `now()` is when the transaction began, which may be before the move that it had to wait for.
 */
export const moveToStage = (ids: string, { stage, reason, bit }: Record<'stage' | 'reason' | 'bit', string>) => `
   stay AS (
     SELECT id, stage, stage_since, greatest(clock_timestamp(), stage_since) AS at
     FROM applications WHERE id = ANY(${ids}::uuid[])),
   moved AS (
     UPDATE applications a SET stage = ${stage}, stage_since = stay.at, rejection_reason_id = ${reason}, version = version + 1,
       later_until = NULL, reached_stages = reached_stages | ${bit}
     FROM stay WHERE a.id = stay.id RETURNING a.id, a.stage, a.stage_since, a.version)`;

/** SQL: puts applications back to what they were before a move: the rows of `was` have their id, stage, since, reason, reached and later. */
export const takeBackStage = (was: string) => `
  UPDATE applications a SET stage = ${was}.stage, stage_since = ${was}.since, rejection_reason_id = ${was}.reason,
    reached_stages = ${was}.reached, later_until = ${was}.later, version = version + 1
  FROM ${was} WHERE a.id = ${was}.id RETURNING a.id, a.stage, a.standing, a.version`;
