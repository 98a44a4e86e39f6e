import { translate } from '../messages/translate.ts';
import { unavailable } from './buttons/unavailable.ts';
import type { RestoredDraft } from './drafts/draft-notice.tsx';
import { Unsaved } from './unsaved.tsx';

type Props = {
  save: string;
  /** Whether something beside the form is the main thing to do. */
  quiet?: boolean;
  busy: boolean;
  cancel?: (() => void) | undefined;
  /** Why the form cannot be sent yet. */
  missing?: string | false | undefined;
  /** The draft that Cancel discards; leaving the form in any other way keeps it. */
  draft?: RestoredDraft;
  /** Of settings and of what the site shows: whether the form differs from what is saved, which is told. */
  unsaved?: boolean;
};

export const FormButtons = ({ save, quiet = false, busy, cancel, missing, draft, unsaved = false }: Props) => (
  <>
    <Unsaved changed={unsaved} />
    <div className="form-buttons">
      <button type="submit" className={quiet ? 'button' : 'button primary'} disabled={busy} {...unavailable(missing)}>
        {busy ? translate('form.working') : save}
      </button>
      {cancel && (
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => {
            draft?.discard();
            cancel();
          }}
        >
          {translate('buttons.cancel')}
        </button>
      )}
      {missing && <span className="hint">{missing}</span>}
    </div>
  </>
);
