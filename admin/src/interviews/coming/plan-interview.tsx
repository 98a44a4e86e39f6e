import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { isOpen } from '../../applications/stages.ts';
import { hasDraft } from '../../form/drafts/use-draft.ts';
import { ArrangeInterview } from '../arrange-interview.tsx';
import { interviewDraft } from '../interview-values.ts';
import { ComingInterviews } from './coming-interviews.tsx';

type Planned = Pick<Application, 'id' | 'name' | 'stage' | 'version' | 'interviewAt'>;

/** Whether the applicant has interviews that are to come, which somebody sees before they arrange another one. */
export const hasComing = ({ id, interviewAt }: Pick<Planned, 'id' | 'interviewAt'>): boolean =>
  interviewAt !== null && !hasDraft(interviewDraft(id));

/** Whether an interview can be planned: arranged while HR works on the application, changed or cancelled as long as one is to come. */
export const canPlan = (record: Pick<Planned, 'stage' | 'interviewAt'>): boolean =>
  isOpen(record) || record.interviewAt !== null;

/** What the key I opens: the coming interviews with an applicant where there are some, else the form for one. */
export const PlanInterview = ({ record, close }: { record: Planned; close: () => void }) => {
  const [shows, setShows] = useState(() => (hasComing(record) || !isOpen(record) ? 'coming' : 'form'));
  return shows === 'form' ? (
    <ArrangeInterview record={record} close={close} />
  ) : (
    <ComingInterviews record={record} {...(isOpen(record) && { arrange: () => setShows('form') })} close={close} />
  );
};
