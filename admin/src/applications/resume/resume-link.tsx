import { useShortcuts } from '../../layout/use-shortcuts.ts';
import { resumePath } from './resume-texts.ts';

const linkId = 'resume';

/** @param isFaulty when it could not be read the last time: it is offered as a try. */
export const ResumeLink = ({ file, isFaulty }: { file: string; isFaulty: boolean }) => {
  useShortcuts({ r: () => document.getElementById(linkId)?.click() });
  return (
    <a
      id={linkId}
      className={isFaulty ? 'button' : 'button primary'}
      href={resumePath(file)}
      target="_blank"
      rel="noopener"
      aria-keyshortcuts="r"
    >
      {isFaulty ? 'Try to open the resume' : 'Resume'} <kbd aria-hidden="true">R</kbd>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
};
