import { company } from '../../content/company.ts';
import { AnswerAsTarget, AnswersWithoutScript } from '../../forms/answers/answers-without-script.tsx';
import { refusedPlainForm } from '../form-words.ts';
import { wentWrong } from '../sent/failed-words.ts';

/** The refusals of an application, each with what its sender can do: a file can be changed, a closed vacancy cannot. */
export const AnswersToPlainForm = () => (
  <AnswersWithoutScript incomplete={refusedPlainForm.incomplete} failed={wentWrong} address={company.careersEmail}>
    <AnswerAsTarget id="form-file" title={refusedPlainForm.file.title}>
      {refusedPlainForm.file.text}
    </AnswerAsTarget>
    <AnswerAsTarget id="form-closed" title={refusedPlainForm.closed.title}>
      {refusedPlainForm.closed.text}{' '}
      <a className="underlined" href="/career#open-positions">
        {refusedPlainForm.closed.link}
      </a>
      .
    </AnswerAsTarget>
  </AnswersWithoutScript>
);
