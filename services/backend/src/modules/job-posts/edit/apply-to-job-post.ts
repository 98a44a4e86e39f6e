import type { Config } from '../../../platform/config/config.module';
import type { Sql } from '../../../platform/database/database';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { hashOfPath } from '../image/post-image.facts';
import { postImages } from '../image/post-images.repository';
import { type JobPostFields, writtenNames } from '../job-post.entity';
import type { JobPostState } from '../job-post.facts';
import { jobPostTimes } from './edit-job-posts.repository';
import { isLocalDate, type SaveJobPostRequest } from './save-job-post.dto';

type ExtraFields = Omit<JobPostFields, 'title' | 'para' | 'location'>;

/** The defaults of a new post: everything but the three required texts is absent. */
export const newJobPost = {
  ...Object.fromEntries(writtenNames.map((name) => [name, null])),
  intent: 'published',
} as ExtraFields;

/** The settings that hold for all posts of the company. */
export type PostRules = Pick<Config, 'COMPANY_TIME_ZONE' | 'JOB_POSTS_NEED_PAY'>;

/**
 * The post with the request; fields that it leaves out stay, and so does a state that has come by time: closed.
 * @throws ValidationFailed when times and state, or workplace and days on site, contradict each other, a new closing time is past, or the post is published without the pay that JOB_POSTS_NEED_PAY demands
 */
export async function applyToJobPost(before: ExtraFields, request: SaveJobPostRequest, rules: PostRules, sql: Sql) {
  const zone = rules.COMPANY_TIME_ZONE;
  const { title, para, location, opensAt, closesAt, state, slug: _slug, sameTitle: _sameTitle, ...extras } = request;
  const changes = Object.fromEntries(Object.entries(extras).filter(([, value]) => value !== undefined));
  const after: JobPostFields = { ...before, ...changes, title, para, location };
  const isPublished = state === 'open' || state === 'scheduled';
  if (state) after.intent = isPublished ? 'published' : state;
  const wasClosed = !state && (await stateOf(before, sql)) === 'closed';
  if (opensAt !== undefined) after.opensAt = opensAt ? await resolveOpening(opensAt, zone, sql) : null;
  if (closesAt !== undefined) after.closesAt = closesAt ? await resolveClosing(closesAt, zone, sql) : null;
  // What is left out stays: one that its date has closed is not published by another date alone.
  if (wasClosed && (await stateOf(after, sql)) !== 'closed') after.intent = 'closed';
  if (rules.JOB_POSTS_NEED_PAY === 'yes' && after.intent === 'published' && after.salary === null)
    throw new ValidationFailed({ salary: 'A post is published with its pay here. Give a range, or keep it a draft.' });
  assertDaysFitWorkplace(before, after);
  await assertCloses(before, after, sql);
  await assertImageIsThere(before, after, sql);
  if (isPublished) {
    // The times must not silently give another state. Open is accepted for a post that opens later: it does so by itself.
    const outcome = await stateOf(after, sql);
    const past = 'This is past, and the post would stay closed. Choose a later time or none.';
    if (outcome === 'closed') throw new ValidationFailed({ closesAt: past });
    if (state === 'scheduled' && outcome === 'open')
      throw new ValidationFailed({ opensAt: 'Say when a scheduled post opens: a time that is still to come.' });
  }
  return after;
}

const stateOf = async ({ intent, opensAt, closesAt }: ExtraFields, sql: Sql): Promise<JobPostState> =>
  (await jobPostTimes.predictState(sql, intent, opensAt, closesAt)).state;

/** A contradiction that was there already may stay, so that the post can be closed. @throws ValidationFailed */
function assertDaysFitWorkplace(before: ExtraFields, { workplace, daysOnSite }: JobPostFields): void {
  if (workplace === before.workplace && daysOnSite === before.daysOnSite) return;
  if (workplace === 'remote' && daysOnSite !== null && daysOnSite > 0)
    throw new ValidationFailed({
      daysOnSite: 'A remote post has no days on site. Leave this empty, or choose Hybrid.',
    });
  if (workplace === 'office' && daysOnSite === 0)
    throw new ValidationFailed({ daysOnSite: 'A post in the office has days on site. Give them, or choose Remote.' });
}

/** A closing time that was there already may be past: time went by. @throws ValidationFailed */
async function assertCloses(before: ExtraFields, after: JobPostFields, sql: Sql): Promise<void> {
  if (!after.closesAt) return;
  if (after.opensAt && after.closesAt <= after.opensAt)
    throw new ValidationFailed({ closesAt: 'A post must close after it opens.' });
  if (after.closesAt.getTime() === before.closesAt?.getTime()) return;
  const { state } = await jobPostTimes.predictState(sql, 'published', after.opensAt, after.closesAt);
  const past = 'This is past already. To close the post now, choose Closed as its state.';
  if (state === 'closed') throw new ValidationFailed({ closesAt: past });
}

/** It stays as long as the post names it. @throws ValidationFailed */
async function assertImageIsThere(before: ExtraFields, after: JobPostFields, sql: Sql): Promise<void> {
  const hash = hashOfPath(after.image);
  if (hash === undefined || after.image === before.image || (await postImages.keep(sql, hash))) return;
  throw new ValidationFailed({ image: 'This picture is not there any more. Choose it again.' });
}

/** A day means its start in the zone. */
export const resolveOpening = (time: string, zone: string, sql: Sql) => resolveTime(time, 0, zone, sql);

/** A day means its end in the zone: the first moment at which the post is closed. */
export const resolveClosing = (time: string, zone: string, sql: Sql) => resolveTime(time, 1, zone, sql);

const resolveTime = async (time: string, daysLater: number, zone: string, sql: Sql): Promise<Date> =>
  isLocalDate(time) ? (await jobPostTimes.startOfDay(sql, time, daysLater, zone)).moment : new Date(time);
