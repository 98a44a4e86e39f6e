import type { ApplicationSummary } from '../applications/describe-application.use-case';

type Resume = NonNullable<ApplicationSummary['resume']>;

const MB = 1024 * 1024;

/** As the form and the HR area tell it. */
const describeSize = (bytes: number) =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${Math.ceil((bytes / MB) * 10) / 10} MB`;

/** For example "PDF, 200 KB". */
export const describeFile = ({ type, size }: Pick<Resume, 'type' | 'size'>) =>
  `${type.toUpperCase()}, ${describeSize(size)}`;

/** The resume in one line for HR. */
export function describeResume(resume: Resume | null): string {
  if (!resume) return 'No resume uploaded';
  const file = describeFile(resume);
  if (resume.state === 'stored') return file;
  if (resume.state === 'rejected') return `${file}. ${resume.note ?? 'The file is damaged.'} Please ask for it again.`;
  return `${file}. Received and safe, but not filed yet: it will open in the HR area soon.`;
}
