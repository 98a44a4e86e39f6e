import type { Schemas } from '@frontdoor/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { translate } from '../../messages/translate.ts';
import { partsOf } from './parts-of.ts';
import './hits.css';
import { unavailable } from '../../form/unavailable.ts';

type Props = { text: string; hits: readonly Schemas['TextHitView'][] };

/** The text of a resume with the words that were searched for; it scrolls to them one by one. */
export const TextWithHits = ({ text, hits }: Props) => {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const mark = box.current?.querySelectorAll('mark')[current];
    // Within its box: the page stays where it is.
    if (box.current && mark) box.current.scrollTop = mark.offsetTop - box.current.clientHeight / 3;
  }, [current, hits]);
  const parts = partsOf(text, hits);
  const last = parts.filter(({ hit }) => hit !== null).length - 1;

  return (
    <div className="with-hits">
      <div className="row">
        <span id={id} className="mono soft">
          {translate('resume.text')}
        </span>
        <span className="keys">
          <span className="mono" role="status">
            {translate('hits.position', { position: current + 1, count: last + 1 })}
          </span>
          <button
            type="button"
            onClick={() => setCurrent(current - 1)}
            aria-label={translate('hits.previous')}
            {...unavailable(current === 0 && translate('hits.isFirst'))}
          >
            ↑
          </button>
          <button
            type="button"
            onClick={() => setCurrent(current + 1)}
            aria-label={translate('hits.next')}
            {...unavailable(current >= last && translate('hits.isLast'))}
          >
            ↓
          </button>
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what it can reach */}
      <section ref={box} className="resume-text" aria-labelledby={id} tabIndex={0}>
        {parts.map((part, index) =>
          part.hit === null ? (
            part.text
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a text, in its order
            <mark key={index} aria-current={part.hit === current || undefined}>
              {part.text}
            </mark>
          ),
        )}
      </section>
    </div>
  );
};
