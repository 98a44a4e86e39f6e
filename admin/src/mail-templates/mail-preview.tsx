import type { Schemas } from '@frontdoor/contract';
import { useEffect, useRef, useState } from 'react';
import { Modal } from '../form/modal.tsx';
import { translate } from '../messages/translate.ts';
import { Fact } from '../values/fact.tsx';
import './mail-templates.css';

type Props = { preview: Schemas['MailPreviewView']; close: () => void };

const LOOK_AGAIN_MS = 200;

/** Whether the page in a frame has the focus: no style sheet out of it can tell. */
const useFrameFocus = () => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const look = () => setHasFocus(document.activeElement === frame.current);
    look();
    addEventListener('blur', look);
    addEventListener('focus', look);
    // From the frame to a part of this page: the window has the focus before the part has it.
    addEventListener('focusin', look);
    // Into the frame from the controls of the browser: nothing is told to this page.
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      removeEventListener('blur', look);
      removeEventListener('focus', look);
      removeEventListener('focusin', look);
    };
  }, []);
  return { frame, hasFocus };
};

/** A mail as its reader gets it, in both forms. The page in the frame has a policy of its own, and runs nothing. */
export const MailPreview = ({ preview: { subject, text, page }, close }: Props) => {
  const { frame, hasFocus } = useFrameFocus();
  return (
    <Modal title={translate('mailTemplates.preview.heading')} cancel={close} wide returnsFocus>
      <p className="soft">{translate('mailTemplates.preview.samples')}</p>
      <dl>
        <Fact label={translate('fields.subject')}>{subject}</Fact>
      </dl>
      <div className="mail-forms">
        <section>
          <h3>{translate('mailTemplates.preview.html')}</h3>
          <iframe
            ref={frame}
            data-focused={hasFocus}
            sandbox=""
            src={page}
            title={translate('mailTemplates.preview.html')}
          />
        </section>
        <section>
          <h3>{translate('mailTemplates.preview.text')}</h3>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keyboard */}
          <pre tabIndex={0}>{text}</pre>
        </section>
      </div>
      <div className="form-buttons">
        <button type="button" className="button" onClick={close}>
          {translate('buttons.close')}
        </button>
      </div>
    </Modal>
  );
};
