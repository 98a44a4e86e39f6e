import { answerText, answerTone, answerUnderLabel, type Clock } from './answer-text.ts';
import './answers.css';

/** @param labelled whether "Answer due" stands beside it */
export const AnswerDue = ({ record, labelled }: { record: Clock; labelled?: boolean }) => (
  <span
    className="mono answer-due"
    data-tone={answerTone(record)}
    title={record.answerPausedFor ?? (labelled ? answerText(record) : undefined)}
  >
    {labelled ? answerUnderLabel(record) : answerText(record)}
  </span>
);
