import { translate } from '../../messages/translate.ts';
import type { RecordName } from './last-change.tsx';

/** A save that was refused because somebody else had changed the record. */
export interface Stale {
  of: RecordName;
  /** Whether the latest record is in the form, with the typed values beside its own. */
  isLoaded: boolean;
  load: () => void;
  /** What comes next once it is loaded, where it is not to save again. */
  loaded?: string;
}

/** What comes next: the latest record is in the form, or a button loads it. */
export const StaleSave = ({ stale: { isLoaded, load, loaded } }: { stale: Stale }) =>
  isLoaded ? (
    <p>{loaded ?? translate('form.stale.loaded')}</p>
  ) : (
    <button type="button" className="button" onClick={load}>
      {translate('form.reload')}
    </button>
  );
