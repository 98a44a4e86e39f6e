import { useRef, useState } from 'react';
import { forgetPerson, isPersonKept } from '../draft/person.ts';
import { applicationWords } from '../form-words.ts';

/** What the browser keeps of the person, and the button that forgets it. The result takes the focus of the button. */
export function PersonLine({ onForget }: { onForget: () => void }) {
  const [wasKept] = useState(isPersonKept);
  const [forgotten, setForgotten] = useState(false);
  const result = useRef<HTMLSpanElement>(null);
  const forget = () => {
    forgetPerson();
    onForget();
    setForgotten(true);
    result.current?.focus();
  };
  if (!wasKept) return null;
  return (
    <p className="mt-4 text-[0.85rem] leading-snug text-ink-soft print:hidden">
      {!forgotten && (
        <span>
          {applicationWords.personKept}{' '}
          <button type="button" className="border-b border-ink-soft text-ink hover:border-signal" onClick={forget}>
            {applicationWords.forget}
          </button>
        </span>
      )}
      <span role="status" tabIndex={-1} ref={result} className="outline-none">
        {forgotten ? applicationWords.forgotten : ''}
      </span>
    </p>
  );
}
