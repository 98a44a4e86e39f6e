import { Choice, If } from '../served/template.tsx';
import { value } from '../served/value.ts';
import { interview as words } from './words.ts';

const noteField = 'interview-note';
const refusal = 'interview-refusal';

const Answers = ({ of }: { of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([choice, text]) => (
    <label
      key={choice}
      className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 border border-ink-soft px-3 py-2"
    >
      <input type="radio" name="answer" value={choice} required className="size-5 shrink-0 accent-signal" />
      {text}
    </label>
  ));

/** One of two times that are proposed; one that is over is not offered. */
const Time = ({ of: time }: { of: string }) => (
  <If the={`times.${time}`}>
    <Answers of={{ [time]: value(`times.${time}`) }} />
  </If>
);

/**
 * A plain form, which the browser sends itself: the API leads back here, with the answer or with the error. No answer is chosen
 * beforehand, because programs that look into mails press the buttons of the pages behind their links.
 */
export const AnswerForm = () => (
  <form action={words.path} method="post" className="title-block mt-8 px-5 py-5" aria-label={words.question}>
    <If the="failed">
      <div id={refusal} role="alert" className="mb-5 border-l-[6px] border-l-bad py-1 pl-4">
        <p className="font-display text-lg font-semibold">{words.failed}</p>
        <p className="mt-1">
          <Choice of="why" words={words.refusals} />
        </p>
      </div>
    </If>
    <input type="hidden" name="token" value={value('token')} />
    <input type="hidden" name="change" value={value('change')} />
    <fieldset>
      <legend className="text-[0.9rem] font-semibold">{words.question}</legend>
      <If the="isProposed" otherwise={<Answers of={words.choices} />}>
        <Time of="first" />
        <Time of="second" />
        <Answers of={words.neither} />
      </If>
    </fieldset>
    <label htmlFor={noteField} className="mt-5 block text-[0.9rem] font-semibold">
      {words.note}
    </label>
    <p id={`${noteField}-help`} className="text-[0.85rem] leading-snug text-ink-soft">
      {words.noteHelp}
    </p>
    <textarea
      id={noteField}
      name="note"
      rows={3}
      maxLength={words.longestNote}
      aria-describedby={`${noteField}-help`}
      className="mt-2 block w-full border border-ink-soft bg-paper px-3 py-2"
    />
    <p className="mt-5">
      <button type="submit" className="button primary">
        {words.button}
      </button>
    </p>
    <p className="mt-4 text-[0.9rem] leading-snug text-ink-soft">
      <If the="isProposed" otherwise={words.change}>
        {words.changeOfTwo}
      </If>{' '}
      {words.write}:{' '}
      <a className="underlined" href={`mailto:${words.mail}`}>
        {words.mail}
      </a>
    </p>
  </form>
);
