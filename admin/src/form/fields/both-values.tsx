import { translate } from '../../messages/translate.ts';

type Props = { label: string; take: () => void; keep: () => void };

/** Chooses between the typed value of a field and the one that somebody else has saved, by one click. */
export const BothValues = ({ label, take, keep }: Props) => {
  const about = <span className="visually-hidden"> {translate('form.stale.of', { label })}</span>;
  return (
    <p className="acts">
      <button type="button" className="button" onClick={take}>
        {translate('form.stale.take')}
        {about}
      </button>
      <button type="button" className="button" onClick={keep}>
        {translate('form.stale.keep')}
        {about}
      </button>
    </p>
  );
};

type SavedProps = { label: string; notes: { savedNow?: string | undefined; take: () => void; keep: () => void } };

/** Below a field of several values: what somebody else has saved meanwhile, and the choice between the two. */
export const SavedMeanwhile = ({ label, notes: { savedNow, take, keep } }: SavedProps) =>
  savedNow !== undefined && (
    <div className="both">
      <p className="hint">
        {translate('form.savedMeanwhile')} {savedNow}
      </p>
      <BothValues label={label} take={take} keep={keep} />
    </div>
  );
