import { useShortcuts } from '../../layout/use-shortcuts.ts';
import { translate } from '../../messages/translate.ts';
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
      {translate(isFaulty ? 'resume.tryToOpen' : 'resume.resume')} <kbd aria-hidden="true">R</kbd>
      <span className="visually-hidden"> {translate('values.opensInNewTab')}</span>
    </a>
  );
};
