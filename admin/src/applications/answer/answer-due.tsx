import { answerText, answerTone, type Clock } from './answer-text.ts';
import './answers.css';

export const AnswerDue = ({ record }: { record: Clock }) => (
  <span className="mono answer-due" data-tone={answerTone(record)} title={record.answerPausedFor ?? undefined}>
    {answerText(record)}
  </span>
);
