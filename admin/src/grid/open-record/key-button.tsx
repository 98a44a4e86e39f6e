type Props = {
  label: string;
  sign: string;
  shortcut: 'J' | 'K' | 'Esc';
  press: (() => void) | undefined;
};

/** A small button that shows its key. */
export const KeyButton = ({ label, sign, shortcut, press }: Props) => (
  <button type="button" aria-keyshortcuts={shortcut === 'Esc' ? 'Escape' : shortcut} disabled={!press} onClick={press}>
    <span aria-hidden="true">
      {sign} <kbd>{shortcut}</kbd>
    </span>
    <span className="visually-hidden">{label}</span>
  </button>
);
