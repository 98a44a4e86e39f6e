import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { translate } from '../messages/translate.ts';
import { PageLink } from '../values/links/page-link.tsx';
import { listPath } from './list-path.ts';
import { isLate, lineText, numberText } from './to-do-texts.ts';
import './today.css';

/** The kinds of work that wait, in one row above the list of applications; not drawn when nothing waits. */
export const ToDoStrip = () => {
  const { data } = useRead(reads.toDo());
  if (!data || data.toDo.length === 0) return null;
  return (
    <ul className="numbers to-do-strip" aria-label={translate('today.toDo')}>
      {data.toDo.map((line) => (
        <li key={line.kind} data-alarming={isLate(line) || undefined}>
          <PageLink to={listPath(line)}>
            <b>{numberText(line)}</b> {lineText(line)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
};
