import type { Schemas } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import { translate } from '../messages/translate.ts';
import { listPath } from './list-path.ts';
import { detailText, isLate, lineText, numberText, openText } from './to-do-texts.ts';

type Line = Schemas['ToDoLineView'];

/** One kind of work: how much, who first, and the way to all of it. */
const ToDoLine = ({ line }: { line: Line }) => (
  <li data-late={isLate(line) || undefined}>
    <b className="number">{numberText(line)}</b>
    <span>
      <b>{lineText(line)}</b>
      <span className="mono soft detail">{detailText(line)}</span>
    </span>
    <Link
      className="button"
      to={listPath(line)}
      aria-label={`${openText(line)}: ${numberText(line)} ${lineText(line)}`}
    >
      {openText(line)}
    </Link>
  </li>
);

/** All kinds of work that wait for the person; each line leads to its list. */
export const ToDo = ({ lines }: { lines: readonly Line[] }) => (
  <section aria-labelledby="to-do">
    <div className="row">
      <h2 id="to-do">{translate('today.toDo')}</h2>
      <span className="mono soft">{translate('today.oldestFirst')}</span>
    </div>
    {lines.length === 0 ? (
      <p className="nothing">{translate('today.nothing')}</p>
    ) : (
      <ul className="to-do" aria-labelledby="to-do">
        {lines.map((line) => (
          <ToDoLine key={line.kind} line={line} />
        ))}
      </ul>
    )}
  </section>
);
