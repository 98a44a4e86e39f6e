import { makeObjectName } from '../../platform/make-object-name';
import type { ResumeType } from './resumes.facts';

/** A new object name with the true type, and nothing of the applicant's own file name. */
export const makeResumeKey = (type: ResumeType) => `${makeObjectName()}.${type}`;
