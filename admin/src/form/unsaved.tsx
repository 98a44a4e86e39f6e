import { translate } from '../messages/translate.ts';

/** Tells above the buttons of a form that what it shows is not saved, for as long as this is so. */
export const Unsaved = ({ changed }: { changed: boolean }) =>
  changed && (
    <p role="status" className="hint">
      {translate('form.unsaved')}
    </p>
  );
