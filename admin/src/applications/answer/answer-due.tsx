import type { Application } from '@frontdoor/contract';
import { answerText, answerTone } from './answer-text.ts';
import './answers.css';

export const AnswerDue = ({ record }: { record: Application }) => (
  <span className="mono answer-due" data-tone={answerTone(record)} title={record.answerPausedFor ?? undefined}>
    {answerText(record)}
  </span>
);
