import { Column, Entity, getMetadataArgsStorage, PrimaryColumn, VirtualColumn } from 'typeorm';
import type { EmploymentType, JobPostIntent, JobPostState, Salary, Workplace } from './job-post.facts';

/**
 * The one rule, in SQL, for whether visitors see a post and can apply for it. `post` is the alias of `job_posts`. The times are
 * moments: the company's time zone is applied when they are written.
 */
export const jobPostIsOpen = (post: string, at = 'now()') =>
  `(${post}.intent = 'published' AND (${post}.opens_at IS NULL OR ${post}.opens_at <= ${at})
    AND (${post}.closes_at IS NULL OR ${post}.closes_at > ${at}))`;

/** The state of a post as people see it: draft, scheduled, open, closed or filled. */
export const jobPostState = (post: string, at = 'now()') =>
  `CASE WHEN ${jobPostIsOpen(post, at)} THEN 'open'
    WHEN ${post}.intent <> 'published' THEN ${post}.intent
    WHEN ${post}.opens_at > ${at} THEN 'scheduled' ELSE 'closed' END`;

/** The days before its end in which an open post closes soon. */
const SOON_DAYS = 7;
export const jobPostClosesSoon = (post: string) =>
  `(${jobPostIsOpen(post)} AND ${post}.closes_at < now() + interval '${SOON_DAYS} days')`;

/** Since when a post takes no applications; null while it does, and of posts that were closed before this was kept. */
export const jobPostClosedAt = (post: string) =>
  `CASE WHEN ${post}.intent IN ('closed', 'filled') THEN ${post}.closed_at
    WHEN ${post}.intent = 'published' AND ${post}.closes_at <= now() THEN ${post}.closes_at END`;

/**
 * Whether visitors could see a post at some time. `posted_at` tells it until an opening that is still to come takes its place; of a post
 * that is published now, it lies behind the `now()` of the transaction.
 */
export const jobPostWasPublic = (post: string) =>
  `(${post}.was_public OR ${jobPostIsOpen(post)} OR coalesce(${post}.posted_at <= now(), false))`;

/** A vacancy. */
@Entity('job_posts')
export class JobPostEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' }) id: string;
  @Column({ type: 'text' }) slug: string;
  @Column({ type: 'text' }) title: string;
  @Column({ type: 'text' }) para: string;
  @Column({ type: 'text' }) location: string;
  @Column({ type: 'text', nullable: true }) image: string | null;
  /** What can be seen on the image, for people who do not see it. */
  @Column({ name: 'image_alt', type: 'text', nullable: true }) imageAlt: string | null;
  @Column({ type: 'text' }) intent: JobPostIntent;
  @Column({ name: 'employment_type', type: 'text', nullable: true }) employmentType: EmploymentType | null;
  @Column({ type: 'text', nullable: true }) workplace: Workplace | null;
  @Column({ type: 'jsonb', nullable: true }) salary: Salary | null;
  /** What is asked for, such as "2 years with Java on a server". */
  @Column({ type: 'text', nullable: true }) experience: string | null;
  /** A week. */
  @Column({ name: 'days_on_site', type: 'integer', nullable: true }) daysOnSite: number | null;
  /** Whether there is a place to be filled now; false for a pool of applications. */
  @Column({ name: 'existing_vacancy', type: 'boolean', nullable: true }) existingVacancy: boolean | null;
  @Column({ name: 'opens_at', type: 'timestamptz', nullable: true }) opensAt: Date | null;
  /** The first moment at which it is closed. */
  @Column({ name: 'closes_at', type: 'timestamptz', nullable: true }) closesAt: Date | null;
  /** When it opened or will open for the first time; null while it never has been published. */
  @Column({ name: 'posted_at', type: 'timestamptz', nullable: true }) postedAt: Date | null;
  /** Markdown. */
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'integer' }) version: number;
  @Column({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'updated_at', type: 'timestamptz' }) updatedAt: Date;
  /** Since when it takes no applications; null while it is not closed, and where that is not known. */
  @VirtualColumn({ type: 'timestamptz', query: (alias) => jobPostClosedAt(alias) }) closedAt: Date | null;
  /** Whether visitors could see it at some time, so that its address stays and is never answered as unknown. */
  @VirtualColumn({ type: 'boolean', query: (alias) => jobPostWasPublic(alias) }) wasPublic: boolean;
  /** At the moment of reading. */
  @VirtualColumn({ type: 'text', query: (alias) => jobPostState(alias) }) state: JobPostState;
}

/** SQL: titles that people would take for one are equal. */
export const comparableTitle = (title: string) => String.raw`lower(regexp_replace(${title}, '\s+', ' ', 'g'))`;

/** A post with how many have applied for it. */
export type ListedJobPost = JobPostEntity & { applications: number };

/** The fields that the program sets. HR writes all others; all of those but `intent` are shown to visitors. */
const ownFields = [
  'id',
  'slug',
  'postedAt',
  'version',
  'createdAt',
  'updatedAt',
  'closedAt',
  'wasPublic',
  'state',
] as const;
export type JobPostFields = Omit<JobPostEntity, (typeof ownFields)[number]>;

/** The columns that HR writes, in the order of the statements that write them. */
export const writtenColumns = getMetadataArgsStorage()
  .filterColumns(JobPostEntity)
  .filter(({ propertyName }) => !ownFields.some((each) => each === propertyName))
  .map(({ propertyName, options: { name: column = propertyName, type } }) => ({
    name: propertyName as keyof JobPostFields,
    column,
    type: String(type),
  }));
export const writtenNames = writtenColumns.map(({ name }) => name);

/** What visitors see. As text, times need no parsing into dates and back, which costs time on every read of the list. */
export type ShownJobPost = Omit<JobPostFields, 'intent' | 'opensAt' | 'closesAt'> &
  Pick<JobPostEntity, 'id' | 'slug'> &
  Record<'opensAt' | 'closesAt' | 'postedAt', Date | string | null>;

/** The columns that visitors see, under the names of the entity. `written` formats a time. */
export function shownColumns(post: string, written = (moment: string) => moment): string {
  const columns = writtenColumns.map(({ name, column, type }) => {
    const value = `${post}.${column}`;
    return name === 'intent' ? [] : `${type === 'timestamptz' ? written(value) : value} AS "${name}"`;
  });
  return `${post}.id, ${post}.slug, ${columns.flat().join(', ')}, ${written(`${post}.posted_at`)} AS "postedAt"`;
}

/** All of a post under the names of its entity. */
export const jobPostColumns = (post: string) =>
  `${shownColumns(post)}, ${post}.intent, ${post}.version, ${post}.created_at AS "createdAt",
   ${post}.updated_at AS "updatedAt", ${jobPostClosedAt(post)} AS "closedAt", ${jobPostWasPublic(post)} AS "wasPublic",
   ${jobPostState(post)} AS state`;
