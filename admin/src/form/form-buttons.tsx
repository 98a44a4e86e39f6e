type Props = {
  save: string;
  busy: boolean;
  cancel?: (() => void) | undefined;
  disabled?: boolean;
};

export const FormButtons = ({ save, busy, cancel, disabled = false }: Props) => (
  <div className="form-buttons">
    <button type="submit" className="button primary" disabled={busy || disabled}>
      {busy ? 'Working…' : save}
    </button>
    {cancel && (
      <button type="button" className="button" onClick={cancel} disabled={busy}>
        Cancel
      </button>
    )}
  </div>
);
