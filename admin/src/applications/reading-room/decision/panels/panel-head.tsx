import { useEffect, useRef } from 'react';
import { ariaKeyOf } from '../../../../keys/key-map.ts';
import { KeyName } from '../../../../keys/key-name.tsx';
import { translate } from '../../../../messages/translate.ts';
import type { Stage } from '../../../stages.ts';

/** What stands in place of the buttons: the other stages, days to come, an interview in a dialog, or a move with its reason and mail. */
export type Panel = { kind: 'stages' } | { kind: 'later' } | { kind: 'interview' } | { kind: 'answer'; stage: Stage };

/** The heading of a panel, which takes the focus when it opens, and its way out. */
export const PanelHead = ({ text, close }: { text: string; close: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="panel-head">
      <h3 ref={heading} tabIndex={-1}>
        {text}
      </h3>
      <button type="button" className="plain-button" aria-keyshortcuts={ariaKeyOf('close')} onClick={close}>
        {translate('buttons.cancel')} <KeyName of="close" />
      </button>
    </div>
  );
};
