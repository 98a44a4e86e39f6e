import { company } from '../../content/company.ts';
import { answersWithoutScript } from '../words.ts';
import { useHydrated } from '../../ui/pictures/media.ts';

type AnswersWithoutScriptProps = { incomplete: string; failed: string };

/**
 * Messages for browsers without script. When the API refuses a form, it redirects to one of these by its name, and CSS
 * shows the one that the address names. With script the form reads the address itself, and these are removed.
 */
export function AnswersWithoutScript({ incomplete, failed }: AnswersWithoutScriptProps) {
  if (useHydrated()) return null;
  return (
    <>
      <div id="form-incomplete" tabIndex={-1} className="shown-as-target border-bad">
        <p className="font-display text-lg font-semibold">{incomplete}</p>
        <p className="mt-1">{answersWithoutScript.incomplete}</p>
      </div>
      <div id="form-failed" tabIndex={-1} className="shown-as-target border-bad">
        <p className="font-display text-lg font-semibold">{failed}</p>
        <p className="mt-1">
          {answersWithoutScript.failed}{' '}
          <a className="underlined" href={`mailto:${company.email}`}>
            {company.email}
          </a>
          .
        </p>
      </div>
    </>
  );
}
